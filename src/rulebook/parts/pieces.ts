/** Terms of pieces: coupons, certificates and chips without cash value that are laid beside a wager or are one. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isDate, isLocal, plusDays } from '../../base/moment.ts'
import { BECOMES, WINS } from '../../games/pieces/settle.ts'
import { money, moneyRange, whole } from '../terms.ts'
import { formed } from '../text/parsed.ts'
import { asking } from '../text/wording.ts'
import type { Whole } from '../whole.ts'
import { by, term } from './by.ts'

/** Live chips in the same wager: none; as much as the face; at least that; or as the player likes. */
const LIVE = ['none', 'equal to the face', 'at least the face', 'any'] as const
/** How players come by them without buying: sent or printed somewhere, or won. */
export const WAYS = ['mail', 'advertisement', 'promotion prize', 'tournament prize', 'tournament sign-up'] as const
export type Way = (typeof WAYS)[number]
/** What must stand on a coupon or voucher. */
const PRINTED = ['amount', 'games', 'period', 'fee', 'no cash value', 'promotional'] as const
export type Printed = (typeof PRINTED)[number]

const cage = z.strictObject({ by, posted: z.array(z.string()).min(1).optional() }).optional()
const ending = { by, piece: z.enum(BECOMES), cage }

const kind = z.strictObject({
  by,
  /** Of each piece, or of all that one purchase brings. */
  face: z.strictObject({ by, range: moneyRange, of: z.enum(['piece', 'purchase']) }),
  /** Given out as a voucher, which somebody of the house changes into chips before they are laid. */
  voucher: term.optional(),
  live: z.strictObject({ by, chips: z.enum(LIVE) }),
  bets: z.strictObject({ by, on: z.enum(['base', 'base and bonus']) }),
  /** Never on two base bets of one round that cannot both win. */
  opposite: term.optional(),
  perWager: z.strictObject({ by, pieces: whole }).optional(),
  wins: z.strictObject({ ...ending, pays: z.enum(WINS) }),
  loses: z.strictObject(ending),
  pushes: z.strictObject(ending),
})

export const pieces = z.strictObject({
  by,
  kinds: z.record(z.string(), kind),
  /** Bought at a posted window in posted hours, for less than their face; a limit goes by who comes first. */
  sale: z
    .strictObject({ by, window: term, hours: term, price: term, limit: term, log: term, refund: term, personal: term })
    .optional(),
  given: z.strictObject({ by, ways: z.array(z.enum(WAYS)).min(1) }).optional(),
  printed: z.strictObject({ by, says: z.array(z.enum(PRINTED)).min(1) }).optional(),
  /** For each use, in live chips, when the piece lies there and before the cards come. */
  fee: z.strictObject({ by, in: term, before: term, late: term, again: term, advertised: term }).optional(),
  /** The notice at each table says which kinds are played there, and whether with a live wager. */
  notice: z.strictObject({ by, wager: term }).optional(),
  /** Who looks at a piece that was played. */
  verified: z.strictObject({ by, who: z.enum(['representative', 'dealer']) }),
  /** Who brings it to the cage; the player-dealer is paid for it, and nobody else. */
  redeemed: z.strictObject({ by, carried: z.enum(['representative', 'player-dealer']) }),
  /** A result that was told wrong; rule files of before have nothing on it. */
  corrected: term.optional(),
  /** Never changed into chips or money for a player. */
  exchange: term,
  transfer: term.optional(),
  /** Never for a collection or any other fee. */
  fees: term.optional(),
  /** What is won with it is paid in live chips. */
  winnings: term,
  limits: term.optional(),
  /** Used from then to then. `after`: laid before the end and decided after it. */
  period: z.strictObject({ by, after: term }),
})
export type PieceTerms = Whole<z.infer<typeof pieces>>
export type KindTerms = PieceTerms['kinds'][string]

/** `2026-03-02T19:00`; a date alone begins with its first minute and ends with its last. */
const wanted = message('a local time or date')
const local = (midnight: (date: string) => string) =>
  formed(asking(wanted, z.string()), wanted, (text): string | undefined =>
    isDate(text) ? `${midnight(text)}T00:00` : /^.{16}$/.test(text) && isLocal(text) ? text : undefined,
  )
const span = { from: local((date) => date), to: local((date) => plusDays(date, 1)) }

/** What the house chooses: series by code, packages that are sold, where and when, and the notices at tables. */
export const pieceChoices = {
  series: z
    .record(
      z.string(),
      z.strictObject({
        kind: z.string(),
        face: money,
        pieces: whole,
        games: z.array(z.string()).min(1).optional(),
        ...span,
        fee: money.optional(),
        printed: z.array(z.enum(PRINTED)).optional(),
      }),
    )
    .optional(),
  packages: z.record(z.string(), z.strictObject({ price: money, pieces: z.record(z.string(), whole) })).optional(),
  sale: z
    .strictObject({ window: z.string().min(1), hours: z.array(z.strictObject(span)).min(1), limit: whole.optional() })
    .optional(),
  notices: z
    .record(z.string(), z.strictObject({ kinds: z.array(z.string()).min(1), wager: z.enum(['live', 'none']) }))
    .optional(),
}
