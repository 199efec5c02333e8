import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Plan, playNights, type Result } from '../sim/cardroom/cardroom.ts'
import { FAULT_LEVELS, type FaultLevel } from '../sim/cardroom/room.ts'
import { KEPT_FILE, keepSeed } from '../sim/keptseeds.ts'
import { kernelHouse } from '../sim/kernel-house.ts'
import { FAULTS, type Tally } from '../sim/tally.ts'
import { playWeek, type WeekResult } from '../sim/week/week.ts'
import { wildNight } from '../sim/wild/night.ts'
import { WITH_CREDITS } from '../sim/wild/orders.ts'
import { type Call, type Command, Complaint } from './command.ts'

export const sim: Command = {
  summary: 'play nights in a cardroom from a seed, with faults, under an auditor',
  usage:
    'sim SEED [--nights N] [--tables N] [--faults none|some|all] [--journal] | sim [SEED] --week [--days N] [--orders N] | sim SEED --wild STEPS',
  help: `
The same seed plays the same nights. An auditor with books of its own checks every answer; where it differs, the seed,
the step and the difference are printed and the seed is kept in ${KEPT_FILE}. Exit code 1 then.
--week is the room with every activity of the catalogue, for seven days: an auditor who shares no money code with the house
reckons every amount again from the rule files, after every order.
--wild is another room: every jackpot of the demo, and people who do what comes to mind. After each order the books must
add up, every fund must hold what it owes, and at the end the journal must replay to the same state.`,
  flags: {
    nights: { takes: 'N', says: 'how many nights (1)' },
    tables: { takes: 'N', says: 'how many tables, half of each game (8)' },
    faults: { takes: 'LEVEL', says: 'none, some or all (all): how often things go wrong' },
    journal: { says: 'over the real journal on disk instead of the engine alone' },
    week: { says: 'a week of a room with every activity of the catalogue' },
    days: { takes: 'N', says: 'of that week, how many days (7)' },
    orders: { takes: 'N', says: 'of that week, how many orders a day (3000)' },
    wild: { takes: 'STEPS', says: 'so many orders in a room with every jackpot' },
  },
  async run(call) {
    const [seed = call.flags.week === true ? 'week' : undefined, ...more] = call.words
    if (seed === undefined || more.length > 0) throw new Complaint(`one seed is needed. Usage: gamekeeper ${sim.usage}`)
    if (call.flags.wild !== undefined) return wild(call, seed)
    if (call.flags.week === true) return week(call, seed)
    const tables = whole(call, 'tables', 8, 2, 400)
    const days: number[] = []
    const plan: Plan = {
      seed,
      nights: whole(call, 'nights', 1, 1, 400),
      tables,
      faults: levelOf(call.flags.faults),
      // Walking all accounts of a large room after every command would take the time of the whole night.
      walkEvery: Math.max(1, Math.ceil(tables ** 2 / 16)),
      ...progressOn(call),
      dayClosed: () => void days.push(livingMegabytes()),
    }
    const before = process.memoryUsage().rss
    const started = performance.now()
    const cpu = process.cpuUsage()
    const result = await (call.flags.journal === true ? overJournal(plan) : playNights(plan))
    const seconds = (performance.now() - started) / 1_000
    const { user, system } = process.cpuUsage(cpu)
    const cpuSeconds = (user + system) / 1_000_000
    const memory = { startMb: megabytes(before), endMb: megabytes(process.memoryUsage().rss), heapAtDayCloseMb: days }
    if (call.json)
      call.print(
        JSON.stringify({ ...result, seconds, cpuSeconds, roundsPerSecond: perSecond(result, seconds), memory }),
      )
    else call.print(summary(result, seconds, cpuSeconds, memory))
    if (result.failure === undefined) return 0
    keepSeed({ seed, nights: plan.nights, tables, faults: plan.faults, says: result.failure.says.split('\n')[0] ?? '' })
    return 1
  },
}

function week(call: Call, seed: string): number {
  const [days, orders] = [whole(call, 'days', 7, 1, 400), whole(call, 'orders', 3_000, 1, 1_000_000)]
  const isShown = !call.json && process.stderr.isTTY === true
  const started = performance.now()
  const result = playWeek({
    seed,
    days,
    orders,
    progress: (part, day, tried) => {
      if (isShown)
        process.stderr.write(`\r${Math.floor(part * 100)}%  day ${day} of ${days}, ${count(tried)} orders \u001b[K`)
    },
  })
  if (isShown) process.stderr.write('\r\u001b[K')
  const { failure } = result
  call.print(call.json ? JSON.stringify(result) : weekInWords(result, days, (performance.now() - started) / 1_000))
  if (failure === undefined) return 0
  keepSeed({ week: seed, days, orders, upTo: failure.step + 1, says: failure.message })
  return 1
}

function weekInWords(
  { seed, tried, done, refused, hits, faults, checks, posts, failure }: WeekResult,
  days: number,
  seconds: number,
): string {
  const rows: [string, string][] = [
    ['days', `${days}, ${count(tried)} orders tried`],
    ['done', listed(done)],
    ['refused', listed(refused)],
    ['hits', listed(hits)],
    ['faults', listed(faults)],
    ['audited', `${count(posts)} posts, ${count(checks)} figures compared`],
    ['time', `${seconds.toFixed(1)} s`],
  ]
  const verdict =
    failure === undefined
      ? `seed ${seed}: the auditor agrees with every amount`
      : `seed ${seed}: order ${failure.step} differs\n${failure.order ?? ''}\n${failure.message}`
  return [...rows.map(([name, text]) => `${name.padEnd(9)}${text}`), '', verdict].join('\n')
}

async function wild(call: Call, seed: string): Promise<number> {
  const steps = whole(call, 'wild', 0, 1, 1_000_000)
  const { tried, done, refused, failure } = await wildNight(seed, steps, undefined, WITH_CREDITS)
  if (call.json) call.print(JSON.stringify({ tried, done, refused, ...(failure === undefined ? {} : { failure }) }))
  else {
    const listed = (of: Readonly<Record<string, number>>) => Object.entries(of).map(([order, n]) => `${order} ${n}`)
    call.print(`tried    ${tried} orders\ndone     ${listed(done).join(', ')}\nrefused  ${listed(refused).join(', ')}`)
    call.print(failure ?? 'the books add up after each of them, and the journal replays to the same state')
  }
  return failure === undefined ? 0 : 1
}

async function overJournal(plan: Plan): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-sim-'))
  try {
    return await playNights({ ...plan, openHouse: (clock, listener) => kernelHouse(folder, clock, listener) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function whole({ flags }: Call, name: string, usual: number, min: number, max: number): number {
  const text = flags[name]
  if (text === undefined) return usual
  const number = Number(text)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new Complaint(`--${name} ${String(text)} is not a whole number from ${min} to ${max}`)
  return number
}

function levelOf(flag: string | true | undefined): FaultLevel {
  if (flag === undefined) return 'all'
  const level = FAULT_LEVELS.find((one) => one === flag)
  if (level === undefined) throw new Complaint(`--faults is ${FAULT_LEVELS.join(', ')}, not ${String(flag)}`)
  return level
}

/** A line that rewrites itself, on a terminal only. */
function progressOn({ json }: Call): Pick<Plan, 'progress'> {
  if (json || !process.stderr.isTTY) return {}
  return {
    progress: (part, { rounds, commands }) =>
      void process.stderr.write(
        `\r${Math.min(100, Math.floor(part * 100))}%  ${rounds.toLocaleString('en-US')} rounds, ${commands.toLocaleString('en-US')} commands \u001b[K`,
      ),
  }
}

/** What is really held: what nobody needs any more is swept out first. */
const livingMegabytes = (): number => {
  sweep()
  return megabytes(process.memoryUsage().heapUsed)
}
setFlagsFromString('--expose-gc')
const sweep = runInNewContext('gc') as () => void
const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576)
const perSecond = ({ tally }: Result, seconds: number): number => Math.round(tally.rounds / seconds)
const count = (number: number): string => number.toLocaleString('en-US')
const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, number]) => `${name} ${count(number)}`)
    .join(', ') || 'none'

type Memory = { startMb: number; endMb: number; heapAtDayCloseMb: readonly number[] }

function summary(result: Result, seconds: number, cpuSeconds: number, memory: Memory): string {
  const { seed, tally, checks, posts, nights, failure } = result
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  const rows: [string, string][] = [
    ['nights', `${nights.length}: ${nights[0]}${nights.length > 1 ? ` to ${nights.at(-1)}` : ''}`],
    [
      'rounds',
      `${count(tally.rounds)} and ${count(tally.unrecorded)} unrecorded, ${count(tally.fees)} fees, ${count(tally.lateBets)} late bets, ${count(tally.voided)} voided`,
    ],
    ['hits', listed(tally.hits)],
    ['decided', listed(tally.decided)],
    [
      'paid',
      `${count(tally.claimsPaid)} claims, $${count(Math.floor(tally.paidCents / 100))}; ${count(tally.expired)} expired`,
    ],
    ['office', `${count(tally.counts)} counts, ${count(tally.days)} days closed`],
    ['refused', listed(tally.refused)],
    ['faults', listed(faultsOf(tally))],
    ['audited', `${count(tally.commands)} commands, ${count(posts)} posts, ${count(checks)} figures compared`],
    [
      'time',
      `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor), ${count(perSecond(result, seconds))} rounds/s`,
    ],
    [
      'memory',
      `${memory.startMb} MB at the start, ${memory.endMb} MB at the end; heap at each day close ${memory.heapAtDayCloseMb.join(', ')} MB`,
    ],
  ]
  const verdict =
    failure === undefined
      ? `seed ${seed}: the auditor agrees with every answer`
      : `seed ${seed}: step ${failure.step} (${failure.command ?? '?'}) differs\n${failure.says}`
  return [...rows.map(([name, text]) => `${name.padEnd(9)}${text}`), '', verdict].join('\n')
}

const faultsOf = ({ faults }: Tally): Record<string, number> =>
  Object.fromEntries(FAULTS.map((kind) => [kind, faults[kind]]))
