/** The largest wins of the year, by size and not by age: one of $10,000 is not lost behind those of $20. */
import { type Party, partyKey } from '../../../base/party.ts'
import type { WinnerView } from '../../../server/desks/winners.ts'
import { view } from '../../stream/feed.ts'
import { dayOf } from '../../ui/shell/clock.tsx'
import { centsIn } from '../../ui/stage/moving.ts'
import { words } from '../../words.ts'

const WINNERS_SHOWN = 4

export const largestFirst = (winners: readonly WinnerView[]): WinnerView[] =>
  winners
    .filter(({ place }) => place !== undefined)
    .toSorted((a, b) => centsIn(b.amount) - centsIn(a.amount) || (a.local < b.local ? 1 : -1))

/** The table is where people turn their heads; the seat is in the record. */
const withoutSeat = (to: Party): Party => ('table' in to ? { kind: 'table', table: to.table } : to)

export function Winners({ activity }: { activity: string }) {
  const say = words()
  const winners = view('winners').value
  const own = (winners ?? []).filter((winner) => winner.activity === activity)
  const shown = largestFirst(own).slice(0, WINNERS_SHOWN)
  return (
    <div class="sign-winners">
      <h3 class="stage-label">{say.board.largestWins}</h3>
      {winners !== undefined && shown.length === 0 && <p>{say.board.noWinners}</p>}
      <ul>
        {shown.map(({ hit, to, line, amount, share, local, who }) => (
          <li key={`${hit} ${partyKey(to)} ${line} ${share}`}>
            <strong>{amount}</strong>
            <span class="winner-name">{who ?? say.board.guest}</span>
            <span class="stage-soft">
              {say.party(withoutSeat(to))} · <time>{dayOf(local)}</time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
