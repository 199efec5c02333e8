/** The journals of all releases are read by today's program and add up to the books that they had. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/engine/mechanisms.ts'
import { importLines, readHeaderLine } from '../../src/journal/export.ts'
import { openMemory } from '../../src/journal/memory.ts'
import { projectionsOf } from '../../src/journal/projections.ts'
import { verify } from '../../src/journal/verify.ts'
import { coverOf } from '../../src/ledger/balances.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { zoneOf } from '../../src/server/house/zone.ts'
import { NIGHT } from '../crash/script.ts'
import { BAD_BEAT, PROPERTY, SEVENS } from '../house.ts'
import { booksOf } from './books.ts'

const folders = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'books.json')),
)

test('there is a journal of a release', () => expect(folders.length).toBeGreaterThan(0))

describe.each(folders)('the journal of release %s', (release) => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, release, file), 'utf8')

  test('is read line by line, verifies, and adds up to the same books', async () => {
    const lines = read('journal.jsonl').trimEnd().split('\n')
    const { property } = readHeaderLine(lines[0] ?? '')
    const zone = zoneOf(PROPERTY.zone)
    const store = openMemory<Event>({ property, projections: projectionsOf((at) => zone.dayOf(at, PROPERTY.dayStart)) })
    await importLines(lines, store)
    expect(await verify(store)).toMatchObject({ ok: true, lines: lines.length - 2 })
    const house = await openHouse({ store, clock: manualClock(NIGHT.at(-1)?.at ?? 0) })
    expect(house.durable().seq).toBe(lines.length - 2)
    expect(booksOf(house.state.balances)).toEqual(JSON.parse(read('books.json')))
    for (const { held, owing } of coverOf(house.state.balances)) expect(held).toBe(owing)
    // Worked out by hand: a seed of $5,000 and six times eleven cents; 40% of a seed of $25,000.
    expect(await house.store.rows("select claim, amount from claims where status = 'paid' order by claim")).toEqual([
      { claim: 'C1', amount: '500066' },
      { claim: 'C2', amount: '1000000' },
    ])
    // Won pools start again at their reseed; the bad beat gained $100 on each of 32 evenings after it.
    const pools = [SEVENS, BAD_BEAT].map((activity) => house.state.balances.entitlement.get(`${activity} pool:main`))
    expect(pools).toEqual([500_000n, 2_820_000n])
    await house.close()
  })
})
