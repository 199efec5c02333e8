/** Who is ahead and why, what each would have now; the award by two; what has become of each prize. */
import type { AwardRow, ContestDesk } from '../../../views/contests/desk.ts'
import type { ContestStanding, StandingRow } from '../../../views/contests/standing.ts'
import { show } from '../../stream/address.ts'
import { isSeen } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { tell } from '../../ui/overlay/toast.tsx'
import { Reasons } from '../../ui/refusal.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
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
    <Table
      label={say.ifNow}
      columns={[
        say.place,
        say.member,
        say.right,
        ...(hasOff ? [say.off] : []),
        { says: say.prize, isMoney: true },
        say.why,
      ]}
    >
      {rows.map((row) => (
        <tr key={row.form} data-prize={row.prize !== undefined}>
          <td>{row.to === undefined ? row.place : `${row.place}–${row.to}`}</td>
          <th scope="row">
            {words().party({ kind: 'person', person: row.person })} <small class="soft">{row.form}</small>
          </th>
          <td>{row.right}</td>
          {hasOff && <td>{row.off}</td>}
          <td class="money">{row.prize}</td>
          <td>
            <Why row={row} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Why({ row: { right, off = 0, prize, why } }: { row: StandingRow }) {
  const say = words().contests.standing
  const { by, equals, lines, sum } = why
  return (
    <>
      {by === 'tied' ? say.by.tied(right, equals) : by === 'total' ? say.by.total(right, off) : say.by.points(right)}
      {prize !== undefined && equals > 1 && ` ${say.share(lines.join(', '), sum, equals)}`}
    </>
  )
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
      <Table label={say.awards} columns={[say.place, say.member, { says: say.prize, isMoney: true }, say.claim, '']}>
        {awards.map((award) => (
          <tr key={award.hit}>
            <td>{award.to === undefined ? award.place : `${award.place}–${award.to}`}</td>
            <th scope="row">{words().party({ kind: 'person', person: award.person })}</th>
            <td class="money">
              {award.prize} <Ruled text={award.line} />
            </td>
            <td>
              <Become award={award} />
            </td>
            <td>
              {isNotified && isSeen('winnerletter') && (
                <Button size="small" onClick={() => show({ contest: activity, paper: 'letter', person: award.person })}>
                  {say.letter}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
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
