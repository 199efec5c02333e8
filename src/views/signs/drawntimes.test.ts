import { expect, test } from 'vitest'
import { drawnTimes, isAnyTime } from './drawntimes.ts'

const hour = (from: string, to: string) => ({ from: `2026-03-12T${from}`, to: `2026-03-12T${to}` })
const hourly = { times: [{ from: '14:00', to: '23:00' }], held: hour('14:00', '15:00'), next: '2026-03-12T15:00' }
const aroundTheClock = { times: [{ from: '06:00', to: '06:00' }], held: hour('06:00', '06:00') }
const inShifts = { times: [{ from: '06:00', to: '06:00' }], held: hour('06:00', '18:00') }
const evening = { times: [{ from: '20:00', to: '20:30' }], next: '2026-03-12T20:00' }
const late = { times: [{ from: '14:08', to: '14:38' }], held: hour('14:08', '14:38') }

test('what is held now stands before what comes, and the hour after it is told too', () => {
  const signs = [{ drawing: evening }, { drawing: hourly }, { drawing: late }, {}]
  expect(drawnTimes(signs).map(({ sign, at, until }) => [signs.indexOf(sign), at.slice(11), until?.slice(11)])).toEqual(
    [
      [1, '14:00', '15:00'],
      [2, '14:08', '14:38'],
      [1, '15:00', undefined],
      [0, '20:00', undefined],
    ],
  )
})

test('around the clock, in one window or in shifts, no hour is nearer than another', () => {
  expect([aroundTheClock, inShifts, hourly, evening].map((one) => isAnyTime(one))).toEqual([true, true, false, false])
  expect(drawnTimes([{ drawing: aroundTheClock }, { drawing: inShifts }])).toEqual([])
})
