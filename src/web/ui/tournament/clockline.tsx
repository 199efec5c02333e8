/** The clock in one line, as it stands on top of a desk, a tablet and a phone. */
import './clockline.css'
import { isLevel, type Level } from '../../../games/tournament/levels.ts'
import { leftText, type Shown, shownAt } from '../../../views/tournaments/clock.ts'
import type { ClockView } from '../../../views/tournaments/sign.ts'
import { useTicking } from '../../stream/ticking.ts'
import { words } from '../../words.ts'
import { chipsText } from '../names.ts'

export function ClockLine({ clock }: { clock: ClockView }) {
  const say = words().tournamentClock
  const shown = shownAt(clock, useTicking().value)
  const { now, leftMs, isOver, isRunning, isHandForHand } = shown
  return (
    <p class="clock-line">
      <span>{periodName(shown)}</span>
      <strong role="timer">{isOver ? say.over : leftText(leftMs)}</strong>
      <span>{isLevel(now) ? blindsText(now) : ''}</span>
      {!isRunning && !isHandForHand && <em>{say.paused}</em>}
      {isHandForHand && <em>{say.handForHand}</em>}
    </p>
  )
}

export const periodName = ({ now, level }: Pick<Shown, 'now' | 'level'>): string =>
  isLevel(now) ? words().tournamentClock.level(level) : words().tournamentClock.break

/** `600 / 1,200 (1,200)`: the ante in brackets. */
export const blindsText = ({ small, big, ante }: Level): string =>
  `${chipsText(small)} / ${chipsText(big)}${ante === undefined || ante === 0 ? '' : ` (${chipsText(ante)})`}`
