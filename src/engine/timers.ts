/** What falls due by itself, by name: orders that carry what they were set for, so that a late or repeated one is recognised. */
import type { Timer as TimerOf } from './mechanism.ts'
import { type Event, MECHANISMS, type Order, type State } from './mechanisms.ts'

export type Timer = TimerOf<Order>

type Timers = {
  names(state: State): Iterable<string>
  touched(event: Event, state: State): Iterable<string>
  due(state: State, name: string): Timer | undefined
}
/** By the name of their room, which stands before every name: `claims C12`. */
const ROOMS = Object.entries(MECHANISMS).flatMap(([room, mechanism]) =>
  'timers' in mechanism && mechanism.timers !== undefined
    ? [[room, mechanism.timers as unknown as Timers] as const]
    : [],
)
const BY_ROOM = new Map(ROOMS)

export function* timerNames(state: State): Iterable<string> {
  for (const [room, { names }] of ROOMS) for (const name of names(state)) yield `${room} ${name}`
}

/** Names whose timer an event may have set, moved or ended. */
export function touchedBy(event: Event, state: State): readonly string[] {
  const names: string[] = []
  for (const [room, { touched }] of ROOMS) for (const name of touched(event, state)) names.push(`${room} ${name}`)
  return names
}

export function timerOf(state: State, name: string): Timer | undefined {
  const blank = name.indexOf(' ')
  return BY_ROOM.get(name.slice(0, blank) as keyof typeof MECHANISMS)?.due(state, name.slice(blank + 1))
}

/**
 * What falls due at one instant happens in this order, live, after a restart and in scenarios: first what ends, on the money that
 * stood there until then; then money that comes back; then what is posted anew; the fee of the house last.
 */
export const TURNS = [
  'EndDay',
  'ClosePeriod',
  'ExpireClaim',
  'ExpireSeries',
  'EndCredit',
  'PassOver',
  'EmptyDrum',
  'HandOut',
  'AddUpHours',
  'AddUpCredits',
  'EndCredits',
  'ClosePoints',
  'LockContest',
  'CountDay',
  'RevertPools',
  'IncreaseDaily',
  'TakeAdminFee',
] as const satisfies readonly Order['do'][]

type Due = { readonly at: number; readonly order: Order; readonly nth?: number }

/**
 * The earlier one first; of one instant by their turn, then by activity, and of one activity as its rules list the pools. What is
 * left goes by name: claim C9 before claim C10, table 2 before table 12.
 */
export const byTurn = (one: Due, other: Due): number =>
  one.at - other.at ||
  turnOf(one) - turnOf(other) ||
  compare(activityOf(one), activityOf(other)) ||
  (one.nth ?? 0) - (other.nth ?? 0) ||
  compare(nameOf(one), nameOf(other))

const turnOf = ({ order }: Due): number => (TURNS as readonly string[]).indexOf(order.do)
const activityOf = ({ order }: Due): string => ('activity' in order ? (order.activity ?? '') : '')
const nameOf = ({ order }: Due): string => JSON.stringify(order).replace(/\d+/g, (digits) => digits.padStart(15, '0'))
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export function timersOf(state: State): Timer[] {
  return [...timerNames(state)].flatMap((name) => timerOf(state, name) ?? [])
}
