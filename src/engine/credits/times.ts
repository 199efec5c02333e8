/** When credits are added up, by the clock of the house: on the hour, and whenever a posted time begins or ends. */
import { clockOf, isInside, plusDays, type Window } from '../../base/moment.ts'
import type { Running } from '../offerings/running.ts'

type Offered = Pick<Running, 'offering'>

/** The posted time that it lies in: when that began. */
export function postedTime({ offering }: Offered, local: string): string | undefined {
  const window = offering.swipes?.find((one) => isInside(one, local))
  if (window === undefined) return undefined
  const isNextDay = window.from >= window.to && clockOf(local) < window.to
  return `${isNextDay ? plusDays(local, -1) : local.slice(0, 10)}T${window.from}`
}

export const isDated = ({ offering: { from, to } }: Offered, local: string): boolean =>
  (from === undefined || local.slice(0, 10) >= from) && (to === undefined || local.slice(0, 10) <= to)

/** Whether time counts then: inside the promotion's days, and its hours where it has some. */
export const isPosted = (running: Offered, local: string): boolean =>
  isDated(running, local) &&
  (running.offering.hours === undefined || running.offering.hours.some((window) => isInside(window, local)))

/** After `last`; before the first time, when it begins: with the promotion, or when it is posted. Nothing once it is over. */
export function nextAddUp({ offering }: Offered, since: string, last: string | undefined): string | undefined {
  const { from, to } = offering
  const end = to === undefined ? undefined : `${plusDays(to, 1)}T00:00`
  const begin = from !== undefined && from > since.slice(0, 10) ? `${from}T00:00` : since.slice(0, 16)
  const due = last === undefined ? begin : nextOf(last, [...(offering.swipes ?? []), ...(offering.hours ?? [])])
  return end !== undefined && due > end ? undefined : due
}

function nextOf(last: string, windows: readonly Window[]): string {
  const [date, hour] = [last.slice(0, 10), Number(last.slice(11, 13)) + 1]
  const onTheHour = hour === 24 ? `${plusDays(last, 1)}T00:00` : `${date}T${String(hour).padStart(2, '0')}:00`
  const posted = windows
    .flatMap((window) => [window.from, window.to])
    .map((clock) => `${clock > clockOf(last) ? date : plusDays(date, 1)}T${clock}`)
  return [onTheHour, ...posted].toSorted()[0]!
}
