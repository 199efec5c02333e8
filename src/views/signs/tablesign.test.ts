import { expect, test } from 'vitest'
import type { Offering } from '../../rulebook/offering.ts'
import type { TableGameFile } from '../../rulebook/tablegame.ts'
import { catalogued } from '../../server/house/catalogue.ts'
import { prize } from '../../words/en/prize.ts'
import { tableHands } from './tablesign.ts'

const found = catalogued('south-dakota/four-card-poker')
if (found === undefined || !('rule' in found)) throw new Error('the rule file is not there')
const rule = found.rule as TableGameFile
const signOf = (settings: Offering['settings']) =>
  tableHands(rule, { activity: rule.activity, settings: { schedule: 'FCP-05', ...settings } }).map(
    ({ line, prize: pays }) => `${line} ${prize(pays)}`,
  )

test('[S16] the schedule of the progressive comes first, with its envies', () => {
  expect(signOf({ progressive: 'PMG-02', 'progressive wager': '$5' }).slice(0, 9)).toEqual([
    'royal flush 100% of the meter',
    'straight flush 10% of the meter',
    'four of a kind 300 for 1',
    'full house 50 for 1',
    'flush 40 for 1',
    'straight 30 for 1',
    'three of a kind 9 for 1',
    'envy for royal flush $5,000.00',
    'envy for straight flush $1,500.00',
  ])
})

test('[S16s] envies follow the posted wager', () => {
  expect(
    signOf({ progressive: 'FCPP-2', 'progressive wager': '$5' }).filter((line) => line.startsWith('envy')),
  ).toEqual(['envy for four aces $500.00', 'envy for four of a kind $125.00'])
})

test('[S15] automatic bonus and Aces Up of the chosen schedule; without a progressive nothing else', () => {
  expect(signOf({ progressive: 'none' })).toEqual([
    'automatic bonus: four of a kind 25 to 1',
    'automatic bonus: straight flush 20 to 1',
    'automatic bonus: three of a kind 2 to 1',
    'aces up: four of a kind 50 to 1',
    'aces up: straight flush 40 to 1',
    'aces up: three of a kind 8 to 1',
    'aces up: flush 5 to 1',
    'aces up: straight 4 to 1',
    'aces up: two pair 3 to 1',
    'aces up: pair of aces 1 to 1',
  ])
})

test('[S3] the limits stand on the sign where they are posted', () => {
  const limits = { min: 500n, max: 20_000n } as NonNullable<Offering['limits']>
  const offering = { activity: rule.activity, settings: { schedule: 'FCP-05', progressive: 'none' }, limits }
  expect(tableHands(rule, offering).at(-1)).toEqual({
    line: 'table limits',
    name: { is: 'limits' },
    prize: { is: 'range', min: '500', max: '20000' },
  })
})

test('[S16s] a PMG schedule for another wager than the printed one', () => {
  expect(
    signOf({ progressive: 'PMG-01', 'progressive wager': '$2' }).filter((line) => line.startsWith('envy')),
  ).toEqual(['envy for royal flush $2,000.00', 'envy for straight flush $600.00'])
})
