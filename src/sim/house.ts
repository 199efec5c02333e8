/**
 * The house under test, in two shapes: the real kernel over its journal, or the engine alone in memory (no disk, so a
 * week takes minutes). Both tell a listener of every entry that took effect, timers included.
 */

import { isRefusal, type Refusal, refuseFor, refuseOrder } from '../base/refusal.ts'
import { decide } from '../engine/decide.ts'
import { evolve } from '../engine/evolve.ts'
import { type Command, type Event, initialState, type Order, type State } from '../engine/mechanisms.ts'
import { byTurn, timerNames, timerOf, touchedBy } from '../engine/timers.ts'
import { checkKey, nextNumber, noKeys, remember } from '../journal/keys.ts'
import type { Clock } from '../server/house/clock.ts'
import type { Call, Outcome } from '../server/house/kernel.ts'
import { zoneOf } from '../server/house/zone.ts'
import { inEnglish } from '../words/recorded.ts'
import { spokenRefusal } from '../words/sentence.ts'

/** One command that took effect. */
export type Heard = { readonly command: Command; readonly events: readonly Event[] }
export type Listener = (heard: Heard) => void

export const DYING = ['after', 'before', 'within'] as const
export type Dying = (typeof DYING)[number]

export type SimHouse = {
  readonly state: State
  submit(order: Order, call: Call & { readonly key: string }): Outcome | Promise<Outcome>
  tick(): void | Promise<void>
  /**
   * The process dies and starts again; what was recorded is there, nothing else. With an order it dies over that one:
   * before it is recorded, within the writing, or after and before anybody is answered.
   */
  crash(order?: Order, call?: Call & { readonly key: string }, when?: Dying): void | Promise<void>
  close(): void | Promise<void>
}

/** The engine's two functions, so that a test can put a wrong one in their place. */
export type Engine = { decide: typeof decide; evolve: typeof evolve }
export const ENGINE: Engine = { decide, evolve }

export type MemoryHouse = SimHouse & { readonly replayed: State }

const DAY_START = '06:00'
const RECENT = 64
const written = (order: Order) => JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))

export function memoryHouse(clock: Clock, zoneName: string, listener: Listener, engine: Engine = ENGINE): MemoryHouse {
  const zone = zoneOf(zoneName)
  const dayOf = (instant: string) => zone.dayOf(Date.parse(instant), DAY_START)
  let state = initialState()
  // Folded from the text of the events alone: what a restart would find.
  let replayed = initialState()
  const keys = noKeys()
  // The last commands and their answers, for those who ask again.
  const recent = new Map<number, { order: Order; by: string; events: readonly Event[] }>()
  let seq = 0
  let recorded = 0
  const now = () => Math.max(clock.now(), recorded)
  // By name, so that only those are looked at again which an event touches.
  const timers = new Map<string, { readonly at: number; readonly order: Order; readonly nth: number }>()
  function setTimer(name: string): void {
    const timer = timerOf(state, name)
    if (timer === undefined) timers.delete(name)
    else {
      const { due, order, nth = 0 } = timer
      timers.set(name, { at: 'at' in due ? due.at : zone.instantOf(due.local), order, nth })
    }
  }

  function take(command: Command): readonly Event[] | Refusal {
    const decision = inEnglish(engine.decide(state, command))
    if (isRefusal(decision)) return decision
    const text = JSON.stringify(decision)
    for (const event of decision) {
      state = engine.evolve(state, event)
      for (const name of touchedBy(event, state)) setTimer(name)
    }
    for (const event of JSON.parse(text) as Event[]) replayed = engine.evolve(replayed, event)
    recorded = now()
    seq += 1
    remember(
      keys,
      { seq, key: command.key, by: command.by, recorded: new Date(recorded).toISOString(), events: [] } as never,
      dayOf,
    )
    listener({ command, events: decision })
    return decision
  }

  /** One instant after the other, as a running house does: what the oldest ones leave may be due before the next. */
  function runTimers(instant: number): void {
    const tried = new Set<string>()
    for (;;) {
      const due = [...timers.values()]
        .filter(({ at, order }) => at <= instant && !tried.has(JSON.stringify(order)))
        .sort(byTurn)
      const [first] = due
      if (first === undefined) return
      for (const { at, order } of due) {
        if (at !== first.at) break
        tried.add(JSON.stringify(order))
        const key = `timer:${nextNumber(keys, 'timer')}`
        take({ ...order, key, by: 'timer', at: zone.momentOf(at) } as Command)
      }
    }
  }

  const house: MemoryHouse = {
    get state() {
      return state
    },
    get replayed() {
      return replayed
    },
    submit(order, { by, key, at }) {
      const check = checkKey(keys, key)
      if (check.kind === 'again') {
        const before = recent.get(check.seq)
        if (before === undefined || before.by !== by || written(before.order) !== written(order))
          return spokenRefusal(refuseOrder('key used for another command', { key, seq: check.seq }))
        return { seq: check.seq, events: before.events, isAgain: true }
      }
      if (check.kind === 'refused') return spokenRefusal(refuseFor(check.why))
      const outcome = take({ ...order, key, by, at: zone.momentOf(at ?? now()) } as Command)
      if (isRefusal(outcome)) return outcome
      recent.set(seq, { order, by, events: outcome })
      recent.delete(seq - RECENT)
      return { seq, events: outcome, isAgain: false }
    },
    tick: () => runTimers(now()),
    crash(order, call, when) {
      if (order !== undefined && call !== undefined && when === 'after') house.submit(order, call)
      state = structuredClone(replayed)
      timers.clear()
      for (const name of timerNames(state)) setTimer(name)
    },
    close() {},
  }
  return house
}
