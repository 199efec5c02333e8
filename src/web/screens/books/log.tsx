/** The log sheet that the documents want kept by hand, printed with what is known and room for names and signatures. */

import type { ComponentChildren } from 'preact'
import { drawerPlace, trayPlace } from '../../../ledger/name.ts'
import type { LogView } from '../../../server/desks/logsheet.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { useView } from '../../stream/viewreader.ts'
import { Input, Select } from '../../ui/field.tsx'
import { ReportFiles } from '../../ui/list/filebuttons.tsx'
import { nameOf } from '../../ui/names.ts'
import { Options } from '../../ui/options.tsx'
import { PrintHead } from '../../ui/paper/print.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { dateOf, when } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { shiftName } from '../count/shift.ts'
import { nameOfActivity } from './name.ts'

export function Log() {
  const say = words().books
  const today = view('chain').value?.day
  const activities = (view('offerings').value ?? []).filter(({ status }) => status !== 'not running')
  const asked = query.value
  const activity = asked.get('activity') ?? activities[0]?.activity
  const to = asked.get('to') ?? today
  const from = asked.get('from') ?? to
  const path =
    activity === undefined || from === undefined || to === undefined
      ? undefined
      : (`/api/views/log?${new URLSearchParams({ activity, from, to })}` as const)
  const { view: log, reasons } = useView(path)
  return (
    <article class="pane printed" aria-label={say.pages.log}>
      <PrintHead title={say.pages.log}>
        <Select
          aria-label={say.activity}
          value={activity ?? ''}
          onChange={({ currentTarget: { value } }) => show({ activity: value })}
        >
          <Options of={activities.map((one) => [one.activity, nameOfActivity(one.activity)])} />
        </Select>
        {(['from', 'to'] as const).map((edge) => (
          <Input
            key={edge}
            type="date"
            aria-label={edge === 'from' ? say.fromDay : say.toDay}
            value={(edge === 'from' ? from : to) ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && show({ [edge]: value })}
          />
        ))}
        {log !== undefined && (
          <ReportFiles name={`log-${log.from}-${log.to}`} title={say.pages.log} rows={() => logRows(log)} />
        )}
      </PrintHead>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {log !== undefined && <Sheet log={log} />}
    </article>
  )
}

function Sheet({ log: { name, id, from, to, asked, collected, paid, pieces, total } }: { log: LogView }) {
  const say = words().books
  const corrected = new Set(collected.flatMap(({ corrects }) => corrects ?? []))
  return (
    <>
      <p>
        <strong>{name}</strong> {id} · {from === to ? dateOf(from) : `${dateOf(from)} – ${dateOf(to)}`}
      </p>
      {asked.length === 0 && <p class="soft">{say.logNotAsked}</p>}
      {asked.map(({ clause, cite, says }) => (
        <p key={clause}>
          <span class="clause">{clause}</span> <span lang="en">{says}</span> <span class="soft">{cite}</span>
        </p>
      ))}
      <LogTable
        title={say.collected}
        heads={[say.when, say.table, say.shift, say.box, say.countedBy]}
        toFill={say.initials}
        total={total.collected}
      >
        {collected.map(({ local, table, shift, box, by, amount, corrects }) => (
          <tr key={box}>
            <td>{when(local)}</td>
            <td>{table}</td>
            <td>{shiftName(shift)}</td>
            <td>
              {box} {corrects !== undefined && <span class="soft">{say.corrects(corrects)}</span>}
              {corrected.has(box) && <span class="soft">{say.notAdded}</span>}
            </td>
            <td>{by.map(nameOf).join(', ')}</td>
            <td class="money">{corrected.has(box) ? <del>{amount}</del> : amount}</td>
            <td class="to-fill" />
          </tr>
        ))}
      </LogTable>
      <LogTable
        title={say.paidOut}
        heads={[say.when, say.claim, say.table, say.winner, say.hand, say.paidAs, say.verifiedBy, say.paidBy]}
        toFill={say.nameAndSignature}
        total={total.paid}
      >
        {paid.map((row) => (
          <tr key={row.claim}>
            <td>{when(row.local)}</td>
            <td>
              <RecordLink of={row.claim} /> {row.status === 'paid in error' && <strong>{say.pages.errors}</strong>}
            </td>
            <td>
              {row.table} {row.dealer !== '' && <span class="soft">{words().floor.dealtBy(nameOf(row.dealer))}</span>}
            </td>
            <td>{words().party(row.to)}</td>
            <td>
              <Ruled text={row.line} />
              {row.share !== 'full' && <span class="soft"> {words().shareOf[row.share] ?? row.share}</span>}
            </td>
            <td>{paidAs(row)}</td>
            <td>{row.verifiedBy.split(' ').map(nameOf).join(', ')}</td>
            <td>{nameOf(row.paidBy)}</td>
            <td class="money">{row.amount}</td>
            <td class="to-fill" />
          </tr>
        ))}
      </LogTable>
      {pieces.length > 0 && (
        <LogTable
          title={say.logged}
          heads={[say.when, say.what, say.loggedOf, say.patron, say.pieces, say.face, say.where, say.loggedBy]}
          toFill={say.patronName}
          total={total.pieces}
        >
          {pieces.map((row) => (
            <tr key={`${row.local} ${row.what} ${row.of}`}>
              <td>{when(row.local)}</td>
              <td>{words().event[row.what]}</td>
              <td>{row.of}</td>
              <td>{row.person}</td>
              <td>{row.pieces}</td>
              <td class="money">{row.face}</td>
              <td>{placeOf(row)}</td>
              <td>{row.by.map(nameOf).join(', ')}</td>
              <td class="money">{row.amount}</td>
              <td class="to-fill" />
            </tr>
          ))}
        </LogTable>
      )}
      <Signatures of={[say.signAccounting, say.signSecond]} />
    </>
  )
}

/** Rows of the log with their total, and a column that people fill in. */
function LogTable({
  title,
  heads,
  toFill,
  total,
  children,
}: {
  title: string
  heads: readonly string[]
  toFill: string
  total: string
  children: ComponentChildren
}) {
  const say = words().books
  return (
    <Table
      caption={title}
      head={
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" class="money">
            {say.amount}
          </th>
          <th scope="col">{toFill}</th>
        </tr>
      }
      foot={
        <tr>
          <th scope="row" colSpan={heads.length}>
            {say.totalName}
          </th>
          <td class="money">{total}</td>
          <td />
        </tr>
      }
    >
      {children}
    </Table>
  )
}

type Paid = LogView['paid'][number]

/** `Cash, drawer 1`; a tray is named by its table. */
function paidAs({ form, from }: Pick<Paid, 'form' | 'from'>): string {
  const say = words()
  const way = say.cage.forms.find(({ value }) => value === form)?.says ?? form
  if (from === undefined) return way
  return `${way}, ${say.account('tray' in from ? trayPlace(from.tray) : drawerPlace(from.drawer))}`
}

/** `window 4, drawer 1`; a fee lies in the box of its table. */
function placeOf({ window, table, drawer }: LogView['pieces'][number]): string {
  const say = words()
  return [
    ...(window === '' ? [] : [say.books.atWindow(window)]),
    ...(table === '' ? [] : [say.table.title(table)]),
    ...(drawer === '' ? [] : [say.account(drawerPlace(drawer))]),
  ].join(', ')
}

/** Collections first, then payments, then pieces; one a row. */
function logRows({ collected, paid, pieces }: LogView): string[][] {
  const say = words().books
  const corrected = new Set(collected.flatMap(({ corrects }) => corrects ?? []))
  return [
    [say.when, say.what, say.table, say.box, say.winner, say.hand, say.paidAs, say.amount],
    ...collected.map(({ local, table, box, amount }) => [
      ...[local.replace('T', ' '), corrected.has(box) ? say.notAdded : say.collected, table, box, '', '', '', amount],
    ]),
    ...paid.map((row) => [
      ...[row.local.replace('T', ' '), row.status === 'paid in error' ? say.pages.errors : say.paidOut, row.table],
      ...[row.claim, words().party(row.to), row.line, paidAs(row), row.amount],
    ]),
    ...pieces.map((row) => [
      ...[row.local.replace('T', ' '), words().event[row.what] ?? row.what, placeOf(row), row.of, row.person],
      ...[row.pieces, row.by.map(nameOf).join(', '), row.amount],
    ]),
  ]
}
