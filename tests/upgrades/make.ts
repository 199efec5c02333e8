/**
 * Writes the journals of this release:
 *   node tools/own-node.cjs tests/upgrades/make.ts 0.1.0
 * - journal.jsonl, books.json: the night of tests/crash through the kernel, as an export, and the books it adds up to
 * - nights.jsonl.gz, nights.json: nights of the scenarios in which everything occurs, one export after the other, and what each
 *   adds up to; `gunzip -c` shows them
 * Done once for each release. A folder that is there stays as it is for ever.
 * Between releases, for rooms of the engine that have come since, nights of some folders of scenarios:
 *   node tools/own-node.cjs tests/upgrades/make.ts promotions entries,stages,pots big-spin car-drawing splash-pot
 *   node tools/own-node.cjs tests/upgrades/make.ts squares squares sports-squares
 *   node tools/own-node.cjs tests/upgrades/make.ts pieces pieces,credits,claims dead-chip match-play match-play-certificate paid-collection player-tracking-rewards
 *   node tools/own-node.cjs tests/upgrades/make.ts corrections pieces dead-chip match-play match-play-certificate
 *   node tools/own-node.cjs tests/upgrades/make.ts credits credits examples/scenarios player-tracking-rewards
 *   node tools/own-node.cjs tests/upgrades/make.ts contests contests,claims examples/scenarios march-madness pro-football
 *   node tools/own-node.cjs tests/upgrades/make.ts tournaments tournaments poker-tournaments double-or-nothing
 *   node tools/own-node.cjs tests/upgrades/make.ts floor tournamentfloor poker-tournaments double-or-nothing
 *   node tools/own-node.cjs tests/upgrades/make.ts freetables tournaments poker-tournaments/free-table
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manualClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { localNow } from '../../src/sim/scenario/night.ts'
import { play } from '../crash/night.ts'
import { NIGHT, PREPARED } from '../crash/script.ts'
import { PROPERTY } from '../house.ts'
import { booksOf } from './books.ts'
import { linesOf, storeOf } from './exported.ts'
import {
  type Contests,
  contestsOf,
  type Kept,
  keptOf,
  type Pieces,
  type Promotions,
  piecesOf,
  promotionsOf,
  type SquaresKept,
  squaresOf,
  type TournamentsKept,
  tournamentsOf,
} from './kept.ts'
import { chosenNights, type Part } from './nights.ts'

const [release = '', rooms, ...folders] = process.argv.slice(2)
const part = rooms === undefined ? undefined : ({ rooms: rooms.split(','), folders } as Part)
if (!/^\d+\.\d+\.\d+$/.test(release) && part === undefined)
  throw new Error(`a release is named as 0.1.0, not "${release}"`)
const folder = join(import.meta.dirname, release)
mkdirSync(folder)
const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content, { flag: 'wx' })
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

if (part === undefined) await writeNight()

async function writeNight(): Promise<void> {
  const clock = manualClock(PREPARED[0]?.at ?? 0)
  const house = await openHouse({ memory: true, clock, create: PROPERTY })
  await play(house, clock, [...PREPARED, ...NIGHT])
  write('journal.jsonl', (await linesOf(house.store)).join(''))
  write('books.json', json(booksOf(house.state.balances)))
  await house.close()
}

const lines: string[] = []
const kept: Record<
  string,
  Kept & {
    local: string
    promotions: Promotions
    pieces: Pieces
    squares: SquaresKept
    contests: Contests
    tournaments: TournamentsKept
  }
> = {}
for (const { name, night } of chosenNights(part)) {
  const store = await storeOf(night)
  lines.push(...(await linesOf(store)))
  kept[name] = {
    local: localNow(night),
    ...keptOf(night.state, localNow(night)),
    promotions: promotionsOf(night.state),
    pieces: piecesOf(night.state),
    squares: squaresOf(night.state),
    contests: contestsOf(night.state),
    tournaments: tournamentsOf(night.state),
  }
  await store.close()
}
write('nights.jsonl.gz', gzipSync(lines.join(''), { level: 9 }))
write('nights.json', json(kept))
