/** A month of tournaments in one room, whatever comes to mind: the auditor agrees after every order. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
import { isRefusal } from '../../base/refusal.ts'
import { rngOf } from '../rng.ts'
import { faultOf } from './night.ts'
import { tournamentOrder } from './tournaments.ts'

const RULES = readFileSync(`catalog/${TOURNAMENTS}.yaml`, 'utf8')
const PERSONS = Array.from({ length: 14 }, (_, nth) => String(1000 + nth))

test.each(['a spring', 'a summer', 'an autumn', 'a winter'])('%s of tournaments', (seed) => {
  const { done, refused } = monthOf(seed)
  for (const order of [
    'Register',
    'Unregister',
    'VoidEntry',
    'KnockOut',
    'Rebuy',
    'AddOn',
    'UndoKnockOut',
    'AgreeDeal',
    'AwardTournament',
    'PayClaim',
    'EnterFree',
  ])
    expect(done[order], order).toBeGreaterThan(0)
  for (const order of ['Register', 'KnockOut', 'Rebuy', 'AwardTournament', 'AgreeDeal'])
    expect(refused[order], order).toBeGreaterThan(0)
})

// Months in which the own bounty of somebody was denied who was sent off or knocked out later: it was taken off twice.
test.each(['s4', 's10', 'u3', 'v2'])('the month %s, which once found something', (seed) => {
  expect(monthOf(seed).done.AwardTournament).toBeGreaterThan(0)
})

type Counts = Record<string, number>

function monthOf(seed: string): { readonly done: Counts; readonly refused: Counts } {
  const room = new TournamentRoom()
  const clauses = [...RULES.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
  room.does({ do: 'AcceptRules', text: RULES, document: 'as approved', clauses, second: '51' }, '71')
  room.does({ do: 'SetTable', table: '7', game: 'holdem', seats: 9, decks: 1, kind: 'free' }, '21')
  room.does({ do: 'OpenTable', table: '7' }, '21')
  const rng = rngOf(seed)
  const done: Counts = {}
  const refused: Counts = {}
  for (let tried = 0; tried < 4_000; tried += 1) {
    room.wait(rng.oneIn(40) ? rng.between(1, 90) : 0)
    const next = rng.oneIn(5) ? desk(room, rng) : tournamentOrder(rng, room.state, PERSONS, room.now, TOURNAMENTS)
    if (next === undefined) continue
    const { order, by } = next
    const decision = room.ask(order, by)
    const counts = isRefusal(decision) ? refused : done
    counts[order.do] = (counts[order.do] ?? 0) + 1
    if (isRefusal(decision)) continue
    room.does(order, by)
    expect(faultOf(room.state)).toBeUndefined()
  }
  room.auditor.compare(room.state)
  return { done, refused }
}

/** Hits verified, declined and backed out, claims paid, fees fetched, drawers repaid. */
function desk({ state }: TournamentRoom, rng: ReturnType<typeof rngOf>) {
  const hit = [...state.hits.values()].filter(({ status }) => status === 'declared')[rng.below(3)]
  const claim = [...state.claims.values()].filter(({ status }) => status === 'open')[rng.below(3)]
  const activity = [...state.tournaments.keys()][rng.below(4)]
  if (hit !== undefined && rng.oneIn(2))
    return rng.oneIn(8)
      ? ({ order: { do: 'DeclineHit', hit: hit.hit, reason: 'no', second: '71', evidence: 'film' }, by: '21' } as const)
      : ({ order: { do: 'VerifyHit', hit: hit.hit }, by: '23' } as const)
  if (claim !== undefined && !claim.idShown)
    return { order: { do: 'ShowId', claim: claim.claim, copied: true }, by: '31' } as const
  if (claim !== undefined) {
    const form = typeof claim.award.thing === 'string' ? (claim.award.form ?? 'merchandise') : 'cash'
    const at = form === 'cash' ? { drawer: 'A' } : {}
    return { order: { do: 'PayClaim', claim: claim.claim, form, ...at }, by: '31' } as const
  }
  if (activity === undefined) return undefined
  return rng.oneIn(2)
    ? ({ order: { do: 'FetchDue', activity }, by: '51' } as const)
    : ({ order: { do: 'RepayDrawer', activity, drawer: 'A' }, by: '51' } as const)
}
