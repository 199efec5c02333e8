/** What the hand wins, activity by activity: the amount first, then the clauses, then what the floor would check. */
import type { HandAnswered } from '../../../server/players/routes.ts'
import type { Brought, Ground, Told } from '../../../views/players/brought.ts'
import type { ActivityAnswer } from '../../../views/players/hand.ts'
import { Clause, Says, Signed } from '../../ui/sentence.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { Inside } from './inside.tsx'

/** What wins comes first. */
const RANK = { wins: 0, stands: 1, nothing: 2, halted: 3 } as const

export function Answers({ of: { heard, answer } }: { of: HandAnswered }) {
  const say = words().players.hand
  const sorted = answer.activities.toSorted((a, b) => RANK[a.is] - RANK[b.is])
  return (
    <>
      {sorted.map((one) => (
        <AnswerOf key={one.activity} of={one} />
      ))}
      <p class="stage-soft">
        {say.at(clockOf(heard.local))} {say.alone}
      </p>
    </>
  )
}

function AnswerOf({ of }: { of: ActivityAnswer }) {
  const say = words().players.hand
  return (
    <article class="hand-answer" data-is={of.is} data-activity={of.activity}>
      <header>
        <strong class="hand-says">{verdict(of)}</strong>
        <h3>
          <Inside to={{ rules: of.activity }}>{of.name}</Inside>
        </h3>
        <span class="stage-soft">{of.id}</span>
      </header>
      {(of.is === 'wins' || of.is === 'stands') && (
        <>
          {of.brings.map((one, at) => (
            <Brings key={at} of={one} />
          ))}
          {of.is === 'stands' && <p>{say.boardSays}</p>}
          <Grounds title={say.by} of={of.brings.flatMap(({ by }) => by)} />
          {of.asks.length > 0 && <Checks title={say.floorAsks(of.asks.length)} of={of.asks} />}
        </>
      )}
      {of.is === 'nothing' && of.reasons.length > 0 && (
        <>
          <p>
            <Says of={of.reasons[0]!.reason} />
          </p>
          <Checks title={say.why} of={of.reasons} />
        </>
      )}
    </article>
  )
}

function verdict(of: ActivityAnswer): string {
  const say = words().players.hand
  switch (of.is) {
    case 'wins':
      return of.brings.some(({ to }) => to === 'you') ? say.yes : say.no
    case 'stands':
      return say.onBoard(clockOf(of.until))
    case 'nothing':
      return say.no
    case 'halted':
      return say.halted[of.status]
  }
}

function Brings({ of: { to, name, prize, share } }: { of: Brought }) {
  const say = words()
  const shares: Readonly<Record<string, string>> = say.shareOf
  return (
    <p class="hand-brings" data-to={to}>
      {to !== 'you' && <span class="stage-soft">{say.players.hand.otherGets}</span>}
      <strong class="hand-prize">{say.prize(prize)}</strong>
      <span>
        <Signed hand={{ line: 'line' in name ? name.line : '', name }} isAlone />
        {share !== undefined && ` · ${shares[share] ?? share}`}
        {name.is === 'pay' && ` · ${say.players.hand.wager}`}
      </span>
    </p>
  )
}

const Grounds = ({ title, of }: { title: string; of: readonly Ground[] }) => (
  <details>
    <summary>{title}</summary>
    <ul class="hand-clauses">
      {[...new Map(of.map((one) => [one.clause, one])).values()].map(({ clause, says }) => (
        <li key={clause} class="hand-clause">
          <Clause clause={clause} says={says} />
        </li>
      ))}
    </ul>
  </details>
)

const Checks = ({ title, of }: { title: string; of: readonly Told[] }) => (
  <details>
    <summary>{title}</summary>
    <ul class="hand-clauses">
      {of.map(({ clause, says, reason }, at) => (
        <li key={at} class="hand-clause">
          <Says of={reason} /> <Clause clause={clause} says={says} />
        </li>
      ))}
    </ul>
  </details>
)
