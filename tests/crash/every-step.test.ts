/**
 * A crash at every step of a hit, of a drawing and of a coupon, at every moment between deciding and answering. At the moment of the crash the files
 * are copied as they lie on the disk; a house is opened on the copy, the client sends again what was not answered, and
 * the night goes on. At its end the journal must be, to the last digest, that of a night without a crash.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOMENTS } from '../../src/journal/store.ts'
import { type Copied, nightWithCopies, playOn } from './copies.ts'
import { COUPON, NIGHT, PREPARED, SQUARES } from './script.ts'

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-crash-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const SCRIPT = { prepared: PREPARED, night: NIGHT }

let night: Copied
beforeAll(async () => {
  night = await nightWithCopies(root, SCRIPT)
})

test('the night itself: three hits paid and one taken back, each ticket accounted for, the books agree, the journal verifies', () => {
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
  expect(JSON.parse(night.end.state)).toMatchObject({ ticketsSoFar: 3, callupsSoFar: 2, hitsSoFar: 4 })
  expect(new Set(night.end.keys).size).toBe(night.end.keys.length)
  // Of $90 in squares one share was paid, in error; the others were taken back, and the ball waits for the floor.
  expect(JSON.parse(night.end.state)).toMatchObject({
    grids: { [SQUARES]: { periods: [{ table: '3', next: 'award' }] } },
    balances: { entitlement: { [`${SQUARES} promised:gift`]: '-3000' } },
  })
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
  test.each(MOMENTS)('%s: nothing answered is lost, nothing is done twice, and the night ends the same', (moment) =>
    playOn(night, SCRIPT, moment),
  )
})
