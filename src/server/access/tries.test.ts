/** Counting wrong tries by place: a whole house behind one proxy goes on, one that guesses waits. */
import { expect, test } from 'vitest'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import { PLACE_MAX, PLACE_MS, triesOf } from './tries.ts'

test('a house of two hundred behind one proxy mistypes once each within the hour, and nobody waits', () => {
  const clock = manualClock(1_000_000)
  const tries = triesOf(memoryRegister(), clock.now)
  for (let n = 0; n < 200; n += 1) {
    expect(tries.waitAt('proxy')).toBeUndefined()
    expect(tries.failed({ mark: `person ${n}`, place: 'proxy' })).toBe(1)
    clock.advance(18_000)
  }
})

test(`the ${PLACE_MAX}th failure of one place within ten minutes makes it wait, whoever it tries to be; another place does not`, () => {
  const clock = manualClock(1_000_000)
  const tries = triesOf(memoryRegister(), clock.now)
  for (let n = 0; n < PLACE_MAX; n += 1) {
    expect(tries.waitAt('far')).toBeUndefined()
    tries.failed({ mark: `guess ${n}`, place: 'far' })
  }
  expect(tries.waitAt('far')).toBe(PLACE_MS)
  expect(tries.waitAt('near')).toBeUndefined()
  clock.advance(PLACE_MS)
  expect(tries.waitAt('far')).toBeUndefined()
})

test('a million badges that nobody has take no more memory than some, and unlock nobody', () => {
  const clock = manualClock(1_000_000)
  const tries = triesOf(memoryRegister(), clock.now)
  for (let n = 0; n < 30_000; n += 1) tries.failed({ mark: `guess ${n}`, place: `place ${n % 500}` })
  expect(tries.failed({ mark: 'guess 29999', place: `place ${29_999 % 500}` })).toBe(2)
})
