/** "Explain this number": its movements, the clause behind each in words, and the line of the journal that carries it. */
import { useEffect, useRef } from 'preact/hooks'
import type { Explained } from '../../server/explain.ts'
import { query, show } from '../live/address.ts'
import { nameOf, Reasons, when } from '../live/frame.tsx'
import { useView } from '../live/reading.ts'
import { words } from '../words/words.ts'

export function Explain() {
  const say = words()
  const asked = query.value
  const [activity, account, book] = ['activity', 'account', 'book'].map((name) => asked.get(name))
  const before = asked.get('before')
  const isWithFees = asked.has('fees')
  const path =
    activity && account && book
      ? (`/api/views/movements?${new URLSearchParams({ activity, account, book, ...(before ? { before } : {}), ...(isWithFees ? { fees: 'yes' } : {}) })}` as const)
      : undefined
  const { view, reasons } = useView(path)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (path !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [view === undefined, path])
  return (
    <section class="pane explain" ref={place} aria-label={say.books.explain} aria-live="polite">
      <h2>{account ? say.account(account) : say.books.explain}</h2>
      {path === undefined && <p class="soft">{say.books.explainHint}</p>}
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {view !== undefined && <Movements explained={view} isOlder={before !== null} isWithFees={isWithFees} />}
      <Entry />
    </section>
  )
}

function Movements({
  explained,
  isOlder,
  isWithFees,
}: {
  explained: Explained
  isOlder: boolean
  isWithFees: boolean
}) {
  const say = words()
  const { movements, total, fees, others, before, account } = explained
  const hasFees = fees !== '$0.00'
  return (
    <>
      <p class="explain-total">{say.books.total(total, fees, others.sum, others.count)}</p>
      {hasFees && (
        <label class="inline no-print">
          <input
            type="checkbox"
            checked={isWithFees}
            onChange={() => show({ fees: isWithFees ? undefined : 'yes', before: undefined })}
          />
          <span>{say.books.withFees}</span>
        </label>
      )}
      <div class="scroll">
        <table class="grid-table">
          <thead>
            <tr>
              <th>{say.books.line}</th>
              <th>{say.books.when}</th>
              <th>{say.books.what}</th>
              <th>{say.books.from}</th>
              <th>{say.books.to}</th>
              <th class="money">{say.books.change}</th>
              <th>{say.books.why}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map(({ seq, local, what, from, to, change, clause, says }, index) => (
              // Two movements of one line may be alike in everything.
              <tr key={`${seq} ${index}`}>
                <td>
                  <button type="button" class="figure-button" onClick={() => show({ line: String(seq) })}>
                    {seq}
                  </button>
                </td>
                <td>{when(local)}</td>
                <td>{say.event[what] ?? what}</td>
                <td data-self={from === account}>{say.account(from)}</td>
                <td data-self={to === account}>{say.account(to)}</td>
                <td class="money">{change}</td>
                <td>
                  <span class="clause">{clause}</span>{' '}
                  <span class="soft" lang="en">
                    {says}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="actions">
        {isOlder && (
          <button type="button" class="act plain" onClick={() => show({ before: undefined })}>
            {say.books.newer}
          </button>
        )}
        {before !== undefined && (
          <button type="button" class="act plain" onClick={() => show({ before: String(before) })}>
            {say.books.older}
          </button>
        )}
      </div>
    </>
  )
}

function Entry() {
  const say = words()
  const line = query.value.get('line')
  const { view, reasons } = useView(line === null ? undefined : `/api/views/entry?seq=${encodeURIComponent(line)}`)
  if (line === null) return null
  return (
    <article class="entry">
      <header class="pane-head">
        <h2>{say.books.entry(Number(line))}</h2>
        <button type="button" class="act plain" onClick={() => show({ line: undefined })}>
          {say.books.close}
        </button>
      </header>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {view !== undefined && (
        <>
          <p>
            {view.events.map(({ type }) => say.event[type] ?? type).join(', ')} · {say.books.recordedBy}{' '}
            {nameOf(view.by)} · {when(view.local)}
          </p>
          <details>
            <summary>{say.books.order}</summary>
            <pre>{JSON.stringify(view.order, null, 2)}</pre>
          </details>
          <details open>
            <summary>{say.books.events}</summary>
            <pre>{JSON.stringify(view.events, null, 2)}</pre>
          </details>
        </>
      )}
    </article>
  )
}
