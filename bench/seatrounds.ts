/**
 * What a round costs and writes with its seats kept and without, for every family of games: the orders of the worked nights, decided
 * in the state in which they were given and in the same with seats, in turns, so that both have the same machine.
 */
import { decide } from '../src/engine/decide.ts'
import { type KeptRound, roundsOf, writtenIn } from '../tests/keptseats.ts'
import { played, scenarioFiles } from '../tools/scenarios.ts'
import { median } from './rounds.ts'

/** Of each family and order, from so many nights; the first of each. */
const EXAMPLES = 12
const TURNS = 15
const DECISIONS = 60

type Row = { bytes: [number, number][]; times: [number, number][] }

export function compareRounds(): void {
  const rows = new Map<string, Row>()
  for (const file of scenarioFiles())
    for (const { night } of played(file).nights) {
      const seen = new Set<string>()
      for (const round of roundsOf(night.accepted)) {
        const key = `${round.family}\t${round.command.do}`
        const row = rows.get(key) ?? { bytes: [], times: [] }
        rows.set(key, row)
        if (seen.has(key) || row.bytes.length >= EXAMPLES) continue
        seen.add(key)
        compare(round, row)
      }
    }
  console.log('\na round with its seats kept, beside the same without; medians over worked nights')
  console.log('family                           order        rounds   bytes without   with   µs without    with')
  for (const [key, { bytes, times }] of [...rows].sort(([a], [b]) => a.localeCompare(b, 'en'))) {
    const [family = '', order = ''] = key.split('\t')
    const size = (of: 0 | 1) => median(bytes.map((both) => both[of])).toFixed(0)
    const time = (of: 0 | 1) => median(times.map((both) => both[of])).toFixed(1)
    console.log(
      `${family.padEnd(33)}${order.padEnd(13)}${String(bytes.length).padStart(6)}${size(0).padStart(16)}${size(1).padStart(7)}${time(0).padStart(13)}${time(1).padStart(8)}`,
    )
  }
}

function compare({ command, state, kept }: KeptRound, { bytes, times }: Row): void {
  const states = [state, kept('persons')] as const
  const sizes = states.map((one) => Buffer.byteLength(writtenIn(one, command)))
  bytes.push([sizes[0]!, sizes[1]!])
  const spent: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [n, one] of states.entries()) {
      const begun = process.cpuUsage()
      for (let times = 0; times < DECISIONS; times += 1) decide(one, command)
      const { user, system } = process.cpuUsage(begun)
      spent[n as 0 | 1].push((user + system) / DECISIONS)
    }
  times.push([median(spent[0]), median(spent[1])])
}
