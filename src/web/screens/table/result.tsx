/** Hits of the round: who gets how much from which fund, under which clauses. */
import { partyKey } from '../../../base/party.ts'
import '../report/report.css'
import type { HitView } from '../../../views/hit.ts'
import { Badge } from '../../ui/badge.tsx'
import { nameOf } from '../../ui/names.ts'
import { Clause, Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { HeldNotice } from '../report/held.tsx'

export const Results = ({ hits }: { hits: readonly HitView[] }) => (
  <>
    {hits.map((hit) => (
      <HitResult key={hit.hit} hit={hit} />
    ))}
  </>
)

function HitResult({ hit }: { hit: HitView }) {
  const say = words()
  const isPending = hit.status === 'declared'
  return (
    <article class="result" data-status={hit.status}>
      <p class="result-name">{hit.name}</p>
      <p class="result-head">
        {isPending ? (
          <span class="pending-mark">{say.table.pending}</span>
        ) : (
          <Badge tone={hit.held === undefined ? 'good' : 'due'}>{say.status[hit.status] ?? hit.status}</Badge>
        )}
        {hit.held === undefined && <strong class="result-total">{ticketsOf(hit) ?? hit.total}</strong>}
        <span class="soft">
          {isPending || hit.held !== undefined
            ? say.floor.reportedBy(nameOf(hit.declaredBy))
            : hit.awards.length > 0
              ? say.table.payAtCage
              : ''}
        </span>
      </p>
      {hit.held !== undefined && <HeldNotice hit={hit} />}
      <ul class="awards">
        {hit.held?.winners.map(({ to, line, share }) => (
          <li key={`${partyKey(to)} ${line} ${share}`}>
            <span>{words().party(to)}</span>
            <span class="soft">{share === 'full' ? <Ruled text={line} /> : (say.shareOf[share] ?? share)}</span>
          </li>
        ))}
        {(hit.tickets ?? []).map(({ who, line, tickets }) => (
          <li key={`${partyKey(who)} ${line}`}>
            <span>{words().party(who)}</span>
            <strong>{say.table.ticketsFor(tickets)}</strong>
            <span class="soft">
              <Ruled text={line} />
            </span>
          </li>
        ))}
        {hit.awards.map(({ to, line, share, amount, parts, clauses }) => (
          <li key={`${partyKey(to)} ${line}`}>
            <span>{words().party(to)}</span>
            <strong>{amount}</strong>
            <span class="soft">
              {share === 'full' ? <Ruled text={line} /> : (say.shareOf[share] ?? share)} · {say.table.from}{' '}
              {parts
                .map(({ fund, amount: part }) => `${say.fund(fund)}${parts.length > 1 ? ` ${part}` : ''}`)
                .join(', ')}{' '}
              {clauses.map(({ clause }) => (
                <Clause key={clause} clause={clause} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** A hand that brings tickets for a drawing, and no money. */
function ticketsOf({ tickets, awards }: HitView): string | undefined {
  if (tickets === undefined || tickets.length === 0 || awards.length > 0) return undefined
  return words().table.ticketsFor(tickets.reduce((sum, one) => sum + one.tickets, 0))
}
