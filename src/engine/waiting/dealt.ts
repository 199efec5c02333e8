/** Tables, seats and lists of one game and limit. */
import type { Table } from '../house/vocabulary.ts'
import type { Dealt, List, Listed, Slice, State } from './vocabulary.ts'

export const isSameGame = (one: Dealt, other: Dealt): boolean => one.game === other.game && one.limit === other.limit

export const dealtOf = ({ game, limit }: Dealt): Dealt => ({ game, ...(limit === undefined ? {} : { limit }) })

/** Live ones alone: nobody waits here for a free table or a tournament. Where nobody said it, a table is live. */
export const deals = (table: Table, dealt: Dealt): boolean =>
  (table.kind ?? 'live') === 'live' && isSameGame(table, dealt)

/** As they were posted. */
export const tablesOf = ({ tables }: State, dealt: Dealt): Table[] =>
  [...tables.values()].filter((table) => deals(table, dealt))

export const openTablesOf = (state: State, dealt: Dealt): Table[] =>
  tablesOf(state, dealt).filter(({ openedAt }) => openedAt !== undefined)

/** Until a table of its game is open, people only show interest. */
export const isGoing = (state: State, list: Dealt): boolean => openTablesOf(state, list).length > 0

/** There is one at most. */
export const listFor = ({ lists }: Slice | State, dealt: Dealt): List | undefined =>
  [...lists.values()].find((list) => isSameGame(list, dealt))

export const seatsOf = ({ seats }: Pick<Table, 'seats'>): string[] =>
  Array.from({ length: seats }, (_, n) => String(n + 1))

/** Neither taken nor kept for anybody. */
export const freeSeats = ({ seated, reserved }: State, table: Table): string[] =>
  seatsOf(table).filter((seat) => !seated.get(table.table)?.has(seat) && !reserved.get(table.table)?.has(seat))

export const listedOn = (list: List | undefined, person: string): Listed | undefined =>
  list?.listed.find((one) => one.person === person)

/** Everywhere that a person waits. */
export const waitsOf = ({ lists }: Slice | State, person: string): { list: List; listed: Listed }[] =>
  [...lists.values()].flatMap((list) => {
    const listed = listedOn(list, person)
    return listed === undefined ? [] : [{ list, listed }]
  })

export const wants = (
  { prefers }: Pick<Listed, 'prefers'>,
  { table, seat }: { table: string; seat?: string },
): boolean =>
  (prefers?.tables?.includes(table) ?? true) && (seat === undefined || (prefers?.seats?.includes(seat) ?? true))
