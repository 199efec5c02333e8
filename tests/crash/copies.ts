/** The night without a crash, with a copy of the files as they lie on the disk at every moment of every line; and what a night comes to. */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Event } from '../../src/engine/mechanisms.ts'
import { canonical } from '../../src/journal/canonical.ts'
import { parseEntry, toHex } from '../../src/journal/line.ts'
import type { AtMoment, Moment } from '../../src/journal/store.ts'
import { verify } from '../../src/journal/verify.ts'
import { coverOf } from '../../src/ledger/balances.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { PROPERTY } from '../house.ts'
import { play } from './night.ts'
import type { Step } from './script.ts'

type Crash = {
  readonly line: number
  readonly moment: Moment
  readonly folder: string
  readonly step: number
  readonly answered: number
}

export type Script = { readonly prepared: readonly Step[]; readonly night: readonly Step[] }
export type Copied = Awaited<ReturnType<typeof nightWithCopies>>

/** After the preparations, every moment of every line. */
export async function nightWithCopies(root: string, { prepared, night }: Script) {
  const steps = [...prepared, ...night]
  const folder = join(root, 'night')
  mkdirSync(folder)
  const crashes: Crash[] = []
  let step = 0
  let answered = 0
  let isPrepared = false
  const at: AtMoment = (moment, line) => {
    // Of the long row of daily increases in the end, a few lines are enough.
    if (!isPrepared || (step === steps.length - 1 && moment === 'queued' && line % 12 !== 0)) return
    const copy = join(root, `${line} ${moment}`)
    mkdirSync(copy)
    for (const file of ['journal.db', 'journal.db-wal']) {
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file))
    }
    crashes.push({ line, moment, folder: copy, step, answered })
  }
  const clock = manualClock(steps[0]?.at ?? 0)
  const house = await openHouse({ folder, clock, create: PROPERTY, at })
  for (const [index, one] of steps.entries()) {
    step = index
    isPrepared = index >= prepared.length
    await play(house, clock, [one], (seq) => {
      answered = seq
    })
  }
  // The line of the snapshot at the close is no step of the night.
  isPrepared = false
  return { crashes, end: await endOf(house) }
}

async function endOf(house: House) {
  const head = house.durable()
  const state = canonical(plain(house.state))
  const uncovered = coverOf(house.state.balances).filter(({ held, owing }) => held !== owing)
  const { ok, faults } = await verify(house.store)
  const keys: string[] = []
  for await (const batch of house.store.lines()) keys.push(...batch.map(({ text }) => parseEntry<Event>(text).key))
  const paid = await house.store.rows("select claim, amount, status from claims where status = 'paid' order by claim")
  await house.close()
  return { seq: head.seq, digest: toHex(head.digest), state, uncovered, ok, faults, keys, paid }
}

/** Without the order of keys: what was just decided and what was read back differ in it, and nothing hangs on it. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (value instanceof Map) return plain(Object.fromEntries(value))
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const there = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(there.map(([key, item]) => [key, plain(item)]))
}

/** Each house that went down at that moment is opened on its copy, hears again what was not answered, and ends the night the same. */
export async function playOn(
  { crashes, end: meant }: Copied,
  { prepared, night }: Script,
  moment: Moment,
): Promise<void> {
  const steps = [...prepared, ...night]
  for (const { line, folder, step, answered } of crashes.filter((crash) => crash.moment === moment)) {
    const where = `line ${line} ${moment}`
    const clock = manualClock(steps[step]?.at ?? 0)
    // Timers run at the opening; a crash amid them is made up for there.
    // The night ends with days in which nobody came.
    const house = await openHouse({ folder, clock, shutHours: 9_999 })
    const { seq } = house.durable()
    expect(seq, where).toBeGreaterThanOrEqual(answered)
    if (moment === 'synced' || moment === 'answered') expect(seq, where).toBeGreaterThanOrEqual(line)
    expect(
      coverOf(house.state.balances).filter(({ held, owing }) => held !== owing),
      where,
    ).toEqual([])
    expect(await house.store.projectionFaults(), where).toEqual([])
    // The client never heard an answer to this step, so it sends it again; then come the others.
    await play(house, clock, steps.slice(step))
    const end = await endOf(house)
    expect(end.seq, where).toBe(meant.seq)
    expect(end.digest, where).toBe(meant.digest)
    expect(end.state, where).toBe(meant.state)
    expect(end.faults, where).toEqual([])
    rmSync(folder, { recursive: true, force: true })
  }
}
