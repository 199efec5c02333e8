/** What somebody in the room of the week does next: one list, by how often. */
import type { Moment } from '../../base/moment.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Rng } from '../rng.ts'
import type { May, Try } from '../wild/attempt.ts'
import { MAKERS as WILD } from '../wild/orders.ts'
import { POTS } from '../wild/pots.ts'
import { dealtOrder } from '../wild/tablegames.ts'
import { luckyDeal } from './dealt.ts'
import { DESK } from './desk.ts'
import { DRAWINGS } from './drawings.ts'
import { anyHand, endRound, luckyHand, startRound } from './hands.ts'
import { HITS } from './hits.ts'
import type { Weighed } from './maker.ts'
import { BOOKS } from './office.ts'

const MAKERS: Weighed = [
  [30, startRound],
  [34, luckyHand],
  [16, dealtOrder],
  [12, luckyDeal],
  [16, endRound],
  [4, anyHand],
  ...HITS,
  ...DESK,
  ...BOOKS,
  ...DRAWINGS,
  ...POTS,
  // Everything else that people in a wild room try.
  [30, (rng, state, may, { at }) => pick(rng, WILD)?.(rng, state, may, at)],
]

/** Whoever has nothing to do lets another one. */
export function nextOf(rng: Rng, state: State, may: May, now: Moment): Try | undefined {
  for (let asked = 0; asked < 8; asked += 1) {
    const next = pick(rng, MAKERS)?.(rng, state, may, now)
    if (next !== undefined) return next
  }
  return undefined
}

function pick<Made>(rng: Rng, list: readonly (readonly [number, Made])[]): Made | undefined {
  let left = rng.below(list.reduce((sum, [weight]) => sum + weight, 0))
  return list.find(([weight]) => {
    left -= weight
    return left < 0
  })?.[1]
}
