/** The statement of a day for accounting: what came in, what went out, and every fund from the close before to its own. */

import type { DayStatement } from '../../../server/house/statement.ts'
import { HELD } from '../../../views/paper/piecestatement.ts'
import { type ActivityStatement, FUNDS, ITEMS } from '../../../views/paper/statement.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { ReportFiles } from '../../ui/list/filebuttons.tsx'
import { nameOf } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { PrintHead, useFresh } from '../../ui/paper/print.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { onPaper, when } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'
import { SeriesOfDay } from './piecedays.tsx'

export function StatementPage() {
  const say = words()
  const fresh = useFresh()
  const day = query.value.get('day')
  const { view: days } = useView(`/api/views/days?${fresh.query}`)
  const { view, reasons } = useView(
    `/api/views/statement?${new URLSearchParams(day === null ? {} : { day })}&${fresh.query}`,
  )
  return (
    <article class="pane printed" aria-label={say.books.pages.statement}>
      <PrintHead
        title={day === null ? say.books.statementOpen : say.books.statementOf(onPaper(day))}
        again={day === null ? fresh.again : undefined}
      >
        <Field label={say.books.day} isInline>
          <Select
            value={day ?? ''}
            onChange={({ currentTarget: { value } }) => show({ day: value === '' ? undefined : value })}
          >
            <option value="">{say.books.openDay}</option>
            <Options of={periodsOf(days ?? []).map((period) => [period, onPaper(period)] as const)} />
          </Select>
        </Field>
        {view !== undefined && (
          <ReportFiles
            name={`statement-${day ?? 'open'}`}
            title={say.books.pages.statement}
            rows={() => statementRows(view)}
          />
        )}
      </PrintHead>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {view !== undefined && (
        <>
          <p class="soft">
            {say.books.statementLines(view.after + 1, view.until)}{' '}
            {view.closed !== undefined && say.books.closedBy(nameOf(view.closedBy ?? ''), when(view.closed))}
          </p>
          <Summary statement={view} />
          {view.activities.map((one) => (
            <OneActivity key={one.activity} one={one} />
          ))}
          {view.pieces.map((one) => (
            <SeriesOfDay key={one.series} one={one} />
          ))}
          <Signatures of={[say.books.signAccounting, say.books.signSecond]} />
        </>
      )}
    </article>
  )
}

/** Closed days, and before the days of each month the month itself. */
const periodsOf = (days: readonly { readonly day: string }[]): string[] => [
  ...new Set(days.flatMap(({ day }) => [day.slice(0, 7), day])),
]

const shown = (amount: string): string => (amount === '$0.00' ? '–' : amount)

function Summary({ statement: { activities, total } }: { statement: DayStatement }) {
  const say = words().books
  return (
    <Table
      class="figures"
      caption={say.summary}
      head={
        <tr>
          <th scope="col">{say.activity}</th>
          {ITEMS.map((item) => (
            <th key={item} scope="col" class="money">
              {say.item[item]}
            </th>
          ))}
        </tr>
      }
      foot={
        <tr>
          <th scope="row">{say.totalName}</th>
          {ITEMS.map((item) => (
            <td key={item} class="money">
              {shown(total[item])}
            </td>
          ))}
        </tr>
      }
    >
      {activities
        .filter(({ items }) => ITEMS.some((item) => items[item] !== '$0.00'))
        .map(({ activity, items, agrees }) => (
          <tr key={activity}>
            <th scope="row">
              {nameOfActivity(activity)} {!agrees && <Badge tone="stop">{say.differs}</Badge>}
            </th>
            {ITEMS.map((item) => (
              <td key={item} class="money">
                {shown(items[item])}
              </td>
            ))}
          </tr>
        ))}
    </Table>
  )
}

/** Opening, one row for each kind of event, closing: the columns add up. */
function OneActivity({ one: { activity, opening, rows, closing, agrees } }: { one: ActivityStatement }) {
  const say = words()
  // Only tournaments have a charity's money, and few of them.
  const hasCharity = [opening, closing, ...rows.map(({ changes }) => changes)].some((of) => of.charity !== '$0.00')
  const funds = FUNDS.filter((fund) => fund !== 'charity' || hasCharity)
  return (
    <details class="fold" open={rows.length > 0}>
      <summary>{nameOfActivity(activity)}</summary>
      <Table
        class="figures"
        caption={nameOfActivity(activity)}
        columns={['', ...funds.map((fund) => ({ says: say.books.fundGroup[fund], isMoney: true as const }))]}
        foot={
          <tr>
            <th scope="row">
              {say.books.closing}{' '}
              <Badge tone={agrees ? 'good' : 'stop'}>{agrees ? say.books.addsUp : say.books.differs}</Badge>
            </th>
            {funds.map((fund) => (
              <td key={fund} class="money">
                {closing[fund]}
              </td>
            ))}
          </tr>
        }
      >
        <tr>
          <th scope="row">{say.books.opening}</th>
          {funds.map((fund) => (
            <td key={fund} class="money">
              {opening[fund]}
            </td>
          ))}
        </tr>
        {rows.map(({ what, changes }) => (
          <tr key={what}>
            <th scope="row">{say.event[what] ?? what}</th>
            {funds.map((fund) => (
              <td key={fund} class="money">
                {shown(changes[fund])}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  )
}

/** One figure a row, so that any program can make what it needs of it. Words are the program's own, not the page's. */
function statementRows({ activities, pieces, day = '', after, until }: DayStatement): string[][] {
  const lines = `${after + 1}-${until}`
  const rows = activities.flatMap(({ activity, items, opening, rows: changes, closing }) => [
    ...ITEMS.map((item) => [activity, 'summary', item, items[item]]),
    ...FUNDS.map((fund) => [activity, 'opening', fund, opening[fund]]),
    ...changes.flatMap(({ what, changes: of }) => FUNDS.map((fund) => [activity, what, fund, of[fund]])),
    ...FUNDS.map((fund) => [activity, 'closing', fund, closing[fund]]),
  ])
  const counted = pieces.flatMap(({ series, opening, rows: changes, closing }) =>
    [{ what: 'opening', changes: opening }, ...changes, { what: 'closing', changes: closing }].flatMap(
      ({ what, changes: of }) => HELD.map((held) => [`pieces ${series}`, what, held, String(of[held])]),
    ),
  )
  return [
    ['day', 'lines', 'activity', 'what', 'of', 'amount'],
    ...[...rows, ...counted].map((row) => [day, lines, ...row]),
  ]
}
