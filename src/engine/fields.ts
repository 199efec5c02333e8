/** Parts of an order as people write them: bounded texts, amounts, cards, tiles, hands, bets. */
import { z } from 'zod'
import { isDate, isLocal } from '../base/moment.ts'
import { type Cents, cents, parseMoney } from '../base/money.ts'
import { didYouMean } from '../base/near.ts'
import { partyFrom } from '../base/party.ts'
import { shoe } from '../cards/deck.ts'
import { parseCards } from '../cards/notation.ts'
import { CARD_ZONES, type Deal, TILE_ZONES } from '../cards/outcomes/deal.ts'
import { parseTiles } from '../cards/tile.ts'
import { GAME_SLUGS, isGame } from '../games/games.ts'
import { parsed } from '../rulebook/text/parsed.ts'
import { asking, quoted, unsaid } from '../rulebook/text/wording.ts'
import { writtenBettor, writtenHand, writtenRound } from './judging/facttext.ts'

export const words = (max: number) => z.string().trim().min(1).max(max)
export const name = words(80)
export const reason = words(1_000)
export const yamlText = z.string().min(1).max(200_000)
export const flag = z.boolean()
/** A PIN or a password. */
export const secret = unsaid(z.string().min(1).max(200))
export const table = words(20)
export const seat = asking('a seat from 1 to 99 as text, like "3"', z.string().regex(/^[1-9]\d?$/))
/** A hand lies at a seat, or before the player-dealer. */
const seatOrDealer = z.union(
  [seat, z.literal('player-dealer')],
  'it takes a seat from 1 to 99 as text, like "3", or "player-dealer"',
)
export const person = asking('a person of the register like "21"', z.string().regex(/^[\w-]{1,40}$/))
/** `table 4 seat 3` as people write it, or whatever they call somebody. */
export const party = name.transform(partyFrom)
export const drawer = asking('a drawer like cage-1, in letters and digits', z.string().regex(/^[\w-]{1,20}$/))
/** The pattern is for those who read the API; what it lets through the calendar must have. */
const calendar = (pattern: RegExp, isRight: (text: string) => boolean) =>
  z.string().regex(pattern, { abort: true }).refine(isRight)
export const date = asking('a date like 2026-03-02', calendar(/^\d{4}-\d{2}-\d{2}$/, isDate))
const NOTICE = 'a local time like 2026-03-02 or 2026-03-02T09:00'
export const noticeSince = asking(
  NOTICE,
  calendar(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, (text) => isDate(text) || isLocal(text)),
)

const LOCAL = 'a local time like 2026-03-02T19:30'
export const localTime = asking(LOCAL, calendar(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, isLocal))
/** Of what begins or ends with a posted minute. */
export const minute = asking(LOCAL, calendar(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, isLocal))

/** `$1,234.56`, or cents as a string of digits: `123456`. Never a number: those lose cents. */
const AMOUNT = 'an amount like "$1,234.56" or "123456" (cents)'
export const amount = asking(AMOUNT, z.string().max(24)).transform((text, context): Cents => {
  const read = /^\d{1,15}$/.test(text) ? cents(BigInt(text)) : text.startsWith('$') ? parseMoney(text) : undefined
  if (read !== undefined) return read
  context.addIssue({
    code: 'custom',
    message: `${quoted(text)} is not ${AMOUNT}`,
  })
  return z.NEVER
})
/** Below zero it goes out: `-$20`. */
const SIGNED = 'an amount like "$20", or "-$20" to take out'
export const signed = asking(SIGNED, z.string().max(24)).transform((text, context): Cents => {
  const read = /^-?\$/.test(text) ? parseMoney(text) : undefined
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: `${quoted(text)} is not ${SIGNED}` })
  return z.NEVER
})
export const positive = amount.refine((read) => read > 0n, 'more than nothing was expected')

const ANY_SHOE = shoe(8, 8)
export const cardZone = parsed(asking('cards like "9s 9h"', z.string().max(120)), (text) => parseCards(text, ANY_SHOE))
const tileZone = parsed(asking('tiles with commas between', z.string().max(400)), (text) => parseTiles(text.split(',')))
/** Zone by zone, as people write cards and tiles: `9s 9h`. */
export type DealText = { readonly [Zone in (typeof CARD_ZONES | typeof TILE_ZONES)[number]]?: string } & {
  readonly points?: number
}
export const deal = z.strictObject({
  ...Object.fromEntries(CARD_ZONES.map((zone) => [zone, cardZone.exactOptional()])),
  ...Object.fromEntries(TILE_ZONES.map((zone) => [zone, tileZone.exactOptional()])),
  points: z.int().min(0).max(1000).exactOptional(),
}) as unknown as z.ZodType<Deal, DealText>

export const bet = z.strictObject({
  seat: seatOrDealer,
  backline: z.int().min(1).max(20).exactOptional(),
  onDealer: flag.exactOptional(),
  person: person.exactOptional(),
  proposition: flag.exactOptional(),
  playerDealer: flag.exactOptional(),
  wagered: flag,
  wager: amount.exactOptional(),
  fees: z.array(name).max(20),
  marked: flag.exactOptional(),
})

const bettor = z.strictObject({
  place: z.enum(['seated', 'backline']),
  person: person.exactOptional(),
  asked: words(80).exactOptional(),
  ...writtenBettor(flag, amount),
  age: z.int().min(0).max(130).exactOptional(),
})

export const hand = z.strictObject({
  seat: seatOrDealer,
  role: z.enum(['player', 'player-dealer']),
  cards: deal,
  ...writtenHand(flag),
  bettors: z.array(bettor).max(20),
})

export const facts = z.strictObject({
  dealtIn: z.int().min(0).max(30).exactOptional(),
  ...writtenRound(flag),
  pot: amount.exactOptional(),
  limit: words(40).exactOptional(),
  dealtAt: z.int().min(0).exactOptional(),
})

export const eachSeatOnce = (hands: readonly { seat: string; role: string }[]) =>
  new Set(hands.map((one) => `${one.role} ${one.seat}`)).size === hands.length

export const game = z.string().refine(isGame, {
  error: ({ input }) =>
    `${quoted(String(input))} is not a game that the house knows${didYouMean(String(input), GAME_SLUGS)}`,
})

/** Entered late: who did it, and when, as it stands on the paper. */
export const paper = z.strictObject({ by: person, at: localTime })
