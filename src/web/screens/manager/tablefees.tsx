/** One table, for whoever asks what is behind its figures: its days, and of one day every line that moved its fees. */
import type { Overview } from '../../../views/overview/overview.ts'
import type { TableFeeDay, TableFeeLine } from '../../../views/overview/tablefees.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { dateOf, when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { countsAt, exceptionsAt, feesAt, firstDay, lineAt, many, money, sumOf } from './told.ts'

export function TableFees({ told }: { told: Overview }) {
  const say = words().manager
  const table = query.value.get('table') ?? ''
  const day = query.value.get('day')
  const { view, reasons } = useView(
    `/api/views/tablefees?${new URLSearchParams({ table, from: day ?? firstDay(told), to: day ?? told.day, at: told.local.slice(0, 16) })}`,
  )
  const name = day === null ? say.oneTable(table) : say.oneTableOn(table, dateOf(day))
  return (
    <section class="pane" aria-label={name}>
      <header class="plot-head">
        <h2>{name}</h2>
        <Button size="small" onClick={() => show({ table: undefined, day: undefined })}>
          {words().kit.close}
        </Button>
      </header>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {view !== undefined && day === null && <Days table={table} days={view.days} told={told} />}
      {view?.lines !== undefined && day !== null && <Lines name={name} lines={view.lines} />}
    </section>
  )
}

function Days({ table, days, told }: { table: string; days: readonly TableFeeDay[]; told: Overview }) {
  const say = words().manager
  const total: TableFeeDay = {
    day: '',
    rounds: days.reduce((sum, { rounds }) => sum + rounds, 0),
    voided: days.reduce((sum, { voided }) => sum + voided, 0),
    fees: sumOf(days.map(({ fees }) => fees)),
    drop: sumOf(days.map(({ drop }) => drop)),
    variance: sumOf(days.map(({ variance }) => variance)),
  }
  const at = ({ day }: TableFeeDay) => (day === '' ? undefined : feesAt(table, told, day))
  const led = (href: string | undefined, text: string) => (href === undefined ? text : <a href={href}>{text}</a>)
  return (
    <List
      name="table-days"
      title={say.oneTable(table)}
      isWhole
      keepsHeads
      quietUpTo={7}
      rows={days}
      total={total}
      keyOf={({ day }) => day}
      columns={[
        {
          key: 'day',
          says: say.day,
          value: ({ day }) => day,
          cell: (row) => (row.day === '' ? <strong>{say.allDays}</strong> : led(at(row), dateOf(row.day))),
          kind: 'time',
        },
        {
          key: 'rounds',
          says: say.rounds,
          value: ({ rounds }) => rounds,
          cell: (row) => led(at(row), many(row.rounds)),
          kind: 'number',
        },
        {
          key: 'voided',
          says: say.voided,
          value: ({ voided }) => voided,
          cell: ({ day, voided }) =>
            voided === 0
              ? '–'
              : led(day === '' ? undefined : exceptionsAt(day, day, { table, only: 'RoundVoided' }), many(voided)),
          kind: 'number',
        },
        {
          key: 'fees',
          says: say.fees,
          value: ({ fees }) => money(fees),
          cell: (row) => led(at(row), money(row.fees)),
          kind: 'money',
        },
        {
          key: 'drop',
          says: say.drop,
          value: ({ drop }) => money(drop),
          cell: ({ day, drop }) => led(day === '' || drop === '0' ? undefined : countsAt(table, day, day), money(drop)),
          kind: 'money',
        },
        {
          key: 'variance',
          says: say.variance,
          value: ({ variance }) => money(variance),
          cell: ({ day, variance }) =>
            variance === '0' ? '–' : led(day === '' ? undefined : exceptionsAt(day, day, { table }), money(variance)),
          kind: 'money',
        },
      ]}
    />
  )
}

function Lines({ name, lines }: { name: string; lines: readonly TableFeeLine[] }) {
  const say = words().manager
  const total: TableFeeLine = {
    seq: 0,
    local: '',
    what: '',
    names: [],
    amount: sumOf(lines.map(({ amount }) => amount)),
  }
  return (
    <List
      name="table-lines"
      title={name}
      isWhole
      keepsHeads
      quietUpTo={7}
      rows={lines}
      total={total}
      keyOf={({ seq, what }) => `${seq} ${what}`}
      empty={say.noTables}
      columns={[
        {
          key: 'local',
          says: say.when,
          value: ({ local }) => local,
          cell: ({ seq, local }) =>
            seq === 0 ? <strong>{say.inAll}</strong> : <a href={lineAt(seq)}>{when(local)}</a>,
          kind: 'time',
        },
        { key: 'what', says: say.what, value: ({ what }) => (what === '' ? '' : (words().event[what] ?? what)) },
        { key: 'round', says: say.round, value: ({ round }) => round, kind: 'number' },
        { key: 'names', says: say.activity, value: ({ names }) => names.join(', ') },
        { key: 'amount', says: say.fees, value: ({ amount }) => money(amount), kind: 'money' },
      ]}
    />
  )
}
