import { type Cents, cents } from './money.ts'
import type { Share } from './share.ts'

/** What a rate of progression has earned but not yet made a whole cent: an exact fraction, never rounded away. */
export type Carry = { readonly over: bigint; readonly under: bigint }
export const NO_CARRY: Carry = { over: 0n, under: 1n }

/** The whole cents that `rate` of `wagered` adds to a meter, and the carry for the next time. */
export function accrue(wagered: Cents, rate: Share, carry: Carry): { gained: Cents; carry: Carry } {
  const under = rate.under * carry.under
  const over = wagered * rate.over * carry.under + carry.over * rate.under
  // Rounded down also below nothing: a wager that is handed back takes off what it brought.
  const left = ((over % under) + under) % under
  return { gained: cents((over - left) / under), carry: reduce(left, under) }
}

function reduce(over: bigint, under: bigint): Carry {
  let [a, b] = [over, under]
  while (b !== 0n) [a, b] = [b, a % b]
  return { over: over / a, under: under / a }
}
