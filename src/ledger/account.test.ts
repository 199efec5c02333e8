import { expect, test } from 'vitest'
import { occasionIn, occasionKey, rulesBehind } from '../base/occasion.ts'
import { accountOf, holderOf, nameOf } from './account.ts'

const SEVENS = 'bay-101/blazing-7s'
const EVENING = occasionKey('bay-101/poker-tournaments', '2026-11-14-evening')

test.each([
  ['an activity', accountOf(SEVENS, 'pool:main'), `${SEVENS} pool:main`, SEVENS, undefined, 'pool:main'],
  [
    'a table with a blank in its name',
    accountOf(SEVENS, 'box:VIP 1'),
    `${SEVENS} box:VIP 1`,
    SEVENS,
    undefined,
    'box:VIP 1',
  ],
  [
    'an occasion of an activity',
    accountOf(EVENING, 'claim:C3'),
    'bay-101/poker-tournaments.2026-11-14-evening claim:C3',
    'bay-101/poker-tournaments',
    '2026-11-14-evening',
    'claim:C3',
  ],
  ['a table with a dot', accountOf(SEVENS, 'box:4.b'), `${SEVENS} box:4.b`, SEVENS, undefined, 'box:4.b'],
  ['the cage', accountOf('cage', 'due:float'), 'cage due:float', 'cage', undefined, 'due:float'],
] as const)('%s', (_, account, written, activity, occasion, name) => {
  expect(account).toBe(written)
  expect(holderOf(account)).toBe(occasion === undefined ? activity : `${activity}.${occasion}`)
  expect(rulesBehind(holderOf(account))).toBe(activity)
  expect(occasionIn(holderOf(account))).toBe(occasion)
  expect(nameOf(account)).toBe(name)
})
