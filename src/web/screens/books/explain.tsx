/** "Explain this number": its movements, the clause behind each in words, and the line of the journal that carries it. */

import { useEffect, useRef } from 'preact/hooks'
import type { Event } from '../../../engine/mechanisms.ts'
import { parseName } from '../../../ledger/name.ts'
import type { Explained } from '../../../server/desks/explain.ts'
import { query, show } from '../../stream/address.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button } from '../../ui/button.tsx'
import { cardsText } from '../../ui/cards.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Check } from '../../ui/field.tsx'
import { List } from '../../ui/list/list.tsx'
import { nameOf } from '../../ui/names.ts'
import { MoneyMoves } from '../../ui/outcome.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { FigureExplained } from './figure.tsx'
import { nameOfActivity } from './name.ts'

/** Whether a figure or a line of the journal is asked about. */
export const isExplaining = (): boolean => query.value.has('account') || query.value.has('line')

/** Stands where the fund was, and leads back to it. */
export function Explain() {
  const say = words()
  const asked = query.value
  const [activity, book] = ['activity', 'book'].map((name) => asked.get(name))
  const account = parseName(asked.get('account') ?? '')
  const before = asked.get('before')
  const isWithFees = asked.has('fees')
  const path =
    activity && account && book
      ? (`/api/views/movements?${new URLSearchParams({ activity, account, book, ...(before ? { before } : {}), ...(isWithFees ? { fees: 'yes' } : {}) })}` as const)
      : undefined
  const { view, reasons } = useView(path)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    // Beside the list it stands where one looks already.
    if (path !== undefined && (top < 0 || top > innerHeight / 2)) place.current?.scrollIntoView({ block: 'start' })
  }, [view === undefined, path])
  return (
    <section class="pane explain" ref={place} aria-label={say.books.explain} aria-live="polite">
      <header class="pane-head">
        <div>
          <h2>{account ? say.account(account) : say.books.explain}</h2>
          {activity && <p class="soft">{nameOfActivity(activity)}</p>}
        </div>
        <Button
          size="small"
          onClick={() => show({ account: undefined, book: undefined, before: undefined, line: undefined })}
        >
          {say.kit.close}
        </Button>
      </header>
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
  const { movements, fees, before, account } = explained
  const hasFees = fees !== '$0.00'
  return (
    <>
      <FigureExplained explained={explained} />
      {hasFees && (
        <Check
          label={say.books.withFees}
          checked={isWithFees}
          onChange={() => show({ fees: isWithFees ? undefined : 'yes', before: undefined })}
          class="no-print"
        />
      )}
      <List
        name="movements"
        title={say.listed.movements}
        rows={movements}
        // Two movements of one line may be alike in everything.
        keyOf={(one) => `${one.seq} ${movements.indexOf(one)}`}
        columns={[
          { key: 'what', says: say.books.what, value: ({ what }) => say.event[what] ?? what },
          {
            key: 'seq',
            says: say.books.line,
            value: ({ seq }) => seq,
            cell: ({ seq }) => (
              <Button look="link" class="figure-button" onClick={() => show({ line: String(seq) })}>
                {seq}
              </Button>
            ),
          },
          { key: 'local', says: say.books.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
          {
            key: 'from',
            says: say.books.from,
            value: ({ from }) => say.account(from),
            cell: ({ from }) => <span data-self={from === account}>{say.account(from)}</span>,
          },
          {
            key: 'to',
            says: say.books.to,
            value: ({ to }) => say.account(to),
            cell: ({ to }) => <span data-self={to === account}>{say.account(to)}</span>,
          },
          { key: 'change', says: say.books.change, value: ({ change }) => change, kind: 'money', isUnlabelled: true },
          {
            key: 'why',
            says: say.books.why,
            value: ({ clause, says }) => say.books.ownReason[clause] ?? `${clause} ${says}`,
            cell: ({ clause, says }) => <Why clause={clause} says={says} />,
          },
        ]}
      />
      <div class="actions">
        {isOlder && <Button onClick={() => show({ before: undefined })}>{say.books.newer}</Button>}
        {before !== undefined && <Button onClick={() => show({ before: String(before) })}>{say.books.older}</Button>}
      </div>
    </>
  )
}

/** The clause in words; what is no document's has words of the program's own. */
function Why({ clause, says }: { clause: string; says: string }) {
  const own = words().books.ownReason[clause]
  if (own !== undefined) return <>{own}</>
  return (
    <>
      <span class="clause">{clause}</span>{' '}
      <span class="soft" lang="en">
        {says}
      </span>
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
        <Button onClick={() => show({ line: undefined })}>{say.books.close}</Button>
      </header>
      {reasons !== undefined && <Reasons reasons={reasons} />}
      {view !== undefined && (
        <>
          <p>
            {view.events.map(({ type }) => say.event[type] ?? type).join(', ')} · {say.books.recordedBy}{' '}
            {nameOf(view.by)} · {when(view.local)}
          </p>
          <Facts rows={factsOf(view.events)} />
          <MoneyMoves events={view.events} caption={say.books.moved} />
          <details>
            <summary>{say.books.order}</summary>
            <pre>{JSON.stringify(view.order, null, 2)}</pre>
          </details>
          <details>
            <summary>{say.books.events}</summary>
            <pre>{JSON.stringify(view.events, null, 2)}</pre>
          </details>
        </>
      )}
    </article>
  )
}

/** Who and what the events are about, as far as people name it; the whole of it is in the line itself. */
function factsOf(events: readonly Event[]): [string, string][] {
  const { fact } = words().books
  const rows = new Map<string, Set<string>>()
  const add = (name: string | undefined, value: unknown) => {
    if (name === undefined || (typeof value !== 'string' && typeof value !== 'number')) return
    rows.set(name, (rows.get(name) ?? new Set()).add(String(value)))
  }
  for (const event of events) {
    for (const [key, value] of Object.entries(event)) {
      if (!Object.hasOwn(fact, key)) continue
      if (key === 'by' || key === 'second' || key === 'typedBy')
        for (const person of [value].flat()) add(fact[key], nameOf(String(person)))
      else if (key === 'activity') add(fact[key], nameOfActivity(String(value)))
      else add(fact[key], value)
    }
    if (event.type === 'HitDeclared' || event.type === 'HitHeld' || event.type === 'HandJudged')
      add(fact.cards, cardsText(event.cards) || undefined)
    if (event.type !== 'HitDeclared' && event.type !== 'HitHeld') continue
    for (const { to } of event.type === 'HitHeld' ? event.winners : event.awards) add(fact.to, words().party(to))
    if (event.source.kind === 'table') {
      add(fact.table, event.source.table)
      add(fact.round, event.source.round)
    }
  }
  return [...rows].map(([name, values]) => [name, [...values].join(', ')])
}
