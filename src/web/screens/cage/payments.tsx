/** What was paid in a day or a year: one's own, all, or by who got it; the list is printed for the drawer's envelope. */

import { trayPlace } from '../../../ledger/name.ts'
import type { PaymentRow, PaymentsView } from '../../../server/desks/cage.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { acting } from '../../stream/orders.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, Choices, Toggle } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { Paper, SheetHead } from '../../ui/paper/sheet.tsx'
import { Signatures } from '../../ui/paper/signatures.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { onPaper, when } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { PersonHead, ReceivedList, ReceivedSheet } from './paidtotals.tsx'
import { wayName } from './payment.tsx'

const WHOSE = ['mine', 'all', 'persons'] as const
type Whose = (typeof WHOSE)[number]

export function Payments() {
  const say = words().cage
  const day = view('chain').value?.day
  const period = query.value.get('period') ?? day ?? ''
  const whose = WHOSE.find((name) => name === query.value.get('of')) ?? 'mine'
  const person = whose === 'persons' ? (query.value.get('person') ?? undefined) : undefined
  const by = whose === 'mine' ? acting.value : undefined
  // What is paid meanwhile shows up: claims change with every payment.
  const after = (view('claims').value ?? []).filter(({ status }) => status !== 'open').length
  const isByPerson = whose === 'persons' && person === undefined
  const question = new URLSearchParams({
    period,
    ...(by === undefined ? {} : { by }),
    ...(person === undefined ? {} : { person }),
    after: String(after),
  })
  const list = useView(period === '' || isByPerson ? undefined : `/api/views/payments?${question}`)
  const people = useView(period === '' || !isByPerson ? undefined : `/api/views/received?${question}`)
  const read = list.view
  const title = say.paymentsBy(
    person === undefined ? (by === undefined ? say.everybody : nameOf(by)) : say.personOf(person),
    period.length === 10 ? onPaper(period) : period,
  )
  const says = `${view('chain').value?.property ?? ''} · ${title}`
  if (query.value.get('paper') === 'payments' && (read ?? people.view) !== undefined)
    return (
      <Paper
        sheet="payments"
        of={`${period} ${by ?? (person === undefined ? (isByPerson ? 'persons' : 'all') : `person ${person}`)}`}
        back={say.payments}
        onBack={() => show({ paper: undefined })}
      >
        {(mark) => (
          <article class="sheet" aria-label={say.paymentsSheet}>
            <SheetHead title={isByPerson ? say.receivedSheet : say.paymentsSheet} says={says} mark={mark} />
            {read !== undefined && <SheetList read={read} />}
            {people.view !== undefined && <ReceivedSheet read={people.view} />}
            <Signatures onSheet of={[say.sheetCashier]} />
          </article>
        )}
      </Paper>
    )
  return (
    <article class="pane">
      <header class="pane-head">
        <h2>{say.payments}</h2>
        <span class="soft">{title}</span>
      </header>
      <Choice period={period} day={day} whose={whose} />
      {person !== undefined && <PersonHead person={person} />}
      {(list.reasons ?? people.reasons) !== undefined && <Reasons reasons={list.reasons ?? people.reasons ?? []} />}
      {read !== undefined && <ScreenList read={read} />}
      {people.view !== undefined && <ReceivedList read={people.view} />}
      <div class="actions">
        <Button onClick={() => show({ paper: 'payments' })}>
          {say.preview(isByPerson ? say.receivedSheet : say.paymentsSheet)}
        </Button>
      </div>
    </article>
  )
}

/** Of which day or year, and whose. */
function Choice({ period, day, whose }: { period: string; day: string | undefined; whose: Whose }) {
  const say = words().cage
  const isYear = period.length === 4
  return (
    <div class="form form-row">
      {isYear ? (
        <Field label={say.year}>
          <Input
            type="number"
            min="2000"
            max="2999"
            value={period}
            onChange={({ currentTarget: { value } }) => /^\d{4}$/.test(value) && show({ period: value })}
          />
        </Field>
      ) : (
        <Field label={say.day}>
          <Input
            type="date"
            value={period}
            onChange={({ currentTarget: { value } }) => show({ period: value === '' ? undefined : value })}
          />
        </Field>
      )}
      <Choices>
        <Toggle isOn={!isYear} onClick={() => show({ period: undefined })}>
          {say.oneDay}
        </Toggle>
        <Toggle
          isOn={isYear}
          onClick={() => show({ period: (isYear ? period : ((period || day) ?? '')).slice(0, 4) || undefined })}
        >
          {say.wholeYear}
        </Toggle>
      </Choices>
      <Choices>
        {WHOSE.map((name) => (
          <Toggle
            key={name}
            isOn={name === whose}
            onClick={() => show({ of: name === 'mine' ? undefined : name, person: undefined })}
          >
            {say.whose[name]}
          </Toggle>
        ))}
      </Choices>
    </div>
  )
}

/** On the paper that goes into the envelope. */
function SheetList({ read }: { read: PaymentsView }) {
  const say = words().cage
  if (read.rows.length === 0) return <p class="soft">{say.noPayments}</p>
  return (
    <>
      <Table columns={[say.claim, say.paidAt, say.to, say.form, say.drawer, { says: say.prize, isMoney: true }]}>
        {read.rows.map((row) => (
          <tr key={row.claim}>
            <td>
              <a href={`?claim=${row.claim}`}>{row.claim}</a>
              <br />
              <span class="soft">{row.name}</span>
            </td>
            <td>
              {when(row.paid)}
              {row.typedBy !== undefined && <span class="soft"> {say.lateTyped(nameOf(row.typedBy))}</span>}
            </td>
            <td>
              {words().party(row.to)}{' '}
              {row.winner !== undefined && <span class="soft">{say.winnerNumber(row.winner)}</span>}
            </td>
            <td>{wayName(row.form)}</td>
            <td>
              {fromName(row.from)}
              {read.by === undefined && <span class="soft"> {nameOf(row.by)}</span>}
            </td>
            <td class="money">
              {row.amount}
              {row.isInError && <span class="soft"> {say.error}</span>}
            </td>
          </tr>
        ))}
      </Table>
      <Totals read={read} />
    </>
  )
}

function Totals({ read }: { read: PaymentsView }) {
  const say = words().cage
  return (
    <Table class="totals" columns={[say.form, { says: say.number, isMoney: true }, { says: say.total, isMoney: true }]}>
      {read.totals.map(({ form, amount, count }) => (
        <tr key={form}>
          <td>{wayName(form)}</td>
          <td class="money">{count}</td>
          <td class="money">{amount}</td>
        </tr>
      ))}
      <tr>
        <td>{say.total}</td>
        <td class="money">{read.rows.length}</td>
        <td class="money">
          <strong>{read.total}</strong>
        </td>
      </tr>
    </Table>
  )
}

function ScreenList({ read }: { read: PaymentsView }) {
  const say = words().cage
  return (
    <>
      <List
        name="payments"
        title={say.payments}
        rows={read.rows}
        keyOf={({ claim }) => claim}
        columns={columnsOf()}
        empty={say.noPayments}
      />
      {read.rows.length > 0 && <Totals read={read} />}
    </>
  )
}

function columnsOf(): Column<PaymentRow>[] {
  const say = words().cage
  return [
    {
      key: 'claim',
      says: say.claim,
      value: ({ claim }) => claim,
      cell: ({ claim }) => <a href={`?claim=${claim}`}>{claim}</a>,
    },
    { key: 'name', says: say.activity, value: ({ name }) => name, isUnlabelled: true },
    {
      key: 'paid',
      says: say.paidAt,
      value: ({ paid }) => paid,
      cell: ({ paid, typedBy }) => (
        <>
          <time>{when(paid)}</time>
          {typedBy !== undefined && <span class="soft"> {say.lateTyped(nameOf(typedBy))}</span>}
        </>
      ),
      kind: 'time',
      isUnlabelled: true,
    },
    { key: 'to', says: say.to, value: ({ to }) => words().party(to) },
    {
      key: 'winner',
      says: words().listed.register,
      value: ({ winner }) => winner,
      isDetail: true,
    },
    { key: 'form', says: say.form, value: ({ form }) => wayName(form) },
    { key: 'from', says: say.drawer, value: ({ from }) => fromName(from) },
    { key: 'by', says: say.paidBy, value: ({ by }) => nameOf(by) },
    {
      key: 'typed',
      says: words().listed.lateBy,
      value: ({ typedBy }) => (typedBy === undefined ? '' : nameOf(typedBy)),
      isDetail: true,
    },
    {
      key: 'error',
      says: say.error,
      value: ({ isInError }) => (isInError ? say.error : ''),
      cell: ({ isInError }) => isInError && <Badge tone="stop">{say.error}</Badge>,
      isUnlabelled: true,
    },
    { key: 'amount', says: say.prize, value: ({ amount }) => amount, kind: 'money', isUnlabelled: true },
  ]
}

/** The number of a drawer, or whose tray it was. */
export const fromName = (from: PaymentRow['from']): string =>
  from === undefined ? '' : 'drawer' in from ? from.drawer : words().account(trayPlace(from.tray))
