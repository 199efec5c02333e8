/** The timers of a running house: run when they are due, oldest first, and looked up only when one can have changed. */

import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/command.ts'
import { decide } from '../../engine/decide.ts'
import type { Event } from '../../engine/event.ts'
import type { State } from '../../engine/state.ts'
import { isQuiet, type Timer, timersOf } from '../../engine/timers.ts'
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

type Ready = { readonly at: number; readonly order: Order; readonly name: string }
type Keep = (order: Order, call: { by: string; at: number }, key: string, events: readonly Event[]) => Promise<Head>

export function timersFor(journal: Journal<State, Event>, zone: Zone, record: Keep): Timers {
  let due: number | undefined | 'unknown' = 'unknown'
  const instantOf = (timer: Timer): number => ('at' in timer.due ? timer.due.at : zone.instantOf(timer.due.local))

  /** What is due and was not tried yet, oldest first; and when the next one is due after that. */
  function readyAt(instant: number, tried: ReadonlySet<string>): { ready: Ready[]; future: number | undefined } {
    const ready: Ready[] = []
    let future: number | undefined
    for (const timer of timersOf(journal.state)) {
      const at = instantOf(timer)
      if (at > instant) {
        future = Math.min(at, future ?? at)
        continue
      }
      const name = JSON.stringify(timer.order)
      if (!tried.has(name)) ready.push({ at, order: timer.order, name })
    }
    ready.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
    return { ready, future }
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
      if (!events.every(isQuiet)) due = 'unknown'
    },
    run: (instant) => {
      const acks: Promise<Head>[] = []
      const tried = new Set<string>()
      while (due === 'unknown' || (due !== undefined && due <= instant)) {
        const { ready, future } = readyAt(instant, tried)
        const [first] = ready
        due = first?.at ?? future
        if (first === undefined) break
        for (const next of ready) {
          // What the oldest ones leave may be due before this one.
          if (next.at !== first.at) break
          tried.add(next.name)
          const ack = take(next)
          if (ack !== undefined) acks.push(ack)
        }
      }
      return acks
    },
    next: () => {
      if (due === 'unknown') {
        due = undefined
        for (const timer of timersOf(journal.state)) due = Math.min(instantOf(timer), due ?? Number.POSITIVE_INFINITY)
      }
      return due
    },
  }
}
