/** Who gets how much from which fund, or every reason why not, each with its clause. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Award, Denied, Event } from '../../engine/event.ts'
import type { HitView } from '../../views/hit.ts'
import type { TableView } from '../../views/table.ts'
import { isClause, nameOf, placeName, Reasons } from '../live/frame.tsx'
import type { Answer } from '../live/orders.ts'
import { words } from '../words/words.ts'
import * as desk from './desk.ts'

/** Hits of the round as the house has them. */
export function Result({ table }: { table: TableView }) {
  return (
    <>
      {table.hits.map((hit) => (
        <HitResult key={hit.hit} hit={hit} />
      ))}
    </>
  )
}

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
          <span class="badge" data-tone="good">
            {say.status[hit.status] ?? hit.status}
          </span>
        )}
        <strong class="result-total">{hit.total}</strong>
        <span class="soft">{isPending ? say.floor.reportedBy(nameOf(hit.declaredBy)) : say.table.payAtCage}</span>
      </p>
      <ul class="awards">
        {hit.awards.map(({ to, line, share, amount, parts, clauses }) => (
          <li key={`${to} ${line}`}>
            <span>{placeName(to)}</span>
            <strong>{amount}</strong>
            <span class="soft">
              {share === 'full' ? line : (say.shareOf[share] ?? share)} · {say.table.from}{' '}
              {parts
                .map(({ fund, amount: part }) => `${say.fund(fund)}${parts.length > 1 ? ` ${part}` : ''}`)
                .join(', ')}{' '}
              {clauses.map(({ clause, says }) => (
                <span class="clause" key={clause} title={says}>
                  {clause}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

const winsFirst = (events: readonly Event[]): Event[] =>
  [...events].sort((a, b) => Number(b.type === 'HitDeclared') - Number(a.type === 'HitDeclared'))

const activityName = (activity: string): string =>
  desk.table.value?.activities.find((one) => one.activity === activity)?.name ?? activity

/** What a report would lead to, activity by activity: one round is judged for all of them. */
export function Judged({ answer }: { answer: Answer<{ events: readonly Event[] }> | undefined }) {
  const say = words().table
  if (answer === undefined) return <p class="soft">{say.enterCards}</p>
  if (!answer.ok)
    return (
      <div class="notice" data-tone="stop">
        <Reasons reasons={answer.reasons} />
      </div>
    )
  return (
    <>
      {winsFirst(answer.events).map((event) => {
        if (event.type === 'HitDeclared')
          return <Wins key={event.hit} activity={event.activity} awards={event.awards} denied={event.denied} />
        if (event.type === 'HandJudged')
          return <Denials key={event.activity} activity={event.activity} denied={event.denied} />
        return null
      })}
    </>
  )
}

function Wins({ activity, awards, denied }: { activity: string; awards: readonly Award[]; denied: readonly Denied[] }) {
  const say = words()
  return (
    <div class="judged" data-wins="true">
      <p class="judged-title">{`${say.table.wouldWin} · ${activityName(activity)}`}</p>
      <ul class="awards">
        {awards.map(({ to, amount, line, share, parts, by }) => (
          <li key={`${to} ${line}`}>
            <span>{placeName(to)}</span>
            <strong>{formatMoney(fromWire(amount))}</strong>
            <span class="soft">
              {share === 'full' ? line : (say.shareOf[share] ?? share)} · {say.table.from}{' '}
              {Object.keys(parts).map(say.fund).join(', ')}{' '}
              {by
                .flatMap((clauses) => clauses.split(' '))
                .filter(isClause)
                .map((clause) => (
                  <span class="clause" key={clause}>
                    {clause}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
      {denied.length > 0 && <Denials denied={denied} />}
    </div>
  )
}

function Denials({ activity, denied }: { activity?: string; denied: readonly Denied[] }) {
  const say = words().table
  return (
    <div class="judged" data-wins="false">
      <p class="judged-title">{activity === undefined ? say.noWin : `${say.noWin} · ${activityName(activity)}`}</p>
      {denied.map(({ who, reasons }) => (
        <div key={who} class="denied">
          <span>{placeName(who)}</span>
          <Reasons reasons={reasons} />
        </div>
      ))}
    </div>
  )
}
