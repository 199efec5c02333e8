/**
 * A drum of a million weighted entries, sealed and drawn from, on one core; beside the least that could be done with the same
 * list: Node's own sort and OpenSSL's digest of the text.
 *   node tools/own-node.cjs bench/drum.ts [--entries 1000000] [--rounds 5]
 * Processor time of the process, the best of some rounds, each with a list of its own: what was sealed before is remembered.
 */
import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Steps } from '../src/base/steps.ts'
import { drumSteps, type Entry } from '../src/engine/drawings/draw/drum.ts'
import { selectSteps } from '../src/engine/drawings/draw/selection.ts'

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '5' } },
})
const [count, rounds] = [Number(values.entries), Number(values.rounds)]
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Members by number, in no order, with up to a thousand points each; the same in every run. */
function listOf(source?: string): Entry[] {
  return Array.from({ length: count }, (_, n) => {
    const id = String(1_000_000 + ((n * 7_368_787) % 8_999_993))
    const weight = BigInt(1 + ((n * 48_271) % 1_000))
    return source === undefined ? { id, weight } : { id, weight, source: `${source} ${n % 400}` }
  })
}

/** Its longest step, too: so long it would hold others. */
function timed<T>(steps: Steps<T>) {
  const before = process.cpuUsage()
  let longest = 0
  for (;;) {
    const start = performance.now()
    const step = steps.next()
    longest = Math.max(longest, performance.now() - start)
    if (step.done !== true) continue
    const { user, system } = process.cpuUsage(before)
    return { value: step.value, ms: (user + system) / 1_000, longest }
  }
}

const HOW = { winners: 10, standby: 10, replacement: false }
const SECRET = 'a5'.repeat(32)

function peer(entries: readonly Entry[]): number {
  const before = process.cpuUsage()
  const order = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  createHash('sha256')
    .update(order.map(({ id, weight, source = '' }) => `${id}\t${weight}\t${source}\n`).join(''))
    .digest('hex')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const bytesHeld = () => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

type Round = { seal: number; draw: number; peer: number; longest: number; list: number; more: number }

/** In a function of its own, so that nothing of it is held by the next. */
function round(source: string | undefined): Round {
  const bare = bytesHeld()
  const entries = listOf(source)
  const listed = bytesHeld()
  const sealed = timed(drumSteps(entries))
  const drawn = timed(selectSteps(SECRET, 'digits 4711081512345', 1, sealed.value.digest, entries, HOW))
  const more = bytesHeld() - listed
  if (drawn.value.winners.length !== HOW.winners) throw new Error('not drawn')
  const longest = Math.max(sealed.longest, drawn.longest)
  return { seal: sealed.ms, draw: drawn.ms, peer: peer(entries), longest, list: listed - bare, more }
}

for (const source of [undefined, 'device:points table']) {
  const taken = Array.from({ length: rounds }, () => round(source))
  const best = (what: keyof Round) => Math.min(...taken.map((one) => one[what]))
  const [seal, draw, bare] = [best('seal'), best('draw'), best('peer')]
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  console.log(
    `${count.toLocaleString('en')} entries${source === undefined ? '' : ' with a source'}: sealed in ${seal.toFixed(0)} ms, ` +
      `${HOW.winners + HOW.standby} drawn in ${draw.toFixed(0)} ms; ${((seal + draw) / bare).toFixed(2)} × the peer (${bare.toFixed(0)} ms); ` +
      `longest step ${best('longest').toFixed(0)} ms; kept in ${mb(Math.max(...taken.map(({ more }) => more)))} beside the list (${mb(best('list'))})`,
  )
}
