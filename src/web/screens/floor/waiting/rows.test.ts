import { expect, test } from 'vitest'
import type { HitView } from '../../../../views/hit.ts'
import { aboutOf, keyOf, waitingRows, waitsSince } from './rows.ts'

const hit = (name: string, total: string, more: Partial<HitView> = {}): HitView =>
  ({
    hit: name,
    total,
    status: 'declared',
    since: 10,
    source: { kind: 'table', table: '1', round: 1 },
    ...more,
  }) as HitView
const table = (name: string, since?: number) => ({
  table: name,
  game: 'holdem',
  ...(since === undefined ? {} : { call: { why: 'Chips', since, local: '', by: '11' } }),
})
const order = (hits: HitView[], tables = [table('4', 20), table('5'), table('12', 5)]) =>
  waitingRows(hits, tables, ['1']).map(keyOf)

test('the largest hit first, then calls by how long they have waited, then small hits, then simulated tables', () => {
  const simulated = { source: { kind: 'table', table: '2', round: 1 } } as Partial<HitView>
  const byHand = { source: { kind: 'house' } } as Partial<HitView>
  expect(
    order([
      hit('H1', '$2.00'),
      hit('H2', '$900.00', simulated),
      hit('H3', '$100.00'),
      hit('H4', '$99.99'),
      hit('H5', '$10,023.98'),
      hit('H6', '$250.00', byHand),
      hit('H7', '$50,000.00', { status: 'verified' }),
    ]),
  ).toEqual(['H5', 'H6', 'H3', 'call 12', 'call 4', 'H4', 'H1', 'H2'])
})

test('of two alike whoever has waited longer comes first, and a table that has called nobody is no row', () => {
  expect(order([hit('H1', '$200.00'), hit('H2', '$200.00', { since: 9 })], [table('5')])).toEqual(['H2', 'H1'])
})

test('a table waits since the first of its hits that is open, or since its dealer called', () => {
  const call = { why: 'Chips', since: 3, local: '', by: '11' }
  const decided = hit('H0', '$2.00', { status: 'verified', since: 1 })
  const open = [hit('H2', '$2.00', { since: 9 }), decided, hit('H1', '$2.00', { since: 7 })]
  expect(waitsSince({ hits: open, call })).toBe(7)
  expect(waitsSince({ hits: [decided], call })).toBe(3)
  expect(waitsSince({ hits: [decided] })).toBeUndefined()
})

test('a hit of a table says of what it is; one of a tournament, which stands as its place already, says who won', () => {
  const awards = ['2001', '2001', '2002'].map((person) => ({ to: { kind: 'person', person } as const }))
  const say = (who: { kind: string; person?: string }) => `Player ${who.person}`
  const of = { name: 'Daily Bounty', awards }
  expect(aboutOf({ ...of, source: { kind: 'table', table: '1' } }, say)).toBe('Daily Bounty')
  expect(aboutOf({ ...of, source: { kind: 'tournament', tournament: 'daily' } }, say)).toBe('Player 2001, Player 2002')
})
