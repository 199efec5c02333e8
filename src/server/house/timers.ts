/** The timers of a running house: run when they are due, oldest first, and looked up only when one can have changed. */

import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../../engine/decide.ts'
import type { Timer } from '../../engine/mechanism.ts'
import type { Event, Order, State } from '../../engine/mechanisms.ts'
import { byTurn, timerNames, timerOf, touchedBy } from '../../engine/timers.ts'
import type { Journal } from '../../journal/journal.ts'
import { nextNumber } from '../../journal/keys.ts'
import type { Head } from '../../journal/line.ts'
import { inEnglish } from '../../words/recorded.ts'
import { commandOf } from './commandtime.ts'
import type { Zone } from './zone.ts'

export type Timers = {
  /** What was recorded: it may have set a timer, or ended one. */
  note(events: readonly Event[]): void
  /** Due timers as commands, each decided on what the ones before it left. Stale ones are refused and done with. */
  run(instant: number): Promise<Head>[]
  /** The instant of the next one; nothing when none is set. */
  next(): number | undefined
}

type Ready = { readonly at: number; readonly order: Order; readonly nth: number; readonly name: string }
type Keep = (order: Order, call: { by: string; at: number }, key: string, events: readonly Event[]) => Promise<Head>

export function timersFor(journal: Journal<State, Event>, zone: Zone, record: Keep): Timers {
  /** By name, what is set; looked up once at the start, then only for the names that an event has touched. */
  let set: Map<string, Ready> | undefined
  let due: number | undefined
  /** Refused when they were due: tried again once something has changed that any timer hangs on. */
  const spent = new Set<string>()

  function look(into: Map<string, Ready>, name: string): void {
    const timer = timerOf(journal.state, name)
    if (timer === undefined) into.delete(name)
    else {
      const { order, nth = 0 } = timer
      into.set(name, { at: instantOf(timer), order, nth, name: JSON.stringify(order) })
    }
  }
  const instantOf = (timer: Timer): number => ('at' in timer.due ? timer.due.at : zone.instantOf(timer.due.local))

  function all(): Map<string, Ready> {
    if (set !== undefined) return set
    set = new Map()
    for (const name of timerNames(journal.state)) look(set, name)
    due = earliest(set)
    return set
  }

  function take({ order, at }: Ready): Promise<Head> | undefined {
    const key = `timer:${nextNumber(journal.keys, 'timer')}`
    const call = { by: 'timer', at }
    const decision = inEnglish(decide(journal.state, commandOf(order, key, call, zone)))
    if (isRefusal(decision)) return undefined
    const ack = record(order, call, key, decision)
    // Who waits for it hears of a failure, and so does every later command.
    ack.catch(() => undefined)
    return ack
  }

  return {
    note: (events) => {
      if (set === undefined) return
      let isTouched = false
      for (const event of events) {
        for (const name of touchedBy(event, journal.state)) {
          look(set, name)
          isTouched = true
        }
      }
      if (!isTouched) return
      spent.clear()
      due = earliest(set)
    },
    run: (instant) => {
      const timers = all()
      if (due === undefined || due > instant) return []
      const acks: Promise<Head>[] = []
      const tried = new Set<string>()
      while (due !== undefined && due <= instant) {
        const ready = [...timers.values()].filter(({ at, name }) => at <= instant && !tried.has(name))
        ready.sort(byTurn)
        const [first] = ready
        if (first === undefined) break
        for (const next of ready) {
          // What the oldest ones leave may be due before this one.
          if (next.at !== first.at) break
          tried.add(next.name)
          const ack = take(next)
          if (ack !== undefined) acks.push(ack)
        }
      }
      for (const name of tried) spent.add(name)
      due = earliest(timers, spent)
      return acks
    },
    next: () => {
      all()
      return due
    },
  }
}

function earliest(set: ReadonlyMap<string, Ready>, but?: ReadonlySet<string>): number | undefined {
  let first: number | undefined
  for (const { at, name } of set.values())
    if (but?.has(name) !== true && (first === undefined || at < first)) first = at
  return first
}
