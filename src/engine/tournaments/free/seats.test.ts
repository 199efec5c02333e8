/** Players of free tables sit there for the whole house: podium, lists and tickets know it. */
import { expect, test } from 'vitest'
import { STRUCTURE, TOURNAMENTS, TournamentRoom } from '../../../../tests/tournament.ts'

const POSTED = `buyIn: $120, fee: $20, ${STRUCTURE}, pays: { kind: percentages, places: [100%] },
  bounties: { targets: everybody, amount: $50, from: house, paid: at the knock-out }`

function freeTable() {
  const room = new TournamentRoom()
  const activity = room.open(TOURNAMENTS, 'bounty', POSTED)
  for (const [table, kind] of [
    ['9', 'free'],
    ['8', 'house'],
  ] as const) {
    room.does({ do: 'SetTable', table, game: 'holdem', seats: 3, decks: 1, ...(kind === 'free' ? { kind } : {}) })
    room.does({ do: 'OpenTable', table })
  }
  const enter = (person: string) => room.does({ do: 'EnterFree', activity, person, table: '9' })
  const sits = (person: string) => room.state.sits.get(person)
  return { room, activity, enter, sits }
}

test('[N2] the next free seat when they come, none when they are out, one again when that is undone', () => {
  const { room, activity, enter, sits } = freeTable()
  for (const person of ['ann', 'bob', 'cai']) enter(person)
  expect(['ann', 'bob', 'cai'].map((person) => sits(person)?.seat)).toEqual(['1', '2', '3'])
  room.does({ do: 'KnockOutFree', activity, player: 'N2', how: 'hand', won: ['N1'] })
  expect(sits('bob')).toBeUndefined()
  room.does({ do: 'UndoFree', activity, player: 'N2', reason: 'the other one', second: 'approver' })
  expect(sits('bob')).toEqual({ table: '9', seat: '2' })
})

test('[N2] nobody is left there when the free table has ended', () => {
  const { room, activity, enter, sits } = freeTable()
  for (const person of ['ann', 'bob']) enter(person)
  room.does({ do: 'KnockOutFree', activity, player: 'N2', how: 'hand', won: ['N1'] })
  room.does({ do: 'EndFreePlay', activity, table: '9', second: 'approver' })
  expect(sits('ann')).toBeUndefined()
})

test('who sits elsewhere sits there until that seat is left, and a full table takes nobody', () => {
  const { room, activity, enter, sits } = freeTable()
  room.does({ do: 'SeatPlayer', table: '8', seat: '2', person: 'ann' })
  enter('ann')
  expect(sits('ann')).toEqual({ table: '8', seat: '2' })
  for (const person of ['bob', 'cai']) enter(person)
  expect(() => enter('dee')).toThrow('table 9 has no open seat')
  expect(room.state.sits.size).toBe(3)
  room.does({ do: 'KnockOutFree', activity, player: 'N1', how: 'left' })
  expect(sits('ann')).toEqual({ table: '8', seat: '2' })
  enter('dee')
  expect(sits('dee')?.table).toBe('9')
})
