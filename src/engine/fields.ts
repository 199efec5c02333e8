/** Parts of an order as people write them: bounded texts, amounts, cards, tiles, hands, bets. */
import { z } from 'zod'
import { message } from '../base/message.ts'
import { isDate, isLocal } from '../base/moment.ts'
import { type Cents, cents, MOST, parseMoney, toWire } from '../base/money.ts'
import { nearTo } from '../base/near.ts'
import { partyFrom } from '../base/party.ts'
import { shoe } from '../cards/deck.ts'
import { parseCards } from '../cards/notation.ts'
import { CARD_ZONES, type Deal, TILE_ZONES } from '../cards/outcomes/deal.ts'
import { parseTiles } from '../cards/tile.ts'
import { GAME_SLUGS, isGame } from '../games/games.ts'
import { excerpt } from '../rulebook/text/excerpt.ts'
import { formed, needing, parsed } from '../rulebook/text/parsed.ts'
import { asking, unsaid } from '../rulebook/text/wording.ts'
import { writtenBettor, writtenHand, writtenRound } from './judging/facttext.ts'

export const words = (max: number) => z.string().trim().min(1).max(max)
export const name = words(80)
export const reason = words(1_000)
export const yamlText = z.string().min(1).max(200_000)
export const flag = z.boolean()
/** A PIN or a password. */
export const secret = unsaid(z.string().min(1).max(200))
export const table = words(20)
export const seat = asking(message('a seat'), z.string().regex(/^[1-9]\d?$/))
/** A hand lies at a seat, or before the player-dealer. */
const seatOrDealer = asking(message('a seat or the player-dealer'), z.union([seat, z.literal('player-dealer')]))
export const person = asking(message('a person of the register'), z.string().regex(/^[\w-]{1,40}$/))
/** `table 4 seat 3` as people write it, or whatever they call somebody. */
export const party = name.transform(partyFrom)
export const drawer = asking(message('a drawer of the cage'), z.string().regex(/^[\w-]{1,20}$/))
/** As it stands on the form: four signs or more with a digit among them, and never a social security number. */
export const formNumber = asking(
  message('a form number'),
  z
    .string()
    .trim()
    .max(80)
    .regex(/^(?=.*\d)(?!\d{3}-\d{2}-\d{4}$)[A-Za-z0-9][A-Za-z0-9 ./#-]{3,}$/),
)
/** The pattern is for those who read the API; what it lets through the calendar must have. */
const calendar = (pattern: RegExp, isRight: (text: string) => boolean) =>
  z.string().regex(pattern, { abort: true }).refine(isRight)
export const date = asking(message('a date'), calendar(/^\d{4}-\d{2}-\d{2}$/, isDate))
export const noticeSince = asking(
  message('a local time or date'),
  calendar(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, (text) => isDate(text) || isLocal(text)),
)

const LOCAL = message('a local time')
export const localTime = asking(LOCAL, calendar(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, isLocal))
/** Of what begins or ends with a posted minute. */
export const minute = asking(LOCAL, calendar(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, isLocal))

/** `$1,234.56`, or cents as a string of digits: `123456`. Never a number: those lose cents. */
const AMOUNT = message('an amount or cents')
export const amount = needing(
  formed(asking(AMOUNT, z.string().max(24)), AMOUNT, (text): Cents | undefined =>
    /^\d{1,15}$/.test(text) ? cents(BigInt(text)) : text.startsWith('$') ? parseMoney(text) : undefined,
  ),
  (read) => read <= MOST,
  message('more than any room has', { most: toWire(MOST) }),
)
/** Below zero it goes out: `-$20`. */
const SIGNED = message('an amount in or out')
export const signed = formed(asking(SIGNED, z.string().max(24)), SIGNED, (text) =>
  /^-?\$/.test(text) ? parseMoney(text) : undefined,
)
export const positive = needing(amount, (read) => read > 0n, message('more than nothing expected'))

const ANY_SHOE = shoe(8, 8)
export const cardZone = parsed(asking(message('cards by their signs'), z.string().max(120)), (text) =>
  parseCards(text, ANY_SHOE),
)
const tileZone = parsed(asking(message('tiles by their names'), z.string().max(400)), (text) =>
  parseTiles(text.split(',')),
)
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

export const game = needing(z.string(), isGame, (written) => {
  const meant = nearTo(written, GAME_SLUGS)
  return message('game of no table', { game: excerpt(written), ...(meant === undefined ? {} : { meant }) })
})

/** Entered late: who did it, and when, as it stands on the paper. */
export const paper = z.strictObject({ by: person, at: localTime })
