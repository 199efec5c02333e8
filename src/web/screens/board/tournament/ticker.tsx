/** What runs along the foot of the clock. */
import { shownAt } from '../../../../views/tournaments/clock.ts'
import type { Announcement, TournamentSign } from '../../../../views/tournaments/sign.ts'
import { useTicking } from '../../../stream/ticking.ts'
import { words } from '../../../words.ts'

/** About 120 pixels a second on a screen of 1920; a sign takes about 17 of them. */
const SECONDS_A_SIGN = 17 / 120
const LEAST_SECONDS = 20

export function Ticker({ sign: { ticker, clock } }: { sign: TournamentSign }) {
  const now = useTicking().value
  const level = clock === undefined ? 0 : shownAt(clock, now).level
  const of = ticker.filter((one) => !('level' in one) || level <= one.level)
  if (of.length === 0) return <div class="tv-ticker" />
  const said = of.map(saidOf)
  const signs = said.reduce((sum, text) => sum + text.length + 5, 0)
  // Short news come again at once, so that the line is never empty.
  const times = Math.max(1, Math.ceil(LEAST_SECONDS / SECONDS_A_SIGN / signs))
  const seconds = Math.round(signs * times * SECONDS_A_SIGN)
  const line = Array.from({ length: times }, () => said).flat()
  return (
    <div class="tv-ticker" style={`--run: ${seconds}s`}>
      {[0, 1].map((copy) => (
        <p key={copy} aria-hidden={copy === 1}>
          {line.map((text, nth) => (
            <span key={nth} aria-hidden={nth >= said.length}>
              {text}
              <em aria-hidden="true">◆</em>
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function saidOf(one: Announcement): string {
  const say = words().tournamentClock.ticker
  switch (one.kind) {
    case 'said':
      return one.says
    case 'breaks':
      return say.breaks(one.table)
    case 'open seat':
      return say.openSeat(one.table)
    case 'late':
      return say.late(one.level)
    case 'rebuys':
      return say.rebuys(one.level)
    case 'alternates':
      return say.alternates(one.waiting)
    case 'out':
      return say.out(one.name, one.place, one.prize)
    case 'bounty':
      return say.bounty(one.name, one.amount)
    case 'bubble':
      return say.bubble(one.places, one.left)
  }
}
