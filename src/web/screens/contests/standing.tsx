/** Who is ahead and why, what each would have now; the award by two; what has become of each prize. */
import type { AwardRow, ContestDesk } from '../../../views/contests/desk.ts'
import type { ContestStanding, StandingRow } from '../../../views/contests/standing.ts'
import { show } from '../../stream/address.ts'
import { isSeen } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'

export function Standing({ desk }: { desk: ContestDesk }) {
  const say = words().contests.standing
  const { standing, status, activity, awards, results } = desk
  if (standing === undefined) return <p class="empty">{say.none}</p>
  const isFinal = status === 'awarded'
  return (
    <>
      {(isFinal || awards.length > 0) && <Awards desk={desk} />}
      <article class="pane">
        <header class="pane-head">
          <h2>{isFinal ? say.final : say.ifNow}</h2>
          <span class="soft">
            {say.played(standing.played, standing.games)}
            {standing.total !== undefined && ` · ${say.total(standing.total)}`}
          </span>
        </header>
        <Rows standing={standing} />
        {standing.denied.length > 0 && <Denied standing={standing} />}
        {standing.notGiven.length > 0 && <p class="soft">{say.notGiven(standing.notGiven.join(', '))}</p>}
      </article>
      {status === 'confirmed' && (
        <article class="pane">
          <Deed
            act="AwardContest"
            order={{ do: 'AwardContest', activity }}
            label={say.awardDo}
            since={`${results.length} ${awards.length}`}
            onDone={() => tell(say.awarded)}
          />
        </article>
      )}
    </>
  )
}

function Rows({ standing: { rows } }: { standing: ContestStanding }) {
  const say = words().contests.standing
  const hasOff = rows.some(({ off }) => off !== undefined)
  return (
    <List
      name="contest-standing"
      title={say.ifNow}
      rows={rows}
      keyOf={({ form }) => form}
      columns={[
        { key: 'member', says: say.member, value: ({ person }) => words().party({ kind: 'person', person }) },
        { key: 'place', says: say.place, value: ({ place, to }) => (to === undefined ? place : `${place}–${to}`) },
        { key: 'form', says: words().listed.form, value: ({ form }) => form, isDetail: true },
        { key: 'right', says: say.right, value: ({ right }) => right, kind: 'number' },
        ...(hasOff
          ? [{ key: 'off', says: say.off, value: ({ off }: StandingRow) => off, kind: 'number' as const }]
          : []),
        { key: 'why', says: say.why, value: whyOf },
        { key: 'prize', says: say.prize, value: ({ prize }) => prize, kind: 'money' },
      ]}
    />
  )
}

function whyOf({ right, off = 0, prize, why }: StandingRow): string {
  const say = words().contests.standing
  const { by, equals, lines, sum } = why
  const said =
    by === 'tied' ? say.by.tied(right, equals) : by === 'total' ? say.by.total(right, off) : say.by.points(right)
  return prize !== undefined && equals > 1 ? `${said} ${say.share(lines.join(', '), sum, equals)}` : said
}

const Denied = ({ standing: { denied, deniedCount } }: { standing: ContestStanding }) => (
  <Notice tone="due">
    <strong>{words().contests.standing.denied(deniedCount)}</strong>
    <ul>
      {denied.map(({ person, reasons }) => (
        <li key={person}>
          {words().party({ kind: 'person', person })}
          <Reasons reasons={reasons} />
        </li>
      ))}
    </ul>
  </Notice>
)

function Awards({ desk: { activity, awards, isNotified } }: { desk: ContestDesk }) {
  const say = words().contests.standing
  return (
    <article class="pane">
      <header class="pane-head">
        <h2>{say.awards}</h2>
        <Button onClick={() => show({ contest: activity, paper: 'winners' })}>{say.winners}</Button>
      </header>
      <List
        name="contest-awards"
        title={say.awards}
        rows={awards}
        keyOf={({ hit }) => hit}
        columns={[
          { key: 'member', says: say.member, value: ({ person }) => words().party({ kind: 'person', person }) },
          { key: 'place', says: say.place, value: ({ place, to }) => (to === undefined ? place : `${place}–${to}`) },
          {
            key: 'line',
            says: say.why,
            value: ({ line }) => line,
            cell: ({ line }) => <Ruled text={line} />,
            isUnlabelled: true,
          },
          {
            key: 'claim',
            says: say.claim,
            value: ({ hit, claim, isPaid }) =>
              claim === undefined ? `${say.waits} · ${hit}` : `${isPaid ? say.paid : say.toPay} · ${claim}`,
            cell: (award) => <Become award={award} />,
          },
          { key: 'prize', says: say.prize, value: ({ prize }) => prize, kind: 'money' },
        ]}
        details={({ person }) =>
          isNotified &&
          isSeen('winnerletter') && (
            <Button onClick={() => show({ contest: activity, paper: 'letter', person })}>{say.letter}</Button>
          )
        }
      />
    </article>
  )
}

function Become({ award: { hit, claim, isPaid } }: { award: AwardRow }) {
  const say = words().contests.standing
  if (claim === undefined)
    return (
      <>
        {say.waits} · <a href={`/floor?hit=${hit}`}>{hit}</a>
      </>
    )
  return (
    <>
      {isPaid ? say.paid : say.toPay} · <a href={`/cage?claim=${claim}`}>{claim}</a>
    </>
  )
}
