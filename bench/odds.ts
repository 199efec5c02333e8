/**
 * How long `gamekeeper odds` takes from nothing to its answer, on one core where the machine lets us choose. Beside it the
 * plain way, every hand of the player against every hand of the dealer, by its rate on a part of them.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fourCardStrength } from '../src/cards/hands/four.ts'
import { setsOf } from '../src/odds/suits.ts'
import { median } from './rounds.ts'

const root = resolve(import.meta.dirname, '..')
const canHold = spawnSync('taskset', ['-c', '0', 'true']).status === 0
const held = canHold ? ['taskset', '-c', '0'] : []

function seconds(...command: string[]): number {
  const [program = '', ...args] = [...held, ...command]
  const start = performance.now()
  const ran = spawnSync(program, args, { cwd: root, maxBuffer: 64 << 20 })
  if (ran.status !== 0) throw new Error(`${command.join(' ')} ended with ${ran.status}: ${ran.stderr}`)
  return (performance.now() - start) / 1000
}

/** What a pair of hands takes; the second is judged, the first was before. */
function pairSeconds(cards: number): number {
  const PAIRS = 2_000_000
  const hand = Array.from({ length: cards }, (_, at) => at)
  let better = 0
  const start = performance.now()
  for (let pair = 0; pair < PAIRS; pair++) {
    for (let at = 0; at < cards; at++) hand[at] = (pair * (at + 1) + at * 7) % 52
    if (fourCardStrength(hand) > 1 << 20) better++
  }
  if (better === 0) throw new Error('no hand was better, which cannot be')
  return (performance.now() - start) / 1000 / PAIRS
}

// As a person has it after `npm start`; changed sources would be read themselves.
seconds(process.execPath, 'tools/bundle.ts')
const bare = median(Array.from({ length: 9 }, () => seconds(process.execPath, '-e', '0')))
console.log(
  `whole commands, median of 7, ${canHold ? 'held to one core' : 'on all cores'}; Node itself ${bare.toFixed(2)} s`,
)
for (const [game, cards] of [
  ['crazy-4-poker', 5],
  ['four-card-poker', 6],
] as const) {
  const took = median(Array.from({ length: 7 }, () => seconds('./gamekeeper', 'odds', game, '--json')))
  const pairs = setsOf(5) * setsOf(cards, 47)
  const plain = pairs * pairSeconds(cards)
  const times = Math.round(plain / took / 1000) * 1000
  console.log(
    `  ${game.padEnd(16)} ${took.toFixed(2)} s   ${(plain / 3600).toFixed(0)} hours pair by pair: ${times.toLocaleString('en')} ×`,
  )
}
