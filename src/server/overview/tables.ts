/** Rounds, fees, what came out of the boxes and what the counts differed by, table by table. */
import { plusDays } from '../../base/moment.ts'
import type { TableWhat } from '../../journal/projections/sums/daily.ts'
import type { TableDay, TableFigures } from '../../views/overview/overview.ts'
import type { House } from '../house/kernel.ts'
import { rowsByDay } from './sums.ts'

export type TableRow = {
  readonly day: string
  readonly table: string
  readonly what: TableWhat
  readonly amount: number
}
export type RoundsRow = {
  readonly day: string
  readonly table: string
  readonly rounds: number
  readonly voided: number
}

export const tableRows = (house: House, from: string, to: string): Promise<TableRow[]> =>
  rowsByDay<TableRow>(house, 'select day, "table", what, amount from tablesums where day >= ? and day <= ?', from, to)

export const roundsIn = (house: House, from: string, to: string): Promise<RoundsRow[]> =>
  rowsByDay<RoundsRow>(house, 'select day, "table", rounds, voided from rounds where day >= ? and day <= ?', from, to)

/** `from` is the first of the days that are looked at; rows may begin a week earlier. */
export async function tableFigures(
  house: House,
  from: string,
  day: string,
  rows: readonly TableRow[],
): Promise<TableFigures[]> {
  const before = plusDays(day, -7)
  const rounds = await roundsIn(house, from < before ? from : before, day)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  const roundsAt = Map.groupBy(rounds, ({ table }) => table)
  const figures = (table: string, isOf: (day: string) => boolean): TableDay => {
    const of = (byTable.get(table) ?? []).filter((row) => isOf(row.day))
    const played = (roundsAt.get(table) ?? []).filter((row) => isOf(row.day))
    const sum = (what: TableWhat) => `${of.reduce((total, row) => (row.what === what ? total + row.amount : total), 0)}`
    return {
      rounds: played.reduce((total, row) => total + row.rounds, 0),
      voided: played.reduce((total, row) => total + row.voided, 0),
      fees: sum('fees'),
      drop: sum('drop'),
      variance: sum('variance'),
    }
  }
  return [...new Set([...byTable.keys(), ...roundsAt.keys()])]
    .map((table): TableFigures => {
      const game = house.state.tables.get(table)?.game
      return {
        table,
        ...(game === undefined ? {} : { game }),
        today: figures(table, (of) => of === day),
        weekBefore: figures(table, (of) => of === before),
        span: figures(table, (of) => of >= from),
      }
    })
    .sort((a, b) => a.table.localeCompare(b.table, 'en', { numeric: true }))
}
