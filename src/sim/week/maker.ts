/** Somebody in the room of the week, and what comes to mind. */
import type { Moment } from '../../base/moment.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Rng } from '../rng.ts'
import type { May, Try } from '../wild/attempt.ts'

export type Maker = (rng: Rng, state: State, may: May, now: Moment) => Try | undefined
export type Weighed = readonly (readonly [weight: number, maker: Maker])[]

export const some = <T>(rng: Rng, list: Iterable<T>): T | undefined => {
  const all = [...list]
  return all.length === 0 ? undefined : rng.pick(all)
}

export const other = (rng: Rng, of: readonly string[], but: string): string => rng.pick(of.filter((one) => one !== but))
