/** Times that a new drawing is offered with. */
import type { Values } from '../../../views/offerings/offeringtext.ts'

type Hours = { readonly from: string; readonly to: string }
const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** Each whole hour that the rules name. */
function hoursOf({ from, to }: Hours): Hours[] {
  const first = Number(from.slice(0, 2))
  return Array.from({ length: Number(to.slice(0, 2)) - first }, (_, at) => ({
    from: clock(first + at),
    to: clock(first + at + 1),
  }))
}

/** The hours that are not there yet, on the days or dates of the last drawing. */
export function lacking(hours: Hours, there: readonly Values[], when: Values): Values[] {
  const onOf = ({ days = [], dates = [] }: Values) => `${days} ${dates}`
  const isThere = ({ from }: Hours) => there.some((one) => one.from === from && onOf(one) === onOf(when))
  return hoursOf(hours).flatMap((hour) => (isThere(hour) ? [] : [{ ...when, ...hour }]))
}

/** After the last one. */
export function nextTimes(hours: Hours | undefined, last: Values | undefined): Hours {
  if (hours === undefined) return { from: '20:00', to: '21:00' }
  const all = hoursOf(hours)
  return all[all.findIndex(({ from }) => from === last?.from) + 1] ?? all[0] ?? hours
}

/** Promotions come back every week, so the next date offered is that of a week later. */
export function weekAfter(date: string | undefined): string {
  const last = Date.parse(`${date}T00:00Z`)
  return Number.isNaN(last) ? '' : new Date(last + 7 * 86_400_000).toISOString().slice(0, 10)
}
