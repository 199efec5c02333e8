import { expect, test } from 'vitest'
import { ruleFileOf } from '../../../tests/tablegame.ts'
import { limitOf } from './limits.ts'
import { atPace, type MonthPace } from './monthpace.ts'
import { offeringForm } from './offering.ts'

const PACE: MonthPace = {
  from: '2026-10-18',
  to: '2026-11-16',
  days: 30,
  fees: '767700',
  won: '1988293',
  lines: { 'one seven': 1053, 'two sevens': 1 },
  meters: { main: { seed: 0, reseed: 2, daily: 30 } },
  admin: '216000',
}
const changed = (path: string, before: string, after: string) => ({ path: path.split('/'), before, after })

test.each([
  ['a prize as often as it was won', changed('prizes/one seven', '$2', '$3'), [1053, '$1,053.00', true]],
  ['a prize that falls', changed('prizes/two sevens', '$20', '$15.50'), [1, '$4.50', false]],
  ['a prize that nobody won', changed('prizes/three sevens', '$200', '$300'), [0, '$0.00', false]],
  ['a reseed as often as the meter was won', changed('pools/main/reseed', '$5,000', '$7,500'), [2, '$5,000.00', true]],
  ['an increase as often as it came', changed('pools/main/daily', '$500', '$450'), [30, '$1,500.00', false]],
  ['the hours that were paid for', changed('admin', '$6', '$8'), [360, '$720.00', true]],
])('%s', (_, one, [times, amount, isMore]) => {
  expect(atPace(one, PACE)).toEqual({ times, amount, isMore })
})

test.each([
  ['a cap changes the play itself', changed('pools/main/cap', '$500,000', '$60,000'), PACE],
  ['a chart is no amount', changed('chart', 'A', 'B'), PACE],
  ['what is new was never paid', { path: ['prizes', 'one seven'], after: '$2' }, PACE],
  ['no day lies behind it', changed('prizes/one seven', '$2', '$3'), { ...PACE, days: 0 }],
  ['nobody may tell', changed('prizes/one seven', '$2', '$3'), undefined],
])('not known: %s', (_, one, pace) => {
  expect(atPace(one, pace)).toBeUndefined()
})

test('limits come from the clause that leaves the amount to the house, of the chart that is drafted', () => {
  const form = offeringForm(ruleFileOf('bay-101/blazing-7s'))
  const limit = (path: string, chart?: string) => {
    const found = limitOf(form, path.split('/'), chart)
    return found === undefined ? undefined : [found.clause, found.range]
  }
  expect(limit('prizes/one seven', 'A')).toEqual(['Q9 P7', '$1.00 to $50.00'])
  expect(limit('prizes/one seven', 'B')).toBeUndefined()
  expect(limit('pools/main/reseed')).toEqual(['F7', '$1,000.00 to $499,000.00'])
  expect(limit('pools/main/cap')).toEqual(['F5', '$500,000.00'])
  expect(limit('admin')).toEqual(['X1', '$5.00 to $20.00'])
  expect(limit('settings/suit')?.[1]).toContain('hearts')
  expect(limit('tables')).toBeUndefined()
})
