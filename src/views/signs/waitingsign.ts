/** What everybody sees of the lists: which games are dealt, how many wait, and each of them as they chose, never by name. */
import type { State } from '../../engine/mechanisms.ts'
import type { Place } from '../../engine/presence/vocabulary.ts'
import { freeSeats, openTablesOf } from '../../engine/waiting/dealt.ts'
import type { Listed, PageAnswer } from '../../engine/waiting/vocabulary.ts'
import type { NameOf } from '../podium/named.ts'

export type WaitingShown = {
  /** Initials or a call number. */
  as: string
  since: number
  /** Is in the room; whoever asked from outside is not called before. */
  isHere: boolean
  page?: Place & { at: number; until?: number; answer?: PageAnswer }
}

export type WaitingSign = {
  list: string
  game: string
  limit?: string
  /** A table of its game is open; until then people only show interest. */
  isGoing: boolean
  isLocked: boolean
  /** Open tables, and their seats that nobody has. */
  tables: string[]
  open: number
  /** The first one first. */
  waiting: WaitingShown[]
}

export function waitingSigns(state: State, nameOf: NameOf): WaitingSign[] {
  return [...state.lists.values()].map(({ list, game, limit, isLocked, listed }) => {
    const dealt = { game, ...(limit === undefined ? {} : { limit }) }
    const tables = openTablesOf(state, dealt)
    return {
      list,
      ...dealt,
      isGoing: tables.length > 0,
      isLocked: isLocked === true,
      tables: tables.map(({ table }) => table),
      open: tables.reduce((sum, table) => sum + freeSeats(state, table).length, 0),
      waiting: listed.map((one) => shown(state, one, nameOf)),
    }
  })
}

function shown(state: State, one: Listed, nameOf: NameOf): WaitingShown {
  const { joined, isConfirmed, page } = one
  return {
    as: shownAs(one, nameOf),
    since: joined,
    isHere: isConfirmed,
    ...(page === undefined ? {} : { page: { ...page, ...untilOf(state, page) } }),
  }
}

const untilOf = ({ reserved }: State, { table, seat }: Place): { until?: number } => {
  const until = reserved.get(table)?.get(seat)?.until
  return until === undefined ? {} : { until }
}

/** Letters that somebody typed into a phone hang on no wall before the podium has seen who it is. */
function shownAs({ person, number, shows, how, isConfirmed }: Listed, nameOf: NameOf): string {
  const name = shows === 'number' || (how === 'phone' && !isConfirmed) ? undefined : nameOf(person)
  return (name === undefined ? '' : initialsOf(name)) || String(number)
}

/** "Linh T." and "Linh Tran" are "LT"; a single name is one letter. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/)
  const letters = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts
  return letters.map((part) => ([...part][0] ?? '').toUpperCase()).join('')
}
