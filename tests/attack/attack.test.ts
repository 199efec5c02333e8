/** A fixed part of the attacks against a real process; `npm run attack` does all of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ATTACKS } from './attacks.ts'
import { type Estate, openEstate } from './estate.ts'
import { play } from './stage.ts'

const SEED = 20_261_117
let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.remove())

test.each(ATTACKS)('$name: $holds', async (attack) => {
  const { tries, broken } = await play(attack, estate, { seed: SEED, isAll: false })
  expect(broken).toEqual([])
  expect(tries).toBeGreaterThan(0)
})

test('every attack has a name of its own, and says what it tries', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
})
