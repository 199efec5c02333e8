import { clockOf, isInside, plusDays, type Window } from '../../base/moment.ts'

/** When the posted period that a moment lies in ends, as a local time; nothing outside of all of them. */
export function periodEnd(windows: readonly Window[], local: string): string | undefined {
  const window = windows.find((candidate) => isInside(candidate, local))
  if (window === undefined) return undefined
  const isToday = clockOf(local) < window.to
  return `${isToday ? local.slice(0, 10) : plusDays(local, 1)}T${window.to}`
}
