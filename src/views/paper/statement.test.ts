import { describe, expect, test } from 'vitest'
import { cents } from '../../base/money.ts'
import type { AccountName, FlowKind } from '../../ledger/name.ts'
import { type Flow, statementOf } from './statement.ts'

const A = 'bay-101/blazing-7s'
const flow = (what: string, from: FlowKind, to: FlowKind, sum: number): Flow => ({
  activity: A,
  what,
  from,
  to,
  sum: cents(sum),
})
const figures = (accounts: { readonly [name in AccountName]?: number }) =>
  new Map([[A, new Map(Object.entries(accounts).map(([name, amount = 0]) => [name as AccountName, cents(amount)]))]])

/** A seeded meter, 100 fees, a hit of the whole meter with a reseed that the reserve can give only a part of. */
const DAY = [
  flow('PoolSeeded', 'advanced', 'pool', 1_000_000),
  flow('RoundStarted', 'patrons', 'pool', 1_100),
  flow('RoundStarted', 'patrons', 'reserve', 8_900),
  flow('RoundVoided', 'pool', 'patrons', 11),
  flow('RoundVoided', 'reserve', 'patrons', 89),
  flow('AdminFeeTaken', 'reserve', 'due:fee', 800),
  flow('HitDeclared', 'pool', 'pending', 1_001_089),
  flow('HitDeclared', 'reserve', 'reseed', 8_011),
  flow('HitDeclared', 'promised', 'reseed', 491_989),
  flow('HitVerified', 'pending', 'claim', 1_001_089),
  flow('HitVerified', 'reseed', 'pool', 500_000),
  flow('ClaimPaid', 'claim', 'patrons', 1_001_089),
  flow('MoneyMoved', 'advanced', 'promised', 400_000),
  flow('MoneyMoved', 'due:fee', 'house', 800),
  flow('BoxCounted', 'patrons', 'variance', 100),
]
const CLOSING = { 'pool:main': 500_000, reserve: 0, promised: -91_989, variance: 100, advanced: -1_400_000 }

describe('the statement of a day', () => {
  const { activities, total } = statementOf(DAY, new Map(), figures(CLOSING))
  const [one] = activities

  test('says what came in and what went out', () => {
    expect(one?.items).toEqual({
      fees: '$99.00',
      prizes: '$10,010.89',
      reseeds: '$5,000.00',
      increases: '$0.00',
      admin: '$8.00',
      advanced: '$4,919.89',
      deposited: '$14,000.00',
      repaid: '$0.00',
      fetched: '$8.00',
      variance: '$1.00',
    })
    expect(total.prizes).toBe('$10,010.89')
  })

  test('every fund goes from the close before to its own', () => {
    expect(one?.agrees).toBe(true)
    expect(one?.rows.find(({ what }) => what === 'HitDeclared')?.changes).toMatchObject({
      pools: '-$10,010.89',
      reserve: '-$80.11',
      held: '$15,010.89',
      promised: '-$4,919.89',
    })
  })

  test('a cent that no movement explains is seen', () => {
    const off = statementOf(DAY, new Map(), figures({ ...CLOSING, 'pool:main': 500_001 }))
    expect(off.activities[0]?.agrees).toBe(false)
    const opened = statementOf(DAY, figures({ reserve: 1 }), figures(CLOSING))
    expect(opened.activities[0]?.agrees).toBe(false)
  })
})
