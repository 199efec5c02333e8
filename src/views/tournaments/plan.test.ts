/** What the desk suggests before anybody is told: the same players, seats and reasons that are told then. */
import { expect, test } from 'vitest'
import { FREE_ROLL as A, type TournamentHouse, tournamentHouse } from '../../../tests/tournamentfloor.ts'
import { tournamentDesks } from './desk.ts'

/** Three tables of nine, from which so many of the last one fell. */
function uneven(players: number, fallen: number): TournamentHouse {
  const house = tournamentHouse({ tables: 3 })
  house.useTables()
  house.register(players)
  house.draw()
  house.does({ do: 'SeatEntries', activity: A })
  house.start()
  for (const entry of [...house.floor.tables.get('3')!.players.values()].slice(0, fallen))
    house.does({ do: 'KnockOut', activity: A, fallen: [{ entry }] })
  return house
}
const planOf = (house: TournamentHouse) => tournamentDesks(house.state, (person) => `${person}!`)[0]!.plan
const toldOf = (house: TournamentHouse) =>
  tournamentDesks(house.state, (person) => `${person}!`)[0]!.moves.map(({ move: _, ...rest }) => rest)

test.each([
  ['balance', 27, 3],
  ['break', 21, 3],
] as const)('%s: named with seats and reason, and told as it was suggested', (what, players, fallen) => {
  const house = uneven(players, fallen)
  const { moves, breaks } = planOf(house)
  expect(breaks).toBe(what === 'break' ? '3' : undefined)
  expect(moves.length).toBeGreaterThan(0)
  expect(moves.every(({ name }) => /^p\d+!$/.test(name))).toBe(true)
  if (breaks === undefined) house.does({ do: 'BalanceTables', activity: A })
  else house.does({ do: 'BreakTournamentTable', activity: A, table: breaks })
  expect(toldOf(house)).toEqual(moves)
  expect(planOf(house).moves).toEqual([])
})
