/** Rounds, fees, drop and variance of each table: today, a week before, and over the days that are looked at. */
import type { Overview, TableDay, TableFigures } from '../../../views/overview/overview.ts'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { exceptionsAt, firstDay, many, money, numbersOf, recordsAt, statementAt, sumOf } from './told.ts'

const PARTS = ['today', 'weekBefore', 'span'] as const

export function TablesPage({ told }: { told: Overview }) {
  const say = words().manager
  const { tables } = told
  const heads: Record<(typeof PARTS)[number], string> = {
    today: say.today,
    weekBefore: say.weekBefore,
    span: say.days(told.span),
  }
  return (
    <section class="pane" aria-label={say.dropByTable}>
      <h2>{say.dropByTable}</h2>
      {tables.length === 0 && <p class="soft">{say.noTables}</p>}
      {tables.length > 0 && (
        <Table
          file="tables"
          label={numbersOf(say.dropByTable)}
          class="figures"
          head={
            <>
              <tr>
                <td />
                {PARTS.map((part) => (
                  <th key={part} colSpan={5} scope="colgroup" class="group">
                    {heads[part]}
                  </th>
                ))}
              </tr>
              <tr>
                <th scope="col">{say.table}</th>
                {PARTS.map((part) =>
                  (['rounds', 'voided', 'fees', 'drop', 'variance'] as const).map((column) => (
                    <th key={`${part} ${column}`} scope="col" class="money">
                      {say[column]}
                    </th>
                  )),
                )}
              </tr>
            </>
          }
          foot={
            <tr>
              <th scope="row">{say.total}</th>
              {PARTS.map((part) => (
                <Cells key={part} of={inAll(tables, part)} told={told} part={part} />
              ))}
            </tr>
          }
        >
          {tables.map((one) => (
            <tr key={one.table}>
              <th scope="row">
                <a href={recordsAt(`table ${one.table}`)}>{one.table}</a>
              </th>
              {PARTS.map((part) => (
                <Cells key={part} of={one[part]} told={told} part={part} />
              ))}
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

function Cells({ of, told, part }: { of: TableDay; told: Overview; part: (typeof PARTS)[number] }) {
  const from = part === 'today' ? told.day : firstDay(told)
  return (
    <>
      <td class="money">{many(of.rounds)}</td>
      <td class="money">{of.voided === 0 ? '–' : <a href={exceptionsAt(from, told.day)}>{many(of.voided)}</a>}</td>
      <td class="money">
        {part === 'today' ? <a href={statementAt(told.day, told)}>{money(of.fees)}</a> : money(of.fees)}
      </td>
      <td class="money">{money(of.drop)}</td>
      <td class="money">
        {of.variance === '0' ? '–' : <a href={exceptionsAt(from, told.day)}>{money(of.variance)}</a>}
      </td>
    </>
  )
}

function inAll(tables: readonly TableFigures[], part: (typeof PARTS)[number]): TableDay {
  const of = tables.map((one) => one[part])
  return {
    rounds: of.reduce((sum, { rounds }) => sum + rounds, 0),
    voided: of.reduce((sum, { voided }) => sum + voided, 0),
    fees: sumOf(of.map(({ fees }) => fees)),
    drop: sumOf(of.map(({ drop }) => drop)),
    variance: sumOf(of.map(({ variance }) => variance)),
  }
}
