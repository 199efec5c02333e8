/** Reported hits: cards, judged shares, the checklist, and what becomes of them. */
import type { HitView } from '../../views/hit.ts'
import { query, show } from '../live/address.ts'
import { LyingCards } from '../live/cards.tsx'
import { view } from '../live/feed.ts'
import { Desk, nameOf, openScreen, placeName, Waiting, when } from '../live/frame.tsx'
import { words } from '../words/words.ts'
import { Decide } from './decide.tsx'

const isWaiting = ({ status }: HitView) => status === 'declared' || status === 'disputed'

function FloorPage() {
  const hits = view('hits').value
  const say = words()
  const byHand = view('room').value?.byHand ?? []
  const waiting = (hits ?? []).filter(isWaiting).sort((a, b) => rank(a, byHand) - rank(b, byHand))
  const decided = (hits ?? []).filter((hit) => !isWaiting(hit))
  const wanted = query.value.get('hit')
  const hit = (hits ?? []).find((one) => one.hit === wanted) ?? waiting[0]
  return (
    <Desk screen="floor" as="floor">
      <main class="desk">
        <section aria-label={say.floor.list}>
          <h1>{say.screens.floor}</h1>
          {hits === undefined && <Waiting />}
          <h2>{say.floor.waiting}</h2>
          {hits !== undefined && waiting.length === 0 && (
            <p class="soft">
              {say.floor.none} {say.floor.noneSays} <a href="/table/1">{say.floor.openTables}</a>
            </p>
          )}
          <Hits hits={waiting} chosen={hit?.hit} />
          {decided.length > 0 && <h2>{say.floor.decided}</h2>}
          <Hits hits={decided} chosen={hit?.hit} />
        </section>
        <section aria-live="polite">{hit !== undefined && <Hit key={hit.hit} hit={hit} />}</section>
      </main>
    </Desk>
  )
}

/** Tables of people before simulated ones, which settle themselves. */
const rank = (hit: HitView, byHand: readonly string[]): number => (byHand.includes(hit.table) ? 0 : 1)

function Hits({ hits, chosen }: { hits: readonly HitView[]; chosen: string | undefined }) {
  return (
    <ul class="rows">
      {hits.map((hit) => (
        <li key={hit.hit}>
          <button
            type="button"
            class="row"
            aria-current={hit.hit === chosen ? 'true' : undefined}
            onClick={() => show({ hit: hit.hit })}
          >
            <span>{placeOf(hit)}</span>
            <span class="amount">{hit.total}</span>
            <span class="soft">{`${hit.hit} · ${hit.name}`}</span>
            <Status status={hit.status} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** An award by hand need not have happened at a table. */
const placeOf = ({ table, name }: HitView): string => (table === '' ? name : words().table.title(table))

const TONES: Record<string, string> = { declared: 'due', verified: 'good', disputed: 'stop' }

export const Status = ({ status }: { status: string }) => (
  <span class="badge" data-tone={TONES[status] ?? 'due'}>
    {words().status[status] ?? status}
  </span>
)

function Hit({ hit }: { hit: HitView }) {
  const say = words()
  return (
    <article class="pane">
      <header class="pane-head">
        <h1>
          {hit.hit} · {placeOf(hit)} · {hit.total}
        </h1>
        <Status status={hit.status} />
      </header>
      <p class="soft">
        <strong>{hit.name}</strong> · {say.floor.reportedBy(nameOf(hit.declaredBy))} · {when(hit.local)}
      </p>
      <h2>{hit.evidence === undefined ? say.cage.cards : say.floor.evidence}</h2>
      {hit.evidence === undefined ? <LyingCards lying={hit.lying} /> : <p>{hit.evidence}</p>}
      <h2>{say.floor.prize}</h2>
      <table class="grid-table">
        <thead>
          <tr>
            <th>{say.floor.who}</th>
            <th>{say.floor.line}</th>
            <th class="money">{say.floor.amount}</th>
            <th>{say.floor.clauses}</th>
          </tr>
        </thead>
        <tbody>
          {hit.awards.map(({ to, line, share, amount, clauses }) => (
            <tr key={to}>
              <td>{placeName(to)}</td>
              <td>{share === 'full' ? line : (say.shareOf[share] ?? share)}</td>
              <td class="money">{amount}</td>
              <td>
                {clauses.map(({ clause, says }) => (
                  <p key={clause}>
                    <span class="clause">{clause}</span> <span class="soft">{says}</span>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Decide hit={hit} />
    </article>
  )
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'floor', look: 'floor', views: ['hits'], role: 'floor' }, page, <FloorPage />)
