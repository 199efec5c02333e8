/**
 * A whole floor on one machine: tables, boards and phones against the real server, each kind in a process of its own.
 *   node tools/own-node.cjs bench/floor.ts [--tables 1000] [--boards 200] [--phones 2000] [--relays 1] [--seconds 60] [--single 60]
 *     [--long] [--place FOLDER]
 * Every table is a device that signs and numbers its messages. Acknowledged means safe on disk, so the disk's own sync time
 * stands beside it; the place should be on the disk that the house will use. Screens listen at relays, as `gamekeeper boards`
 * runs them; `--relays 0` has them at the house itself. `--long` sends single commands for ten minutes.
 */

import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { diskOf } from './disk.ts'
import { asked, children, heard, started } from './floor/processes.ts'
import type { Screens } from './floor/screens.ts'
import type { Told } from './floor/tables.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    boards: { type: 'string', default: '200' },
    phones: { type: 'string', default: '2000' },
    relays: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    single: { type: 'string', default: '60' },
    long: { type: 'boolean', default: false },
    place: { type: 'string', default: '.' },
  },
})
const [tables, boards, phones, relays, seconds] = (['tables', 'boards', 'phones', 'relays', 'seconds'] as const).map(
  (name) => Number(values[name]),
) as [number, number, number, number, number]
const PER_HOUR = 60
const PER_SECOND = 500
const BURST = 5_000

const place = mkdtempSync(join(values.place, '.bench-floor-'))
const say = (what: string, figure: string, note = '') =>
  console.log(`${what.padEnd(52)}${figure.padStart(16)}   ${note}`)
const ms = (n: number) => `${n.toFixed(n < 10 ? 2 : 1)} ms`

type Spent = { cpuSeconds: number; rss: number; seq: number; at: number; heldMs?: { p99: number; max: number } }

try {
  console.log(
    `${cpus().length} processors, load ${loadavg()
      .map((n) => n.toFixed(1))
      .join(' ')} before it begins; ${diskOf(place)}`,
  )
  const house = started('house.ts', place, String(tables))
  const { port, key } = await heard<{ port: number; key: string }>(house)
  const relaying = Array.from({ length: relays }, () => started('relay.ts', String(port)))
  const doors = await Promise.all(relaying.map((relay) => heard<{ port: number }>(relay)))
  const screens = started('screens.ts')
  const ports = relays === 0 ? [port] : doors.map((door) => door.port)
  await asked(screens, { what: 'open', ports, boards, phones })
  const floor = started('tables.ts')
  const kept = Math.ceil(BURST / tables)
  const burst = await asked<Extract<Told, { kind: 'open' }>>(floor, { what: 'open', port, key, tables, kept })
  say(
    `burst of ${kept * tables} rounds kept by ${tables} tables`,
    `${burst.seconds.toFixed(2)} s`,
    `${Math.round((kept * tables) / burst.seconds)} rounds/s in batches, screens listening; ${burst.setAside} set aside`,
  )
  await sleep(2_000)

  const before = await asked<Spent>(house, 'spent')
  const relayedBefore = await spentBy(relaying)
  const played = await asked<Extract<Told, { kind: 'rounds' }>>(floor, { what: 'rounds', seconds, perHour: PER_HOUR })
  const after = await asked<Spent>(house, 'spent')
  const relayedAfter = await spentBy(relaying)
  await sleep(1_500)
  const shown = await asked<Screens>(screens, { what: 'tell', acks: played.acks.filter(({ isRising }) => isRising) })
  const took = sorted(played.acks.map(({ tookMs }) => tookMs))
  const elapsed = (after.at - before.at) / 1_000
  const busy = (after.cpuSeconds - before.cpuSeconds) / elapsed
  say(
    `${tables} tables at ${PER_HOUR} rounds an hour, ${boards} boards, ${phones} phones`,
    '',
    `for ${seconds} s; load now ${loadavg()[0]?.toFixed(1)}`,
  )
  say('  acknowledged, p50', ms(at(took, 0.5)), `${took.length} messages; ${diskOf(place)}`)
  say(
    '  acknowledged, p99',
    ms(at(took, 0.99)),
    `longest ${ms(at(took, 1))}; ${played.refused} refused, ${played.fails} without an answer`,
  )
  say(
    '  on a board after its acknowledgement, p50',
    ms(shown.boards.p50),
    `${shown.boards.seen} times, ${shown.boards.missing} never`,
  )
  say('  on a board after its acknowledgement, p99', ms(shown.boards.p99), `longest ${ms(shown.boards.max)}`)
  say(
    '  on a phone, p99',
    ms(shown.phones.p99),
    `longest ${ms(shown.phones.max)}; ${shown.lost} streams lost; longest time between beats ${ms(shown.beatGapMs)}`,
  )
  say(
    '  processor of the house',
    `${(busy * 100).toFixed(0)} %`,
    `of one core; ${(after.rss / 1_048_576).toFixed(0)} MB; ${(shown.bytes / 1_048_576 / elapsed).toFixed(1)} MB/s to screens; it took ${elapsed.toFixed(0)} s`,
  )
  const held = after.heldMs ?? { p99: 0, max: 0 }
  say('  the house was held up by itself, p99', ms(held.p99), `longest ${ms(held.max)}`)
  for (const [n, { cpuSeconds, rss }] of relayedAfter.entries())
    say(
      `  processor of relay ${n + 1}`,
      `${(((cpuSeconds - (relayedBefore[n]?.cpuSeconds ?? 0)) / elapsed) * 100).toFixed(0)} %`,
      `of one core; ${(rss / 1_048_576).toFixed(0)} MB`,
    )

  screens.send({ what: 'stop' })
  for (const relay of relaying) relay.send('stop')
  const long = values.long ? 600 : Number(values.single)
  const single = await asked<Extract<Told, { kind: 'singles' }>>(floor, {
    what: 'singles',
    seconds: long,
    perSecond: PER_SECOND,
  })
  const times = sorted(single.times)
  say(
    `${PER_SECOND} single commands a second for ${long} s`,
    `${(single.times.length / single.seconds).toFixed(0)}/s`,
    `${single.errors} errors, ${single.late} not sent because the one before was under way`,
  )
  say(
    '  acknowledged, p50 and p99',
    `${at(times, 0.5).toFixed(1)} / ${ms(at(times, 0.99))}`,
    `longest ${ms(at(times, 1))}; ${diskOf(place)}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  const last = await asked<Spent>(house, 'spent')
  say('  memory of the house at the end', `${(last.rss / 1_048_576).toFixed(0)} MB`, `line ${last.seq}`)
  floor.send({ what: 'stop' })
  house.send('stop')
  await new Promise((done) => house.once('exit', done))
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true })
}

function spentBy(processes: readonly ChildProcess[]): Promise<Spent[]> {
  return Promise.all(processes.map((one) => asked<Spent>(one, 'spent')))
}
function sorted(figures: readonly number[]): Float64Array {
  return Float64Array.from(figures).sort()
}
function at(figures: Float64Array, share: number): number {
  return figures[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0
}
