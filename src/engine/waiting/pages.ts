/** Somebody is called to a seat: it is kept for them until the clock of the page ends. */
import { MINUTE } from '../../base/moment.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Table } from '../house/vocabulary.ts'
import { whyBarred, whyNotFree } from '../presence/seats.ts'
import type { Place } from '../presence/vocabulary.ts'
import { deals, dealtOf, freeSeats, listedOn, seatsOf, tablesOf, waitsOf, wants } from './dealt.ts'
import { noSuchList, released } from './lists.ts'
import type { CommandOf, Dealt, Decision, List, Listed, State } from './vocabulary.ts'

type Done = Exclude<Decision, Refusal>
type PageOrder = 'PagePerson' | 'AnswerPage' | 'DropPage' | 'MissPage'

export function decidePages(state: State, command: CommandOf<PageOrder>): Decision {
  const { person, by } = command
  const at = command.at.at
  const list = state.lists.get(command.list)
  if (list === undefined) return noSuchList(state, command.list)
  const who = { list: list.list, person }
  const listed = listedOn(list, person)
  if (listed === undefined) return refuseOrder('not on the list', who)
  if (command.do === 'PagePerson') return pagePerson(state, command, list, listed)
  const { page } = listed
  if (page === undefined) return refuseOrder('not paged', who)
  switch (command.do) {
    case 'AnswerPage': {
      const { how } = command
      if (page.answer === how || page.answer === 'here') return refuseOrder('answered so already', who)
      return [{ type: 'PageAnswered', ...who, how, at, by }, keeps(list, page, person, at, by)]
    }
    case 'DropPage':
      return [...released(page, by), { type: 'PageDropped', ...who, at, by }]
    case 'MissPage': {
      const { until } = command
      if (untilOf(state, page) !== until || at < until) return refuseOrder('page runs on', who)
      return [...released(page, by), { type: 'PageMissed', ...who, to: list.missed, at, by }]
    }
  }
}

/** The clock of a page is that of the seat which is kept for it: there is no other. */
export const untilOf = ({ reserved }: State, { table, seat }: Place): number | undefined =>
  reserved.get(table)?.get(seat)?.until

function pagePerson(state: State, command: CommandOf<'PagePerson'>, list: List, listed: Listed): Decision {
  const { person, by, at } = command
  const refused =
    whyBarred(state, person, at.local) ?? whyNotPaged(state, list, listed) ?? whyOtherGame(state, command.table, list)
  if (refused !== undefined) return refused
  const place = placeFor(state, state.tables.get(command.table)!, listed, command.seat)
  if (isRefusal(place)) return place
  return whyNotFree(state, place, person) ?? pages(list, place, person, at.at, by)
}

function whyNotPaged(state: State, { list }: List, { person, isConfirmed }: Listed): Refusal | undefined {
  if (!isConfirmed) return refuseOrder('not checked in', { list, person })
  const paged = waitsOf(state, person).find(({ listed }) => listed.page !== undefined)
  if (paged === undefined) return undefined
  const { table, seat } = paged.listed.page!
  return refuseOrder('paged already', { list: paged.list.list, person, table, seat })
}

/** A table that is not there, or no live one of this game and limit; and those that would be right. */
export function whyOtherGame(state: State, table: string, dealt: Dealt): Refusal | undefined {
  const there = state.tables.get(table)
  if (there === undefined) return refuseOrder('no such table', { table })
  const tables = tablesOf(state, dealt).map(({ table: name }) => name)
  return deals(there, dealt) ? undefined : refuseOrder('table of another game', { table, ...dealtOf(dealt), tables })
}

function placeFor(state: State, table: Table, listed: Listed, seat: string | undefined): Place | Refusal {
  if (seat !== undefined) return { table: table.table, seat }
  if (table.openedAt === undefined) return refuseOrder('table not open', { table: table.table })
  const found = fittingSeat(listed, table.table, freeSeats(state, table))
  return found === undefined
    ? refuseOrder('table is full', { table: table.table })
    : { table: table.table, seat: found }
}

/** One that the person prefers, or else the first. */
const fittingSeat = (listed: Listed, table: string, free: readonly string[]): string | undefined =>
  free.find((seat) => wants(listed, { table, seat })) ?? free[0]

const pages = (list: List, place: Place, person: string, at: number, by: string): Done => [
  { type: 'PersonPaged', list: list.list, person, ...place, at, by },
  keeps(list, place, person, at, by),
]

const keeps = (
  { list, minutes }: List,
  { table, seat }: Place,
  person: string,
  at: number,
  by: string,
): Done[number] => ({
  type: 'SeatReserved',
  table,
  seat,
  person,
  until: at + minutes * MINUTE,
  list,
  by,
})

/** Confirmed, not called anywhere yet, and for a table that they would take. */
export const canBePaged = (state: State, listed: Listed, table: string): boolean =>
  listed.isConfirmed &&
  wants(listed, { table }) &&
  waitsOf(state, listed.person).every(({ listed: one }) => one.page === undefined)

export function openFromList(state: State, command: CommandOf<'OpenFromList'>): Decision {
  const { table: name, first, by } = command
  const at = command.at.at
  const list = state.lists.get(command.list)
  if (list === undefined) return noSuchList(state, command.list)
  const refused = whyOtherGame(state, name, list)
  if (refused !== undefined) return refused
  const table = state.tables.get(name)!
  if (table.openedAt !== undefined) return refuseOrder('table open already', { table: name })
  const called = list.listed
    .filter((one) => canBePaged(state, one, name) && whyBarred(state, one.person, command.at.local) === undefined)
    .slice(0, first ?? table.seats)
  if (called.length === 0) return refuseOrder('nobody can be paged', { list: list.list, table: name })
  const free = seatsOf(table)
  const paged = called.slice(0, table.seats).flatMap((one): Done => {
    const seat = fittingSeat(one, name, free)!
    free.splice(free.indexOf(seat), 1)
    return pages(list, { table: name, seat }, one.person, at, by)
  })
  return [{ type: 'TableOpened', table: name, at }, ...paged]
}
