/** What a report would lead to: who gets how much from which fund, or every reason why not, each with its clause. */
import { citedIn } from '../../../base/cited.ts'
import { add, formatMoney, fromWire } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import type { Award, Denied } from '../../../engine/judging/judgement.ts'
import type { Event, EventOf } from '../../../engine/mechanisms.ts'
import { fundsIn } from '../../../ledger/name.ts'
import type { Answer } from '../../stream/orders.ts'
import { Notice } from '../../ui/notice.tsx'
import { isClause, Reasons } from '../../ui/refusal.tsx'
import { Clause, Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { activityName } from './reportdraft.ts'

/** All that one report would pay, over every activity of the table. */
export function prizesOf(events: readonly Event[]): string | undefined {
  const hits = events.filter((event) => event.type === 'HitDeclared')
  if (hits.length === 0) return undefined
  return formatMoney(add(...hits.map(({ total }) => fromWire(total))))
}

const winsFirst = (events: readonly Event[]): Event[] => [...events].sort((a, b) => Number(isWin(b)) - Number(isWin(a)))

/** Declared, or held until an earlier hit for the same prize is decided. */
export const isWin = ({ type }: Event): boolean => type === 'HitDeclared' || type === 'HitHeld'

/** What a report would lead to, activity by activity: one round is judged for all of them. */
export function Judged({ answer }: { answer: Answer<{ events: readonly Event[] }> | undefined }) {
  const say = words().table
  if (answer === undefined) return <p class="soft">{say.enterCards}</p>
  if (!answer.ok)
    return (
      <Notice tone="stop">
        <Reasons reasons={answer.reasons} />
      </Notice>
    )
  return (
    <>
      {winsFirst(answer.events).map((event) => {
        if (event.type === 'HitDeclared')
          return <Wins key={event.hit} activity={event.activity} awards={event.awards} denied={event.denied} />
        if (event.type === 'HitHeld') return <HeldWin key={event.hit} event={event} />
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
          <li key={`${partyKey(to)} ${line}`}>
            <span>{words().party(to)}</span>
            <strong>{formatMoney(fromWire(amount))}</strong>
            <span class="soft">
              {share === 'full' ? <Ruled text={line} /> : (say.shareOf[share] ?? share)} · {say.table.from}{' '}
              {fundsIn(parts)
                .map(([fund]) => say.fund(fund))
                .join(', ')}{' '}
              {by
                .flatMap(citedIn)
                .filter(isClause)
                .map((clause) => (
                  <Clause key={clause} clause={clause} />
                ))}
            </span>
          </li>
        ))}
      </ul>
      {denied.length > 0 && <Denials denied={denied} />}
    </div>
  )
}

function HeldWin({ event: { activity, winners, waitsFor, waitsAt, denied } }: { event: EventOf<'HitHeld'> }) {
  const say = words()
  return (
    <div class="judged" data-wins="true">
      <p class="judged-title">{`${say.floor.held.wins} · ${activityName(activity)}`}</p>
      <ul class="awards">
        {winners.map(({ to, line, share }) => (
          <li key={`${partyKey(to)} ${line} ${share}`}>
            <span>{say.party(to)}</span>
            <span class="soft">{share === 'full' ? <Ruled text={line} /> : (say.shareOf[share] ?? share)}</span>
          </li>
        ))}
      </ul>
      <Notice tone="due">
        {say.floor.held.waits(waitsFor, waitsAt)} {say.floor.held.says}
      </Notice>
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
        <div key={partyKey(who)} class="denied">
          <span>{words().party(who)}</span>
          <Reasons reasons={reasons} />
        </div>
      ))}
    </div>
  )
}
