/** One story: the meter, what wins it, who won last, hours and id. */
import { partyKey } from '../../../base/party.ts'
import './hero.css'
import type { MeterSign, PoolSign } from '../../../views/signs/meter.ts'
import { view } from '../../stream/feed.ts'
import { Figure } from '../../ui/meter.tsx'
import { Ruled, Signed } from '../../ui/sentence.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { DrawingNow, timesOf } from './drawing.tsx'
import { windowWords } from './times.ts'

export function Sign({ sign }: { sign: MeterSign }) {
  const say = words()
  return (
    <section
      class="sign"
      aria-label={sign.name}
      data-activity={sign.activity}
      data-pools={sign.pools.length}
      data-hero={isHero(sign)}
    >
      <header>
        <h2>{sign.name}</h2>
        <p class="sign-id">{sign.id}</p>
      </header>
      <div class="sign-body">
        <div class="sign-meters">
          {sign.pools.map((pool) => (
            <Meter key={pool.pool} pool={pool} named={sign.pools.length > 1} />
          ))}
          {sign.status !== 'running' && <strong class="pending-mark">{say.status[sign.status] ?? sign.status}</strong>}
          {sign.drawing !== undefined && <DrawingNow drawing={sign.drawing} />}
          {sign.pools.length < 3 && <Winners activity={sign.activity} />}
        </div>
        <Prizes sign={sign} />
      </div>
      <p class="sign-terms">{terms(sign).join(' · ')}</p>
    </section>
  )
}

/** With one meter and few hands the meter has the whole width, and both lists stand below it. */
const HERO_HANDS = 7
const isHero = ({ pools, hands, drawing, shares }: MeterSign): boolean =>
  pools.length === 1 && drawing === undefined && hands.length + (shares === undefined ? 0 : 1) <= HERO_HANDS

function Meter({ pool, named }: { pool: PoolSign; named: boolean }) {
  const say = words().board
  return (
    <div class="sign-meter">
      {named && <p class="sign-pool">{say.poolName(pool.pool)}</p>}
      <p class="sign-figure" data-pending={pool.isPending}>
        <Figure amount={pool.multiplied?.prize ?? pool.posted} cents={false} />
      </p>
      <p class="sign-state">
        {pool.isPending && <strong class="pending-mark">{say.pending}</strong>}
        {pool.isPending && <span>{pool.waiting === undefined ? say.next(pool.next) : say.waiting(pool.waiting)}</span>}
        {pool.multiplied !== undefined && <strong class="pending-mark">{say.multiplied(pool.multiplied.times)}</strong>}
        {!pool.isPending && pool.daily !== undefined && (
          <span>{say.daily(short(pool.daily.amount), pool.daily.at)}</span>
        )}
      </p>
    </div>
  )
}

const HANDS_SHOWN = 11

function Prizes({ sign }: { sign: MeterSign }) {
  const say = words().board
  const hands = sign.hands.slice(0, HANDS_SHOWN)
  return (
    <Table isBare class="sign-hands" data-long={hands.length > 7} caption={say.wins}>
      {hands.map((hand) => (
        <tr key={hand.line}>
          <th scope="row">
            <Signed hand={hand} isAlone />
          </th>
          <td>{words().prize(hand.prize, true)}</td>
        </tr>
      ))}
      {sign.hands.length > hands.length && (
        <tr class="sign-shares">
          <td colSpan={2}>{say.moreHands(sign.hands.length - hands.length)}</td>
        </tr>
      )}
      {sign.shares !== undefined && (
        <tr class="sign-shares">
          <td colSpan={2}>{say.shares(sign.shares.loser, sign.shares.winner, sign.shares.table)}</td>
        </tr>
      )}
    </Table>
  )
}

const WINNERS_SHOWN = 3

function Winners({ activity }: { activity: string }) {
  const say = words()
  const winners = (view('winners').value ?? []).filter((winner) => winner.activity === activity).slice(0, WINNERS_SHOWN)
  return (
    <div class="sign-winners">
      <h3>{say.board.lastWinners}</h3>
      {winners.length === 0 && <p>{say.board.noWinners}</p>}
      <ul>
        {winners.map(({ hit, to, line, amount, share, local }) => (
          <li key={`${hit} ${partyKey(to)}`}>
            <strong>{short(amount)}</strong>
            <span>{words().party(to)}</span>
            <span class="soft">{share === 'full' ? <Ruled text={line} isAlone /> : (say.shareOf[share] ?? share)}</span>
            <span class="soft">{local.slice(5, 16).replace('T', ' ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Hours, tables, fee and cap, in a line. */
export function terms({ hours, tables, fee, pools, drawing }: MeterSign): string[] {
  const say = words().board
  const posted = hours.map((window) => windowWords(window)).join(', ')
  // Where no hours are posted none are asked for; drawings have times of their own.
  const open = posted === '' && drawing === undefined ? say.allDay : posted
  const cap = pools[0]?.cap
  return [
    ...(open === '' ? [] : [say.hours(open)]),
    ...(drawing === undefined || drawing.times.length === 0 ? [] : [say.drawings(timesOf(drawing))]),
    ...(tables.length === 0 ? [] : [say.tables(tables.join(', '))]),
    ...(fee === '' || pools[0]?.daily !== undefined ? [] : [say.fee(short(fee))]),
    ...(cap === undefined ? [] : [say.cap(short(cap))]),
  ]
}

/** A sign says $500, not $500.00. */
export const short = (amount: string): string => amount.replace(/\.00$/, '')
