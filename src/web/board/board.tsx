/** What hangs on the wall: both meters, what wins them, who won last. */
import './board.css'
import type { MeterSign } from '../../views/meter.ts'
import { beat, staleSince, view } from '../live/feed.ts'
import { openScreen, placeName, Stale, Waiting } from '../live/frame.tsx'
import { Figure } from '../live/meter.tsx'
import { words } from '../live/words.ts'

function BoardPage() {
  const meters = view('meters').value
  const room = view('room').value
  const say = words()
  return (
    <main class="board" data-stale={staleSince.value !== undefined} data-local={beat.value?.local}>
      <h1 class="unseen">{say.screens.board}</h1>
      <div class="signs">
        {meters === undefined ? <Waiting /> : meters.map((sign) => <Sign key={sign.activity} sign={sign} />)}
      </div>
      <footer class="board-foot">
        <strong>{say.noPurchase}</strong>
        {room?.isDemo === true && <span class="demo-mark">{say.demo}</span>}
        <Stale />
      </footer>
    </main>
  )
}

function Sign({ sign }: { sign: MeterSign }) {
  const say = words().board
  const [pool] = sign.pools
  if (pool === undefined) return null
  return (
    <section class="sign" aria-label={sign.name} data-activity={sign.activity}>
      <header>
        <h2>{sign.name}</h2>
        <p class="sign-id">{sign.id}</p>
      </header>
      <p class="sign-figure" data-pending={pool.isPending}>
        <Figure amount={pool.multiplied?.prize ?? pool.posted} cents={false} />
      </p>
      <p class="sign-state">
        {pool.isPending && <strong class="pending-mark">{say.pending}</strong>}
        {pool.isPending && <span>{say.next(pool.next)}</span>}
        {pool.multiplied !== undefined && <strong class="pending-mark">{say.multiplied(pool.multiplied.times)}</strong>}
        {sign.status !== 'running' && (
          <strong class="pending-mark">{words().status[sign.status] ?? sign.status}</strong>
        )}
        {!pool.isPending && pool.daily !== undefined && (
          <span>{say.daily(short(pool.daily.amount), pool.daily.at)}</span>
        )}
      </p>
      <Prizes sign={sign} />
      <Winners activity={sign.activity} />
      <p class="sign-terms">{terms(sign).join(' · ')}</p>
    </section>
  )
}

function Prizes({ sign }: { sign: MeterSign }) {
  const say = words().board
  return (
    <table class="sign-hands">
      <caption class="unseen">{say.wins}</caption>
      <tbody>
        {sign.hands.map(({ line, prize, isShare }) => (
          <tr key={line}>
            <th scope="row">{sentence(line)}</th>
            <td>{isShare ? say.share(prize) : short(prize)}</td>
          </tr>
        ))}
        {sign.shares !== undefined && (
          <tr class="sign-shares">
            <td colSpan={2}>{say.shares(sign.shares.loser, sign.shares.winner, sign.shares.table)}</td>
          </tr>
        )}
      </tbody>
    </table>
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
          <li key={`${hit} ${to}`}>
            <strong>{short(amount)}</strong>
            <span>{placeName(to)}</span>
            <span class="soft">{share === 'full' ? sentence(line) : (say.shareOf[share] ?? share)}</span>
            <span class="soft">{local.slice(5, 16).replace('T', ' ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function terms({ hours, tables, fee, pools }: MeterSign): string[] {
  const say = words().board
  const open = hours.map(({ from, to }) => (from === to ? say.allDay : `${from}–${to}`)).join(', ')
  const cap = pools[0]?.cap
  return [
    ...(open === '' ? [] : [say.hours(open)]),
    ...(tables.length === 0 ? [] : [say.tables(tables.join(', '))]),
    ...(fee === '' || pools[0]?.daily !== undefined ? [] : [say.fee(short(fee))]),
    ...(cap === undefined ? [] : [say.cap(short(cap))]),
  ]
}

/** A sign says $500, not $500.00. */
const short = (amount: string): string => amount.replace(/\.00$/, '')
const sentence = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'board', look: 'floor', views: ['meters', 'winners'] }, page, <BoardPage />)
