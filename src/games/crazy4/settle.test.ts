import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { open, SHUFFLE } from '../../../tests/crazy4.ts'
import { netOf, type Player, playAll, reasonOf, roundOf, ruleFileOf, wonOn } from '../../../tests/tablegame.ts'
import { formatMoney } from '../../base/money.ts'
import { tableRulesOf } from '../../rulebook/tablegame.ts'
import type { Meters } from '../table/table.ts'

const ACTIVITY = 'massachusetts/crazy-4-poker'
const rule = ruleFileOf(ACTIVITY)
const METER = {
  seed: 1_000_000n as never,
  reseed: 1_000_000n as never,
  rate: { over: 1n, under: 4n, isShare: true as const },
}
const rulesWith = (settings: Record<string, string> = {}) =>
  tableRulesOf(rule, {
    activity: ACTIVITY,
    settings: {
      'queens up': 'A',
      'four-card progressive': 'A',
      'five-card progressive': 'offered',
      'hand bonus': 'offered',
      'magic card': 'offered',
      'cover all': 'offered',
      dealing: 'hand',
      shuffling: 'counting device',
      ...settings,
    },
    pools: { 'four-card': { ...METER, reseed: 500_000n as never }, 'five-card': METER, 'hand-bonus': METER },
  })

function round(
  players: Record<string, Player>,
  dealer: string,
  settings: Record<string, string> = {},
  meters: Meters = {},
  drawn: object = {},
) {
  const played = playAll(rulesWith(settings), [open(), SHUFFLE, ...roundOf(players, dealer, drawn)], meters)
  if (played.refused !== undefined) throw new Error(reasonOf(played.refused))
  return played
}
const BASE = { ante: '$10', 'super bonus': '$10' }
const DEALER_LOW = 'Qs Jd 8h 5c 2d'

describe('against the dealer', () => {
  test.each([
    ['55-01 a pair against queen high', '9c 9d Kh 6s 3c', DEALER_LOW, '$10', ['$0.00', '$10.00', '$0.00']],
    [
      '55-02 a worse hand, but the dealer does not play',
      'Jh 9s 7d 4c 3h',
      DEALER_LOW,
      '$10',
      ['$0.00', '$10.00', '$0.00'],
    ],
    ['a straight against queen high', '9c 8d 7h 6s 2c', DEALER_LOW, '$10', ['$0.00', '$10.00', '$10.00']],
    ['king high plays: beaten', 'Qh Jc 9d 4c 3h', 'Ks Jd 8h 5c 2d', '$10', ['-$10.00', '-$10.00', '-$10.00']],
    ['king high plays: a pair wins', '9c 9d Qh 6s 3c', 'Ks Jd 8h 5c 2d', '$10', ['$10.00', '$10.00', '$0.00']],
    ['55-04 a beaten flush', 'Qd Td 6d 3d 9s', '7s 7h 7d Kc 2c', '$30', ['-$10.00', '-$30.00', '$15.00']],
    ['55-07 a: equal straights', '9d 8h 7s 6c 3s', '9s 8d 7c 6h 2d', '$30', ['$0.00', '$0.00', '$10.00']],
    ['55-07 b: equal pairs', 'Ks Kh Qd Jc 3s', 'Kc Kd Qh Js 4d', '$10', ['$0.00', '$0.00', '$0.00']],
  ])('%s', (_, hand, dealer, play, [ante, paid, bonus]) => {
    const { entries } = round({ 1: { wagers: BASE, hand, play } }, dealer)
    expect([wonOn(entries, '1', 'ante'), wonOn(entries, '1', 'play'), wonOn(entries, '1', 'super bonus')]).toEqual([
      ante,
      paid,
      bonus,
    ])
  })

  test('55-11 a fold forfeits all three', () => {
    const { entries } = round(
      { 1: { wagers: { ...BASE, 'queens up': '$5' }, hand: 'Qh Qd 8c 5s 3h', fold: true } },
      DEALER_LOW,
    )
    expect(['ante', 'super bonus', 'queens up'].map((wager) => wonOn(entries, '1', wager))).toEqual([
      '-$10.00',
      '-$10.00',
      '-$5.00',
    ])
  })
})

/** One hand of each line, and one that is below all of them. */
const FOUR_HANDS = {
  'four aces': 'Ac Ad Ah As 9c',
  'four of a kind': 'Tc Td Th Ts 9c',
  'straight flush': '9h 8h 7h 6h 2c',
  'three of a kind': '6c 6d 6h Kh 2d',
  flush: 'Kh Th 7h 4h 2c',
  straight: '9h 8c 7d 6h 2c',
  'two pair': 'Kc Kd 9s 9h 4c',
  'pair of aces': 'Ac Ad 9s 6h 4c',
  'pair of kings': 'Kc Kd 9s 6h 4c',
  'pair of queens': 'Qc Qd 9s 6h 4c',
  'pair of jacks': 'Jc Jd 9s 6h 4c',
  'ace high': 'Ac Jd 9s 6h 4c',
} as const

describe('paytables by the cell', () => {
  const DEALER = 'Qs Jh 8d 5s 3s'
  test.each([
    ['four aces', '$2,000.00'],
    ['four of a kind', '$300.00'],
    ['straight flush', '$150.00'],
    ['three of a kind', '$20.00'],
    ['flush', '$15.00'],
    ['straight', '$10.00'],
    ['two pair', '$0.00'],
    ['pair of aces', '$0.00'],
  ] as const)('Super Bonus of $10: %s wins %s', (name, win) => {
    const { entries } = round({ 1: { wagers: BASE, hand: FOUR_HANDS[name] } }, DEALER)
    expect(wonOn(entries, '1', 'super bonus')).toBe(win)
  })

  const QUEENS_UP: [keyof typeof FOUR_HANDS, number, number, number, number][] = [
    ['four aces', 50, 50, 50, 50],
    ['four of a kind', 50, 50, 50, 50],
    ['straight flush', 30, 40, 30, 40],
    ['three of a kind', 9, 8, 8, 7],
    ['flush', 4, 4, 4, 4],
    ['straight', 3, 3, 3, 3],
    ['two pair', 2, 2, 2, 2],
    ['pair of aces', 1, 1, 1, 1],
    ['pair of kings', 1, 1, 1, 1],
    ['pair of queens', 1, 1, 1, 1],
    ['pair of jacks', -1, -1, -1, -1],
    ['ace high', -1, -1, -1, -1],
  ]
  for (const [index, table] of ['A', 'B', 'C', 'D'].entries())
    test.each(QUEENS_UP)(`Queens Up ${table}: %s`, (name, ...wins) => {
      const { entries } = round({ 1: { wagers: { ...BASE, 'queens up': '$5' }, hand: FOUR_HANDS[name] } }, DEALER, {
        'queens up': table,
      })
      expect(wonOn(entries, '1', 'queens up')).toBe(formatMoney(BigInt(wins[index]! * 500) as never))
    })

  const shows = { shows: 864_000n as never }
  test.each([
    ['A', 'four aces', '$1', '$8,640.00', 'meter'],
    ['A', 'four aces', '$5', '$8,640.00', 'meter'],
    ['A', 'four of a kind', '$1', '$300.00', 'tray'],
    ['A', 'four of a kind', '$5', '$1,500.00', 'tray'],
    ['A', 'straight flush', '$1', '$100.00', 'tray'],
    ['A', 'three of a kind', '$1', '$9.00', 'tray'],
    ['A', 'flush', '$1', '$0.00', 'tray'],
    ['B', 'four aces', '$1', '$8,640.00', 'meter'],
    ['B', 'four of a kind', '$1', '$300.00', 'tray'],
    ['B', 'straight flush', '$5', '$500.00', 'tray'],
    ['B', 'three of a kind', '$1', '$15.00', 'tray'],
    ['B', 'straight', '$1', '$0.00', 'tray'],
  ] as const)('55-13 Four-Card Progressive %s: %s with %s wins %s from the %s', (table, name, wager, win, from) => {
    const settled = round(
      { 1: { wagers: { ...BASE, 'four-card progressive': wager }, hand: FOUR_HANDS[name] } },
      DEALER,
      { 'four-card progressive': table },
      { 'four-card': shows },
    )
    const entry = settled.entries.findLast(({ wager }) => wager === 'four-card progressive')!
    expect([formatMoney(netOf(entry) as never), entry.from, entry.isReturned]).toEqual([win, from, false])
    expect(settled.meters['four-card']?.shows).toBe(name === 'four aces' ? 500_000n : 864_000n)
    expect(entry.floor).toBe(win === '$0.00' ? undefined : 'S10e3')
  })

  const FIVE_HANDS = {
    'royal flush': 'As Ks Qs Js Ts',
    'straight flush': 'Td 9d 8d 7d 6d',
    'four of a kind': '8s 8h 8d 8c 3d',
    'full house': 'Ks Kd Kh 2s 2d',
    flush: 'Kc Jc 8c 5c 2c',
    straight: 'Tc 9d 8h 7s 6c',
    'three of a kind': '6c 6d 6h Kh 2d',
    'two pair': 'Kc Kd 9s 9h 4c',
    'straight flush of four': '9h 8h 7h 6h 2c',
  } as const
  const LOW = 'Qh Jh 7c 5s 3s'
  test.each([
    ['royal flush', '$62,000.00', '$62,000.00'],
    ['straight flush', '$6,200.00', '$6,200.00'],
    ['four of a kind', '$300.00', '$500.00'],
    ['full house', '$50.00', '$100.00'],
    ['flush', '$40.00', '$50.00'],
    ['straight', '$30.00', '$0.00'],
    ['three of a kind', '$9.00', '$0.00'],
    ['two pair', '$0.00', '$0.00'],
    ['straight flush of four', '$0.00', '$0.00'],
  ] as const)('%s: Five-Card Progressive %s, Five Card Hand Bonus %s', (name, progressive, bonus) => {
    const meter = { shows: 6_200_000n as never }
    const wagers = { ...BASE, 'five-card progressive': '$1', 'hand bonus': '$1' }
    const dealer = name === 'four of a kind' ? 'Qh Jh 7c 5s 3s' : LOW
    const { entries, meters } = round(
      { 1: { wagers, hand: FIVE_HANDS[name] } },
      dealer,
      {},
      { 'five-card': meter, 'hand-bonus': meter },
    )
    expect([wonOn(entries, '1', 'five-card progressive'), wonOn(entries, '1', 'hand bonus')]).toEqual([
      progressive,
      bonus,
    ])
    const after = name === 'royal flush' ? 1_000_000n : name === 'straight flush' ? 5_580_000n : 6_200_000n
    expect([meters['five-card']?.shows, meters['hand-bonus']?.shows]).toEqual([after, after])
    const own = entries.findLast(({ wager }) => wager === 'hand bonus')!
    const isMeter = name === 'royal flush' || name === 'straight flush'
    expect(own.from).toBe(isMeter ? 'meter' : bonus === '$0.00' ? 'tray' : 'account')
    expect(own.floor).toBe(isMeter || name === 'four of a kind' ? 'S10f2' : undefined)
  })

  test.each([
    ['royal flush', '$62,000.00', 'meter'],
    ['straight flush', '$6,200.00', 'meter'],
    ['four of a kind', '$500.00', 'account'],
    ['full house', '$100.00', 'account'],
    ['flush', '$50.00', 'account'],
    ['straight', '$0.00', 'tray'],
    ['three of a kind', '$0.00', 'tray'],
  ] as const)('Five Card Hand Bonus on the hand of the dealer: %s wins %s from the %s', (name, win, from) => {
    const wagers = { ...BASE, 'dealer hand bonus': '$1' }
    const players = { 1: { wagers, hand: 'Qh Jh 7c 5h 3h' } }
    const { entries } = round(players, FIVE_HANDS[name], {}, { 'hand-bonus': { shows: 6_200_000n as never } })
    const entry = entries.findLast(({ wager }) => wager === 'dealer hand bonus')!
    expect([formatMoney(netOf(entry) as never), entry.from]).toEqual([win, from])
  })

  test.each([
    ['A', 'four aces', '$1', '$100.00'],
    ['A', 'four of a kind', '$1', '$10.00'],
    ['A', 'straight flush', '$1', '$5.00'],
    ['A', 'three of a kind', '$1', undefined],
    ['A', 'four aces', '$5', '$500.00'],
    ['A', 'four of a kind', '$5', '$50.00'],
    ['A', 'straight flush', '$5', '$25.00'],
    ['B', 'four aces', '$1', '$100.00'],
    ['B', 'four of a kind', '$1', '$25.00'],
    ['B', 'straight flush', '$1', undefined],
    ['B', 'four aces', '$5', '$500.00'],
    ['B', 'four of a kind', '$5', '$125.00'],
    ['B', 'straight flush', '$5', undefined],
  ] as const)('four-card envy %s: %s of another, %s wagered: %s', (table, name, wager, envy) => {
    const players = {
      2: { wagers: BASE, hand: FOUR_HANDS[name] },
      4: { wagers: { ...BASE, 'four-card progressive': wager }, hand: 'Qc Jc 8s 5h 3h' },
    }
    const { entries } = round(players, 'Qs Jh 8d 5s 3s', { 'four-card progressive': table })
    expect(wonOn(entries, '4', 'four-card progressive', 'envy')).toBe(envy)
    expect(wonOn(entries, '2', 'four-card progressive', 'envy')).toBeUndefined()
  })
  test.each([
    ['royal flush', '$1', '$1,000.00'],
    ['royal flush', '$5', '$5,000.00'],
    ['straight flush', '$1', '$300.00'],
    ['straight flush', '$5', '$1,500.00'],
    ['four of a kind', '$5', undefined],
  ] as const)('five-card envy: %s of another, %s wagered: %s', (name, wager, envy) => {
    const players = {
      2: { wagers: BASE, hand: FIVE_HANDS[name] },
      4: { wagers: { ...BASE, 'five-card progressive': wager }, hand: 'Qc Jc 7s 5h 3h' },
    }
    const { entries } = round(players, 'Qh Jh 7c 5s 3s')
    expect(wonOn(entries, '4', 'five-card progressive', 'envy')).toBe(envy)
  })

  const COVER_ALL: [string, string, ...number[]][] = [
    ['four aces', 'Ac Ad Ah As 9c', 300, 250, 200, 150, 125, 100],
    ['royal flush', 'As Ks Qs Js Ts', 200, 150, 125, 100, 80, 50],
    ['four of a kind', '9c 9d 9h 9s 2d', 150, 100, 80, 60, 50, 25],
    ['straight flush', '9c 8c 7c 6c Kd', 125, 90, 60, 40, 35, 20],
    ['three of a kind', '9c 9d 9h Ks 2d', 13, 8, 6, 5, 4, 4],
    ['flush', 'Kc Jc 9c 6c 2d', -1, -1, -1, -1, -1, -1],
  ]
  // Nothing above a pair, and no card of the hands above.
  const OTHERS = ['Qh Jh 8d 5d 3d', 'Qd Jd 8h 5h 3h', '4c 4d 8s 5s 3s', '7d 7h Th 5c 2h', '6d 6h Td 4h 2s']
  for (const [index] of [1, 2, 3, 4, 5, 6].entries())
    test.each(COVER_ALL)(`Cover All with ${index + 1} players: %s`, (_name, hand, ...wins) => {
      const others = OTHERS.slice(0, index).map((other, at) => [String(at + 2), { wagers: BASE, hand: other }] as const)
      const players = { 1: { wagers: { ...BASE, 'cover all': '$5' }, hand }, ...Object.fromEntries(others) }
      const { entries } = round(players, 'Qc 7s 4s 3c 2c')
      expect(wonOn(entries, '1', 'cover all')).toBe(formatMoney(BigInt(wins[index]! * 500) as never))
    })

  test.each([
    ['the own cards', { magic: cardsIn('Kc')[0] }, 'magic card', '$20.00', undefined],
    ['the cards of the dealer', { magic: cardsIn('Qh')[0] }, 'magic card', undefined, '$20.00'],
    ['neither', { magic: cardsIn('4d')[0] }, 'magic card', undefined, undefined],
    ['the own seat', { lucky: '1' }, 'lucky bonus', '$5.00', undefined],
    ['the dealer', { lucky: 'dealer' }, 'lucky bonus', undefined, '$5.00'],
    ['another seat', { lucky: '2' }, 'lucky bonus', undefined, undefined],
  ])('the system draws %s', (_, drawn, what, own, dealers) => {
    const wagers = { ...BASE, 'hand bonus': '$1', 'dealer hand bonus': '$1' }
    const { entries } = round({ 1: { wagers, hand: 'Kc 9d 8h 5c 2d' } }, 'Qh Jh 7c 5s 3s', {}, {}, drawn)
    expect([wonOn(entries, '1', 'hand bonus', what), wonOn(entries, '1', 'dealer hand bonus', what)]).toEqual([
      own,
      dealers,
    ])
  })
})

describe('the meter at each turn', () => {
  const players = (first: string, last: string) => ({
    2: { wagers: { ...BASE, 'five-card progressive': '$1' }, hand: first },
    4: { wagers: { ...BASE, 'five-card progressive': '$1' }, hand: '9c 6h 5s 3d 2c' },
    6: { wagers: { ...BASE, 'five-card progressive': '$1' }, hand: last },
  })
  const meters: Meters = { 'five-card': { shows: 6_200_000n as never } }
  const [ROYAL, FLUSH] = ['As Ks Qs Js Ts', 'Td 9d 8d 7d 6d']

  test('55-17 the straight flush nearer to the right is paid before the royal', () => {
    const settled = round(players(ROYAL, FLUSH), 'Qh Jh 8c 5c 4h', {}, meters)
    expect([
      wonOn(settled.entries, '6', 'five-card progressive'),
      wonOn(settled.entries, '2', 'five-card progressive'),
    ]).toEqual(['$6,200.00', '$55,800.00'])
    const envy = (seat: string) =>
      formatMoney(
        settled.entries
          .filter((entry) => entry.seat === seat && entry.what === 'envy')
          .reduce((sum, { win }) => sum + win, 0n) as never,
      )
    expect(['6', '2', '4'].map(envy)).toEqual(['$1,000.00', '$300.00', '$1,300.00'])
    expect(settled.meters['five-card']?.shows).toBe(1_000_000n)
  })

  test('the other way round the straight flush has 10% of the reset amount', () => {
    const settled = round(players(FLUSH, ROYAL), 'Qh Jh 8c 5c 4h', {}, meters)
    expect([
      wonOn(settled.entries, '6', 'five-card progressive'),
      wonOn(settled.entries, '2', 'five-card progressive'),
    ]).toEqual(['$62,000.00', '$1,000.00'])
    expect(settled.meters['five-card']?.shows).toBe(900_000n)
  })

  test('55-20 b: a part for the hand of the dealer is divided; cents that do not divide stay', () => {
    const wagers = { ...BASE, 'dealer hand bonus': '$1' }
    const three = {
      1: { wagers, hand: '9c 6h 5s 3d 2c' },
      3: { wagers, hand: 'Kc Qh 4s 4c 2h' },
      5: { wagers, hand: 'Ac Qc 8s 5c 2s' },
    }
    const settled = round(three, FLUSH, {}, { 'hand-bonus': { shows: 4_500_001n as never } })
    expect(['1', '3', '5'].map((seat) => wonOn(settled.entries, seat, 'dealer hand bonus'))).toEqual([
      '$1,500.00',
      '$1,500.00',
      '$1,500.00',
    ])
    expect(settled.meters['hand-bonus']?.shows).toBe(4_050_001n)
  })

  test('all of the meter for the hand of the dealer: it starts anew, and cents that do not divide stay on it', () => {
    const wagers = { ...BASE, 'dealer hand bonus': '$1' }
    const three = {
      1: { wagers, hand: '9c 6h 5s 3d 2c' },
      3: { wagers, hand: 'Kc Qh 4s 4c 2h' },
      5: { wagers, hand: 'Ac Qc 8s 5c 2s' },
    }
    const settled = round(three, ROYAL, {}, { 'hand-bonus': { shows: 3_000_002n as never } })
    const paid = settled.entries.filter(({ from }) => from === 'meter')
    expect(paid.map(({ seat, win, resets }) => [seat, win, resets])).toEqual([
      ['5', 1_000_000n, true],
      ['3', 1_000_000n, undefined],
      ['1', 1_000_000n, undefined],
    ])
    expect(settled.meters['hand-bonus']?.shows).toBe(1_000_002n)
  })
})
