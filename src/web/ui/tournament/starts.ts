/** When a tournament starts, as people of the house say it: of today the time; of another day that too. */
import { beat } from '../../stream/feed.ts'
import { words } from '../../words.ts'
import { clockOf, dayName } from '../shell/clock.tsx'

export function startText(starts: string): string {
  const says = `${words().tournamentClock.notYet} ${clockOf(starts)}`
  const day = starts.slice(0, 10)
  return day === beat.value?.local.slice(0, 10) ? says : `${dayName(day)} · ${says}`
}
