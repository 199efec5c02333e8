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

/** Two pay $100 and $20; one of them goes again. The charity has a quarter of each buy-in. */
describe('a tournament', () => {
  const bought = [
    flow('EntryRegistered', 'patrons', 'pool', 15_000),
    flow('EntryRegistered', 'patrons', 'charity', 5_000),
    flow('EntryRegistered', 'patrons', 'due:fee', 4_000),
  ]
  const back = (fee: Flow, what = 'EntryWithdrawn') => [
    flow(what, 'pool', 'patrons', 7_500),
    flow(what, 'charity', 'patrons', 2_500),
    { ...fee, what },
  ]
  const closing = figures({ 'pool:prizes': 7_500, charity: 2_500, 'due:fee': 2_000 })
  const day = (flows: readonly Flow[], then = closing) => statementOf(flows, new Map(), then).activities[0]!

  test.each(['EntryWithdrawn', 'EntryVoided', 'EntryRefunded'])('%s: the entry fee that went back is none', (what) => {
    const { items, agrees } = day([...bought, ...back(flow('', 'due:fee', 'patrons', 2_000), what)])
    expect(items.admin).toBe('$20.00')
    expect(items.fees).toBe('$0.00')
    expect(agrees).toBe(true)
  })

  test('nor is one that the house gives, because it has it already, or one of an entry that it had given', () => {
    const fetched = [...bought, flow('MoneyMoved', 'due:fee', 'house', 4_000)]
    const given = [...fetched, ...back(flow('', 'promised:gift', 'patrons', 2_000))]
    expect(day(given).items).toMatchObject({ admin: '$20.00', fetched: '$40.00', advanced: '$20.00' })
    const struck = day([...bought, flow('EntryVoided', 'due:fee', 'promised:gift', 2_000)])
    expect(struck.items.admin).toBe('$20.00')
    expect(day(fetched).items.admin).toBe('$40.00')
  })

  test('what is a charity’s is seen until it has it', () => {
    const {
      closing: shown,
      rows,
      agrees,
    } = day(bought, figures({ 'pool:prizes': 15_000, charity: 5_000, 'due:fee': 4_000 }))
    expect([shown.charity, rows[0]?.changes.charity, agrees]).toEqual(['$50.00', '$50.00', true])
    expect(day(bought, figures({ 'pool:prizes': 15_000, 'due:fee': 4_000 })).agrees).toBe(false)
    const paid = day(
      [...bought, flow('CharityPaid', 'charity', 'house', 5_000)],
      figures({ 'pool:prizes': 15_000, 'due:fee': 4_000 }),
    )
    expect(paid.rows.at(-1)?.changes.charity).toBe('-$50.00')
    expect(paid.agrees).toBe(true)
  })
})
