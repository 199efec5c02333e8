/**
 * Fifty tournaments at once and two thousand phones that follow them, against the real server and a relay, each kind a process of its own.
 *   npm run bench -- tournaments
 *   node tools/own-node.cjs bench/tournaments.ts [--tournaments 50] [--phones 2000] [--walls 50] [--seconds 30] [--orders 5] [--place FOLDER]
 * Every order puts somebody out or takes it back: the clock page of all tournaments comes to every wall anew, and that tournament to those phones
 * that follow it. How long that takes is counted from the moment the line was safe on disk until the screen has it. A clock itself waits for nothing, because each screen winds it
 * forward by itself: how far the clocks of all screens are apart, each with an own clock that began anywhere, is told beside. The bound is 250 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { asked, children, heard, started } from './floor/processes.ts'
import type { Screens } from './floor/screens.ts'
import type { Played } from './floor/tournaments.ts'

const { values } = parseArgs({
  options: {
    tournaments: { type: 'string', default: '50' },
    phones: { type: 'string', default: '2000' },
    walls: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    orders: { type: 'string', default: '5' },
    place: { type: 'string', default: '.' },
  },
})
const place = mkdtempSync(join(values.place, '.bench-tournaments-'))
type Spent = { readonly cpuSeconds: number; readonly rss: number; readonly at: number }
const ms = (n: number) => `${n.toFixed(n < 10 ? 2 : 1)} ms`
const say = (what: string, figure: string, note = '') =>
  console.log(`${what.padEnd(52)}${figure.padStart(16)}   ${note}`)
const middle = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

try {
  const load = loadavg().map((n) => n.toFixed(1))
  console.log(`${cpus().length} processors, load ${load.join(' ')} before it begins`)
  const house = started('tournaments.ts', place, values.tournaments)
  const { port, tournaments } = await heard<{ port: number; tournaments: string[] }>(house)
  const relay = started('relay.ts', String(port))
  const door = await heard<{ port: number }>(relay)
  const screens = started('screens.ts')
  const [walls, phones] = [Number(values.walls), Number(values.phones)]
  const views = 'tournamentsigns'
  await asked(screens, { what: 'open', ports: [door.port], boards: walls, phones, views, parts: tournaments })
  await sleep(2_000)
  await asked(screens, { what: 'clocks' })
  const [before, relayedBefore] = [await asked<Spent>(house, 'spent'), await asked<Spent>(relay, 'spent')]
  const seconds = Number(values.seconds)
  const { acks, signedUp } = await asked<Played>(house, { what: 'play', seconds, perSecond: Number(values.orders) })
  const [after, relayedAfter] = [await asked<Spent>(house, 'spent'), await asked<Spent>(relay, 'spent')]
  await sleep(1_500)
  const shown = await asked<Screens>(screens, { what: 'tell', acks })
  const elapsed = (after.at - before.at) / 1_000
  const busy = (one: Spent, other: Spent) => `${(((one.cpuSeconds - other.cpuSeconds) / elapsed) * 100).toFixed(0)} %`
  const took = acks.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)
  say(`${values.tournaments} tournaments, ${walls} walls, ${phones} phones`, '', `load now ${loadavg()[0]?.toFixed(1)}`)
  say('  an order of the floor, p50', ms(middle(took, 0.5)), `p99 ${ms(middle(took, 0.99))}; ${took.length} orders`)
  const entered = signedUp.toSorted((a, b) => a - b)
  say(
    '  a registration, p50',
    ms(middle(entered, 0.5)),
    `longest ${ms(entered.at(-1) ?? 0)}; ${entered.length} of them`,
  )
  say('  on a wall, p50', ms(shown.boards.p50), `p99 ${ms(shown.boards.p99)}, longest ${ms(shown.boards.max)}`)
  say('  on a phone, p50', ms(shown.phones.p50), `p99 ${ms(shown.phones.p99)}, longest ${ms(shown.phones.max)}`)
  const { clocks } = shown
  say(
    '  clocks of all screens apart',
    ms(clocks.apart),
    `from the house’s: p50 ${ms(clocks.p50)}, p99 ${ms(clocks.p99)}, longest ${ms(clocks.max)}`,
  )
  say('  never shown', String(shown.boards.missing + shown.phones.missing), `${shown.lost} streams lost`)
  say('  processor of the house', busy(after, before), `${(after.rss / 1_048_576).toFixed(0)} MB`)
  say(
    '  processor of the relay',
    busy(relayedAfter, relayedBefore),
    `${(shown.bytes / 1_048_576 / elapsed).toFixed(1)} MB/s to screens`,
  )
  screens.send({ what: 'stop' })
  relay.send('stop')
  house.send('stop')
  await Promise.all(children.map((child) => new Promise((over) => child.once('exit', over))))
} finally {
  for (const child of children) if (child.exitCode === null) child.kill()
  rmSync(place, { recursive: true, force: true })
}
