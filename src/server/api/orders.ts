/** Orders as the door takes them: closed keys, and every part of them checked. */

import { z } from 'zod'
import type { Message } from '../../base/message.ts'

import {
  amount,
  bet,
  cardZone,
  date,
  deal,
  drawer,
  eachSeatOnce,
  facts,
  flag,
  game,
  hand,
  localTime,
  minute,
  name,
  noticeSince,
  paper,
  person,
  positive,
  reason,
  seat,
  secret,
  signed,
  table,
  words,
  yamlText,
} from '../../engine/fields.ts'
import { DEVICES, SHEETS } from '../../engine/house/vocabulary.ts'
import { CONNECTIONS, DUTIES, EXCLUSIONS } from '../../engine/judging/fact.ts'
import type { Order, OrderName } from '../../engine/mechanisms.ts'
import { tableAction } from '../../engine/tablegames/tableaction.ts'
import { SIDES } from '../../games/doubleup/game.ts'
import { CALLS } from '../../games/hilo/game.ts'
import { asking, fitted, placeIn } from '../../rulebook/wording.ts'
import { told } from '../../words/sentence.ts'
import type { Act } from '../door/permissions.ts'

const order = <Name extends OrderName, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ do: z.literal(name), ...shape, paper: paper.optional() })

/** A step of a game for a prize; cards as people write them. */
const oneCard = cardZone.refine(({ length }) => length === 1, 'one card like Qh is wanted').transform(([card]) => card!)
const gameAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('shuffle') }),
  z.strictObject({ do: z.literal('cut') }),
  z.strictObject({ do: z.literal('turn'), card: oneCard }),
  z.strictObject({ do: z.literal('call'), call: z.enum(CALLS) }),
  z.strictObject({ do: z.literal('quit') }),
  z.strictObject({ do: z.literal('keep') }),
  z.strictObject({ do: z.literal('play'), on: z.enum(SIDES) }),
  z.strictObject({ do: z.literal('deal'), player: cardZone, banker: cardZone }),
])

/**
 * What people may order. Timers, counts, staff and the property have doors of their own. Nobody names a second person here:
 * that one proves himself, and the door writes the number in.
 */
export const doorOrder = z.discriminatedUnion('do', [
  order('SetTable', {
    table,
    game,
    seats: z.int().min(1).max(30),
    decks: z.int().min(1).max(8),
    limit: words(40).optional(),
  }),
  order('OpenTable', { table }),
  order('CloseTable', { table }),
  order('ReportFault', { table, device: z.enum(DEVICES), reason }),
  order('ClearFault', { table, device: z.enum(DEVICES) }),
  order('CallFloor', { table, why: words(200) }),
  order('AnswerCall', { table }),
  order('EnrolPerson', {
    person,
    duty: z.enum(DUTIES),
    proposition: flag,
    age: z.int().min(0).max(130).optional(),
    connection: z.enum(CONNECTIONS).optional(),
    exclusion: z.enum(EXCLUSIONS).optional(),
  }),
  order('SetProfile', { text: yamlText }),
  order('HandOver', { shift: words(40), open: z.array(words(200)).max(500), note: z.string().trim().max(2_000) }),
  order('AcceptRules', { text: yamlText, document: words(200), clauses: z.array(name).max(500) }),
  order('DraftOffering', { text: yamlText }),
  order('ApproveOffering', { activity: name, version: z.int().min(1) }),
  order('PostOffering', {
    activity: name,
    places: z.array(name).min(1).max(50),
    notice: z.strictObject({ what: reason, where: reason, since: noticeSince }).optional(),
  }),
  order('PauseOffering', { activity: name, reason }),
  order('ResumeOffering', { activity: name }),
  order('StopOffering', { activity: name, reason }),
  order('CancelOffering', { activity: name, reason }),
  order('CloseOffering', { activity: name, reason, to: name }),
  order('RequestFreeTable', {
    activity: name,
    patron: words(80).optional(),
    person: person.optional(),
    table: table.optional(),
  }),
  order('OfferFreeTable', { request: name, table }),
  order('WithdrawRequest', { request: name, reason: reason.optional() }),
  order('PostRank', {
    activity: name,
    setting: name,
    value: words(20).optional(),
    drawnCard: words(3).optional(),
  }),
  order('BringForward', { activity: name, pools: z.record(name, amount), reserve: amount, advance: amount }),
  order('SeedPool', { activity: name, pool: name }),
  order('IncreasePool', { activity: name, pool: name, amount: positive, notice: reason }),
  order('DepositAdvance', { activity: name, amount: positive }),
  order('FetchDue', { activity: name }),
  order('RepayDrawer', { activity: name, drawer: name }),
  order('RepayTray', { activity: name, table, copies: z.array(name).min(1).max(200).optional() }),
  order('PrintSheet', { sheet: z.enum(SHEETS), of: name }),
  order('OpenDrawer', { drawer, counted: amount }),
  order('CloseDrawer', { drawer, counted: amount }),
  order('CloseDay', { day: date }),
  order('StartRound', { table, bets: z.array(bet).max(200), dealtIn: z.int().min(0).max(30).optional() }),
  order('BetLate', { table, seat }),
  order('EndRound', { table }),
  order('VoidRound', { table, reason }),
  order('ReportHit', {
    table,
    facts,
    common: deal,
    // None where the hands belong to the whole table.
    hands: z.array(hand).max(30).refine(eachSeatOnce, 'each seat is named once'),
    activities: z.array(name).max(20).optional(),
  }),
  order('PlayTable', { table, action: tableAction }),
  order('UseAccount', { table, seat, amount: signed }),
  order('SettleTable', { table }),
  order('EnterAward', {
    activity: name,
    table: table.optional(),
    awards: z
      .array(z.strictObject({ to: name, person: person.optional(), line: name, amount: positive.optional() }))
      .min(1)
      .max(100),
    evidence: reason,
  }),
  order('AttestHit', { hit: name, answers: z.record(z.string().max(200), flag) }),
  order('ConfirmSurveillance', { hit: name, yes: flag.optional() }),
  order('VerifyHit', { hit: name }),
  order('DeclineHit', { hit: name, reason, clause: words(20).optional(), evidence: reason }),
  order('DisputeHit', { hit: name, reason }),
  order('SettleDispute', { hit: name, reason }),
  order('BackOutHit', { hit: name, reason, document: reason }),
  order('ClosePeriod', {
    activity: name,
    due: minute,
    present: z.record(z.string().max(80), flag).optional(),
  }),
  order('InsertCard', { machine: words(40), person }),
  order('RemoveCard', { machine: words(40) }),
  order('DrawTicket', { activity: name, ticket: words(20) }),
  order('ReportIn', {
    callup: name,
    person: person.optional(),
    answers: z.record(z.string().max(40), flag).optional(),
  }),
  order('PassOver', { callup: name, reason, clause: words(20).optional() }),
  order('StepGame', { callup: name, action: gameAction }),
  order('ShowId', { claim: name, person: person.optional() }),
  order('RecordForm', { claim: name, kind: words(40), reference: words(80) }),
  order('PayClaim', { claim: name, form: words(120), drawer: drawer.optional(), tray: table.optional() }),
  order('UseVoucher', { claim: name, cost: positive }),
  // Of a closed day, the books say of which activity it is and how much it was.
  order('ReportPaidInError', { claim: name, reason }),
])
/** An order as the door has read it, and as it is written in JSON. */
export type DoorOrder = z.output<typeof doorOrder>
export type OrderJson = z.input<typeof doorOrder>

export const badgeProof = z.strictObject({ badge: words(80), pin: secret })

/** `key` makes the order count once, however often it is sent; `second` proves the second person where it takes two. */
export const orderCall = z.strictObject({
  key: asking('16 to 64 letters and digits', z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)).optional(),
  order: asking('an order like { "do": "EndRound", "table": "1" }', doorOrder),
  second: badgeProof.optional(),
})
export type OrderCall = z.output<typeof orderCall>

const ORDER_NAMES: ReadonlySet<unknown> = new Set(doorOrder.options.map(({ shape }) => shape.do.value))

/** What a call orders, as far as that can be told before its shape is looked at: the row of the table of permissions. */
export function actIn(call: unknown): Act | undefined {
  const { do: name, tray } = ((call as { order?: unknown } | null)?.order ?? {}) as { do?: unknown; tray?: unknown }
  if (!ORDER_NAMES.has(name)) return undefined
  return name === 'PayClaim' && tray !== undefined ? 'PayClaim tray' : (name as DoorOrder['do'])
}

/** The order of the engine: with the second person where there is one. JSON has no undefined, so the types agree. */
export function completed(order: DoorOrder, second: string | undefined): Order {
  if (order.do === 'PostRank' || order.do === 'DrawTicket')
    return { ...order, witnesses: second === undefined ? [] : [second] } as Order
  return (second === undefined ? order : { ...order, second }) as Order
}

export const countCall = z.strictObject({
  table,
  shift: words(20),
  counted: z.record(z.string().max(80), amount).refine((all) => Object.keys(all).length > 0, 'nothing was counted'),
  corrects: name.optional(),
})
export type CountCall = z.infer<typeof countCall>

/** Counted by two on paper; whoever sends this types it in. */
export const paperCountCall = z.strictObject({ ...countCall.shape, counters: z.tuple([person, person]), at: localTime })
export type PaperCountCall = z.infer<typeof paperCountCall>

export type Faults = Message & { says: string; faults: { path: string; says: string }[] }

/** More than this are not told: the first ones are mended first. */
const FAULTS_MAX = 20

export function readCall<T>(
  schema: z.ZodType<T>,
  body: unknown,
  how: 'quoted' | 'unquoted' = 'quoted',
): { ok: true; value: T } | Faults {
  const read = fitted(schema, body, how)
  if (read.ok) return read
  const first = read.misfits.slice(0, FAULTS_MAX)
  const faults = first.map(({ path, says }) => ({
    path: path.map(String).join('.').slice(0, 200),
    says: says.slice(0, 600),
  }))
  const place = placeIn(first[0]?.path ?? []).slice(0, 200)
  return { ...told('body has a fault', { place, fault: faults[0]?.says ?? '' }), faults }
}
