/** A room with a promotion, in the engine alone: seats, the clock of the house, and what falls due by itself. */
import { readFileSync } from 'node:fs'
import { dollars } from '../src/base/money.ts'
import { isRefusal } from '../src/base/refusal.ts'
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import { type Event, initialState, type Order, type State } from '../src/engine/mechanisms.ts'
import { byTurn, timersOf } from '../src/engine/timers.ts'
import { sentence } from '../src/words/sentence.ts'

export type Room = {
  readonly state: State
  does(order: Order, by?: string): readonly Event[]
  /** Refused, and how. */
  why(order: Order, by?: string): string
  /** The clock goes on to this local time (UTC), and what is due until then happens at its time. */
  moveTo(local: string): readonly Event[]
  now(): { readonly at: number; readonly local: string }
}

/** Whose reserve pays for the promotions here. */
const FUND = 'hawaiian-gardens/hawaiian-jackpot'

export function openRoom(activity: string, offering: string, start: string): Room {
  let state: State = initialState()
  let now = momentOf(Date.parse(`${start}Z`))
  let keys = 0
  const ask = (order: Order, by: string, at = now) => {
    keys += 1
    return decide(state, { ...order, key: `k${keys}`, at, by })
  }
  const does = (order: Order, by = 'floor', at = now): readonly Event[] => {
    const decision = ask(order, by, at)
    if (isRefusal(decision)) throw new Error(`${order.do}: ${sentence(decision)}`)
    for (const event of decision) state = evolve(state, event)
    return decision
  }
  does({ do: 'OpenProperty', property: 'Test', zone: 'UTC', dayStart: '06:00', chip: dollars(1) })
  const post = (name: string, choice: string) => {
    const text = readFileSync(`catalog/${name}.yaml`, 'utf8')
    const clauses = [...text.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
    does({ do: 'AcceptRules', text, document: 'S1', clauses }, 'compliance')
    does({ do: 'DraftOffering', text: choice }, 'marketing')
    does({ do: 'ApproveOffering', activity: name, version: 1 }, 'approver')
    does({ do: 'PostOffering', activity: name, places: ['room'] }, 'marketing')
  }
  post(FUND, readFileSync('demo/offerings/hawaiian-jackpot.yaml', 'utf8').replace(/^tables:.*\n/m, ''))
  post(activity, `activity: ${activity}\n${offering}`)
  return {
    get state() {
      return state
    },
    does: (order, by) => does(order, by),
    why: (order, by = 'floor') => {
      const decision = ask(order, by)
      return isRefusal(decision) ? sentence(decision) : 'done'
    },
    now: () => now,
    moveTo(local) {
      const to = Date.parse(`${local}Z`)
      const happened: Event[] = []
      for (;;) {
        const due = timersOf(state)
          .map((timer) => ({
            at: 'at' in timer.due ? timer.due.at : Date.parse(`${timer.due.local}Z`),
            order: timer.order,
          }))
          .filter(({ at, order }) => at <= to && 'activity' in order && order.activity === activity)
          .sort(byTurn)[0]
        if (due === undefined) break
        happened.push(...does(due.order, 'timer', momentOf(due.at)))
      }
      now = momentOf(to)
      return happened
    },
  }
}

const momentOf = (at: number) => ({ at, local: new Date(at).toISOString().slice(0, 19) })

/** So many tables of ten with a person on each seat, by number from 1001. */
export function fill(room: Room, tables: number, game: string): void {
  for (let table = 1; table <= tables; table += 1) {
    room.does({ do: 'SetTable', table: String(table), game, seats: 10, decks: 1, kind: 'live' })
    room.does({ do: 'OpenTable', table: String(table) })
    for (let seat = 1; seat <= 10; seat += 1) {
      const person = String(1000 + (table - 1) * 10 + seat)
      room.does({ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 30 })
      room.does({ do: 'SeatPlayer', table: String(table), seat: String(seat), person })
    }
  }
}
