import { expect, test } from 'vitest'
import { type Fall, placedOf } from './waterfall.tsx'

const fall = (look: Fall['look'], amount: number): Fall => ({ key: `${amount}`, label: '', says: '', amount, look })

test('each step begins where the one before it ended, and a level stands on nothing', () => {
  // $10,000.00 and fees, won, reseeded by the reserve and the house's word: $5,000.00.
  const falls = [
    fall('level', 1_000_000),
    fall('in', 2_398),
    fall('out', -1_002_398),
    fall('in', 12_002),
    fall('promised', 487_998),
    fall('level', 500_000),
  ]
  expect(placedOf(falls).map(({ from, to }) => [from, to])).toEqual([
    [0, 1_000_000],
    [1_000_000, 1_002_398],
    [1_002_398, 0],
    [0, 12_002],
    [12_002, 500_000],
    [0, 500_000],
  ])
})
