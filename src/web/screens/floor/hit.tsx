/** One hit: its cards, the judged shares, who keyed it, and what may be done about it. */

import { useEffect, useRef } from 'preact/hooks'
import { partyKey } from '../../../base/party.ts'
import { laidIn } from '../../../cards/showncards.ts'
import type { HitView } from '../../../views/hit.ts'
import { view } from '../../stream/feed.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ShownCards } from '../../ui/cards.tsx'
import { Money } from '../../ui/money.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Clause, Ruled, Says } from '../../ui/sentence.tsx'
import { clockOf, when } from '../../ui/shell/clock.tsx'
import { RecordLink } from '../../ui/shell/recordlink.tsx'
import { Status } from '../../ui/status.tsx'
import { Table } from '../../ui/table.tsx'
import { isOfTournament, Won } from '../../ui/tournament/prizename.tsx'
import { words } from '../../words.ts'
import { FromTray } from '../cage/drawers/tray.tsx'
import { isWaiting } from '../report/undecided.ts'
import { Decide } from './decision.tsx'
import { Since } from './waiting/since.tsx'

/** An award by hand need not have happened at a table. */
export const placeOf = ({ source, name }: HitView): string =>
  source.kind === 'table' ? words().table.title(source.table) : name

export function Hit({ hit }: { hit: HitView }) {
  const say = words()
  const before = useRef(hit.status)
  // What has been decided is told at the top of the page.
  useEffect(() => {
    if (before.current !== hit.status) scrollTo({ top: 0 })
    before.current = hit.status
  }, [hit.status])
  const typed = (by: string | undefined) => (by === undefined ? '' : ` (${say.cage.lateTyped(nameOf(by))})`)
  const keyed = hit.keyedBy === undefined ? '' : ` · ${say.floor.keyedBy(nameOf(hit.keyedBy))}${typed(hit.keyTypedBy)}`
  const dealt = hit.dealer === undefined ? '' : `${say.floor.dealtBy(nameOf(hit.dealer))} · `
  const hasAmount = hit.board === undefined && hit.tickets === undefined && hit.held === undefined
  return (
    <article class="pane hit-pane">
      <header class="pane-head">
        <h2>
          {hasAmount && (
            <>
              <Money amount={hit.total} size={40} />
              <span class="unseen"> · </span>
            </>
          )}
          <span>
            <RecordLink of={hit.hit} /> · {placeOf(hit)}
          </span>
        </h2>
        <span class="hit-state">
          <Status status={hit.status} />
          {isWaiting(hit) && <Since at={hit.since} />}
        </span>
      </header>
      <p class="soft">
        {hit.source.kind === 'table' && <strong>{hit.name}</strong>}
        {hit.source.kind === 'table' && ' · '}
        {`${dealt}${say.floor.reportedBy(nameOf(hit.declaredBy))}${typed(hit.typedBy)}`} · {when(hit.local)}
        {keyed}
      </p>
      {hit.dispute !== undefined && (
        <Notice tone="stop">{say.floor.disputedBy(nameOf(hit.dispute.by), hit.dispute.reason)}</Notice>
      )}
      {hit.claims.length > 0 && <Claims hit={hit} />}
      {(hit.evidence === undefined || laidIn(hit.cards).length > 0) && (
        <section class="hit-cards" aria-label={say.cage.cards}>
          <ShownCards cards={hit.cards} />
        </section>
      )}
      {hit.evidence !== undefined && (
        <>
          <h2>{say.floor.evidence}</h2>
          <p>
            <Says of={hit.evidence} />
          </p>
        </>
      )}
      <Prizes hit={hit} />
      <Decide hit={hit} />
    </article>
  )
}

function Prizes({ hit }: { hit: HitView }) {
  const say = words()
  if (hit.board !== undefined && hit.awards.length === 0)
    return (
      <>
        <h2>{say.floor.tabs.periods}</h2>
        <ul>
          {hit.board.map(({ who, line, until }) => (
            <li key={partyKey(who)}>
              {words().party(who)} · <Ruled text={line} /> · {say.floor.periods.until(clockOf(until))}
            </li>
          ))}
        </ul>
      </>
    )
  if (hit.tickets !== undefined)
    return (
      <>
        <h2>{say.table.ticketsTitle}</h2>
        <ul>
          {hit.tickets.map(({ who, line, tickets }) => (
            <li key={partyKey(who)}>
              {words().party(who)} · <Ruled text={line} /> · {say.table.ticketsFor(tickets)}
            </li>
          ))}
        </ul>
      </>
    )
  if (hit.held !== undefined)
    return (
      <>
        <h2>{say.floor.prize}</h2>
        <ul class="clause-words">
          {hit.held.winners.map(({ to, line, share }) => (
            <li key={`${partyKey(to)} ${line} ${share}`}>
              {words().party(to)} · <Won line={line} share={share} />
            </li>
          ))}
        </ul>
        <p class="soft">{say.floor.held.says}</p>
      </>
    )
  return (
    <>
      <h2>{say.floor.prize}</h2>
      <Table
        columns={[
          say.floor.who,
          hit.awards.length > 0 && hit.awards.every(isOfTournament) ? say.floor.wonFor : say.floor.line,
          { says: say.floor.amount, isMoney: true },
          say.floor.fund,
          say.floor.clauses,
        ]}
      >
        {hit.awards.map(({ to, line, share, amount, parts, clauses }) => (
          <tr key={`${partyKey(to)} ${line}`}>
            <td class="unbroken">{words().party(to)}</td>
            <td>
              <Won line={line} share={share} />
            </td>
            <td class="money">{amount}</td>
            <td>
              {parts
                .map(({ fund, amount: part }) => `${say.fund(fund)}${parts.length > 1 ? ` ${part}` : ''}`)
                .join(', ')}
            </td>
            <td class="unbroken">
              {clauses.map(({ clause }) => (
                <Clause key={clause} clause={clause} />
              ))}
            </td>
          </tr>
        ))}
      </Table>
      <ul class="clause-words">
        {[...clausesOf(hit)].map(([clause, says]) => (
          <li key={clause}>
            <Clause clause={clause} says={says} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each clause once in words, however many it pays. */
const clausesOf = ({ awards }: HitView): Map<string, string> =>
  new Map(awards.flatMap(({ clauses }) => clauses.map(({ clause, says }) => [clause, says] as const)))

/** What a floor person carries to the table: who is paid how much, with room for names and signatures. */
function Claims({ hit }: { hit: HitView }) {
  const say = words()
  const claims = view('claims').value ?? []
  return (
    <section class="pay-list" aria-labelledby="pay-title">
      <h2 id="pay-title">{say.floor.payThese}</h2>
      <p class="soft">
        {[hit.hit, placeOf(hit), ...(hit.source.kind === 'table' ? [hit.name] : [])].join(' · ')}.{' '}
        {say.floor.payTheseSays}
      </p>
      <Table
        head={
          <tr>
            <th>{say.floor.who}</th>
            <th class="money">{say.floor.amount}</th>
            <th>{say.floor.claim}</th>
            <th>{say.floor.status}</th>
            <th class="for-paper">{say.floor.nameLine}</th>
            <th class="for-paper">{say.floor.signLine}</th>
          </tr>
        }
      >
        {hit.claims.map(({ claim, to, amount, status }) => (
          <tr key={claim}>
            <td>{words().party(to)}</td>
            <td class="money">
              <strong>{amount}</strong>
            </td>
            <td>
              <RecordLink of={claim} />
            </td>
            <td>
              {say.status[status] ?? status}
              {hit.source.kind === 'table' && (
                <FromTray claim={claims.find((one) => one.claim === claim)} table={hit.source.table} />
              )}
            </td>
            <td class="for-paper" />
            <td class="for-paper" />
          </tr>
        ))}
      </Table>
      <p class="actions">
        <Button onClick={() => print()}>{say.floor.printList}</Button>
        <ButtonLink href="/cage">{say.floor.toCage}</ButtonLink>
      </p>
    </section>
  )
}
