import { expect, test } from 'vitest'
import { prize } from '../../words/en/prize.ts'
import type { HandSign } from './handsign.ts'
import { largestPrizes, winsMeter } from './largest.ts'
import type { PoolSign } from './meter.ts'

const hand = (line: string, prize: HandSign['prize']): HandSign => ({ line, name: { is: 'line', line }, prize })
const pool = (name: string, posted: string): PoolSign => ({ pool: name, posted, isPending: false, next: posted })
const told = (pools: PoolSign[], hands: HandSign[]) =>
  largestPrizes({ pools, hands }).map(({ line, prize: pays }) => `${line} ${prize(pays)}`)

const CHART: HandSign[] = [
  hand('community royal', { is: 'amount', amount: '100000' }),
  hand('royal flush', { is: 'share', share: '100%', pool: 'main' }),
  hand('straight flush', { is: 'share', share: '10%', pool: 'main' }),
  hand('four of a kind', { is: 'amount', amount: '20000' }),
]

test.each([
  [
    'the meter is above a fixed prize',
    '$5,188.48',
    ['royal flush', 'community royal', 'straight flush', 'four of a kind'],
  ],
  [
    'a tenth of it is above another',
    '$2,000.01',
    ['royal flush', 'community royal', 'straight flush', 'four of a kind'],
  ],
  [
    'a tenth of it is a cent below',
    '$1,999.90',
    ['royal flush', 'community royal', 'four of a kind', 'straight flush'],
  ],
  [
    'all of it is below a fixed prize',
    '$600.00',
    ['community royal', 'royal flush', 'four of a kind', 'straight flush'],
  ],
])('the largest prize of a chart comes first: %s', (_, posted, lines) => {
  expect(largestPrizes({ pools: [pool('main', posted)], hands: CHART }).map(({ line }) => line)).toEqual(lines)
})

test('a hand is worth its own meter, and of two alike the first of the document comes first', () => {
  const hands = [
    hand('four aces', { is: 'share', share: '100%', pool: 'four card' }),
    hand('royal flush', { is: 'share', share: '100%', pool: 'five card' }),
    hand('hand bonus', { is: 'share', share: '100%', pool: 'hand bonus' }),
  ]
  const pools = [pool('four card', '$5,000.00'), pool('five card', '$10,000.00'), pool('hand bonus', '$10,000.00')]
  expect(told(pools, hands)).toEqual([
    'royal flush 100% of the meter',
    'hand bonus 100% of the meter',
    'four aces 100% of the meter',
  ])
})

test('money, also that of a wager of a dollar, comes before points and tickets; the limits of the table are no prize', () => {
  const hands: HandSign[] = [
    { line: 'table limits', name: { is: 'limits' }, prize: { is: 'range', min: '500', max: '20000' } },
    hand('suited aces', { is: 'tickets', tickets: 3 }),
    hand('straight', { is: 'points', points: 1 }),
    hand('royal flush', { is: 'points', points: 10 }),
    hand('flush', { is: 'odds', over: 3, under: 2 }),
    hand('pair', { is: 'for one', times: 9 }),
    hand('20th place', { is: 'amount', amount: '6000' }),
    hand('hat', { is: 'form', form: 'merchandise', amount: '1800' }),
    hand('car', { is: 'thing', thing: 'a new sedan', amount: '2400000' }),
    hand('wheel', { is: 'range', min: '5000', max: '10000000' }),
  ]
  expect(told([], hands).map((line) => line.split(' ')[0])).toEqual([
    'wheel',
    'car',
    '20th',
    'hat',
    'pair',
    'flush',
    'royal',
    'straight',
    'suited',
    'table',
  ])
})

test('beside a meter stands what wins it, whatever else pays more', () => {
  const sign = { pools: [pool('main', '$600.00')], hands: CHART }
  expect(winsMeter(sign, 'main')?.line).toBe('royal flush')
  expect(winsMeter(sign, 'other')).toBeUndefined()
})
