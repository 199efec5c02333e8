/** A room of so many tables that no screen shows all of them: what asks for somebody comes first. */
import { isCrowd } from '../../../ui/tables/crowd.ts'

export const STATES = ['pending', 'called', 'link lost', 'fault', 'closed', 'playing', 'waiting'] as const
export type TableState = (typeof STATES)[number]

const URGENT: ReadonlySet<TableState> = new Set(['pending', 'called', 'link lost', 'fault'])

type Placed = { readonly state: TableState }

/** Tables stay where people know them, as long as they see all of them. */
export const inSight = <Table extends Placed>(tables: readonly Table[]): readonly Table[] =>
  isCrowd(tables) ? tables.toSorted((one, other) => rank(one) - rank(other)) : tables

const rank = ({ state }: Placed): number => (URGENT.has(state) ? 0 : 1)
