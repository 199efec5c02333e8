/** A hit that is not decided is shown with the one amount that is held for it, whatever comes to the meter meanwhile. */

import { expect, test } from 'vitest'
import { playScenario, readScenario } from '../../sim/scenario/play.ts'
import { meterSigns } from './meter.ts'

const OFFERING = `
title: pending
start: 2026-03-02T18:00
offering:
  activity: bay-101/no-limit-bad-beat
  chart: A
  structure: A
  multiplier: { times: 2, windows: [{ from: '18:00', to: '19:00' }] }
  pools: { main: { reseed: '$20,000', cap: '$60,000' } }
  balances: { pool: '$48,000.00', reserve: '$90,000.00' }
steps:
`
const HIT = `  - reportHit: { dealtIn: 7, seats: { 2: { hole: Kd Kh }, 5: { hole: Qs Qc } }, board: Kc Ks Qd Qh 3s, until: declared }
`

function poolAfter(steps: string, local = '2026-03-02T18:30:00') {
  const read = readScenario(OFFERING + steps)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { state } = playScenario(read.scenario)[0]!.night
  return meterSigns(state, local)[0]!.pools[0]!
}

test('before the hit the sign shows the posted pool, and what it is multiplied to', () => {
  expect(poolAfter('  - note: nothing\n    at: 2026-03-02T18:30\n')).toMatchObject({
    posted: '$48,000.00',
    isPending: false,
    multiplied: { times: 2, prize: '$96,000.00' },
  })
})

test.each([
  ['declared', HIT, '$20,000.00'],
  ['and the pool raised since', `${HIT}  - increasePool: { amount: $500, notice: posted }\n`, '$20,500.00'],
  ['disputed', `${HIT}  - disputeHit: { reason: the deck }\n`, '$20,000.00'],
])('%s: what is held, multiplied once', (_, steps, next) => {
  const pool = poolAfter(steps)
  expect(pool).toMatchObject({ posted: '$96,000.00', isPending: true, next })
  expect(pool).not.toHaveProperty('multiplied')
})
