/** Rounds, fees, drop and variance of each table: today, a week before, and over the days that are looked at. */
import type { ComponentChildren } from 'preact'
import { plusDays } from '../../../base/moment.ts'
import type { Overview, TableDay, TableFigures } from '../../../views/overview/overview.ts'
import { query } from '../../stream/address.ts'
import { isPlaceOfMine } from '../../stream/permission.ts'
import { List } from '../../ui/list/list.tsx'
import { words } from '../../words.ts'
import { TableFees } from './tablefees.tsx'
import {
  countsAt,
  exceptionsAt,
  feesAt,
  firstDay,
  many,
  money,
  numbersOf,
  recordsAt,
  statementAt,
  sumOf,
} from './told.ts'

const PARTS = ['today', 'weekBefore', 'span'] as const
const FIGURES = ['rounds', 'voided', 'fees', 'drop', 'variance'] as const

export const TablesPage = ({ told }: { told: Overview }) => (
  <>
    {query.value.has('table') && <TableFees told={told} />}
    <AllTables told={told} />
  </>
)

/** Sixteen figures each: a hundred of them would let a press wait. */
const SHOWN = 50

function AllTables({ told }: { told: Overview }) {
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
        <List
          name="tables-drop"
          title={numbersOf(say.dropByTable)}
          isWhole
          keepsHeads
          quietUpTo={5}
          shows={SHOWN}
          rows={tables}
          total={{
            table: '',
            today: inAll(tables, 'today'),
            weekBefore: inAll(tables, 'weekBefore'),
            span: inAll(tables, 'span'),
          }}
          keyOf={({ table }) => table}
          columns={[
            {
              key: 'table',
              says: say.table,
              value: ({ table }) => (table === '' ? say.total : table),
              cell: ({ table }) =>
                table === '' ? <strong>{say.total}</strong> : <a href={recordsAt(`table ${table}`)}>{table}</a>,
            },
            ...PARTS.flatMap((part) =>
              FIGURES.map((figure) => ({
                key: `${part} ${figure}`,
                says: say[figure],
                group: heads[part],
                value: (row: TableFigures) => figureOf(row[part], figure),
                cell: (row: TableFigures) => drawn({ table: row.table, of: row[part], figure, told, part }),
                kind: isCount(figure) ? ('number' as const) : ('money' as const),
              })),
            ),
          ]}
        />
      )}
    </section>
  )
}

type FigureOf = (typeof FIGURES)[number]

const isCount = (figure: FigureOf): figure is 'rounds' | 'voided' => figure === 'rounds' || figure === 'voided'
const figureOf = (of: TableDay, figure: FigureOf): string | number => (isCount(figure) ? of[figure] : money(of[figure]))

type Shown = {
  /** Nothing for all of them. */
  readonly table: string
  readonly of: TableDay
  readonly figure: FigureOf
  readonly told: Overview
  readonly part: (typeof PARTS)[number]
}

/** Each leads to what is behind it, where there is something. */
function drawn({ table, of, figure, told, part }: Shown): ComponentChildren {
  const [from, to] = daysOf(told, part)
  const text = isCount(figure) ? many(of[figure]) : money(of[figure])
  // Its own lines; of all tables together the statement of the day has them.
  if (figure === 'fees' || figure === 'rounds') {
    if (table !== '') return <a href={feesAt(table, told, part === 'span' ? undefined : to)}>{text}</a>
    return part === 'span' || figure === 'rounds' ? text : <a href={statementAt(to, told)}>{text}</a>
  }
  if (figure === 'drop' && table !== '' && of.drop !== '0' && isPlaceOfMine('count'))
    return <a href={countsAt(table, from, to)}>{text}</a>
  if (figure !== 'voided' && figure !== 'variance') return text
  if (of[figure] === 0 || of[figure] === '0') return '–'
  return <a href={exceptionsAt(from, to, { ...(table === '' ? {} : { table }), ...ONLY[figure] })}>{text}</a>
}

/** A difference may be told by a count or by its correction. */
const ONLY = { voided: { only: 'RoundVoided' }, variance: {} } as const

const daysOf = (told: Overview, part: Shown['part']): readonly [from: string, to: string] => {
  const day = part === 'weekBefore' ? plusDays(told.day, -7) : told.day
  return [part === 'span' ? firstDay(told) : day, day]
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
