/** What is drawn next in the house: when, and how long that is. */
import { beat, view } from '../../stream/feed.ts'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { nextDrawn } from './pages.ts'
import { leftWords, secondsTo } from './times.ts'

/** Further away the time of day is enough. */
const COUNTED_SECONDS = 3_600
const DAY = 86_400

export function NextUp() {
  const local = beat.value?.local
  const next = nextDrawn(view('meters').value ?? [])
  if (local === undefined || next === undefined) return null
  const left = secondsTo(next.at, local)
  if (left > DAY) return null
  return (
    <span class="next-up">
      {/* A time of day is one word. */}
      {words().board.nextUp(next.name, clockOf(next.at).replaceAll(' ', '\u00a0'))}
      {left <= COUNTED_SECONDS && <b role="timer">{leftWords(left)}</b>}
    </span>
  )
}
