/**
 * A crash at every step of a hit, of a drawing and of a coupon, at every moment between deciding and answering. At the moment of the crash the files
 * are copied as they lie on the disk; a house is opened on the copy, the client sends again what was not answered, and
 * the night goes on. At its end the journal must be, to the last digest, that of a night without a crash.
 */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../src/engine/mechanisms.ts'
import { canonical } from '../../src/journal/canonical.ts'
import { parseEntry, toHex } from '../../src/journal/line.ts'
import { type AtMoment, MOMENTS, type Moment } from '../../src/journal/store.ts'
import { verify } from '../../src/journal/verify.ts'
import { coverOf } from '../../src/ledger/balances.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { PROPERTY } from '../house.ts'
import { play } from './night.ts'
import { COUPON, NIGHT, PREPARED } from './script.ts'

type Crash = {
  readonly line: number
  readonly moment: Moment
  readonly folder: string
  readonly step: number
  readonly answered: number
}

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-crash-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const STEPS = [...PREPARED, ...NIGHT]

/** The night without a crash, with a copy of the files taken at every moment of every line after the preparations. */
async function nightWithCopies() {
  const folder = join(root, 'night')
  mkdirSync(folder)
  const crashes: Crash[] = []
  let step = 0
  let answered = 0
  let isPrepared = false
  const at: AtMoment = (moment, line) => {
    // Of the long row of daily increases in the end, a few lines are enough.
    if (!isPrepared || (step === STEPS.length - 1 && moment === 'queued' && line % 12 !== 0)) return
    const copy = join(root, `${line} ${moment}`)
    mkdirSync(copy)
    for (const file of ['journal.db', 'journal.db-wal']) {
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file))
    }
    crashes.push({ line, moment, folder: copy, step, answered })
  }
  const clock = manualClock(STEPS[0]?.at ?? 0)
  const house = await openHouse({ folder, clock, create: PROPERTY, at })
  for (const [index, one] of STEPS.entries()) {
    step = index
    isPrepared = index >= PREPARED.length
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

let night: Awaited<ReturnType<typeof nightWithCopies>>
beforeAll(async () => {
  night = await nightWithCopies()
})

test('the night itself: all three hits paid, each ticket accounted for, the books agree, the journal verifies', () => {
  expect(night.end).toMatchObject({ uncovered: [], ok: true, faults: [] })
  expect(night.end.paid).toEqual([
    { claim: 'C1', amount: '500066', status: 'paid' },
    { claim: 'C2', amount: '1000000', status: 'paid' },
    { claim: 'C8', amount: '100000', status: 'paid' },
  ])
  // T1 was claimed; T3 went back into the drum, where T2 still lies.
  expect(JSON.parse(night.end.state).tickets).toMatchObject([
    { first: 2, last: 2, person: '82', isIn: true },
    { first: 3, last: 3, person: '83', isIn: true },
  ])
  expect(JSON.parse(night.end.state)).toMatchObject({ ticketsSoFar: 3, callupsSoFar: 2, hitsSoFar: 3 })
  expect(new Set(night.end.keys).size).toBe(night.end.keys.length)
  // One coupon was redeemed, the other is still with the player; a dollar of fee, and ten that the house pays for.
  expect(JSON.parse(night.end.state)).toMatchObject({
    usesSoFar: 1,
    uses: {},
    series: { MP10: { book: { counts: { cancelled: 1, 'patron:84': 1, 'with:marketing': 8, stock: 10 } } } },
    balances: { entitlement: { [`${COUPON} due:sale`]: '100', [`${COUPON} promised:gift`]: '-1000' } },
  })
})

test('there is a crash at every moment of every step, timers included', () => {
  for (const step of NIGHT.keys()) {
    const moments = night.crashes.filter((crash) => crash.step === PREPARED.length + step).map(({ moment }) => moment)
    expect(new Set(moments), `step ${step}`).toEqual(new Set(MOMENTS))
  }
})

describe('after a crash', () => {
  test.each(MOMENTS)(
    '%s: nothing answered is lost, nothing is done twice, and the night ends the same',
    async (moment) => {
      for (const { line, folder, step, answered } of night.crashes.filter((crash) => crash.moment === moment)) {
        const where = `line ${line} ${moment}`
        const clock = manualClock(STEPS[step]?.at ?? 0)
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
        await play(house, clock, STEPS.slice(step))
        const end = await endOf(house)
        expect(end.seq, where).toBe(night.end.seq)
        expect(end.digest, where).toBe(night.end.digest)
        expect(end.state, where).toBe(night.end.state)
        expect(end.faults, where).toEqual([])
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})
