/** Lists as data: what is found, in which order, what is folded, and what a file says. */
import { expect, test } from 'vitest'
import { dollars, formatMoney } from '../../../base/money.ts'
import { csvOf } from '../../../views/paper/csv.ts'
import { type Column, EVERYTHING, filtered, folded, groupsOf, nextSort, sorted, tableOf } from './columns.ts'

type Row = { hit: string; name: string; at?: string; amount?: string; count?: number }
const columns: Column<Row>[] = [
  { key: 'hit', says: 'Hit', value: ({ hit }) => hit },
  { key: 'name', says: 'Name', value: ({ name }) => name },
  { key: 'at', says: 'When', value: ({ at }) => at, kind: 'time' },
  { key: 'amount', says: 'Prize', value: ({ amount }) => amount, kind: 'money' },
  { key: 'count', says: 'Count', value: ({ count }) => count, kind: 'number' },
]
const rows: Row[] = [
  { hit: 'H9', name: 'Óscar', at: '2026-03-10T20:05:00', amount: '$1,200.00', count: 2 },
  { hit: 'H10', name: 'oscar', at: '2026-03-09T20:05:00', amount: '$20.00', count: 10 },
  { hit: 'H2', name: 'Zoë', amount: '-$5.00' },
  { hit: 'H1', name: 'Ana', at: '2026-03-11T01:00:00', amount: '+$300.00', count: 1 },
]
const hits = (found: readonly Row[]) => found.map(({ hit }) => hit)

test.each([
  ['numbers inside a text count as numbers', 'hit', false, ['H1', 'H2', 'H9', 'H10']],
  ['amounts by what they are worth, whatever their signs and commas', 'amount', true, ['H9', 'H1', 'H10', 'H2']],
  ['numbers as numbers; what has none is last', 'count', false, ['H1', 'H9', 'H10', 'H2']],
  ['last also the other way round', 'count', true, ['H10', 'H9', 'H1', 'H2']],
  ['times', 'at', true, ['H1', 'H9', 'H10', 'H2']],
  ['letters whatever their case and accents; the same stay as they came', 'name', false, ['H1', 'H9', 'H10', 'H2']],
] as const)('%s', (_, by, isDown, expected) => {
  expect(hits(sorted(rows, columns, { by, isDown }))).toEqual(expected)
})

test('without an order, or with one by a column that is gone, rows stay as they came', () => {
  expect(sorted(rows, columns, undefined)).toBe(rows)
  expect(sorted(rows, columns, { by: 'gone', isDown: true })).toBe(rows)
})

test('a heading begins with the largest, the latest or the first name, and turns round', () => {
  const [hit, , , amount] = columns as unknown as Column<never>[]
  expect(nextSort(amount!, undefined)).toEqual({ by: 'amount', isDown: true })
  expect(nextSort(amount!, { by: 'amount', isDown: true })).toEqual({ by: 'amount', isDown: false })
  expect(nextSort(hit!, { by: 'amount', isDown: true })).toEqual({ by: 'hit', isDown: false })
  expect(nextSort(hit!, { by: 'hit', isDown: false })).toEqual({ by: 'hit', isDown: true })
})

test.each([
  ['', ['H9', 'H10', 'H2', 'H1']],
  ['OSCAR', ['H9', 'H10']],
  ['zoe', ['H2']],
  ['1200', ['H9']],
  ['$1,200', ['H9']],
  ['oscar 20.00', ['H10']],
  ['2026-03-10 20:05', ['H9']],
  ['nobody', []],
])('%j finds %j', (find, expected) => {
  expect(hits(filtered(rows, columns, [], { find, only: '' }))).toEqual(expected)
})

test('a time is found as the page writes it', () => {
  const write = (time: string) =>
    time.startsWith('2026-03-10') ? 'Tue, Mar 10, 8:05\u00a0PM' : 'Mon, Mar 9, 8:05\u00a0PM'
  expect(hits(filtered(rows, columns, [], { find: 'tue mar 10 8:05 pm', only: '' }, write))).toEqual(['H9'])
})

test('a choice and words together; a choice that is gone hides nothing', () => {
  const choices = [{ key: 'large', says: 'Large', fits: ({ count = 0 }: Row) => count >= 2 }]
  expect(hits(filtered(rows, columns, choices, { find: '', only: 'large' }))).toEqual(['H9', 'H10'])
  expect(hits(filtered(rows, columns, choices, { find: 'h10', only: 'large' }))).toEqual(['H10'])
  expect(filtered(rows, columns, choices, { find: '', only: 'gone' })).toBe(rows)
  expect(filtered(rows, columns, choices, EVERYTHING)).toBe(rows)
})

test.each([
  ['under the smallest', '20', ['H9', 'H10', 'H2', 'H1'], 0, '$0.00'],
  ['a single one stays where it is', '21', ['H9', 'H10', 'H2', 'H1'], 0, '$0.00'],
  ['two are one row', '301', ['H9', 'H2'], 2, '$320.00'],
  ['exactly the amount is not under it', '1200', ['H9', 'H2'], 2, '$320.00'],
  ['all but what has no prize', '1201', ['H2'], 3, '$1,520.00'],
])('small ones are folded together: %s', (_, under, left, count, sum) => {
  const found = folded(rows, ({ amount }) => amount ?? '', dollars(BigInt(under)))
  expect(hits(found.shown)).toEqual(left)
  expect(found.small).toHaveLength(count)
  expect(formatMoney(found.sum)).toBe(sum)
})

test('nothing is folded before somebody has said under which amount', () => {
  expect(folded(rows, ({ amount }) => amount ?? '', undefined)).toMatchObject({ shown: rows, small: [] })
})

test('a file has plain amounts, quoted texts and no formulas', () => {
  const typed: Row[] = [
    { hit: 'H1', name: '=SUM(A1)', at: '2026-03-10T20:05:00', amount: '$1,200.00', count: 2 },
    { hit: 'H2', name: 'Smith, "Jo"\nof table 4', amount: '-$5.00' },
    { hit: '@x', name: '-1+2' },
    { hit: '+1', name: '-7' },
  ]
  expect(csvOf(tableOf(typed, columns))).toBe(
    [
      'Hit,Name,When,Prize,Count',
      "H1,'=SUM(A1),2026-03-10 20:05:00,1200.00,2",
      'H2,"Smith, ""Jo""\nof table 4",,-5.00,',
      "'@x,'-1+2,,,",
      "'+1,-7,,,",
      '',
    ].join('\r\n'),
  )
})

test('neighbours of one group stand below its name; a file says it with each of them', () => {
  const [hit, name, , amount, count] = columns
  const grouped = [hit!, { ...amount!, group: 'Today' }, { ...count!, group: 'Today' }, { ...count!, group: 'Before' }]
  expect(groupsOf(grouped)).toEqual([
    { says: '', span: 1 },
    { says: 'Today', span: 2 },
    { says: 'Before', span: 1 },
  ])
  expect(groupsOf([hit!, name!])).toEqual([])
  expect(tableOf([], grouped)).toEqual([['Hit', 'Today: Prize', 'Today: Count', 'Before: Count']])
})
