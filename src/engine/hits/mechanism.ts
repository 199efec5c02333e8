/** Hits and boards, as one room of the engine. */

import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import type { Closing } from '../closing/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { runningOf } from '../offerings/running.ts'
import { enterAward } from './byhand.ts'
import { doors } from './doors.ts'
import { evolveHeld, judgeHeld } from './held.ts'
import { decideHits, evolveHits } from './hits.ts'
import { enteredFrom1, evidenceFrom2, handFrom1, hitFrom1, periodFrom1 } from './older.ts'
import { closePeriod, evolvePeriod } from './periods.ts'
import { confirmSurveillance, evolveSurveillance } from './surveillance.ts'
import { refillsIn } from './undo.ts'
import type { Below, Hit, Hits, State } from './vocabulary.ts'

export const hits: Mechanism<Hits, Below, Closing, typeof doors> = {
  uses: ['entries', 'claims', 'rounds', 'money', 'offerings', 'rotation', 'presence', 'house'],
  doors,
  initial: () => ({ hits: new Map(), boards: new Map(), hitsSoFar: 0 }),
  orders: {
    ReportHit: { decide: decideHits },
    EnterAward: { v: 2, from: { 1: enteredFrom1 }, decide: enterAward },
    AttestHit: { decide: decideHits },
    ConfirmSurveillance: {
      apart: ({ hits: all }, { hit }) => ({
        ...declarerOf(all.get(hit)),
        says: 'declarer may not confirm for surveillance',
      }),
      decide: confirmSurveillance,
    },
    JudgeHeld: { decide: judgeHeld },
    VerifyHit: {
      apart: ({ hits: all }, { hit }) => ({ ...declarerOf(all.get(hit)), says: 'declarer may not verify' }),
      decide: decideHits,
    },
    DeclineHit: { second: 'declining takes two', decide: decideHits },
    DisputeHit: { decide: decideHits },
    SettleDispute: { second: 'dispute takes two', decide: decideHits },
    BackOutHit: { second: 'adjustment takes two', decide: decideHits },
    ClosePeriod: { decide: closePeriod },
  },
  events: {
    HandJudged: { v: 2, from: { 1: handFrom1 }, evolve: evolveHits },
    HitDeclared: { v: 3, from: { 1: hitFrom1, 2: evidenceFrom2 }, evolve: evolveHits },
    HitHeld: { v: 1, evolve: evolveHeld },
    HitAttested: { v: 1, evolve: evolveHits },
    SurveillanceAnswered: { v: 1, evolve: evolveSurveillance },
    HitVerified: { v: 1, evolve: evolveHits },
    HitDeclined: { v: 1, evolve: evolveHits },
    HitDisputed: { v: 1, evolve: evolveHits },
    DisputeSettled: { v: 1, evolve: evolveHits },
    HitBackedOut: { v: 1, evolve: evolveHits },
    PeriodClosed: { v: 2, from: { 1: periodFrom1 }, evolve: evolvePeriod },
  },
  on: {
    // What is over by the close of a day needs no room in memory any more: its claims are gone.
    DayClosed: (own, _, { claims }) => {
      for (const hit of own.hits.values())
        if (hit.status === 'verified' && !hit.claims.some((claim) => claims.has(claim))) own.hits.delete(hit.hit)
    },
  },
  timers: {
    names: periodNames,
    touched: (event, world) => {
      switch (event.type) {
        case 'HitVerified':
          return (world.hits.get(event.hit)?.board ?? []).map(({ until }) =>
            nameOf(world.hits.get(event.hit)!.activity, until),
          )
        case 'PeriodClosed':
          return [nameOf(event.activity, event.until)]
        case 'OfferingPosted':
          return [...periodNames(world)].filter((name) => name.startsWith(`${event.activity} `))
        case 'HitDeclined':
        case 'HitBackedOut':
          // Its board may be empty now; the names of others stay what they are.
          return periodNames(world)
      }
      return []
    },
    due: (world, name) => {
      const [activity = '', due = ''] = name.split(' ')
      const isOpen = world.boards.get(activity)?.some(({ until }) => until === due) === true
      // Where the winners have to be there, a person looks and closes the period.
      if (!isOpen || runningOf(world, activity)?.rule.period?.present !== undefined) return undefined
      return { due: { local: due }, order: { do: 'ClosePeriod', activity, due } }
    },
  },
  answers: {
    keepsActivityOpen: ({ hits: all, boards }, activity) => {
      const hit = [...all.values()].find((one) => one.activity === activity && one.status !== 'verified')
      if (hit !== undefined) return because('order', 'hit not decided', { hit: hit.hit })
      return boards.has(activity) ? because('order', 'hands on the board') : undefined
    },
    keepsRoundOpen: ({ hits: all }, names, how) => {
      const isWaiting = (hit: string) => (how === 'end' ? all.get(hit)?.status === 'declared' : all.has(hit))
      const hit = names.find(isWaiting)
      if (hit === undefined) return undefined
      return because('order', how === 'end' ? 'hit of the round waits' : 'hit of the round was reported', { hit })
    },
    undecidedHits: ({ hits: all }, activity) =>
      [...all.values()]
        .filter((hit) => hit.activity === activity && hit.status !== 'verified' && hit.claims.length === 0)
        .map(({ hit, status }) => ({ hit, isDeclared: status === 'declared' || status === 'held' })),
    unpaidHits: ({ hits: all, claims }, activity) =>
      [...all.values()]
        .filter(({ activity: of }) => of === activity)
        .filter((hit) => hit.status !== 'verified' || hit.claims.some((claim) => claims.get(claim)?.status === 'open'))
        .map(({ hit }) => hit),
    refillsOf: ({ hits: all }, name) => {
      const hit = all.get(name)
      return hit === undefined ? [] : refillsIn(hit)
    },
    openItems: ({ hits: all, boards }) => [
      ...[...all.values()]
        .filter(({ status }) => status !== 'verified')
        .map(({ hit }): OpenItem => ({ kind: 'hit', hit })),
      ...[...boards].flatMap(([activity, entries]) =>
        [...new Set(entries.map(({ until }) => until))].map((until): OpenItem => ({ kind: 'period', activity, until })),
      ),
    ],
  },
}

const declarerOf = (hit: Hit | undefined) => ({ persons: [hit?.declaredBy], typists: [hit?.typedBy] })

/** An activity has no blank in its name. */
const nameOf = (activity: string, until: string): string => `${activity} ${until}`

function periodNames({ boards }: Pick<State, 'boards'>): Set<string> {
  return new Set([...boards].flatMap(([activity, entries]) => entries.map(({ until }) => nameOf(activity, until))))
}
