import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countAt,
  lowest,
  type Move,
  movePieces,
  noPieces,
  placeOf,
  receive,
  received,
  unbalanced,
  within,
} from './book.ts'
import type { Place } from './place.ts'

test('numbers in a row in one place are one run, and come together again', () => {
  const pieces = noPieces()
  receive(pieces, 10)
  movePieces(pieces, [{ first: 4, last: 6, from: 'stock', to: 'with:cage' }])
  expect(pieces.runs).toEqual([
    { first: 1, last: 3, at: 'stock' },
    { first: 4, last: 6, at: 'with:cage' },
    { first: 7, last: 10, at: 'stock' },
  ])
  movePieces(pieces, [{ first: 4, last: 6, from: 'with:cage', to: 'stock' }])
  expect(pieces.runs).toEqual([{ first: 1, last: 10, at: 'stock' }])
  expect(received(pieces)).toBe(10)
})

test('what is not there is not moved', () => {
  const pieces = noPieces()
  receive(pieces, 5)
  expect(() => movePieces(pieces, [{ first: 5, last: 6, from: 'stock', to: 'void' }])).toThrow('not at stock')
  expect(() => movePieces(pieces, [{ first: 1, last: 1, from: 'patron', to: 'void' }])).toThrow('not at patron')
  expect(unbalanced(pieces)).toBeUndefined()
})

test('the lowest numbers of a place, or nothing where it has too few', () => {
  const pieces = noPieces()
  receive(pieces, 8)
  movePieces(pieces, [
    { first: 2, last: 3, from: 'stock', to: 'patron:7' },
    { first: 6, last: 8, from: 'stock', to: 'patron:7' },
  ])
  expect(lowest(pieces, 'patron:7', 3)).toEqual([
    { first: 2, last: 3 },
    { first: 6, last: 6 },
  ])
  expect(lowest(pieces, 'patron:7', 6)).toBeUndefined()
})

const PLACES: Place[] = ['stock', 'with:cage', 'patron', 'patron:1', 'wager:L1', 'cancelled', 'void']

test('any moves at once or one by one: as a list of single pieces has it', () => {
  const step = fc.record({ number: fc.nat(39), length: fc.integer({ min: 1, max: 9 }), to: fc.constantFrom(...PLACES) })
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 30 }), { maxLength: 8 }), (batches) => {
      const pieces = noPieces()
      receive(pieces, 40)
      const plain: Place[] = Array.from({ length: 40 }, () => 'stock')
      for (const batch of batches) {
        const taken = new Set<number>()
        const moves: Move[] = []
        for (const { number, length, to } of batch) {
          const from = plain[number]!
          const span: number[] = []
          for (let at = number; at < 40 && span.length < length && plain[at] === from && !taken.has(at); at += 1)
            span.push(at)
          if (span.length === 0) continue
          for (const at of span) taken.add(at)
          moves.push({ first: span[0]! + 1, last: span.at(-1)! + 1, from, to })
        }
        movePieces(pieces, moves)
        for (const { first, last, to } of moves) for (let at = first; at <= last; at += 1) plain[at - 1] = to
        expect(unbalanced(pieces)).toBeUndefined()
        expect(plain.map((_, at) => placeOf(pieces, at + 1))).toEqual(plain)
        for (const place of PLACES) expect(countAt(pieces, place)).toBe(plain.filter((at) => at === place).length)
        expect(
          within(pieces, { first: 5, last: 9 }).flatMap(({ first, last, at }) =>
            Array.from({ length: last - first + 1 }, () => at),
          ),
        ).toEqual(plain.slice(4, 9))
        for (const [nth, run] of pieces.runs.entries()) expect(run.at).not.toBe(pieces.runs[nth - 1]?.at)
      }
    }),
  )
})
