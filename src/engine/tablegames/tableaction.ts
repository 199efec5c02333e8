/** The steps of a table game as people write them, at the door and in scenarios: amounts and cards as text. */
import { z } from 'zod'
import { type Cents, dollars, parseMoney } from '../../base/money.ts'
import { DECK_52 } from '../../cards/deck.ts'
import { parseCard, parseCards } from '../../cards/notation.ts'
import { type Action, IRREGULARITIES } from '../../games/table/action.ts'
import { DEALING, WAGERS, type WagerName, type Wagers } from '../../games/table/rules.ts'
import { PAID_FOR } from '../../games/table/table.ts'
import { parsed } from '../../rulebook/text/parsed.ts'

const seat = z.string('a seat is text like "3"').regex(/^[1-9]\d?$/, 'a seat is a number from 1 to 99')
const flag = z.union([z.boolean(), z.enum(['yes', 'no']).transform((word) => word === 'yes')], 'it takes yes or no')
/** How many there are of something: never fewer than none. */
const whole = z.union(
  [
    z.int().min(0, 'no fewer than none').max(999_999),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ],
  'a whole number like 5',
)
/** Cards that lie before somebody. */
const handful = whole.refine((cards) => cards <= 52, 'one deck has 52 cards')
const words = z.string().trim().min(1).max(40)

/** More than any table takes: an amount that long is a slip of the hand. */
export const TOO_MUCH = dollars(100_000_000)

/** Nothing looser than `$10` and `$7.50`: an amount at a table is written with its sign. */
const amount = z.string('an amount is text like "$10" or "$7.50"').transform((text, context): Cents => {
  const read = text.startsWith('$') || text.startsWith('-$') ? parseMoney(text) : undefined
  if (read !== undefined && read < TOO_MUCH) return read
  const says = read === undefined ? 'is not an amount like $10 or $7.50' : 'is more than a table takes'
  context.addIssue({ code: 'custom', message: `"${text.slice(0, 20)}" ${says}` })
  return z.NEVER
})
const cards = parsed(z.string().max(60), (text) => parseCards(text, DECK_52))
export const card = parsed(z.string().max(8), (text) => parseCard(text, DECK_52))
const wagers = z.partialRecord(z.enum(WAGERS), amount) as unknown as z.ZodType<
  Wagers,
  { readonly [Wager in WagerName]?: string }
>
/** What the table game system draws: a seat, or the dealer. */
export const position = z.union([seat, z.literal('dealer')], 'a position is a seat from 1, or dealer')
const bySeat = <T extends z.ZodType>(value: T) => z.record(seat, value)
const counts = z.partialRecord(z.enum(WAGERS), whole)

const ACTIONS = [
  z.strictObject({
    do: z.literal('open'),
    backs: z.array(words).min(1).max(4),
    inspected: flag.default(true),
    spread: flag.default(true),
    washed: flag.default(true),
  }),
  z.strictObject({
    do: z.literal('shuffle'),
    back: words.optional(),
    by: z.enum(['device', 'hand', 'preshuffled']),
    counted: whole.optional(),
  }),
  z.strictObject({ do: z.literal('cut'), cards: whole }),
  z.strictObject({ do: z.literal('idle') }),
  z.strictObject({
    do: z.literal('wager'),
    seat,
    wagers,
    player: words.optional(),
    sameAs: seat.optional(),
    seated: flag.optional(),
    cash: flag.optional(),
  }),
  z.strictObject({ do: z.literal('close bets'), chips: counts.optional(), accepted: counts.optional() }),
  z.strictObject({
    do: z.literal('deal'),
    hands: bySeat(cards).optional(),
    counts: bySeat(handful).optional(),
    dealer: cards.optional(),
    dealerCount: handful.optional(),
    up: card.optional(),
  }),
  z.strictObject({
    do: z.literal('irregularity'),
    what: z.enum(IRREGULARITIES),
    cards: whole.optional(),
    covered: flag.optional(),
    instead: z.enum(DEALING).optional(),
  }),
  z.strictObject({ do: z.literal('repair'), device: z.enum(['shuffler', 'shoe']) }),
  z.strictObject({
    do: z.literal('count stub'),
    cards: whole,
    misdealt: flag.optional(),
    all: whole.optional(),
  }),
  z.strictObject({ do: z.literal('decide'), seat, play: amount.optional() }),
  z.strictObject({ do: z.literal('leave'), seat, treatedAs: z.enum(['lost', 'kept']) }),
  z.strictObject({
    do: z.literal('reveal'),
    dealer: cards.optional(),
    magic: card.optional(),
    lucky: position.optional(),
  }),
  z.strictObject({ do: z.literal('settle'), seat: seat.optional(), hands: bySeat(cards).optional() }),
  z.strictObject({
    do: z.literal('back out'),
    seat,
    wager: z.enum(WAGERS),
    what: z.enum(PAID_FOR).optional(),
    reason: z.string().trim().max(200),
    document: z.string().trim().max(80),
  }),
] as const

/** What a person enters. The clock and the second person are added where the order is decided. */
export const tableAction = z.discriminatedUnion('do', ACTIONS)
export type TableAction = z.infer<typeof tableAction>
export type TableActionText = z.input<typeof tableAction>

/** With the clock of the house, and with whoever of the floor stands behind it. */
export function actionOf(written: TableAction, at: number, hasFloor: boolean): Action {
  const action = written as Action
  switch (action.do) {
    case 'open':
      return { ...action, at, verified: hasFloor }
    case 'shuffle':
    case 'close bets':
      return { ...action, at }
    case 'cut':
    case 'decide':
    case 'reveal':
    case 'settle':
    case 'back out':
      return { ...action, floor: hasFloor }
    default:
      return action
  }
}
