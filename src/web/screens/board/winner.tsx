/** A win that stops the room: how much, where, with which hand. It interrupts the pages for a while. */
import { isUnder } from '../../../base/occasion.ts'
import { partyKey } from '../../../base/party.ts'
import './winner.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { WinnerView } from '../../../server/desks/views.ts'
import { view } from '../../stream/feed.ts'
import { Figure } from '../../ui/meter.tsx'
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'
import { short } from './sign.tsx'

/** Long enough to turn around and read it. */
const WON_MS = 15_000
/** In cents; what is paid every few minutes does not interrupt. */
const STOPS_THE_ROOM = 100_000
const WINNERS_SHOWN = 3

const centsOf = (amount: string): number => Number(amount.replace(/[$,.]/g, ''))
const totalOf = (awards: readonly WinnerView[]): number => awards.reduce((sum, { amount }) => sum + centsOf(amount), 0)

/** The awards of a hit that was verified while this board hung here; nothing after a while. */
export function useWin(only: string | null): readonly WinnerView[] | undefined {
  const winners = view('winners').value
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  const [won, tell] = useState<readonly WinnerView[] | undefined>(undefined)
  useEffect(() => {
    if (winners === undefined) return
    const before = known.current
    known.current = new Set(winners.map(({ hit }) => hit))
    // What was won before the board was turned on is told among the last winners.
    if (before === undefined) return
    const fresh = winners.filter(({ hit, activity }) => !before.has(hit) && (only === null || isUnder(activity, only)))
    const big = [...Map.groupBy(fresh, ({ hit }) => hit).values()].find((awards) => totalOf(awards) >= STOPS_THE_ROOM)
    if (big !== undefined) tell(big)
  }, [winners])
  useEffect(() => {
    if (won === undefined) return
    const timer = setTimeout(() => tell(undefined), WON_MS)
    return () => clearTimeout(timer)
  }, [won])
  return won
}

export function Won({ awards }: { awards: readonly WinnerView[] }) {
  const say = words()
  const [first] = awards
  const total = totalOf(awards)
  return (
    <section class="sign won" aria-label={say.board.won} data-activity={first?.activity}>
      <header>
        <h2>{first?.name}</h2>
      </header>
      <p class="won-mark">{say.board.won}</p>
      <p class="sign-figure">
        <Figure amount={`$${(total / 100).toFixed(2)}`} cents={false} />
      </p>
      <ul>
        {awards.slice(0, WINNERS_SHOWN).map(({ to, line, share, amount }) => (
          <li key={`${partyKey(to)} ${line}`}>
            <strong>{words().party(to)}</strong>
            <span>{share === 'full' ? <Ruled text={line} isAlone /> : (say.shareOf[share] ?? share)}</span>
            {awards.length > 1 && <strong>{short(amount)}</strong>}
          </li>
        ))}
        {awards.length > WINNERS_SHOWN && <li>{say.board.moreWinners(awards.length - WINNERS_SHOWN)}</li>}
      </ul>
    </section>
  )
}
