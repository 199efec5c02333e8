import { expect, test } from 'vitest'
import { accountOf, activityOf, holderOf, nameOf, occasionIn, occasionOf } from './account.ts'

const SEVENS = 'bay-101/blazing-7s'
const EVENING = occasionIn('bay-101/poker-tournaments', '2026-11-14-evening')

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
    'bay-101/poker-tournaments#2026-11-14-evening claim:C3',
    'bay-101/poker-tournaments',
    '2026-11-14-evening',
    'claim:C3',
  ],
  ['a table with a number sign', accountOf(SEVENS, 'box:#4'), `${SEVENS} box:#4`, SEVENS, undefined, 'box:#4'],
  ['the cage', accountOf('cage', 'due:float'), 'cage due:float', 'cage', undefined, 'due:float'],
] as const)('%s', (_, account, written, activity, occasion, name) => {
  expect(account).toBe(written)
  expect(holderOf(account)).toBe(occasion === undefined ? activity : `${activity}#${occasion}`)
  expect(activityOf(account)).toBe(activity)
  expect(occasionOf(account)).toBe(occasion)
  expect(nameOf(account)).toBe(name)
})
