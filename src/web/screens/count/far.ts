/** Whether a count is so far from the books that somebody should look again: said only once it is booked. */
import type { Cents } from '../../../base/money.ts'

/** A twentieth of what was expected, and never less than twenty dollars: under that it is an ordinary variance. */
const FAR_PART = 20n
const FAR_LEAST = 2_000n

export function isFar(counted: Cents, expected: Cents): boolean {
  const off = counted > expected ? counted - expected : expected - counted
  return off >= FAR_LEAST && off * FAR_PART > expected
}
