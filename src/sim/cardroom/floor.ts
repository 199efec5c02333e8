/** The floor: checks what the dealer reports, verifies or declines it, and sometimes has to take it back. */

import { MINUTE } from '../../base/moment.ts'
import type { EventOf, OrderOf } from '../../engine/mechanisms.ts'
import { startClaims } from './cage.ts'
import { eventIn, type Life, SECOND, send, wait } from './life.ts'
import { errs, type Room, strikes } from './room.ts'

const FLOOR = ['f1', 'f2', 'f3', 'f4']

/** Reports a hand and stays with it until the table can play on. */
export function* reportHand(room: Room, report: OrderOf<'ReportHit'>, dealer: string): Life {
  const { rng, tally } = room
  tally.reports += 1
  if (strikes(room, 1_000)) yield* send(impossible(report), dealer)
  const answer = yield* send(report, dealer)
  const held = eventIn(answer, 'HitHeld')
  if (held !== undefined) room.start(judgeLater(room, held.hit))
  const hit = eventIn(answer, 'HitDeclared')
  if (hit === undefined) return
  // The same hand told a second time, by somebody who did not know.
  if (errs(room, 60)) yield* send(report, 'f4')
  yield* wait(rng.between(20, 120) * SECOND)
  if (errs(room, 60)) yield* send({ do: 'VerifyHit', hit: hit.hit }, dealer)
  yield* decideHit(room, hit)
}

/** The table plays on; the floor comes back until the hit before it is decided. */
function* judgeLater(room: Room, hit: string): Life {
  const { rng } = room
  for (let tries = 0; tries < 20; tries += 1) {
    yield* wait(rng.between(1, 60) * MINUTE)
    if (errs(room, 20)) {
      yield* send(decline(hit, 'f2'), 'f2')
      return
    }
    const declared = eventIn(yield* send({ do: 'JudgeHeld', hit }, rng.pick(FLOOR)), 'HitDeclared')
    if (declared === undefined) continue
    yield* decideHit(room, declared)
    return
  }
}

/** One card more than the decks hold. */
function impossible(report: OrderOf<'ReportHit'>): OrderOf<'ReportHit'> {
  const [first] = report.hands
  const cards = first?.cards.hand ?? first?.cards.hole ?? []
  const many = Array.from({ length: 7 }, () => cards[0] ?? 0)
  return { ...report, common: { ...report.common, board: many } }
}

function* decideHit(room: Room, declared: EventOf<'HitDeclared'>): Life {
  const { rng } = room
  const { hit, questions } = declared
  const supervisor = rng.pick(FLOOR)
  if (questions.length > 0) {
    // Somebody in a hurry, with most of the list open.
    if (questions.length > 1 ? rng.oneIn(3) : errs(room, 40)) yield* send({ do: 'VerifyHit', hit }, supervisor)
    const wrong = errs(room, 40) ? rng.below(questions.length) : -1
    const answers = Object.fromEntries(questions.map(({ id }, index) => [id, index !== wrong]))
    const [first] = questions
    // Two persons share the list now and then.
    if (errs(room, 10)) yield* send({ do: 'AttestHit', hit, answers: { [first!.id]: answers[first!.id]! } }, 'f4')
    yield* send({ do: 'AttestHit', hit, answers }, supervisor)
    if (wrong >= 0) {
      yield* send({ do: 'VerifyHit', hit }, supervisor)
      yield* send(decline(hit, supervisor), supervisor)
      return
    }
  }
  if (errs(room, 40)) {
    if (rng.oneIn(4)) yield* send(decline(hit, supervisor, supervisor), supervisor)
    yield* wait(rng.between(1, 10) * MINUTE)
    yield* send(decline(hit, supervisor), supervisor)
    return
  }
  if (errs(room, 60)) {
    yield* send({ do: 'DisputeHit', hit, reason: 'a player objects' }, supervisor)
    room.start(settleDispute(room, hit, supervisor))
    return
  }
  if (strikes(room, 200)) {
    room.tally.faults['two supervisors'] += 1
    room.start(otherSupervisor(room, hit))
  }
  const verified = eventIn(yield* send({ do: 'VerifyHit', hit }, supervisor), 'HitVerified')
  if (verified === undefined) return
  // A mistake is seen before anybody is paid.
  if (errs(room, 50)) {
    if (rng.oneIn(2)) yield* send({ do: 'DisputeHit', hit, reason: 'surveillance objects' }, 'm1')
    room.start(takeBack(room, hit))
    return
  }
  startClaims(room, declared.activity, verified)
  if (errs(room, 50)) room.start(takeBack(room, hit))
}

/** At the same moment, somebody else decides the other way or the same. */
function* otherSupervisor({ rng }: Room, hit: string): Life {
  yield* send(rng.oneIn(2) ? { do: 'VerifyHit', hit } : decline(hit, 'f9'), 'f9')
}

function* settleDispute({ rng }: Room, hit: string, supervisor: string): Life {
  yield* wait(rng.between(5, 300) * MINUTE)
  if (rng.oneIn(3)) yield* send({ do: 'VerifyHit', hit }, supervisor)
  yield* send(decline(hit, supervisor), supervisor)
}

function* takeBack({ rng }: Room, hit: string): Life {
  yield* wait(rng.between(0, 90) * MINUTE)
  yield* send({ do: 'BackOutHit', hit, second: 'm2', reason: 'wrong table', document: 'A-17' }, 'm1')
}

const decline = (hit: string, by: string, second = by === 'm3' ? 'm4' : 'm3') =>
  ({ do: 'DeclineHit', hit, reason: 'the cards do not show it', second, evidence: 'video 14' }) as const
