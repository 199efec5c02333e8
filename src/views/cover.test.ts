import { describe, expect, test } from 'vitest'
import { cents } from '../base/money.ts'
import { initialState, type State } from '../engine/mechanisms.ts'
import type { Account } from '../ledger/account.ts'
import { coverStatement } from './cover.ts'

const A = 'bay-101/blazing-7s'

function stateWith(entitlement: Record<string, number>, custody: Record<string, number>): State {
  const state = initialState()
  for (const [account, amount] of Object.entries(entitlement))
    state.balances.entitlement.set(account as Account, cents(amount))
  for (const [account, amount] of Object.entries(custody)) state.balances.custody.set(account as Account, cents(amount))
  return state
}
const coverOf = (entitlement: Record<string, number>, custody: Record<string, number>) =>
  coverStatement(stateWith(entitlement, custody), '2026-03-10T20:00:00', new Map())

describe('what covers the signs', () => {
  test('what the house may fetch at any time covers nothing', () => {
    const { rows } = coverOf(
      { [`${A} pool:main`]: 100_000, [`${A} due:fee`]: 20_000, [`${A} promised`]: -30_000 },
      { [`${A} bank`]: 100_000, [`${A} box:1`]: 5_000, [`${A} drawer:main`]: -15_000 },
    )
    // $1,000 promised against $900 in hand, $200 of which are the house's.
    expect(rows).toMatchObject([
      { signs: '$1,000.00', held: '$900.00', due: '$200.00', promised: '$300.00', short: '$300.00', isShort: true },
    ])
    expect(rows[0]).toMatchObject({ bank: '$1,000.00', boxes: '$50.00', laidOut: '-$150.00', agrees: true })
  })

  test('a charity’s part of a tournament covers no prize of it', () => {
    const { rows } = coverOf(
      { [`${A} pool:prizes`]: 100_000, [`${A} charity`]: 25_000, [`${A} promised:gift`]: -25_000 },
      { [`${A} drawer:1`]: 100_000 },
    )
    expect(rows).toMatchObject([{ signs: '$1,000.00', charity: '$250.00', short: '$250.00', agrees: true }])
  })

  test('to the cent it is covered, and one cent less is not', () => {
    const at = (bank: number, promised: number) =>
      coverOf({ [`${A} pool:main`]: 100_000, [`${A} promised`]: promised }, { [`${A} bank`]: bank }).total.isShort
    expect(at(100_000, 0)).toBe(false)
    expect(at(99_999, -1)).toBe(true)
  })

  test('the float of the drawers is no cover of anything', () => {
    const { rows, total } = coverOf(
      { [`${A} pool:main`]: 100_000, 'cage due:float': 50_000 },
      { [`${A} bank`]: 100_000, 'cage drawer:main': 50_000 },
    )
    expect(rows.map(({ activity }) => activity)).toEqual([A])
    expect(total.held).toBe('$1,000.00')
  })
})

test('what one activity has to spare covers nothing of another: the total is that of the rows', () => {
  const B = 'bay-101/limit-bad-beat'
  const { rows, total } = coverOf(
    { [`${A} pool:main`]: 100_000, [`${A} reserve`]: 50_000, [`${B} pool:main`]: 70_000, [`${B} promised`]: -20_000 },
    { [`${A} bank`]: 150_000, [`${B} bank`]: 50_000 },
  )
  expect(rows.map(({ short }) => short)).toEqual(['$0.00', '$200.00'])
  expect(total).toMatchObject({ signs: '$1,700.00', held: '$2,000.00', short: '$200.00', isShort: true })
})

describe('promises of the house', () => {
  const profile = (promises: string) => ({ text: `promises: [ ${promises} ]`, digest: '' })
  const statement = (text: string | undefined, local: string, bank = 80_000) => {
    const state = stateWith({ [`${A} pool:main`]: 100_000, [`${A} promised`]: bank - 100_000 }, { [`${A} bank`]: bank })
    if (text !== undefined) state.profile = profile(text)
    const open = [
      { seq: 7, local: '2026-03-10T18:00:00', clause: 'F4', what: '', amount: cents(20_000), left: cents(20_000) },
    ]
    return coverStatement(state, local, new Map([[A, open]]))
  }

  test('without a profile they are due after seven days, and play goes on', () => {
    const { terms, promises, rows } = statement(undefined, '2026-03-17T23:59:00')
    expect(terms).toEqual({ days: 7, play: 'goes on', by: '' })
    expect(promises).toMatchObject([{ due: '2026-03-17', isOverdue: false, amount: '$200.00' }])
    expect(rows[0]).not.toHaveProperty('stopped')
    expect(statement(undefined, '2026-03-18T00:00:00').promises[0]?.isOverdue).toBe(true)
  })

  test.each([
    ['the terms of the day of the promise', '{ from: 2026-03-10, days: 2, play: goes on, by: rule 4 }', '2026-03-12'],
    ['terms of a later day change nothing', '{ from: 2026-03-11, days: 2, play: goes on, by: rule 4 }', '2026-03-17'],
    [
      'the newest terms before it',
      '{ from: 2026-03-01, days: 0, play: goes on, by: rule 4 }, { from: 2025-01-01, days: 30, play: goes on, by: old }',
      '2026-03-10',
    ],
  ])('%s', (_, text, due) => {
    expect(statement(text, '2026-03-12T12:00:00').promises[0]?.due).toBe(due)
  })

  test('where the profile stops play, the row says why; covered to the cent it does not', () => {
    const stops = '{ from: 2026-01-01, days: 2, play: stops, by: rule 4 }'
    expect(statement(stops, '2026-03-10T20:00:00').rows[0]?.stopped?.says).toContain('$200.00 short')
    expect(statement(stops, '2026-03-10T20:00:00', 99_999).rows[0]?.stopped?.says).toContain('$0.01 short')
    expect(statement(stops, '2026-03-10T20:00:00', 100_000).rows[0]).not.toHaveProperty('stopped')
    expect(statement(stops, '2025-12-31T20:00:00').rows[0]).not.toHaveProperty('stopped')
  })
})
