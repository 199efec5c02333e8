/** A table is broken: its players go to open seats of their game, the others to the top of their list. */
import { isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import { keptElsewhere } from '../presence/keeping.ts'
import { seatedAt, stillAway, whyTooLate } from '../presence/seats.ts'
import type { Place } from '../presence/vocabulary.ts'
import { dealtOf, freeSeats, listedOn, listFor, openTablesOf, waitsOf } from './dealt.ts'
import { numberFor, released } from './lists.ts'
import { whyOtherGame } from './pages.ts'
import { inOrder } from './sitting.ts'
import type { CommandOf, Decision, List, State } from './vocabulary.ts'

type Done = Exclude<Decision, Refusal>

export type BreakPlan = {
  /** As they sat down at the table; a stranger has no person. */
  readonly moves: readonly { readonly from: Place; readonly to: Place; readonly person?: string }[]
  /** No seat is open for them: they go to the top of the list, in this order. */
  readonly waits: readonly { readonly from: Place; readonly person: string }[]
  /** Where there are such people. */
  readonly list?: string
}

/** What breaking the table would do, or why it cannot be done. */
export function breakPlan(state: State, table: string): BreakPlan | Refusal {
  const broken = state.tables.get(table)
  if (broken === undefined) return refuseOrder('no such table', { table })
  if (broken.openedAt === undefined) return refuseOrder('table not open', { table })
  const other = whyOtherGame(state, table, broken)
  if (other !== undefined) return other
  const players = inOrder(state, table)
  const open = openSeats(state, table)
  const moves = players.slice(0, open.length).map(({ person, place }, n) => ({
    from: place,
    to: open[n]!,
    ...(person === undefined ? {} : { person }),
  }))
  const left = players.slice(open.length)
  if (left.length === 0) return { moves, waits: [] }
  const list = listFor(state, broken)
  if (list === undefined) return refuseOrder('no list for those left', { table, ...dealtOf(broken), left: left.length })
  const stranger = left.find(({ person }) => person === undefined)
  if (stranger !== undefined) return refuseOrder('stranger cannot wait', stranger.place)
  return { moves, waits: left.map(({ place, person }) => ({ from: place, person: person! })), list: list.list }
}

/** The table to which they must move comes first, then the others as they were posted. */
function openSeats(state: State, table: string): Place[] {
  const main = state.feeders.get(table)
  const others = openTablesOf(state, state.tables.get(table)!).filter((one) => one.table !== table)
  const sorted = [...others.filter((one) => one.table === main), ...others.filter((one) => one.table !== main)]
  return sorted.flatMap((one) => freeSeats(state, one).map((seat) => ({ table: one.table, seat })))
}

export function breakTable(state: State, { table, by, at }: CommandOf<'BreakTable'>, ask: Ask): Decision {
  const plan = breakPlan(state, table)
  if (isRefusal(plan)) return plan
  const open = ask.keepsTableOpen(table, at.at)
  if (open !== undefined) return refuse({ kind: 'order' }, [open])
  for (const { from, to } of [...plan.moves, ...plan.waits.map(({ from }) => ({ from, to: undefined }))]) {
    if (at.at < seatedAt(state, from)!.last) return refuseOrder('something later is known', from)
    const late = to === undefined ? undefined : whyTooLate(state, to, at.at)
    if (late !== undefined) return late
  }
  const moved = plan.moves.flatMap(
    ({ from, to, person }): Done => [
      ...keptElsewhere(state, person, to, by),
      { type: 'PlayerMoved', ...from, to, at: at.at, by, ...stillAway(seatedAt(state, from)!) },
    ],
  )
  const list = plan.list === undefined ? undefined : state.lists.get(plan.list)!
  return [
    ...moved,
    ...(list === undefined ? [] : toTop(state, list, plan, at.at, by)),
    { type: 'TableClosed', table, at: at.at },
  ]
}

/** Behind those whom an earlier break has put there. A lock is for newcomers. */
function toTop(state: State, list: List, { waits }: BreakPlan, at: number, by: string): Done {
  const persons = new Set(waits.map(({ person }) => person))
  const others = list.listed.filter(({ person }) => !persons.has(person))
  const first = others.findLastIndex(({ how }) => how === 'break') + 1
  const given: number[] = []
  return waits.flatMap(({ from, person }, n): Done => {
    const number = numberFor(state, person, given)
    given.push(number)
    const before = listedOn(list, person)
    // Nobody has asked them what the board may show: a number says least.
    const shows = waitsOf(state, person)[0]?.listed.shows ?? 'number'
    const prefers = before?.prefers === undefined ? {} : { prefers: before.prefers }
    return [
      ...released(before?.page, by),
      { type: 'PlayerLeft', ...from, at, by },
      {
        type: 'ListJoined',
        list: list.list,
        person,
        number,
        place: first + n,
        how: 'break',
        shows,
        ...prefers,
        at,
        by,
      },
    ]
  })
}
