/** What the podium shows: every table with its seats, and who waits. Names are put in where the register is. */
import { byTable } from '../../base/spot.ts'
import type { TableKind } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { statusOf, type TableStatus } from '../../engine/presence/status.ts'
import type { Away, Reserved, Seated } from '../../engine/presence/vocabulary.ts'
import { type FreeWaiting, freeList } from '../free.ts'
import { type CarriedOf, type ListsView, listsView } from './lists.ts'
import { type Named, type NameOf, named } from './named.ts'

export type PodiumSeat =
  | { seat: string; is: 'empty' }
  /** Kept for somebody, or for nobody in particular. */
  | ({ seat: string; is: 'reserved'; until: number } & Partial<Named>)
  /** Without a person: of whoever sits there nothing is known but the seat. */
  | ({ seat: string; is: 'taken'; since: number } & Partial<Named>)
  | ({ seat: string; is: 'away'; since: number; why: Away; awaySince: number } & Partial<Named>)

export type PodiumTable = {
  table: string
  game: string
  limit?: string
  kind: TableKind
  status: TableStatus
  seats: PodiumSeat[]
}

export type PodiumView = {
  tables: PodiumTable[]
  /** Tables that are open, and people who sit at them, away or not. */
  open: number
  seated: number
  /** Somebody here sends text messages: whoever leaves a phone number is reached by one. */
  texts: boolean
  /** The list of free tables: who asked for one, the oldest request first; `who` is the short name where the register has one. */
  free: Omit<FreeWaiting, 'age'>[]
} & ListsView

export function podiumView(state: State, at: number, nameOf: NameOf, carriedOf?: CarriedOf): PodiumView {
  const tables = [...state.tables.values()].sort(byTable).map(({ table, game, limit, kind = 'live', seats }) => ({
    table,
    game,
    ...(limit === undefined ? {} : { limit }),
    kind,
    status: statusOf(state, table),
    seats: Array.from({ length: seats }, (_, n) => seatView(state, table, String(n + 1), nameOf)),
  }))
  return {
    tables,
    open: tables.filter(({ status }) => status !== 'closed').length,
    seated: [...state.seated.values()].reduce((sum, { size }) => sum + size, 0),
    texts: sendsTexts(state),
    free: freeList(state, at).waiting.map(({ age: _, ...one }) => ({
      ...one,
      who: (one.person === undefined ? undefined : nameOf(one.person)) ?? one.who,
    })),
    ...listsView(state, at, nameOf, carriedOf),
  }
}

export const sendsTexts = ({ devices }: State): boolean =>
  [...devices.values()].some(({ kind, disabled }) => kind === 'pager' && disabled === undefined)

export function seatView(state: State, table: string, seat: string, nameOf: NameOf): PodiumSeat {
  const there = state.seated.get(table)?.get(seat)
  if (there !== undefined) return takenView(seat, there, nameOf)
  const kept: Reserved | undefined = state.reserved.get(table)?.get(seat)
  return kept === undefined
    ? { seat, is: 'empty' }
    : { seat, is: 'reserved', until: kept.until, ...named(kept.person, nameOf) }
}

const takenView = (seat: string, { person, since, away }: Seated, nameOf: NameOf): PodiumSeat =>
  away === undefined
    ? { seat, is: 'taken', since, ...named(person, nameOf) }
    : { seat, is: 'away', since, why: away.why, awaySince: away.since, ...named(person, nameOf) }
