import { expect, test } from 'vitest'
import { type Chance, partOf, waysOf, withPart } from './chance.ts'

test('parts keep the order in which they came, and an empty one is gone', () => {
  const digits = withPart([], { kind: 'digits', digits: '47' })
  const both = withPart(digits, { kind: 'dice', faces: [6] })
  const more = withPart(both, { kind: 'digits', digits: '471' })
  expect(more).toEqual([
    { kind: 'digits', digits: '471' },
    { kind: 'dice', faces: [6] },
  ])
  expect(partOf(more, 'dice')?.faces).toEqual([6])
  expect(partOf(more, 'cards')).toBeUndefined()
  expect(withPart(more, { kind: 'digits', digits: '' })).toEqual([{ kind: 'dice', faces: [6] }])
})

test.each<[string, Chance, bigint]>([
  ['nothing', [], 1n],
  ['six digits', [{ kind: 'digits', digits: '000000' }], 1_000_000n],
  ['seven dice are too few for a million', [{ kind: 'dice', faces: [1, 1, 1, 1, 1, 1, 1] }], 279_936n],
  ['eight dice are enough', [{ kind: 'dice', faces: [1, 1, 1, 1, 1, 1, 1, 1] }], 1_679_616n],
  ['four cards of one deck: 52 × 51 × 50 × 49', [{ kind: 'cards', cards: ['Ah', 'Kd', '2c', 'Ts'] }], 6_497_400n],
  [
    'three dice and three cards: 216 × 132,600',
    [
      { kind: 'dice', faces: [3, 5, 1] },
      { kind: 'cards', cards: ['Ah', 'Kd', '2c'] },
    ],
    28_641_600n,
  ],
])('%s', (_, chance, ways) => {
  expect(waysOf(chance)).toBe(ways)
})
