/** Payments, and those that were made in error: the house makes them good, and the entry names who says so and why. */
import { useSignal } from '@preact/signals'
import type { PaidView } from '../../../server/desks/logsheet.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf, when } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { ListSearch } from '../../ui/search.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'

export function Errors() {
  const say = words()
  const fresh = useFresh()
  const find = query.value.get('find') ?? ''
  const errors = query.value.get('only') === 'errors'
  const { view, reasons } = useView(
    `/api/views/paid?${new URLSearchParams({ find, ...(errors ? { errors: 'yes' } : {}) })}&${fresh.query}`,
  )
  const chosen = view?.find(({ claim }) => claim === query.value.get('claim'))
  return (
    <div class="office-desk">
      <nav class="office-list" aria-label={say.books.payments}>
        <ListSearch label={say.books.findPayment} kinds={[['errors', say.books.pages.errors]]} />
        {reasons !== undefined && <Reasons reasons={reasons} />}
        {view?.length === 0 && <p class="soft">{say.books.nothingFound}</p>}
        <Rows>
          {(view ?? []).map(({ claim, to, amount, local, status }) => (
            <li key={claim}>
              <Row isOpen={claim === chosen?.claim} onClick={() => show({ claim })}>
                <span>{`${claim} · ${words().party(to)}`}</span>
                <Money amount={amount} />
                <span class="soft">{when(local)}</span>
                {status === 'paid in error' && <Badge tone="stop">{say.books.pages.errors}</Badge>}
              </Row>
            </li>
          ))}
        </Rows>
      </nav>
      {chosen === undefined ? (
        <section class="pane">
          <h2>{say.books.pages.errors}</h2>
          <p class="soft">{say.books.errorsHint}</p>
        </section>
      ) : (
        <Payment key={chosen.claim} paid={chosen} onDone={fresh.again} />
      )}
    </div>
  )
}

function Payment({ paid, onDone }: { paid: PaidView; onDone: () => void }) {
  const say = words()
  const reason = useSignal('')
  const { claim, hit, activity, to, line, amount, local, paidBy, status, note } = paid
  return (
    <section class="pane" aria-label={claim}>
      <header class="pane-head">
        <h2>{`${claim} · ${amount}`}</h2>
        <span class="soft">{nameOfActivity(activity)}</span>
      </header>
      <p>
        {words().party(to)} · <Ruled text={line} /> · <RecordLink of={hit} />
        <br />
        {say.books.paidOn(when(local), nameOf(paidBy))}
      </p>
      {status === 'paid in error' ? (
        <Notice tone="stop">{say.books.wasError(note)}</Notice>
      ) : (
        <Deed
          act="ReportPaidInError"
          order={reason.value.trim() === '' ? undefined : { do: 'ReportPaidInError', claim, reason: reason.value }}
          label={say.books.reportError(amount)}
          says={say.books.errorSays}
          look="stop"
          onDone={onDone}
        >
          <Field label={say.reason}>
            <TextArea
              maxLength={1000}
              value={reason.value}
              onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
            />
          </Field>
        </Deed>
      )}
    </section>
  )
}
