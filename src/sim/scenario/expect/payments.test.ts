import { describe, expect, it } from 'vitest'
import type { Cents } from '../../../base/money.ts'
import type { Payment } from '../payment.ts'
import { checkPayments } from './payments.ts'

const paid = (to: string, amount: bigint, parts: Record<string, bigint>, share = 'full'): Payment => ({
  to,
  amount: amount as Cents,
  parts: parts as Record<string, Cents>,
  share,
  form: 'chips',
  clause: 'Q1',
})
const NIGHT = [
  paid('table 1 seat 3', 7500n, { reserve: 7500n }),
  paid('table 1 seat 3', 10000n, { reserve: 6000n, house: 4000n }),
  paid('table 1 seat 4', 200n, { 'pool:main': 200n }),
  paid('table 1 seat 5', 200n, { 'pool:main': 200n }),
]
const fails = (rows: Parameters<typeof checkPayments>[0]): string[] =>
  checkPayments(rows, NIGHT)
    .filter(({ ok }) => !ok)
    .map(({ what }) => what)
const cents = (amount: bigint) => amount as Cents

describe('expected payments', () => {
  it('adds up what one person gets', () => {
    expect(
      fails([
        { to: 'seat 3', amount: cents(17500n), parts: { reserve: cents(13500n), house: cents(4000n) } },
        { to: 'others', persons: 2, amount: cents(200n), from: 'pool' },
      ]),
    ).toEqual([])
  })
  it('knows a person by name', () => {
    const own = [{ ...NIGHT[2]!, person: 'Rosa' }]
    const rows = (to: string) => checkPayments([{ to, amount: cents(200n) }], own).map(({ ok }) => ok)
    expect([rows('Rosa'), rows('Sam')]).toEqual([
      [true, true],
      [false, false],
    ])
  })
  it('keeps two rows of one person apart', () => {
    expect(
      fails([
        { to: 'seat 3', amount: cents(7500n) },
        { to: 'seat 3', amount: cents(10000n) },
        { to: 'seats 4 and 5', amount: cents(200n) },
      ]),
    ).toEqual([])
  })
  it('finds a wrong sum, a wrong part, one person too many and one that is missing', () => {
    const rest = { to: 'others', persons: 2, amount: cents(200n) }
    expect(fails([{ to: 'seat 3', amount: cents(7500n) }, rest])).toEqual(['nobody else is paid'])
    expect(fails([{ to: 'seat 3', amount: cents(17500n), parts: { reserve: cents(17500n) } }, rest])).toEqual([
      'seat 3 is paid',
    ])
    expect(fails([{ to: 'seat 3', amount: cents(17500n) }])).toEqual(['nobody else is paid'])
    expect(
      fails([
        { to: 'seat 3', amount: cents(17500n) },
        { ...rest, persons: 3 },
      ]),
    ).toEqual(['others is paid'])
  })
})
