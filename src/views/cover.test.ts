import { describe, expect, test } from 'vitest'
import { cents } from '../base/money.ts'
import { initialState, type State } from '../engine/state.ts'
import { coverStatement } from './cover.ts'

const A = 'bay-101/blazing-7s'

function stateWith(entitlement: Record<string, number>, custody: Record<string, number>): State {
  const state = initialState()
  for (const [account, amount] of Object.entries(entitlement)) state.balances.entitlement.set(account, cents(amount))
  for (const [account, amount] of Object.entries(custody)) state.balances.custody.set(account, cents(amount))
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
