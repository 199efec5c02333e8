/** All that a sign keeps money in: what can be won, and what fixed prizes are paid out of. */
import type { MeterSign, PoolSign } from './meter.ts'

export const poolsOf = (sign: Pick<MeterSign, 'pools' | 'funds'> | undefined): PoolSign[] => [
  ...(sign?.pools ?? []),
  ...(sign?.funds ?? []),
]
