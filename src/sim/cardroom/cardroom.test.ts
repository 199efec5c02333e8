import { expect, test } from 'vitest'
import { place } from '../../../tests/journal/sample.ts'
import { keptSeeds } from '../keptseeds.ts'
import { kernelHouse } from '../kernel-house.ts'
import { FAULTS } from '../tally.ts'
import { type Plan, playNights } from './cardroom.ts'

const short = (seed: string): Plan => ({ seed, nights: 1, tables: 5, faults: 'all', hours: 2 })

test.each(keptSeeds())('seed $seed, which once found: $says', async ({ says: _, ...plan }) => {
  expect((await playNights(plan as Plan)).failure).toBeUndefined()
})

test('nights of both changes of the clocks, months apart, with all faults: every kind of fault, and nothing differs', async () => {
  const seen = Object.fromEntries(FAULTS.map((kind) => [kind, 0]))
  let expired = 0
  for (const seed of ['kings', 'tens', 'jacks']) {
    const { failure, tally } = await playNights({ ...short(seed), nights: 2 })
    expect(failure, `seed ${seed}`).toBeUndefined()
    expect(tally.days).toBe(2)
    expired += tally.expired
    for (const kind of FAULTS) seen[kind]! += tally.faults[kind]
  }
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
  expect(expired).toBeGreaterThan(0)
})

test('over the real journal: it dies over commands, starts again, and nothing is lost or done twice', async () => {
  const folder = place()
  const plan: Plan = { ...short('felt'), tables: 3 }
  const { failure, tally } = await playNights({
    ...plan,
    openHouse: (clock, listener) => kernelHouse(folder, clock, listener),
  })
  expect(failure).toBeUndefined()
  expect(tally.faults['crash before the answer']).toBeGreaterThan(0)
  expect(tally.faults['crash before the record']).toBeGreaterThan(0)
})

test('the same seed plays the same nights', async () => {
  const [once, again] = [await playNights(short('twice')), await playNights(short('twice'))]
  expect(again).toEqual(once)
  expect((await playNights(short('other'))).tally).not.toEqual(once.tally)
})
