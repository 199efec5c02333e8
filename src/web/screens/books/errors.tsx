/** Payments, and those that were made in error: the house makes them good, and the entry names who says so and why. */

import { useSignal } from '@preact/signals'
import type { PaidView } from '../../../server/desks/logsheet.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { useFresh } from '../../ui/paper/print.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { words } from '../../words.ts'
import { nameOfActivity } from './name.ts'

export function Errors() {
  const say = words()
  const fresh = useFresh()
  // The books are asked for what is older than the list; the rest is found in it.
  const typed = (query.value.get('find') ?? '').trim()
  const find = /^[ch]\d+$/i.test(typed)
    ? typed.toUpperCase()
    : /^(?:table|seat) /i.test(typed)
      ? typed.toLowerCase()
      : ''
  const errors = query.value.get('only') === 'errors'
  const { view, reasons } = useView(
    `/api/views/paid?${new URLSearchParams({ find, ...(errors ? { errors: 'yes' } : {}) })}&${fresh.query}`,
  )
  const chosen = view?.find(({ claim }) => claim === query.value.get('claim'))
  return (
    <div class="office-desk">
      <nav class="office-list" aria-label={say.books.payments}>
        <List
          name="payments-errors"
          title={say.books.payments}
          at=""
          rows={view ?? []}
          keyOf={({ claim }) => claim}
          empty={view === undefined ? undefined : say.books.nothingFound}
          choices={[{ key: 'errors', says: say.books.pages.errors, fits: ({ status }) => status === 'paid in error' }]}
          opens={{ isOpen: ({ claim }) => claim === chosen?.claim, open: ({ claim }) => show({ claim }) }}
          columns={[
            { key: 'claim', says: say.books.claim, value: ({ claim, to }) => `${claim} · ${words().party(to)}` },
            { key: 'hit', says: say.books.hit, value: ({ hit }) => hit, isDetail: true },
            { key: 'local', says: say.books.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
            {
              key: 'status',
              says: say.listed.state,
              value: ({ status }) => (status === 'paid in error' ? say.books.pages.errors : ''),
              cell: ({ status }) => status === 'paid in error' && <Badge tone="stop">{say.books.pages.errors}</Badge>,
              isUnlabelled: true,
            },
            {
              key: 'amount',
              says: say.books.amount,
              value: ({ amount }) => amount,
              cell: ({ amount }) => <Money amount={amount} />,
              kind: 'money',
              isUnlabelled: true,
            },
          ]}
        />
        {reasons !== undefined && <Reasons reasons={reasons} />}
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
