/**
 * A mailing: a million coupons are received and issued, and a list of 100,000 serials, each sent to a person of its own, is given out.
 *   npm run bench -- series
 * The list is read as marketing's desk reads it, sent in the same parts, read at the door, decided, and written to a journal on disk with its
 * tables. Then what the state holds of the million, and how long it takes to find a serial.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isRefusal } from '../src/base/refusal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import { doors } from '../src/engine/pieces/doors.ts'
import { type Move, movePieces, noPieces, placeOf, receive } from '../src/ledger/pieces/book.ts'
import { serialOf } from '../src/ledger/pieces/serial.ts'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { partsOf, readSerialList } from '../src/views/offerings/seriallist.ts'
import { sentence } from '../src/words/sentence.ts'

const [PIECES, MAILED] = [1_000_000, 100_000]
const ACTIVITY = 'bay-101/match-play'
const SERIES = 'ML10'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
const heap = () => {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-series-'))
const house = await openDemoHouse({ folder, offers: [ACTIVITY] })
const does = async (order: Order, by: string) => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`${order.do}: ${sentence(outcome)}`)
}
const text = `activity: ${ACTIVITY}
tables: ['18']
series:
  ${SERIES}: { kind: match play, face: $10, pieces: ${PIECES}, games: [golden-frog-baccarat], from: 2026-01-01, to: 2036-12-31, fee: $1, printed: [amount, games, period, fee] }
chip: $1
shown: [dates and times, games, how to redeem, amounts, expiration dates, redemption fee, other restrictions]
advertisement: { words: [redemption fee $1] }
`
const version = (house.state.offerings.get(ACTIVITY)?.version ?? 0) + 1
await does({ do: 'DraftOffering', text }, '61')
await does({ do: 'ApproveOffering', activity: ACTIVITY, version }, '71')
await does({ do: 'PostOffering', activity: ACTIVITY, places: ['board'] }, '71')
const empty = heap()
await does(
  { do: 'ReceiveSeries', activity: ACTIVITY, series: SERIES, pieces: PIECES, keeper: 'accounting', second: '61' },
  '51',
)
await does({ do: 'IssuePieces', series: SERIES, pieces: PIECES, to: 'marketing', second: '61' }, '51')

// Every tenth number, so that none of them lie together.
const list = Array.from({ length: MAILED }, (_, nth) => `${serialOf(SERIES, 10 * nth + 1)},${200_000 + nth}`).join('\n')
const began = performance.now()
const cpu = process.cpuUsage()
const read = readSerialList(list, SERIES)
if (read.wrongLines > 0 || read.pieces !== MAILED) throw new Error('the list is not read')
const parts = partsOf(read.to)
const readAt = performance.now()
let longest = 0
for (const to of parts) {
  const start = performance.now()
  const sent = JSON.stringify({ series: SERIES, from: 'marketing', way: 'mail', to })
  const given = doors.GivePieces.shape.parse(JSON.parse(sent))
  await does({ do: 'GivePieces', ...given }, '61')
  longest = Math.max(longest, performance.now() - start)
}
const done = performance.now()
const { user, system } = process.cpuUsage(cpu)
console.log(
  `${MAILED} serials: read in ${Math.round(readAt - began)} ms, given out in ${Math.round(done - readAt)} ms by ${parts.length} orders, the longest ${Math.round(longest)} ms; ${seconds(done - began)} in all, ${seconds((user + system) / 1000)} of processor time`,
)
console.log(`state of ${PIECES} pieces, ${MAILED} of them with a person each: ${(heap() - empty).toFixed(1)} MB`)

const { book } = house.state.series.get(SERIES)!
const lookups = 1_000_000
const from = performance.now()
let found = 0
for (let nth = 0; nth < lookups; nth += 1)
  if (placeOf(book, ((nth * 7919) % PIECES) + 1)?.startsWith('patron') === true) found += 1
console.log(
  `a serial is found in ${(((performance.now() - from) * 1000) / lookups).toFixed(2)} µs (${found} with a person)`,
)
await house.close()
rmSync(folder, { recursive: true, force: true })

// The worst that can be: no two neighbours in one place.
const before = heap()
const worst = noPieces()
receive(worst, PIECES)
const moves = Array.from({ length: PIECES / 2 }, (_, nth): Move => {
  const number = 2 * nth + 1
  return { first: number, last: number, from: 'stock', to: 'patron' }
})
movePieces(worst, moves)
moves.length = 0
console.log(`the worst, every second piece elsewhere: ${(heap() - before).toFixed(1)} MB in ${worst.runs.length} runs`)
