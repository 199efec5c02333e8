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

export function timersOf(state: State): Timer[] {
  return [...timerNames(state)].flatMap((name) => timerOf(state, name) ?? [])
}
