/**
 * Writes the journal of this release: the night of tests/crash as an export, and the books it adds up to.
 *   node tools/own-node.cjs tests/upgrades/make.ts 0.1.0
 * Done once for each release. A folder that is there stays as it is for ever.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportLines } from '../../src/journal/export.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { play } from '../crash/night.ts'
import { NIGHT, PREPARED } from '../crash/script.ts'
import { PROPERTY } from '../house.ts'
import { booksOf } from './books.ts'

const [release = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error(`a release is named as 0.1.0, not "${release}"`)
const folder = join(import.meta.dirname, release)
mkdirSync(folder)
const clock = manualClock(PREPARED[0]?.at ?? 0)
const house = await openHouse({ memory: true, clock, create: PROPERTY })
await play(house, clock, [...PREPARED, ...NIGHT])
const lines: string[] = []
for await (const line of exportLines(house.store)) lines.push(`${line}\n`)
writeFileSync(join(folder, 'journal.jsonl'), lines.join(''), { flag: 'wx' })
writeFileSync(join(folder, 'books.json'), `${JSON.stringify(booksOf(house.state.balances), null, 2)}\n`, { flag: 'wx' })
await house.close()
