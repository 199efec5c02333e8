/** Tournaments with money and floor together, whatever comes to mind: the auditor agrees after every order. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
import { isRefusal } from '../../base/refusal.ts'
import { rngOf } from '../rng.ts'
import { floorFault, floorOrder } from './tournamentfloor.ts'
import { tournamentFault, tournamentOrder } from './tournaments.ts'

const RULES = readFileSync(`catalog/${TOURNAMENTS}.yaml`, 'utf8')
const PERSONS = Array.from({ length: 24 }, (_, nth) => String(1000 + nth))
const CLAUSES = [...RULES.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)

test('months of tournaments', () => {
  const done: Record<string, number> = {}
  const refused: Record<string, number> = {}
  for (const seed of ['a spring', 'a summer', 'a fall']) {
    const room = new TournamentRoom()
    room.does({ do: 'AcceptRules', text: RULES, document: 'as approved', clauses: CLAUSES, second: '51' }, '71')
    const rng = rngOf(seed)
    for (let tried = 0; tried < 3_000; tried += 1) {
      room.wait(rng.oneIn(30) ? rng.between(1, 30) : 0)
      const isFloor = rng.below(5) < 3
      const next = isFloor
        ? floorOrder(rng, room.state)
        : tournamentOrder(rng, room.state, PERSONS, room.now, TOURNAMENTS)
      if (next === undefined) continue
      const { order, by } = next
      const counts = isRefusal(room.ask(order, by)) ? refused : done
      counts[order.do] = (counts[order.do] ?? 0) + 1
      if (counts === refused) continue
      room.does(order, by)
      expect(floorFault(room.state) ?? tournamentFault(room.state)).toBeUndefined()
    }
    room.auditor.compare(room.state)
  }
  for (const order of [
    'UseTables',
    'ReleaseTable',
    'SetSeat',
    'PlaceEntry',
    'BalanceTables',
    'BreakTournamentTable',
    'TellMove',
    'ConfirmMoves',
    'DropMove',
    'UndoSeating',
    'BeginHand',
    'SetClock',
    'UndoClock',
    'RemoveChips',
    'CountStacks',
    'UndoChips',
    'Penalise',
    'Disqualify',
    'UndoPenalty',
    'MarkAbsent',
    'Announce',
    'TakeDownAnnouncement',
  ])
    expect(done[order], order).toBeGreaterThan(0)
  for (const order of ['SeatEntries', 'SeatFinalTable', 'RaceChips', 'PlaceEntry', 'UndoSeating'])
    expect(refused[order], order).toBeGreaterThan(0)
})
