/** What was paid on a business day: one's own, or all; the list is printed for the drawer's envelope. */
import type { PaymentsView } from '../../server/cage.ts'
import { query, show } from '../live/address.ts'
import { view } from '../live/feed.ts'
import { nameOf, placeName, when } from '../live/frame.tsx'
import { acting } from '../live/orders.ts'
import { useView } from '../live/reading.ts'
import { Paper, SheetHead, Signatures } from '../live/sheet.tsx'
import { words } from '../words/words.ts'
import { wayName } from './payment.tsx'

export function Payments() {
  const say = words().cage
  const day = query.value.get('day') ?? view('chain').value?.day
  const isAll = query.value.get('of') === 'all'
  // What is paid meanwhile shows up: claims change with every payment.
  const paid = (view('claims').value ?? []).filter(({ status }) => status !== 'open').length
  const { view: read } = useView(
    day === undefined ? undefined : `/api/views/payments?day=${day}${isAll ? '' : `&by=${acting.value}`}&after=${paid}`,
  )
  const title = say.paymentsBy(isAll ? say.everybody : nameOf(acting.value), day ?? '')
  if (read !== undefined && query.value.get('paper') === 'payments')
    return (
      <Paper
        sheet="payments"
        of={`${read.day} ${read.by ?? 'all'}`}
        back={say.payments}
        onBack={() => show({ paper: undefined })}
      >
        {(mark) => (
          <article class="sheet" aria-label={say.paymentsSheet}>
            <SheetHead
              title={say.paymentsSheet}
              says={`${view('chain').value?.property ?? ''} · ${title}`}
              mark={mark}
            />
            <List read={read} />
            <Signatures of={[say.sheetCashier]} />
          </article>
        )}
      </Paper>
    )
  return (
    <article class="pane">
      <header class="pane-head">
        <h1>{say.payments}</h1>
        <span class="soft">{title}</span>
      </header>
      <div class="form form-row">
        <label>
          <span>{say.day}</span>
          <input
            type="date"
            value={day}
            onChange={(event) =>
              show({ day: event.currentTarget.value === '' ? undefined : event.currentTarget.value })
            }
          />
        </label>
        <div class="pair">
          <button type="button" class="toggle" aria-pressed={!isAll} onClick={() => show({ of: undefined })}>
            {say.mine}
          </button>
          <button type="button" class="toggle" aria-pressed={isAll} onClick={() => show({ of: 'all' })}>
            {say.everybody}
          </button>
        </div>
      </div>
      {read !== undefined && <List read={read} />}
      <div class="actions">
        <button type="button" class="act plain" onClick={() => show({ paper: 'payments' })}>
          {say.preview(say.paymentsSheet)}
        </button>
      </div>
    </article>
  )
}

function List({ read }: { read: PaymentsView }) {
  const say = words().cage
  if (read.rows.length === 0) return <p class="soft">{say.noPayments}</p>
  return (
    <>
      <table class="grid-table">
        <thead>
          <tr>
            <th>{say.claim}</th>
            <th>{say.paidAt}</th>
            <th>{say.to}</th>
            <th>{say.form}</th>
            <th>{say.drawer}</th>
            <th class="money">{say.prize}</th>
          </tr>
        </thead>
        <tbody>
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
              <td>{placeName(row.to)}</td>
              <td>{wayName(row.form)}</td>
              <td>
                {row.drawer}
                {read.by === undefined && <span class="soft"> {nameOf(row.by)}</span>}
              </td>
              <td class="money">
                {row.amount}
                {row.isInError && <span class="soft"> {say.error}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table class="grid-table totals">
        <thead>
          <tr>
            <th>{say.form}</th>
            <th class="money">{say.number}</th>
            <th class="money">{say.total}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </>
  )
}
