/** When posted drawings are held, by the clock of the house. */
import { clockOf, isInside, type Moment, plusDays } from '../../base/moment.ts'
import type { DrawingChoice } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { Running } from './running.ts'

/** The posted drawing that a moment lies in: when it began and ends, as local times. */
export type Drawing = { readonly from: string; readonly to: string }

export function drawingAt(drawings: readonly DrawingChoice[], local: string): Drawing | undefined {
  for (const drawing of drawings) {
    if (!isInside(drawing, local)) continue
    const { from, to, dates } = drawing
    const begun = clockOf(local) >= from ? local.slice(0, 10) : plusDays(local, -1)
    if (dates?.includes(begun) === false) continue
    return { from: `${begun}T${from}`, to: `${to <= from ? plusDays(begun, 1) : begun}T${to}` }
  }
  return undefined
}

/** When the last posted drawing of that date is over. */
export function lastDrawingEnds(drawings: readonly DrawingChoice[], date: string): string {
  const ends = drawings.flatMap((one) => drawingAt([one], `${date}T${one.from}:00`)?.to ?? [])
  return ends.toSorted().at(-1) ?? `${plusDays(date, 1)}T00:00`
}

/** The next date with a posted drawing that is not over. */
function nextDrawingDate(drawings: readonly DrawingChoice[], local: string): string | undefined {
  const today = local.slice(0, 10)
  const week = Array.from({ length: 8 }, (_, n) => plusDays(today, n))
  const isHeld = (date: string) =>
    drawings.some((one) => (drawingAt([one], `${date}T${one.from}:00`)?.to ?? '') > local.slice(0, 16))
  return [...week, ...drawings.flatMap(({ dates = [] }) => dates.filter((date) => date > today))]
    .toSorted()
    .find(isHeld)
}

/** The end of the first posted drawing that ends after that time. */
export function nextDrawingEnd(drawings: readonly DrawingChoice[], local: string): string | undefined {
  const days = Array.from({ length: 9 }, (_, n) => plusDays(local, n - 1))
  const ends = drawings.flatMap((one) =>
    [...days, ...(one.dates ?? [])].flatMap((date) => drawingAt([one], `${date}T${one.from}:00`)?.to ?? []),
  )
  return ends.toSorted().find((end) => end > local)
}

/** Of money for prizes that go back after the last drawing: the date of the drawings that come next. */
export function forDrawingsOn({ rule, offering }: Running, { local }: Moment): { on?: string } {
  const on = isReverting(rule) ? nextDrawingDate(offering.drawings ?? [], local) : undefined
  return on === undefined ? {} : { on }
}

export const isReverting = ({ pools }: RuleFile): boolean =>
  Object.values(pools).some(({ falls }) => falls.only === 'when won or after the last drawing')
