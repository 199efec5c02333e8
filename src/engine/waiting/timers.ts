/** The clocks of this room: of each page, which is that of its seat, and of each call-in. */
import type { OrderOf, Timer } from '../mechanism.ts'
import { isSeating, type Place } from '../presence/vocabulary.ts'
import { listedOn, seatsOf } from './dealt.ts'
import { untilOf } from './pages.ts'
import type { Event, Heard, State, Waiting } from './vocabulary.ts'

type HeardOf = Heard<
  'PlayerSeated' | 'PlayerNamed' | 'PlayerMoved' | 'CardsScanned' | 'SeatReserved' | 'SeatReleased' | 'TableClosed'
>

export function* names({ lists }: State): Iterable<string> {
  for (const { list, listed } of lists.values())
    for (const { person, page, until } of listed) {
      if (page !== undefined) yield pageName(page)
      if (until !== undefined) yield callName(person, list)
    }
}

export function touched(event: Event | HeardOf | { type: string }, state: State): Iterable<string> {
  const told = event as Event | HeardOf
  switch (told.type) {
    case 'ListJoined':
    case 'ListLeft':
      return [callName(told.person, told.list)]
    case 'CheckedIn':
      return callsOf(state, told.person)
    case 'PersonPaged':
    case 'SeatReserved':
    case 'SeatReleased':
      return [pageName(told)]
    case 'PlayerSeated':
    case 'PlayerNamed':
      return [pageName(told), ...(told.person === undefined ? [] : callsOf(state, told.person))]
    case 'PlayerMoved':
      return [pageName(told.to), ...callsOf(state, state.seated.get(told.to.table)?.get(told.to.seat)?.person)]
    case 'CardsScanned':
      return told.scans.filter(isSeating).flatMap((scan) => [pageName(scan), ...callsOf(state, scan.person)])
    case 'TableClosed':
      return seatsOf(state.tables.get(told.table)!).map((seat) => pageName({ table: told.table, seat }))
    default:
      return []
  }
}

export function due(state: State, name: string): Timer<OrderOf<Waiting>> | undefined {
  const [what, rest] = cut(name)
  return what === 'page' ? pageDue(state, rest) : callDue(state, rest)
}

function pageDue(state: State, name: string): Timer<OrderOf<Waiting>> | undefined {
  for (const { list, listed } of state.lists.values())
    for (const { person, page } of listed) {
      if (page === undefined || pageName(page) !== `page ${name}`) continue
      const until = untilOf(state, page)
      return until === undefined ? undefined : { due: { at: until }, order: { do: 'MissPage', list, person, until } }
    }
  return undefined
}

function callDue({ lists }: State, name: string): Timer<OrderOf<Waiting>> | undefined {
  const [person, list] = cut(name)
  const until = listedOn(lists.get(list), person)?.until
  return until === undefined ? undefined : { due: { at: until }, order: { do: 'ExpireCall', list, person, until } }
}

const pageName = ({ table, seat }: Place): string => `page ${seat} ${table}`
/** A person has no blank in the number; a list may have some in its name. */
const callName = (person: string, list: string): string => `call ${person} ${list}`
const callsOf = ({ lists }: State, person: string | undefined): string[] =>
  person === undefined ? [] : [...lists.keys()].map((list) => callName(person, list))

const cut = (name: string): [string, string] => {
  const blank = name.indexOf(' ')
  return [name.slice(0, blank), name.slice(blank + 1)]
}
