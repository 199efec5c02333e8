/**
 * Malformed, oversized, out-of-order and unauthorised requests against a demo room: no 5xx, no crash, no book moves.
 *   npm run fuzz                         100,000 without a socket and 4,000 through one
 *   node tools/own-node.cjs tests/fuzz/run.ts --requests 5000 --sockets 500 --seed 7
 */
import { parseArgs } from 'node:util'
import { storm } from './storm.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    sockets: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
  },
})
const { requests, sockets, statuses, kinds, faults, perSecond } = await storm({
  requests: Number(values.requests),
  sockets: Number(values.sockets),
  seed: Number(values.seed),
})
console.log(
  `${requests} requests without a socket (${Math.round(perSecond)}/s), ${sockets} through one; seed ${values.seed}`,
)
console.log(
  `by kind: ${Object.entries(kinds)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')}`,
)
console.log(
  `answers: ${Object.entries(statuses)
    .map(([status, count]) => `${status} ${count}`)
    .join(', ')}`,
)
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(
  faults.length === 0
    ? 'No 5xx, nothing taken, nothing logged as a fault, and the books are as they were.'
    : `${faults.length} faults.`,
)
process.exitCode = faults.length === 0 ? 0 : 1
