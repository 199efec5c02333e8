/** When a promotion hands out tickets and adds up hours, by the clock of the house. */
import { clockOf, isInside, plusDays } from '../../base/moment.ts'
import { isIn, versionOf } from '../../rulebook/calling.ts'
import type { Entering } from '../../rulebook/parts/entries.ts'
import type { Running } from '../offerings/running.ts'

export type Seats = Extract<Entering, { for: 'seated' }>
export type Hours = Extract<Entering, { for: 'completed hour' }>

/** How somebody takes part without a hand, in the version that is posted. */
export function enteringBy<For extends Entering['for']>(
  { rule, offering }: Pick<Running, 'rule' | 'offering'>,
  what: For,
): Extract<Entering, { for: For }> | undefined {
  const found = rule.entries?.find((one) => one.for === what && isIn(one, versionOf(offering)))
  return found as Extract<Entering, { for: For }> | undefined
}

/** The times of day at which whoever sits there has a ticket: the document's own, or those that are posted. */
function handOutTimes({ offering }: Pick<Running, 'offering'>, { every }: Seats): readonly string[] {
  if (every === undefined) return (offering.handOut ?? []).toSorted()
  const [hours = 0, minutes = '00'] = every.from.split(':')
  const count = Math.floor(24 / every.hours)
  return Array.from({ length: count }, (_, nth) => {
    const hour = (Number(hours) + nth * every.hours) % 24
    return `${String(hour).padStart(2, '0')}:${minutes}`
  }).toSorted()
}

/** Inside the promotion's dates and posted hours; the first and the last date belong to it. */
const isPromoted = ({ offering }: Pick<Running, 'offering'>, local: string): boolean =>
  isDated(offering, local) && (offering.hours === undefined || offering.hours.some((window) => isInside(window, local)))

const isDated = ({ from, to }: Running['offering'], local: string): boolean =>
  (from === undefined || local.slice(0, 10) >= from) && (to === undefined || local.slice(0, 10) <= to)

export const isHandOut = (running: Pick<Running, 'rule' | 'offering'>, entering: Seats, due: string): boolean =>
  handOutTimes(running, entering).includes(clockOf(due)) && isPromoted(running, due)

/** The next posted instant after `last`; hours are posted by the week, so that none in eight days means none at all. */
export function nextHandOut(running: Pick<Running, 'rule' | 'offering'>, last: string): string | undefined {
  const entering = enteringBy(running, 'seated')
  if (entering === undefined) return undefined
  const { from } = running.offering
  const first = from !== undefined && from > last.slice(0, 10) ? from : last.slice(0, 10)
  const times = handOutTimes(running, entering)
  for (let day = 0; day <= 8; day += 1)
    for (const time of times) {
      const due = `${plusDays(first, day)}T${time}`
      if (due > last && isPromoted(running, due)) return due
    }
  return undefined
}

/**
 * Hours are added up on every hour of the promotion, and once more when it is over. `last`: when they were added up last;
 * before that they begin, with the promotion or when it is posted.
 */
export function nextHours(
  running: Pick<Running, 'rule' | 'offering'>,
  since: string,
  last: string | undefined,
): string | undefined {
  if (enteringBy(running, 'completed hour') === undefined) return undefined
  const { from, to } = running.offering
  const end = to === undefined ? undefined : `${plusDays(to, 1)}T00:00`
  const begin = from !== undefined && from > since.slice(0, 10) ? `${from}T00:00` : since.slice(0, 16)
  const due = last === undefined ? begin : nextHour(last)
  return end !== undefined && due > end ? undefined : due
}

function nextHour(local: string): string {
  const hour = Number(local.slice(11, 13)) + 1
  return hour === 24 ? `${plusDays(local, 1)}T00:00` : `${local.slice(0, 11)}${String(hour).padStart(2, '0')}:00`
}
