/** A tournament in a real house: its clock after a restart and beside a wall clock that somebody set, and its seats redone by a stranger. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isRefusal } from '../../src/base/refusal.ts'
import { redo } from '../../src/engine/drawings/draw/redo.ts'
import { seatsPurpose } from '../../src/engine/tournamentfloor/draws.ts'
import { floorOf, readingAt } from '../../src/engine/tournamentfloor/floor.ts'
import { tournamentRunning } from '../../src/engine/tournaments/terms.ts'
import { askLine, fromLine } from '../../src/server/desks/drawparts.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { drawRecords, openDraw, revealDraw, secretsIn } from '../../src/server/house/draws.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { demoWitness } from '../../src/server/upkeep/drawwitness.ts'
import { done, PROPERTY } from '../house.ts'
import { FREE_ROLL, postingOrders } from '../tournamentfloor.ts'
import { place } from './furnished.ts'

const START = Date.parse('2026-05-08T18:00:00-07:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const reading = (house: House): string => {
  const { level, leftMs, isBreak } = readingAt(
    tournamentRunning(house.state, FREE_ROLL)!,
    floorOf(house.state, FREE_ROLL),
    house.now().at,
  )!
  return `${isBreak ? 'break after' : 'level'} ${level}, ${leftMs / 1_000} s left`
}

/** Two tables, eight players, seats drawn with a witness, and play has begun. */
async function playing(folder: string, clock = manualClock(START)) {
  const house = await openHouse({ folder, clock, create: PROPERTY })
  const does = (order: Parameters<House['submit']>[0], by = 'director') => done(house.submit(order, { by }))
  for (const [order, by] of postingOrders({ tables: 2 })) await does(order, by)
  const line = demoWitness()
  const { fingerprint } = line
  await does({ do: 'AcceptWitness', name: 'the witness', fingerprint, second: 'surveillance' }, 'compliance')
  await does({ do: 'UseTables', activity: FREE_ROLL, tables: [{ table: '1' }, { table: '2' }] })
  for (let nth = 1; nth <= 8; nth += 1)
    await does({ do: 'Register', activity: FREE_ROLL, person: `p${nth}`, way: 'free' })
  const secrets = secretsIn(join(folder, 'secrets'))
  const purpose = seatsPurpose(floorOf(house.state, FREE_ROLL))
  const how = { winners: 18, standby: 0, replacement: false }
  await done(openDraw(house, secrets, { purpose, how }, { by: 'director' }, fromLine(line)))
  const digits = '4711093'
  await does({ do: 'ContributeToDraw', draw: 1, contribution: [{ kind: 'digits', digits }] }, 'host')
  const brought = await askLine(line, house.state.draws.pending[0]!)
  if (isRefusal(brought)) throw new Error('the witness says nothing')
  await done(revealDraw(house, secrets, 1, { by: 'director' }, brought))
  await does({ do: 'SeatEntries', activity: FREE_ROLL })
  await does({ do: 'StartTournament', activity: FREE_ROLL })
  return { house, clock, does }
}

test('the seats follow from the published record, by this program and by redo.py', async () => {
  const folder = place()
  const { house } = await playing(folder)
  const [record] = await drawRecords(house.store)
  const again = redo(record!)
  expect(again.agrees).toBe(true)
  expect(again.winners).toEqual(floorOf(house.state, FREE_ROLL).drawn!.order)
  // By hand: the first entry has the first lot, and each next one the earliest lot at a table with fewest players.
  const left = [...again.winners!]
  const sizes: Record<string, number> = { 1: 0, 2: 0 }
  for (let nth = 1; nth <= 8; nth += 1) {
    const least = Math.min(...Object.values(sizes))
    const lot = left.find((one) => sizes[one.split(' ')[1]!] === least)!
    left.splice(left.indexOf(lot), 1)
    const [, table = '', , seat = ''] = lot.split(' ')
    sizes[table]! += 1
    expect(floorOf(house.state, FREE_ROLL).seatOf.get(`E${nth}`)).toEqual({ table, seat: Number(seat) })
  }
  const file = join(folder, 'draw-1.json')
  writeFileSync(file, JSON.stringify(record))
  const python = spawnSync('python3', ['-B', resolve(import.meta.dirname, '../../docs/redo.py'), file], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1' },
  })
  if (python.error === undefined) expect(python.stdout).toContain(`drawn: ${again.winners!.join(', ')}`)
  await house.close()
})

test('a restart in the middle of a level: the clock has gone on meanwhile, a pause has not', async () => {
  const folder = place()
  const { house, clock } = await playing(folder)
  clock.advance(7 * MINUTE)
  await house.close()
  clock.advance(2 * MINUTE)
  const second = await openHouse({ folder, clock })
  expect(reading(second)).toBe('level 1, 660 s left')
  await done(second.submit({ do: 'SetClock', activity: FREE_ROLL, act: { do: 'pause' } }, { by: 'director' }))
  await second.close()
  clock.advance(HOUR)
  const third = await openHouse({ folder, clock })
  expect(reading(third)).toBe('level 1, 660 s left')
  await third.close()
})

test('the wall clock is set back, and forward: the clock of the tournament goes by the time that passed', async () => {
  const { house, clock, does } = await playing(place())
  clock.advance(5 * MINUTE)
  clock.jump(clock.now() - HOUR)
  expect(reading(house)).toBe('level 1, 900 s left')
  clock.advance(MINUTE)
  expect(reading(house)).toBe('level 1, 840 s left')
  await does({ do: 'SetClock', activity: FREE_ROLL, act: { do: 'add', seconds: 60 } })
  clock.jump(clock.now() + 10 * HOUR)
  clock.advance(MINUTE)
  expect(reading(house)).toBe('level 1, 840 s left')
  await house.close()
})

test('whoever comes late is seated by the house itself', async () => {
  const { house, clock, does } = await playing(place())
  await does({ do: 'Register', activity: FREE_ROLL, person: 'late', way: 'free' })
  clock.advance(1_000)
  await house.tick()
  expect(floorOf(house.state, FREE_ROLL).seatOf.has('E9')).toBe(true)
  await house.close()
})
