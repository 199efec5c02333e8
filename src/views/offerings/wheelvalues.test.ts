import { expect, test } from 'vitest'
import { offering } from '../../rulebook/offering.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { offeringText, type Values } from './offeringtext.ts'
import { moreRows, withJackpot, withKey, withoutRow, withRow } from './wheelvalues.ts'

/** With what no field of the form shows: `double` by its key, and a chip of the house. */
const WHEEL: Values = {
  spots: [
    { spot: 'twice', double: 'yes' },
    { spot: 'car', value: '$24,000', form: 'vehicle', thing: 'a red pickup', times: '1' },
    { spot: '$25', times: '8' },
  ],
  jackpot: { value: '$5,000', form: 'vehicle', thing: 'a boat' },
  least: [{ days: ['friday'], from: '22:00', to: '23:00', prize: '$100' }],
}

test('a changed spot keeps its name of the thing, and the wheel its jackpot and its hours', () => {
  const changed = withRow(WHEEL, 'spots', 1, withKey(WHEEL.spots![1 as never] as never, 'times', '2'))
  expect(changed).toEqual({
    ...WHEEL,
    spots: [
      { spot: 'twice', double: 'yes' },
      { spot: 'car', value: '$24,000', form: 'vehicle', thing: 'a red pickup', times: '2' },
      { spot: '$25', times: '8' },
    ],
  })
})

test('another amount of the jackpot keeps its form and the name of the thing; without any of them there is none', () => {
  const other = withJackpot(WHEEL, 'value', '$6,000')
  expect(other).toEqual({ ...WHEEL, jackpot: { value: '$6,000', form: 'vehicle', thing: 'a boat' } })
  const none = (['value', 'form', 'thing'] as const).reduce((posted, key) => withJackpot(posted, key, ''), other)
  expect(none).toEqual({ spots: WHEEL.spots, least: WHEEL.least })
})

test('hours of the guaranteed minimum come and go; the last one takes the key with it', () => {
  const two = moreRows(WHEEL, 'least', { from: '16:00', to: '18:00' })
  expect(two.least).toHaveLength(2)
  expect(withoutRow(two, 'least', 1)).toEqual(WHEEL)
  expect('least' in withoutRow(WHEEL, 'least', 0)).toBe(false)
})

test('the name of a row stays, though it is empty for a moment', () => {
  expect(withKey({ spot: '$25', times: '8' }, 'spot', '', true)).toEqual({ times: '8', spot: '' })
  expect(withKey({ spot: '$25', times: '8' }, 'times', '')).toEqual({ spot: '$25' })
})

test('what the form writes is what was read, whatever of it the form shows', () => {
  const values: Values = {
    activity: 'bay-101/prize-wheel',
    chart: 'A',
    tickets: '3',
    drawings: [{ days: ['friday'], from: '20:00', to: '20:30', gives: 'spin', prizes: { 'pair, or better': '$50' } }],
    wheel: WHEEL,
    cardWheel: {
      awards: [{ award: 'cap', value: '$15', times: '8' }],
      chart: [{ hand: 'pair', amount: '$25' }],
    },
  }
  const read = readYaml(offeringText(values), offering)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const { drawings, wheel, cardWheel } = read.value
  expect(drawings).toEqual([
    { days: ['friday'], from: '20:00', to: '20:30', gives: 'spin', prizes: { 'pair, or better': 5_000n } },
  ])
  expect(wheel?.spots[1]).toEqual({
    spot: 'car',
    value: 2_400_000n,
    form: 'vehicle',
    thing: 'a red pickup',
    times: 1,
  })
  expect(wheel?.jackpot).toEqual({ value: 500_000n, form: 'vehicle', thing: 'a boat' })
  expect(wheel?.least).toEqual([{ days: ['friday'], from: '22:00', to: '23:00', prize: 10_000n }])
  expect(cardWheel).toEqual({
    awards: [{ award: 'cap', value: 1_500n, times: 8 }],
    chart: [{ hand: 'pair', amount: 2_500n }],
  })
})
