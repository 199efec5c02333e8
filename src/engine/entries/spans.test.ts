/** Ranges of tickets against a plain list with one row for each number. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { append, changeWithin, countOf, numberOf, ticketName, ticketsWith, within } from './spans.ts'
import type { Tickets } from './vocabulary.ts'

type Row = { readonly number: number; readonly person: string; readonly isIn: boolean }

const ticket = (first: number, last: number, person: string, isIn = false): Tickets => ({
  first,
  last,
  activity: 'house/wheel',
  to: { kind: 'person', person },
  person,
  isIn,
})
const rowsOf = (list: readonly Tickets[]): Row[] =>
  list.flatMap(({ first, last, person = '', isIn }) =>
    Array.from({ length: last - first + 1 }, (_, nth) => ({ number: first + nth, person, isIn })),
  )

const step = fc.oneof(
  fc.record({
    do: fc.constant('give' as const),
    person: fc.constantFrom('ann', 'ben', 'cleo'),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    do: fc.constantFrom('collect' as const, 'void' as const),
    first: fc.integer({ min: 1, max: 25 }),
    count: fc.integer({ min: 1, max: 6 }),
  }),
)

test('whatever is handed out, collected and voided, every number is where a plain list has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const list: Tickets[] = []
      let rows: Row[] = []
      let soFar = 0
      for (const one of steps) {
        if (one.do === 'give') {
          append(list, ticket(soFar + 1, soFar + one.count, one.person))
          for (let nth = 1; nth <= one.count; nth += 1)
            rows.push({ number: soFar + nth, person: one.person, isIn: false })
          soFar += one.count
          continue
        }
        const span = { first: one.first, last: one.first + one.count - 1 }
        const isOf = ({ number }: Row) => number >= span.first && number <= span.last
        expect(rowsOf(within(list, span))).toEqual(rows.filter(isOf))
        changeWithin(list, span, (found) => (one.do === 'void' ? undefined : { ...found, isIn: true }))
        rows =
          one.do === 'void'
            ? rows.filter((row) => !isOf(row))
            : rows.map((row) => (isOf(row) ? { ...row, isIn: true } : row))
      }
      expect(rowsOf(list)).toEqual(rows)
      expect(countOf(list)).toBe(rows.length)
      for (let number = 1; number <= soFar + 1; number += 1)
        expect(ticketsWith(list, number)?.person).toBe(rows.find((row) => row.number === number)?.person)
    }),
    { numRuns: 300 },
  )
})

test('numbers of one person in a row are one range, of two persons two', () => {
  const list: Tickets[] = []
  append(list, ticket(1, 1, 'ann'))
  append(list, ticket(2, 3, 'ann'))
  append(list, ticket(4, 4, 'ben'))
  append(list, ticket(5, 5, 'ben', true))
  expect(list.map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [4, 4],
    [5, 5],
  ])
})

test.each([
  ['T1', 1],
  ['T120', 120],
  ['T0', undefined],
  ['T01', undefined],
  ['t1', undefined],
  ['1', undefined],
  ['T1x', undefined],
] as const)('%s is number %s', (text, number) => {
  expect(numberOf(text)).toBe(number)
  if (number !== undefined) expect(ticketName(number)).toBe(text)
})
