/** Orders as the door takes them: closed keys, bounded texts, amounts and cards written as people write them. */
import { z } from 'zod'
import { type Cents, cents, parseMoney } from '../base/money.ts'
import { shoe } from '../cards/deck.ts'
import { parseCards } from '../cards/notation.ts'
import { CARD_ZONES, type Deal, TILE_ZONES } from '../cards/outcomes/deal.ts'
import { parseTiles } from '../cards/tile.ts'
import type { Order } from '../engine/command.ts'
import { DEVICES } from '../engine/equipment.ts'
import { CONNECTIONS, DUTIES, STREETS } from '../engine/fact.ts'
import { isGame } from '../games/games.ts'

const words = (max: number) => z.string().trim().min(1).max(max)
const name = words(80)
const reason = words(1_000)
const yamlText = z.string().min(1).max(200_000)
const flag = z.boolean()
const table = words(20)
const seat = z.string().regex(/^[1-9]\d?$/, 'a seat is a number from 1 to 99')
const person = z.string().regex(/^[\w-]{1,40}$/, 'a person is a number of the register')
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date like 2026-03-02 was expected')
const noticeSince = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, 'a local time like 2026-03-02 or 2026-03-02T09:00 was expected')

/** `$1,234.56`, or cents as a string of digits: `123456`. Never a number: those lose cents. */
export const amount = z
  .string()
  .max(24)
  .transform((text, context): Cents => {
    const read = /^\d{1,15}$/.test(text) ? cents(BigInt(text)) : text.startsWith('$') ? parseMoney(text) : undefined
    if (read !== undefined) return read
    context.addIssue({
      code: 'custom',
      message: `${quoted(text)} is not an amount like "$1,234.56" or "123456" (cents)`,
    })
    return z.NEVER
  })
const positive = amount.refine((read) => read > 0n, 'more than nothing was expected')

const ANY_SHOE = shoe(8, 8)
const cardZone = z
  .string()
  .max(120)
  .transform((text, context) => {
    const read = parseCards(text, ANY_SHOE)
    if (read.ok) return read.value
    context.addIssue({ code: 'custom', message: read.says })
    return z.NEVER
  })
const tileZone = z
  .string()
  .max(400)
  .transform((text, context) => {
    const read = parseTiles(text.split(','))
    if (read.ok) return read.value
    context.addIssue({ code: 'custom', message: read.says })
    return z.NEVER
  })
const deal = z.strictObject({
  ...Object.fromEntries(CARD_ZONES.map((zone) => [zone, cardZone.optional()])),
  ...Object.fromEntries(TILE_ZONES.map((zone) => [zone, tileZone.optional()])),
  points: z.int().min(0).max(1000).optional(),
}) as unknown as z.ZodType<Deal>

const bet = z.strictObject({
  seat: z.union([seat, z.literal('player-dealer')]),
  backline: z.int().min(1).max(20).optional(),
  onDealer: flag.optional(),
  person: person.optional(),
  proposition: flag.optional(),
  playerDealer: flag.optional(),
  wagered: flag,
  fees: z.array(name).max(20),
  marked: flag.optional(),
})

const bettor = z.strictObject({
  place: z.enum(['seated', 'backline']),
  person: person.optional(),
  wagered: flag.optional(),
  wager: amount.optional(),
  asked: words(80).optional(),
  collectionPaid: flag.optional(),
  present: flag.optional(),
  feePosted: flag.optional(),
  dealerFeePosted: flag.optional(),
  duty: z.enum(DUTIES).optional(),
  proposition: flag.optional(),
  connection: z.enum(CONNECTIONS).optional(),
  age: z.int().min(0).max(130).optional(),
})

const hand = z.strictObject({
  seat: z.union([seat, z.literal('player-dealer')]),
  role: z.enum(['player', 'player-dealer']),
  cards: deal,
  folded: flag.optional(),
  foldedOn: z.enum(STREETS).optional(),
  won: flag.optional(),
  betsCompleted: flag.optional(),
  button: z.enum(['none', 'hold', 'missed blind']).optional(),
  dealt: flag.optional(),
  wageredOn: z.enum(['player', 'banker', 'tie']).optional(),
  bettors: z.array(bettor).max(20),
})

const facts = z.strictObject({
  dealtIn: z.int().min(0).max(30).optional(),
  tournament: flag.optional(),
  misdeal: flag.optional(),
  standardDeck: flag.optional(),
  spokenOf: flag.optional(),
  surveillance: flag.optional(),
  freeTable: flag.optional(),
  pot: amount.optional(),
  limit: words(40).optional(),
  dealtAt: z.int().min(0).optional(),
})

const eachSeatOnce = (hands: readonly { seat: string; role: string }[]) =>
  new Set(hands.map((one) => `${one.role} ${one.seat}`)).size === hands.length

const game = z.string().refine(isGame, 'this is not a game that the house knows')

/** What people and devices may order. Timers, counts and the property have doors of their own. */
const order = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('SetTable'),
    table,
    game,
    seats: z.int().min(1).max(30),
    decks: z.int().min(1).max(8),
  }),
  z.strictObject({ do: z.literal('OpenTable'), table }),
  z.strictObject({ do: z.literal('CloseTable'), table }),
  z.strictObject({ do: z.literal('ReportFault'), table, device: z.enum(DEVICES), reason }),
  z.strictObject({ do: z.literal('ClearFault'), table, device: z.enum(DEVICES) }),
  z.strictObject({
    do: z.literal('EnrolPerson'),
    person,
    duty: z.enum(DUTIES),
    proposition: flag,
    age: z.int().min(0).max(130).optional(),
    connection: z.enum(CONNECTIONS).optional(),
  }),
  z.strictObject({
    do: z.literal('AcceptRules'),
    text: yamlText,
    document: words(200),
    clauses: z.array(name).max(500),
  }),
  z.strictObject({ do: z.literal('DraftOffering'), text: yamlText }),
  z.strictObject({ do: z.literal('ApproveOffering'), activity: name, version: z.int().min(1) }),
  z.strictObject({
    do: z.literal('PostOffering'),
    activity: name,
    places: z.array(name).min(1).max(50),
    notice: z.strictObject({ what: reason, where: reason, since: noticeSince }).optional(),
  }),
  z.strictObject({ do: z.literal('PauseOffering'), activity: name, reason }),
  z.strictObject({ do: z.literal('ResumeOffering'), activity: name }),
  z.strictObject({ do: z.literal('StopOffering'), activity: name, reason }),
  z.strictObject({ do: z.literal('CancelOffering'), activity: name, reason }),
  z.strictObject({ do: z.literal('CloseOffering'), activity: name, reason, to: name }),
  z.strictObject({
    do: z.literal('RequestFreeTable'),
    activity: name,
    patron: words(80).optional(),
    person: person.optional(),
    table: table.optional(),
  }),
  z.strictObject({ do: z.literal('OfferFreeTable'), request: name, table }),
  z.strictObject({
    do: z.literal('PostRank'),
    activity: name,
    setting: name,
    value: words(20).optional(),
    drawnCard: words(3).optional(),
    witnesses: z.array(person).max(10),
  }),
  z.strictObject({ do: z.literal('SeedPool'), activity: name, pool: name }),
  z.strictObject({ do: z.literal('IncreasePool'), activity: name, pool: name, amount: positive, notice: reason }),
  z.strictObject({ do: z.literal('DepositAdvance'), activity: name, amount: positive }),
  z.strictObject({ do: z.literal('FetchDue'), activity: name }),
  z.strictObject({ do: z.literal('RepayDrawer'), activity: name, drawer: name }),
  z.strictObject({ do: z.literal('RepayTray'), activity: name, table }),
  z.strictObject({ do: z.literal('CloseDay'), day: date }),
  z.strictObject({
    do: z.literal('StartRound'),
    table,
    bets: z.array(bet).max(200),
    dealtIn: z.int().min(0).max(30).optional(),
  }),
  z.strictObject({ do: z.literal('BetLate'), table, seat }),
  z.strictObject({ do: z.literal('EndRound'), table }),
  z.strictObject({ do: z.literal('VoidRound'), table, reason }),
  z.strictObject({
    do: z.literal('ReportHit'),
    table,
    facts,
    common: deal,
    // None where the hands belong to the whole table.
    hands: z.array(hand).max(30).refine(eachSeatOnce, 'each seat is named once'),
    activities: z.array(name).max(20).optional(),
  }),
  z.strictObject({
    do: z.literal('EnterAward'),
    activity: name,
    table: table.optional(),
    awards: z
      .array(z.strictObject({ to: name, person: person.optional(), line: name, amount: positive.optional() }))
      .min(1)
      .max(100),
    evidence: reason,
  }),
  z.strictObject({ do: z.literal('AttestHit'), hit: name, answers: z.record(z.string().max(200), flag) }),
  z.strictObject({ do: z.literal('VerifyHit'), hit: name }),
  z.strictObject({
    do: z.literal('DeclineHit'),
    hit: name,
    reason,
    clause: words(20).optional(),
    second: person,
    evidence: reason,
  }),
  z.strictObject({ do: z.literal('DisputeHit'), hit: name, reason }),
  z.strictObject({ do: z.literal('SettleDispute'), hit: name, second: person, reason }),
  z.strictObject({ do: z.literal('BackOutHit'), hit: name, second: person, reason, document: reason }),
  z.strictObject({
    do: z.literal('ClosePeriod'),
    activity: name,
    due: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'the end of a period like 2026-03-02T19:00 was expected'),
    present: z.record(z.string().max(80), flag).optional(),
  }),
  z.strictObject({ do: z.literal('ShowId'), claim: name, person: person.optional() }),
  z.strictObject({
    do: z.literal('PayClaim'),
    claim: name,
    form: words(120),
    drawer: z
      .string()
      .regex(/^[\w-]{1,20}$/)
      .optional(),
    tray: table.optional(),
  }),
  z.strictObject({ do: z.literal('UseVoucher'), claim: name, cost: positive }),
  // Of a closed day, the books say of which activity it is and how much it was.
  z.strictObject({ do: z.literal('ReportPaidInError'), claim: name, second: person, reason }),
])

/** `key` makes the order count once, however often it is sent. */
// JSON has no undefined: an optional key is there with a value, or it is not there.
export const orderCall = z.strictObject({
  by: person,
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/, '16 to 64 letters and digits were expected')
    .optional(),
  order,
}) as unknown as z.ZodType<OrderCall>
export type OrderCall = { by: string; key?: string; order: Order }

export const countCall = z.strictObject({
  by: person,
  table,
  shift: words(20),
  counted: z.record(z.string().max(80), amount).refine((all) => Object.keys(all).length > 0, 'nothing was counted'),
  corrects: name.optional(),
})
export type CountCall = z.infer<typeof countCall>

export type Faults = { says: string; faults: { path: string; says: string }[] }

export function readCall<T>(schema: z.ZodType<T>, body: unknown): { ok: true; value: T } | Faults {
  const read = schema.safeParse(body)
  if (read.success) return { ok: true, value: read.data }
  const faults = read.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, 200),
    says:
      issue.code === 'unrecognized_keys'
        ? `unknown ${issue.keys.map(quoted).slice(0, 5).join(', ')}`
        : issue.message.slice(0, 300),
  }))
  const [first] = faults
  const says =
    first === undefined ? 'This is not an order.' : `${first.path === '' ? 'The body' : first.path}: ${first.says}`
  return { says, faults }
}

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
