/**
 * A figure that moves between two updates: from what it shows towards the newest true amount, about as long as updates are apart, and
 * never past it. A lower amount (won and begun again) is shown at once.
 */
export type Moving = {
  /** In cents: where it set out, and the newest that is true. */
  readonly from: number
  readonly wanted: number
  readonly begun: number
  readonly until: number
  /** When the last update came. */
  readonly heard: number
}

/** Updates of a busy room come several times a second, those of a quiet one minutes apart. */
const SHORTEST_MS = 2_000
const LONGEST_MS = 12_000

export const standing = (cents: number, now: number): Moving => ({
  from: cents,
  wanted: cents,
  begun: now,
  until: now,
  heard: now,
})

/** Whole cents, rounded down: what is shown is never more than what is there. */
export function shownAt({ from, wanted, begun, until }: Moving, now: number): number {
  if (now >= until) return wanted
  const part = Math.max(0, (now - begun) / (until - begun))
  return from + Math.floor((wanted - from) * part)
}

export function heardOf(before: Moving, cents: number, now: number): Moving {
  if (cents === before.wanted) return before
  const from = shownAt(before, now)
  if (cents <= from) return standing(cents, now)
  const apart = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, now - before.heard))
  return { from, wanted: cents, begun: now, until: now + apart, heard: now }
}

export const centsIn = (amount: string): number => Number(amount.replace(/[^\d-]/g, ''))

/** `['$', '4', '8', ',', '2', '1', '3']` and `['.', '7', '6']`. */
export function signsOf(cents: number): { readonly whole: string; readonly part: string } {
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  return { whole: `$${whole}`, part: `.${String(cents % 100).padStart(2, '0')}` }
}
