/** Wrong engines, each with one bug. The auditor has to catch every one of them, and for the right reason. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal, type Refusal } from '../base/refusal.ts'
import { decide } from '../engine/decide.ts'
import { evolve } from '../engine/evolve.ts'
import type { Decision, Event } from '../engine/mechanisms.ts'
import type { Posts, WirePost } from '../engine/posts.ts'
import { playNights } from './cardroom/cardroom.ts'
import { ENGINE, type Engine } from './house.ts'

const seeds = fc.integer({ min: 1, max: 1_000_000_000 }).map(String)
const play = (seed: string, engine: Engine) =>
  playNights({ seed, nights: 1, tables: 4, faults: 'all', hours: 2, walkEvery: 4, engine })

test('no night of the right engine differs from the auditor', async () => {
  const whole = fc.asyncProperty(seeds, async (seed) => (await play(seed, ENGINE)).failure?.says === undefined)
  await fc.assert(whole, { numRuns: 5 })
})

/** An engine whose decisions pass through `change`. */
const deciding = (change: (event: Event) => Event): Engine => ({
  evolve,
  decide: (state, command): Decision => {
    const decision = decide(state, command)
    return isRefusal(decision) ? decision : decision.map(change)
  },
})
const evolving = (change: (...given: Parameters<typeof evolve>) => ReturnType<typeof evolve>): Engine => ({
  decide,
  evolve: change,
})

const changedPosts = (posts: Posts, change: (row: WirePost) => WirePost): Posts =>
  Object.fromEntries(Object.entries(posts).map(([activity, rows]) => [activity, rows.map(change)]))
const less = ([book, from, to, amount, by]: WirePost, cents: bigint): WirePost =>
  [book, from, to, String(BigInt(amount) - cents), by] as WirePost

const outOfOrder = (refusal: Refusal): Refusal => ({ ...refusal, reasons: refusal.reasons.toReversed() })

const PLANTED: readonly [string, Engine, RegExp][] = [
  [
    'a claim is paid twice',
    {
      evolve,
      decide: (state, command) => {
        const claim = command.do === 'PayClaim' ? state.claims.get(command.claim) : undefined
        if (claim?.status !== 'paid') return decide(state, command)
        claim.status = 'open'
        const decision = decide(state, command)
        claim.status = 'paid'
        return decision
      },
    },
    /PayClaim was done; it must be refused/,
  ],
  [
    'a cent of the fees goes nowhere',
    deciding((event) =>
      event.type !== 'RoundStarted' || event.posts === undefined
        ? event
        : { ...event, posts: changedPosts(event.posts, (row) => (row[2] === 'reserve' ? less(row, 1n) : row)) },
    ),
    /reserve: expected/,
  ],
  [
    'the rest of a divided pool is given away',
    deciding((event) => {
      const [first] = event.type === 'HitDeclared' ? event.awards : []
      if (event.type !== 'HitDeclared' || first === undefined || event.awards.length < 2) return event
      return { ...event, awards: [{ ...first, amount: String(BigInt(first.amount) + 1n) }, ...event.awards.slice(1)] }
    }),
    /awards of H/,
  ],
  [
    'a declined hit keeps what was held for it',
    deciding((event) => (event.type === 'HitDeclined' ? { ...event, posts: {} } : event)),
    /(reserve|pool:main|promised): expected/,
  ],
  [
    'a voided round keeps the fees',
    deciding((event) => (event.type === 'RoundVoided' ? { ...event, posts: {} } : event)),
    /(reserve|pool:main): expected/,
  ],
  [
    'a declined hit gives back a promise that was made good meanwhile',
    {
      evolve,
      decide: (state, command) => {
        const decision = decide(state, command)
        const hit = command.do === 'DeclineHit' ? state.hits.get(command.hit) : undefined
        if (isRefusal(decision) || hit === undefined) return decision
        const posts = changedPosts(
          hit.posts,
          ([book, from, to, amount, by]) => [book, to, from, amount, by] as WirePost,
        )
        return decision.map((event) => (event.type === 'HitDeclined' ? { ...event, posts } : event))
      },
    },
    /(reserve|promised|due:advance|pool:main): expected/,
  ],
  [
    'reasons of those who get nothing stand in the wrong order',
    deciding((event) =>
      event.type === 'HandJudged' || event.type === 'HitDeclared'
        ? { ...event, denied: event.denied.map((one) => ({ ...one, reasons: one.reasons.toReversed() })) }
        : event,
    ),
    /clauses that leave out/,
  ],
  [
    'reasons of a refusal stand in the wrong order',
    {
      evolve,
      decide: (state, command) => {
        const decision = decide(state, command)
        return isRefusal(decision) ? outOfOrder(decision) : decision
      },
    },
    /clauses that stop the verification/,
  ],
  [
    'a wrong person is left out first: the deciding clause is lost',
    deciding((event) =>
      event.type === 'HitDeclared' || event.type === 'HandJudged'
        ? { ...event, denied: event.denied.map((one) => ({ ...one, reasons: one.reasons.slice(-1) })) }
        : event,
    ),
    /clauses that leave out/,
  ],
  [
    'nobody folds a raise of the pool',
    evolving((state, event) => (event.type === 'PoolIncreased' ? state : evolve(state, event))),
    /pool:main in the state: expected|IncreaseDaily|accounts by the events/,
  ],
  [
    'nobody folds what a person attests',
    evolving((state, event) => (event.type === 'HitAttested' ? state : evolve(state, event))),
    /VerifyHit was refused and should be done|clauses that stop/,
  ],
  [
    'nobody folds the end of a round',
    evolving((state, event) => (event.type === 'RoundEnded' ? state : evolve(state, event))),
    /StartRound was refused|open round at table/,
  ],
  [
    'a refused command leaves something behind',
    {
      evolve,
      decide: (state, command) => {
        const decision = decide(state, command)
        if (isRefusal(decision)) state.hitsSoFar += 1
        return decision
      },
    },
    /number of the hit|do not give the same state/,
  ],
  [
    'a key is forgotten: the same command is taken twice',
    {
      decide,
      // Folds twice what a duplicate would have brought.
      evolve: (state, event) =>
        event.type === 'ClaimPaid' ? evolve(evolve(state, event), event) : evolve(state, event),
    },
    /in the state|accounts by the events/,
  ],
  [
    'the house is repaid before the reserve holds it all',
    deciding((event) => {
      if (event.type !== 'RoundStarted' || event.posts === undefined) return event
      const posts = Object.fromEntries(
        Object.entries(event.posts).map(([activity, rows]) => [
          activity,
          [...rows, ['e', 'reserve', 'due:advance', '1', 'F9'] as const],
        ]),
      )
      return { ...event, posts }
    }),
    /reserve: expected/,
  ],
]

describe('planted bugs', () => {
  test.each(PLANTED)('%s', async (_, engine, caught) => {
    const agrees = fc.asyncProperty(seeds, async (seed) => {
      const { failure } = await play(seed, engine)
      if (failure !== undefined) throw new Error(failure.says)
    })
    const { failed, errorInstance } = await fc.check(agrees, { numRuns: 12, seed: 7, endOnFailure: true })
    expect(failed, 'the auditor must find it').toBe(true)
    expect((errorInstance as Error).message).toMatch(caught)
  })
})
