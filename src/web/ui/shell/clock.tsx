/** Times of the house, never of the browser: the stream tells them with every beat. */
import { LOCALES } from '../../hands/texts.ts'
import { language } from '../../preferences.ts'
import { beat } from '../../stream/feed.ts'
import { words } from '../../words.ts'

/** The parts of `2026-11-16T21:32:05` that are asked for, as people of the house say them. */
function houseTime(local: string, parts: Intl.DateTimeFormatOptions): string {
  const said = new Intl.DateTimeFormat(LOCALES[language.value], { ...parts, timeZone: 'UTC' })
  return said.format(new Date(`${local.slice(0, 19)}Z`))
}

export const timeOf = (local: string): string => houseTime(local, { timeStyle: 'medium' })

/** When the house was heard last. */
export const lastHeard = (): string => (beat.value === undefined ? '' : timeOf(beat.value.local))

export function HouseClock() {
  const local = beat.value?.local
  if (local === undefined) return null
  return (
    <time class="house-clock" dateTime={local} title={words().kit.houseTime}>
      <strong>{houseTime(local, { timeStyle: 'short' })}</strong>
      <span>{houseTime(local, { weekday: 'short', month: 'short', day: 'numeric' })}</span>
    </time>
  )
}
