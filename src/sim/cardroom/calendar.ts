/** Which nights are played: when asked for trouble, the ones on which clocks change, with weeks between in which claims expire. */
import { plusDays } from '../../base/moment.ts'
import type { Zone } from '../../server/house/zone.ts'
import type { Rng } from '../rng.ts'
import type { FaultLevel } from './room.ts'

/** Dates on whose night the clocks of the house go forward, and back. */
const FORWARD = '2026-03-07'
const BACK = '2026-10-31'

export function nightsOf(rng: Rng, count: number, faults: FaultLevel): string[] {
  const ordinary = plusDays('2026-01-05', rng.below(300))
  if (faults === 'none') return Array.from({ length: count }, (_, night) => plusDays(ordinary, night))
  if (count === 1) return [rng.pick([FORWARD, BACK, ordinary])]
  const early = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, night) =>
    night < early ? plusDays(FORWARD, night - early + 1) : plusDays(BACK, night - early),
  )
}

/** Doors open at ten in the morning; the next morning at ten the night is over. */
export const opening = (zone: Zone, night: string): number => zone.instantOf(`${night}T10:00:00`)
export const nextMorning = (zone: Zone, night: string, clock = '10:00:00'): number =>
  zone.instantOf(`${plusDays(night, 1)}T${clock}`)
