/** A whole Friday on disk: hours out of the records are those of a naive account, on the days the clocks change too. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROPERTY } from '../../../tests/house.ts'
import { MINUTE } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import { manualClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { type Absence, gameHours, type Stay } from '../../views/presence/hours.ts'
import { sentence } from '../../words/sentence.ts'
import { friday } from './friday.ts'

/** Doors at six in the evening; the second and third nights lose and gain an hour at two. */
test.each([
  ['a Friday', '2026-03-14T01:00:00Z', 40, 600],
  ['the night that loses an hour', '2026-03-08T02:00:00Z', 8, 100],
  ['the night that gains one', '2026-11-01T01:00:00Z', 8, 100],
])('%s', async (_, doors, tables, people) => {
  const from = Date.parse(doors)
  const night = friday({ seed: doors, tables, people, from, hours: 12 })
  const clock = manualClock(from - MINUTE)
  const folder = mkdtempSync(join(tmpdir(), 'friday-'))
  let house = await openHouse({ folder, clock, create: PROPERTY })
  const give = async (order: Parameters<typeof house.submit>[0]) => {
    const outcome = await house.submit(order, { by: '21' })
    if (isRefusal(outcome)) throw new Error(`${JSON.stringify(order)}: ${sentence(outcome)}`)
  }
  try {
    for (const table of night.tables) {
      await give(table)
      await give({ do: 'OpenTable', table: table.table })
    }
    const half = Math.floor(night.told.length / 2)
    for (const [index, { at, order }] of night.told.entries()) {
      clock.set(at)
      await give(order)
      if (index !== half) continue
      // The house stops in the middle of the night and goes on.
      await house.close()
      house = await openHouse({ folder, clock })
    }
    clock.set(night.until)
    const stays = await house.store.rows<Stay & { person: string | null }>(
      'select person, "table", seat, game, "limit", since, until from stays where is_void = 0',
    )
    const absences = await house.store.rows<Absence>('select "table", seat, since, until from aways')
    const span = { from, to: night.until }
    expect(night.played.size).toBeGreaterThan(people * 0.9)
    for (const [person, minutes] of night.played) {
      const own = gameHours(
        stays.filter((stay) => stay.person === person),
        absences,
        span,
      )
      expect(Object.fromEntries(own.map(({ game, limit, ms }) => [`${game} ${limit}`, ms / MINUTE]))).toEqual(
        Object.fromEntries([...minutes].sort((a, b) => b[1] - a[1])),
      )
    }
    // Who sits there now is whom the last stays name.
    const sitting = [...house.state.seated].flatMap(([table, seats]) =>
      [...seats].map(([seat, one]) => `${table} ${seat} ${one.person}`),
    )
    expect(
      stays
        .filter(({ until }) => until === null)
        .map((s) => `${s.table} ${s.seat} ${s.person}`)
        .sort(),
    ).toEqual(sitting.sort())
  } finally {
    await house.close()
    rmSync(folder, { recursive: true })
  }
})
