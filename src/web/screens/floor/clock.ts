/** Times of the house for people: how long until a local time, from the house's own clock. */
import { beat } from '../../stream/feed.ts'

/** `2026-03-10T19:00` as a number that can be subtracted; the zone is the same on both sides. */
const instant = (local: string): number => Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`)

/** Seconds until then; negative when it is past, undefined before the first word of the house. */
export function secondsTo(local: string): number | undefined {
  const now = beat.value?.local
  return now === undefined ? undefined : Math.round((instant(local) - instant(now)) / 1_000)
}

/** Whole minutes, as a plan is read: `3 min`, `1 h 05`. */
export function minutesOf(seconds: number): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** `1 h 05`, `12:30` (minutes and seconds under an hour). */
export function spanOf(seconds: number): string {
  const left = Math.max(0, seconds)
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours} h ${two(minutes)}` : `${minutes}:${two(left % 60)}`
}
