/** The cage's list: the clock that runs out first on top, what is missing, and how each prize may be paid. */

import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../base/moment.ts'
import { cents, dollars, formatMoney, toWire } from '../base/money.ts'
import type { Claim } from '../engine/claims/vocabulary.ts'
import type { State } from '../engine/mechanisms.ts'
import { openDemoHouse } from '../server/demo/setup.ts'
import { claimView, claimViews, trayViews } from './claim.ts'

const NOW = { at: Date.parse('2026-03-11T03:00:00Z'), local: '2026-03-10T20:00:00' }
let state: State
beforeAll(async () => {
  const house = await openDemoHouse({ memory: true }, { now: () => NOW.at }, () => undefined)
  state = house.state
  await house.close()
})

const claim = (name: string, more: Partial<Claim> & { amount?: bigint; line?: string; share?: string } = {}): Claim => {
  const { amount = 500n, line = 'a line', share = 'full', ...rest } = more
  return {
    claim: name,
    hit: 'H1',
    activity: 'bay-101/blazing-7s',
    award: {
      to: { kind: 'seat', table: '1', seat: '3' },
      line,
      share,
      amount: toWire(dollars(Number(amount))),
      parts: {},
      by: ['Q1'],
    },
    since: NOW.at,
    idShown: false,
    status: 'open',
    ...rest,
  }
}
const of = (activity: string, more = {}) => claimView(state, claim('C1', { activity, ...more }), NOW)

describe('the order', () => {
  test('is that of the next clock to run out; without one, of age; what is settled comes last', () => {
    const claims = [
      claim('no clock, younger', { since: NOW.at + 1 }),
      claim('no clock', {}),
      claim('paid', { status: 'paid' }),
      claim('thirty days', { expires: '2026-04-10' }),
      claim('ID in ten minutes', { idUntil: NOW.at + 10 * MINUTE, expires: '2026-04-10' }),
      claim('ID shown, three days', { idUntil: NOW.at + MINUTE, idShown: true, expires: '2026-03-13' }),
      claim('ID too late, two days', { idUntil: NOW.at - 1, expires: '2026-03-12' }),
      claim('ID in five minutes', { idUntil: NOW.at + 5 * MINUTE, expires: '2026-04-10' }),
    ]
    const listed = claimViews({ ...state, claims: new Map(claims.map((one) => [one.claim, one])) }, NOW)
    expect(listed.map((one) => one.claim)).toEqual([
      'ID too late, two days',
      'ID in five minutes',
      'ID in ten minutes',
      'ID shown, three days',
      'thirty days',
      'no clock',
      'no clock, younger',
      'paid',
    ])
  })

  test.each([
    ['the day before the last', '2026-03-13', '2026-03-12', 2],
    ['tomorrow is the last day', '2026-03-12', '2026-03-11', 1],
    ['today is the last day', '2026-03-11', '2026-03-10', 0],
    ['at a time of today', '2026-03-10T23:00:01', '2026-03-10T23:00:01', 0],
  ])('%s', (_, expires, until, daysLeft) => {
    expect(claimView(state, claim('C1', { expires }), NOW)).toMatchObject({ until, daysLeft })
  })
})

const HI_LO = 'saratoga/hi-lo-progressive'
test.each([
  ['won today, ID shown', { idShown: true, expires: '2026-04-10' }, false, undefined],
  ['won yesterday, ID never shown', { expires: '2026-04-09' }, false, undefined],
  [
    'won yesterday, ID shown then: shown again it claims the prize',
    { idShown: true, expires: '2026-04-09' },
    false,
    'E7 A2',
  ],
  ['came back in time', { idShown: true }, true, undefined],
  ['paid', { idShown: true, status: 'paid' as const }, false, undefined],
])('[57 A2] %s', (_, more, isClaimed, claimedBy) => {
  expect(of(HI_LO, more).isClaimed).toBe(isClaimed)
  expect(of(HI_LO, more).claimedBy).toBe(claimedBy)
})

test.each([
  ['ID shown at once claims it', { amount: 600n, idShown: true }, true],
  ['without ID it is not claimed', { amount: 600n, expires: '2026-04-10' }, false],
  ['under $600 there is nothing to be in time for', { amount: 599n }, false],
])('[14 E6] %s', (_, more, isClaimed) => {
  expect(of('bay-101/baccarat-bonus-hand', more).isClaimed).toBe(isClaimed)
})

test.each([
  ['chips only', 'bay-101/blazing-7s', ['chips'], []],
  ['chips, cash or a check', 'bay-101/no-limit-bad-beat', ['chips', 'cash', 'check'], []],
  [
    'a thing and nothing in its place',
    'hawaiian-gardens/shuffle-master-classic',
    [],
    ['travel voucher with tournament entry'],
  ],
  ['money or merchandise', 'hawaiian-gardens/ca-asian-jackpot-1', ['chips', 'cash'], ['merchandise', 'vehicle']],
])('may be paid as the rules say: %s', (_, activity, ways, things) => {
  expect(of(activity)).toMatchObject({ things })
  expect(of(activity).ways.toSorted()).toEqual(ways.toSorted())
})

test.each([
  ['under $600', 599n, true],
  ['exactly $600', 600n, false],
  ['over $600', 601n, false],
])('the tray pays %s', (_, amount, tray) => {
  expect(of('hawaiian-gardens/ultimate-texas-holdem-progressive', { amount }).tray).toBe(tray)
  // Prizes of this one never come from the tray.
  expect(of('bay-101/blazing-7s', { amount }).tray).toBe(false)
})

test.each([
  ['under the threshold', 1_999n, []],
  ['on it', 2_000n, ['W-2G']],
  ['over it', 2_001n, ['W-2G']],
])('the profile asks for forms: %s', (_, amount, kinds) => {
  const { forms } = of('bay-101/blazing-7s', { amount, forms: { 'W-2G': '7' } })
  expect(forms.map(({ kind }) => kind)).toEqual(kinds)
  if (forms.length > 0)
    expect(forms).toEqual([
      {
        kind: 'W-2G',
        amount: '$2,000.00',
        isOver: false,
        sum: 'one payment',
        total: formatMoney(cents(amount * 100n)),
        from: '2026-01-01',
        by: expect.stringContaining('2026'),
        reference: '7',
      },
    ])
})

describe('what the winner got before', () => {
  const day = '2026-03-10'
  const got = (cash: bigint) =>
    new Map([
      ['7', { paid: { [day]: { cash: cents(cash), chips: cents(100n) }, 2026: { cash: cents(cash) } }, forms: {} }],
    ])
  const seen = (cash: bigint, person?: string) =>
    claimView(
      { ...state, received: got(cash) },
      claim('C1', {
        activity: 'bay-101/no-limit-bad-beat',
        amount: 1_000n,
        ...(person === undefined ? {} : { person }),
      }),
      NOW,
    )

  test('is told of a person whom the register knows', () => {
    expect(seen(250_00n, '7').received).toEqual({
      day,
      today: '$251.00',
      cash: '$250.00',
      year: '2026',
      thisYear: '$250.00',
    })
    expect(seen(250_00n).received).toBeUndefined()
  })

  test.each([
    ['a cent under', 8_999_99n, []],
    ['exactly $10,000 is not more', 9_000_00n, []],
    ['a cent over', 9_000_01n, ['CTR']],
  ])('asks for the form of the day in cash: %s', (_, cash, kinds) => {
    const { forms } = seen(cash, '7')
    expect(forms.map(({ kind }) => kind)).toEqual(kinds)
    if (forms.length > 0)
      expect(forms[0]).toMatchObject({
        amount: '$10,000.00',
        isOver: true,
        total: '$10,000.01',
        period: day,
        in: ['cash'],
      })
  })
})

test('a tray waits for its money copy by copy', () => {
  const paid = { status: 'paid', tray: '9', activity: 'hawaiian-gardens/three-card-poker-progressive' } as const
  const claims = [
    claim('C1', { ...paid, amount: 100n, share: 'envy' }),
    claim('C2', { ...paid, amount: 100n, trayRepaid: true }),
    claim('C3', { ...paid, tray: '12' }),
    claim('C4', { status: 'paid' }),
  ]
  const trays = trayViews({ ...state, claims: new Map(claims.map((one) => [one.claim, one])) })
  expect(trays).toMatchObject([
    { table: '9', name: 'Three Card Riches', copies: [{ claim: 'C1', share: 'envy', amount: '$100.00' }] },
    { table: '12', copies: [{ claim: 'C3' }] },
  ])
})
