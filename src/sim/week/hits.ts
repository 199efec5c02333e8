/** The floor and surveillance over declared hits and held ones; periods that close. */

import { leading, presenceAsked } from '../../engine/hits/periods.ts'
import type { Hit } from '../../engine/hits/vocabulary.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { Rng } from '../rng.ts'
import { type Maker, other, some, type Weighed } from './maker.ts'
import { FLOOR, SURVEILLANCE } from './people.ts'

const on =
  (isMeant: (hit: Hit, state: State) => boolean, make: (rng: Rng, hit: Hit, by: string) => Order): Maker =>
  (rng, state) => {
    // Now and then somebody tries what is not to be done.
    const isAny = rng.oneIn(40)
    const hit = some(
      rng,
      [...state.hits.values()].filter((one) => isAny || isMeant(one, state)),
    )
    if (hit === undefined) return undefined
    const by = rng.pick(FLOOR.filter((one) => one !== hit.declaredBy || rng.oneIn(20)))
    return { order: make(rng, hit, by), by }
  }

const isOpen = ({ questions, answers }: Hit): boolean =>
  questions.some(({ id, of }) => of === undefined && answers[id] === undefined)
const isWaiting = (hit: Hit): boolean => hit.status === 'declared'
const isUnpaid = ({ claims }: Hit, state: State): boolean =>
  claims.length > 0 && claims.every((claim) => state.claims.get(claim)?.status !== 'paid')

export const HITS: Weighed = [
  [
    22,
    on(
      (hit) => isWaiting(hit) && isOpen(hit),
      (rng, { hit, questions }) => ({
        do: 'AttestHit',
        hit,
        answers: Object.fromEntries(
          questions.filter(({ of }) => of === undefined).map(({ id }) => [id, !rng.oneIn(60)]),
        ),
      }),
    ),
  ],
  [
    6,
    (rng, state) => {
      const asked = [...state.hits.values()].filter(({ questions, answers }) =>
        questions.some(({ id, of }) => of !== undefined && answers[id] === undefined),
      )
      const hit = some(rng, asked)
      return hit === undefined
        ? undefined
        : { order: { do: 'ConfirmSurveillance', hit: hit.hit, yes: !rng.oneIn(20) }, by: SURVEILLANCE }
    },
  ],
  [
    24,
    on(
      (hit) => isWaiting(hit) && !isOpen(hit),
      (_rng, { hit }) => ({ do: 'VerifyHit', hit }),
    ),
  ],
  [
    4,
    on(isWaiting, (rng, { hit }, by) => ({
      do: 'DeclineHit',
      hit,
      reason: 'not seen',
      second: other(rng, FLOOR, by),
      evidence: 'tape 4',
    })),
  ],
  [2, on(isWaiting, (_rng, { hit }) => ({ do: 'DisputeHit', hit, reason: 'the patron says otherwise' }))],
  [1, on(isUnpaid, (_rng, { hit }) => ({ do: 'DisputeHit', hit, reason: 'another patron has seen it' }))],
  [
    4,
    on(
      ({ status }) => status === 'disputed',
      (rng, { hit }, by) => ({ do: 'SettleDispute', hit, second: other(rng, FLOOR, by), reason: 'seen again' }),
    ),
  ],
  [
    2,
    on(
      ({ status }) => status === 'disputed',
      (rng, { hit }, by) => ({
        do: 'DeclineHit',
        hit,
        reason: 'the tape says no',
        second: other(rng, FLOOR, by),
        evidence: 'tape 5',
      }),
    ),
  ],
  [
    3,
    on(isUnpaid, (rng, { hit }, by) => ({
      do: 'BackOutHit',
      hit,
      second: other(rng, FLOOR, by),
      reason: 'wrong cards',
      document: 'A-1',
    })),
  ],
  [
    8,
    on(
      ({ status }) => status === 'held',
      (_rng, { hit }) => ({ do: 'JudgeHeld', hit }),
    ),
  ],
  [4, closePeriod],
]

/** A period that is over and asks who is still there. */
function closePeriod(rng: Rng, state: State, _may: unknown, now: { readonly local: string }): ReturnType<Maker> {
  const over = [...state.boards].flatMap(([activity, entries]) =>
    entries.filter(({ until }) => until <= now.local).map(({ until }) => ({ activity, due: until, entries })),
  )
  const one = some(rng, over)
  const running = one === undefined ? undefined : runningOf(state, one.activity)
  if (one === undefined || running === undefined) return undefined
  const asked = presenceAsked(
    running,
    leading(
      running,
      one.entries.filter(({ until }) => until === one.due),
    ),
  )
  const present = Object.fromEntries(asked.map(({ id }) => [id, !rng.oneIn(5)]))
  return {
    order: { do: 'ClosePeriod', activity: one.activity, due: one.due, ...(asked.length === 0 ? {} : { present }) },
    by: rng.pick(FLOOR),
  }
}
