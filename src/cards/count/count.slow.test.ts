import { expect, test } from 'vitest'
import { evaluate7 } from '../high/high.ts'
import { classCounts7 } from './count.ts'
import { visitedClassCounts7 } from './visit.ts'

/** `classCounts7` itself is held against plain arithmetic in count.test.ts. */
test('all 133,784,560 seven-card hands, judged one by one, have the classes that combinatorics counts', () => {
  const counts = new Uint32Array(7463)
  for (let a = 6; a < 52; a++) {
    for (let b = 5; b < a; b++) {
      for (let c = 4; c < b; c++) for (let d = 3; d < c; d++) judgeBelow(counts, a, b, c, d)
    }
  }
  expect(counts).toEqual(classCounts7())
})

test('visited with the seventh card a rank at a time, the counts are the same', () => {
  expect(visitedClassCounts7()).toEqual(classCounts7())
})

function judgeBelow(counts: Uint32Array, a: number, b: number, c: number, d: number) {
  for (let e = 2; e < d; e++) {
    for (let f = 1; f < e; f++) for (let g = 0; g < f; g++) counts[evaluate7(a, b, c, d, e, f, g)]!++
  }
}
