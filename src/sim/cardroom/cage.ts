/** The cage: ID, payment, and those who never come. */

import { MINUTE } from '../../base/moment.ts'
import type { EventOf } from '../../engine/mechanisms.ts'
import { type Life, SECOND, send, wait } from './life.ts'
import { errs, type Room, strikes } from './room.ts'
import { BEAT } from './terms.ts'

const CASHIERS = ['c1', 'c2', 'c3']

function* claimLife(room: Room, activity: string, claim: string): Life {
  const { rng } = room
  const cashier = rng.pick(CASHIERS)
  const pay = { do: 'PayClaim', claim, form: 'chips', drawer: `drawer-${cashier}` } as const
  if (activity === BEAT) {
    yield* wait(rng.between(1, 14) * MINUTE)
    if (errs(room, 12)) yield* send(pay, cashier)
    // Some never come back: the claim expires after thirty days.
    if (rng.oneIn(10)) return
    yield* send({ do: 'ShowId', claim }, cashier)
    if (errs(room, 25)) yield* send({ do: 'ShowId', claim }, cashier)
    // With ID and still gone before the papers are complete.
    if (errs(room, 25)) return
  } else if (errs(room, 100)) yield* wait(rng.between(60, 600) * MINUTE)
  yield* wait(rng.between(10, 180) * SECOND)
  yield* send(pay, cashier)
  if (strikes(room, 300)) {
    room.tally.faults['two supervisors'] += 1
    yield* send({ ...pay, drawer: 'drawer-c9' }, 'c9')
  }
  if (errs(room, activity === BEAT ? 40 : 800)) {
    yield* wait(rng.between(1, 60) * MINUTE)
    const order = { do: 'ReportPaidInError', claim, second: 'm2', reason: 'wrong seat' } as const
    yield* send(order, 'm1')
    if (rng.oneIn(2)) yield* send(order, 'm1')
  }
}

export function startClaims(room: Room, activity: string, { claims }: EventOf<'HitVerified'>): void {
  for (const { claim } of claims) room.start(claimLife(room, activity, claim))
}
