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

/** A business day as people say it: `Tuesday, March 10`. */
export const dayName = (day: string): string =>
  houseTime(`${day}T12:00:00`, { weekday: 'long', month: 'long', day: 'numeric' })

/** The minute of an instant on the clocks of the house, wherever the browser is. */
export function houseMinute(at: number): string {
  const { at: now, local } = beat.value ?? { at, local: new Date(at).toISOString() }
  const ahead = Date.parse(`${local.slice(0, 19)}Z`) - Math.floor(now / 1_000) * 1_000
  return new Date(at + ahead).toISOString().slice(11, 16)
}

/** `9:41 PM`. */
export const clockOf = (local: string): string => houseTime(local, { timeStyle: 'short' })

/** `Mar 2`. */
export const dayOf = (local: string): string => houseTime(local, { month: 'short', day: 'numeric' })

/** When the house was heard last. */
export const lastHeard = (): string => (beat.value === undefined ? '' : timeOf(beat.value.local))

export function HouseClock() {
  const local = beat.value?.local
  if (local === undefined) return null
  return (
    <time class="house-clock" dateTime={local} title={words().kit.houseTime}>
      <strong>{clockOf(local)}</strong>
      <span>{houseTime(local, { weekday: 'short', month: 'short', day: 'numeric' })}</span>
    </time>
  )
}
