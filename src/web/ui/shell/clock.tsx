/**
 * Times of the house, never of the browser: the stream tells them with every beat. Each language writes them in one way (`words().times`);
 * here the day of the house is known, so that today is told by its clock and this year by nothing.
 */
import { isTime } from '../../../words/times.ts'
import { beat } from '../../stream/feed.ts'
import { words } from '../../words.ts'

const now = (): string | undefined => beat.value?.local
const isToday = (local: string): boolean => now()?.slice(0, 10) === local.slice(0, 10)

/** `9:41 PM`, of a moment or of `21:41`. */
export const clockOf = (local: string): string => words().times.clock(local)
/** `9:41:07 PM`. */
export const timeOf = (local: string): string => words().times.second(local)

/** `Mar 2`. */
export const dayOf = (local: string): string => words().times.date(local, now())
/** `Tue, Mar 10`: a day in a row. */
export const dateOf = (local: string): string => words().times.day(local, now())
/** A business day as people say it: `Tuesday, March 10`. */
export const dayName = (day: string): string => words().times.longDay(day, now())

/** `9:41 PM` today, `Mon, Mar 2, 9:41 PM` otherwise. */
export const when = (local: string): string => (isToday(local) ? clockOf(local) : `${dateOf(local)}, ${clockOf(local)}`)
/** With its day, also today. */
export const minuteOf = (local: string): string => `${dateOf(local)}, ${clockOf(local)}`
/** A moment or a day on paper, which is kept: always with its year. */
export const onPaper = (time: string): string => words().times.any(time)
/** With its seconds, where they tell what came first. */
export const exactly = (local: string): string =>
  isToday(local) ? timeOf(local) : `${dateOf(local)}, ${timeOf(local)}`

/** A moment, a day or a clock, as each of them is written; a word in the place of a time stays one. */
export function written(time: string): string {
  if (!isTime(time)) return time
  return time.length === 5 ? clockOf(time) : time.length === 10 ? dateOf(time) : when(time)
}

/** The minute of an instant on the clocks of the house, wherever the browser is. */
export function houseMinute(at: number): string {
  const { at: then, local } = beat.value ?? { at, local: new Date(at).toISOString() }
  const ahead = Date.parse(`${local.slice(0, 19)}Z`) - Math.floor(then / 1_000) * 1_000
  return clockOf(new Date(at + ahead).toISOString().slice(0, 19))
}

/** When the house was heard last. */
export const lastHeard = (): string => (beat.value === undefined ? '' : timeOf(beat.value.local))

export function HouseClock() {
  const local = now()
  if (local === undefined) return null
  return (
    <time class="house-clock" dateTime={local} title={words().kit.houseTime}>
      <strong>{clockOf(local)}</strong>
      <span>{dateOf(local)}</span>
    </time>
  )
}
