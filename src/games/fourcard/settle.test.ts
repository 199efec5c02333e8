import { describe, expect, test } from 'vitest'
import { money, type Player, playAll, reasonOf, roundOf, ruleFileOf, wonOn } from '../../../tests/tablegame.ts'
import { formatMoney } from '../../base/money.ts'
import { tableRulesOf } from '../../rulebook/tablegame.ts'
import type { Action } from '../table/action.ts'
import type { Meters } from '../table/table.ts'

const ACTIVITY = 'south-dakota/four-card-poker'
const rule = ruleFileOf(ACTIVITY)

const rulesWith = (settings: Record<string, string> = {}) =>
  tableRulesOf(rule, {
    activity: ACTIVITY,
    settings: { schedule: 'FCP-01', progressive: 'PMG-01', positions: 'one', ...settings },
    supplied: { 'odds of Ante and Play': '1 to 1' },
    pools: { main: { reseed: 1_000_000n as never, rate: { over: 1n, under: 4n, isShare: true } } },
  })

const play = (actions: readonly Action[], settings: Record<string, string> = {}, meters: Meters = {}) =>
  playAll(rulesWith(settings), actions, meters)
const round = (players: Record<string, Player>, dealer: string, settings = {}, meters: Meters = {}) => {
  const played = play(roundOf(players, dealer), settings, meters)
  if (played.refused !== undefined) throw new Error(reasonOf(played.refused))
  return played
}

describe('against the dealer', () => {
  test.each([
    ['56-01 the player wins ties', 'Ks Kh Qd Jc 3s', 'Kc Kd Qh Js 4d 2c', '$30', '$10.00', '$30.00', undefined],
    [
      '56-02 the dealer always qualifies',
      'Tc 8d 6h 4s 2s',
      'Jc 9d 7h 5s 3c 2d',
      '$10',
      '-$10.00',
      '-$10.00',
      undefined,
    ],
    ['56-04 a: beaten three of a kind', '8c 8d 8h Ks 4s', 'Qc Qd Qh 9s 5c 2d', '$20', '-$10.00', '-$20.00', '$20.00'],
    ['56-04 b: straight flush', '9c 8c 7c 6c Kd', 'Ac Jd 9h 6s 3c 2d', '$30', '$10.00', '$30.00', '$200.00'],
    ['56-04 c: four of a kind', '5c 5d 5h 5s Kd', 'Ac Ad 9h 6s 3c 2d', '$30', '$10.00', '$30.00', '$250.00'],
    ['56-04 d: a flush has no bonus', 'Kd Td 7d 4d 3s', 'Ac Jd 9h 6s 3c 2d', '$10', '$10.00', '$10.00', undefined],
  ])('%s', (_, hand, dealer, amount, ante, paid, bonus) => {
    const { entries } = round({ 1: { wagers: { ante: '$10' }, hand, play: amount } }, dealer)
    expect([
      wonOn(entries, '1', 'ante'),
      wonOn(entries, '1', 'play'),
      wonOn(entries, '1', 'ante', 'automatic bonus'),
    ]).toEqual([ante, paid, bonus])
  })

  test('odds of Ante and Play are those that the house supplies', () => {
    const rules = tableRulesOf(rule, { activity: ACTIVITY, supplied: { 'odds of Ante and Play': '3 to 2' } })
    expect(rules.even).toEqual({ is: 'to', over: 3, under: 2 })
  })
})

const HANDS = {
  'four of a kind': 'Tc Td Th Ts 9c',
  'straight flush': '9h 8h 7h 6h 2c',
  'three of a kind': '6c 6d 6h Kh 2d',
  flush: 'Kh Th 7h 4h 2c',
  straight: '9h 8c 7d 6h 2c',
  'two pair': 'Kc Kd 9s 9h 4c',
  'pair of aces': 'Ac Ad 9s 6h 4c',
  'pair of kings': 'Kc Kd 9s 6h 4c',
} as const
const DEALER = 'Qs Jh 8d 5s 3s 3c'

describe('56-05 Aces Up by the cell', () => {
  const ROWS: [keyof typeof HANDS, ...number[]][] = [
    ['four of a kind', 50, 50, 50, 50, 50, 50, 50],
    ['straight flush', 40, 40, 30, 30, 40, 40, 40],
    ['three of a kind', 9, 7, 9, 7, 8, 8, 7],
    ['flush', 6, 6, 6, 6, 5, 6, 5],
    ['straight', 4, 5, 4, 5, 4, 4, 4],
    ['two pair', 2, 2, 2, 2, 3, 2, 3],
    ['pair of aces', 1, 1, 1, 1, 1, 1, 1],
    ['pair of kings', -1, -1, -1, -1, -1, -1, -1],
  ]
  for (const [index, schedule] of ['FCP-01', 'FCP-02', 'FCP-03', 'FCP-04', 'FCP-05', 'FCP-06', 'FCP-07'].entries()) {
    test.each(ROWS)(`${schedule}: %s`, (name, ...wins) => {
      const expected = formatMoney(BigInt(wins[index]! * 1000) as never)
      const alone = round({ 1: { wagers: { 'aces up': '$10' }, hand: HANDS[name] } }, DEALER, { schedule })
      expect(wonOn(alone.entries, '1', 'aces up')).toBe(expected)
      const folded = round({ 1: { wagers: { ante: '$5', 'aces up': '$10' }, hand: HANDS[name], fold: true } }, DEALER, {
        schedule,
      })
      expect([wonOn(folded.entries, '1', 'aces up'), wonOn(folded.entries, '1', 'ante')]).toEqual([expected, '-$5.00'])
    })
    test.each([
      ['four of a kind', '$250.00'],
      ['straight flush', '$200.00'],
      ['three of a kind', '$20.00'],
      ['flush', undefined],
    ] as const)(`${schedule}: automatic bonus of %s`, (name, bonus) => {
      const { entries } = round({ 1: { wagers: { ante: '$10' }, hand: HANDS[name] } }, DEALER, { schedule })
      expect(wonOn(entries, '1', 'ante', 'automatic bonus')).toBe(bonus)
    })
  }
})

describe('the progressive by the cell', () => {
  const FIVE = {
    'four aces': 'Ac Ad Ah As 9c',
    'four nines': '9c 9d 9h 9s 2c',
    'royal flush': 'As Ks Qs Js Ts',
    'straight flush': 'Td 9d 8d 7d 6d',
    'full house': 'Ks Kd Kh 2s 2d',
    flush: 'Kc Jc 8c 5c 2c',
    straight: 'Tc 9d 8h 7s 6c',
    'three of a kind': '6c 6d 6h Kh 2d',
    'two pair': 'Kc Kd 9s 9h 4c',
    'straight flush of four': '9h 8h 7h 6h 2c',
  } as const
  const METER: Meters = { main: { shows: 4_800_000n as never, reserve: 12_345n as never } }
  const ROWS: [keyof typeof FIVE, Record<string, string>][] = [
    [
      'four aces',
      {
        'FCPP-1': '$48,000.00',
        'FCPP-2': '$48,000.00',
        'FCPP-3': '$48,000.00',
        'PMG-01': '$300.00',
        'PMG-02': '$1,500.00',
      },
    ],
    [
      'four nines',
      { 'FCPP-1': '$300.00', 'FCPP-2': '$300.00', 'FCPP-3': '$300.00', 'PMG-01': '$300.00', 'PMG-02': '$1,500.00' },
    ],
    [
      'royal flush',
      { 'FCPP-1': '$100.00', 'FCPP-2': '$100.00', 'FCPP-3': '$100.00', 'PMG-01': '$48,000.00', 'PMG-02': '$48,000.00' },
    ],
    [
      'straight flush',
      { 'FCPP-1': '$100.00', 'FCPP-2': '$100.00', 'FCPP-3': '$100.00', 'PMG-01': '$4,800.00', 'PMG-02': '$4,800.00' },
    ],
    [
      'full house',
      { 'FCPP-1': '$9.00', 'FCPP-2': '$15.00', 'FCPP-3': '$15.00', 'PMG-01': '$50.00', 'PMG-02': '$250.00' },
    ],
    ['flush', { 'FCPP-1': '$0.00', 'FCPP-2': '$0.00', 'FCPP-3': '$0.00', 'PMG-01': '$40.00', 'PMG-02': '$200.00' }],
    ['straight', { 'FCPP-1': '$0.00', 'FCPP-2': '$0.00', 'FCPP-3': '$0.00', 'PMG-01': '$30.00', 'PMG-02': '$150.00' }],
    [
      'three of a kind',
      { 'FCPP-1': '$9.00', 'FCPP-2': '$15.00', 'FCPP-3': '$15.00', 'PMG-01': '$9.00', 'PMG-02': '$45.00' },
    ],
    ['two pair', { 'FCPP-1': '$0.00', 'FCPP-2': '$0.00', 'FCPP-3': '$0.00', 'PMG-01': '$0.00', 'PMG-02': '$0.00' }],
    [
      'straight flush of four',
      { 'FCPP-1': '$0.00', 'FCPP-2': '$0.00', 'FCPP-3': '$0.00', 'PMG-01': '$0.00', 'PMG-02': '$0.00' },
    ],
  ]
  for (const progressive of ['FCPP-1', 'FCPP-2', 'FCPP-3', 'PMG-01', 'PMG-02'])
    test.each(ROWS)(`56-10 56-11 ${progressive}: %s`, (name, wins) => {
      const wager = progressive === 'PMG-02' ? '$5' : '$1'
      const settings = { progressive, 'progressive wager': wager }
      const played = round(
        { 1: { wagers: { ante: '$10', progressive: wager }, hand: FIVE[name] } },
        'Qh Jh 7c 5s 4s 3s',
        settings,
        METER,
      )
      expect(wonOn(played.entries, '1', 'progressive')).toBe(wins[progressive])
      const isFull = wins[progressive] === '$48,000.00'
      // A full award starts the meter anew with seed and reserve.
      expect(played.meters.main?.shows).toBe(
        isFull ? 1_012_345n : wins[progressive] === '$4,800.00' ? 4_320_000n : 4_800_000n,
      )
    })

  test.each([
    ['FCPP-1', '$1', 'four aces', '$100.00'],
    ['FCPP-1', '$1', 'four nines', '$10.00'],
    ['FCPP-1', '$5', 'four nines', '$50.00'],
    ['FCPP-1', '$1', 'straight flush', '$5.00'],
    ['FCPP-1', '$1', 'three of a kind', undefined],
    ['FCPP-2', '$1', 'four aces', '$100.00'],
    ['FCPP-2', '$1', 'four nines', '$25.00'],
    ['FCPP-2', '$1', 'straight flush', undefined],
    ['FCPP-3', '$1', 'four aces', '$100.00'],
    ['FCPP-3', '$1', 'four nines', '$25.00'],
    ['FCPP-3', '$5', 'four aces', '$500.00'],
    ['FCPP-3', '$1', 'straight flush', undefined],
    ['PMG-01', '$1', 'royal flush', '$1,000.00'],
    ['PMG-01', '$1', 'straight flush', '$300.00'],
    ['PMG-01', '$1', 'four nines', undefined],
    ['PMG-02', '$5', 'royal flush', '$5,000.00'],
    ['PMG-02', '$5', 'straight flush', '$1,500.00'],
    ['PMG-02', '$5', 'full house', undefined],
  ] as const)('56-13 envy under %s with %s for %s: %s', (progressive, wager, name, envy) => {
    const players = {
      2: { wagers: { ante: '$10', progressive: wager }, hand: 'Qc Jc 7s 5h 3h' },
      5: { wagers: { ante: '$10', progressive: wager }, hand: FIVE[name] },
    }
    const { entries } = round(players, 'Qh Jh 7c 5s 4s 3s', { progressive, 'progressive wager': wager }, METER)
    expect([wonOn(entries, '2', 'progressive', 'envy'), wonOn(entries, '5', 'progressive', 'envy')]).toEqual([
      envy,
      undefined,
    ])
  })

  test('56-14 two hands for the meter, keyed from the right', () => {
    const with1 = { ante: '$10', progressive: '$1' }
    const players = {
      1: { wagers: with1, hand: 'Ac Kd 8s 6c 2h' },
      3: { wagers: with1, hand: 'Qh Jh Th 9h 8h' },
      6: { wagers: with1, hand: '9d 8d 7d 6d 5d' },
    }
    const { entries, meters } = round(players, 'Kc Jc 7s 5s 4s 3s', {}, METER)
    expect([wonOn(entries, '6', 'progressive'), wonOn(entries, '3', 'progressive')]).toEqual(['$4,800.00', '$4,320.00'])
    expect(entries.filter(({ what }) => what === 'envy').map(({ seat, of, win }) => [seat, of, win])).toEqual([
      ['3', '6', 30_000n],
      ['1', '6', 30_000n],
      ['6', '3', 30_000n],
      ['1', '3', 30_000n],
    ])
    expect(meters.main?.shows).toBe(3_888_000n)
  })

  test('a fold keeps the progressive', () => {
    const players = {
      1: { wagers: { ante: '$10', progressive: '$1' }, hand: FIVE['three of a kind'], fold: true as const },
    }
    expect(wonOn(round(players, 'Qh Jh 7c 5s 4s 3s').entries, '1', 'progressive')).toBe('$9.00')
  })
})

test('56-17 one player from the back forwards', () => {
  const wagers = { ante: '$10', 'aces up': '$10', progressive: '$1' }
  const { entries } = round({ 1: { wagers, hand: 'Kc Kd 7h 7s 2c' } }, 'Ac Jd 9s 6s 3c 5d', { schedule: 'FCP-05' })
  expect(entries.map(({ wager, does, win, wagered }) => [wager, does, win, wagered])).toEqual([
    ['progressive', 'collect', 0n, 100n],
    ['play', 'pay', 1000n, 1000n],
    ['ante', 'pay', 1000n, 1000n],
    ['aces up', 'pay', 3000n, 1000n],
    ['progressive', 'collect', 0n, 0n],
  ])
})

describe('what is refused, with its section', () => {
  const refusal = (actions: readonly Action[], settings = {}) => play(actions, settings).refused?.reasons[0]?.clause
  const wager = (seat: string, wagers: Record<string, string>, player?: string): Action => ({
    do: 'wager',
    seat,
    wagers: Object.fromEntries(Object.entries(wagers).map(([name, amount]) => [name, money(amount)])),
    ...(player === undefined ? {} : { player }),
  })
  test.each([
    ['Ante only', { ante: '$10' }, undefined],
    ['Aces Up only', { 'aces up': '$10' }, undefined],
    ['both, of different amounts', { ante: '$10', 'aces up': '$25' }, undefined],
    ['a progressive of another amount', { ante: '$10', progressive: '$2' }, 'S3d'],
    ['a wager of another game', { ante: '$10', 'super bonus': '$10' }, 'S3'],
  ])('56-08 %s', (_, wagers, clause) => expect(refusal([wager('1', wagers)])).toBe(clause))
  test('56-08 two positions are the decision of the house', () => {
    const two = [wager('1', { ante: '$10' }, 'P1'), wager('2', { ante: '$10' }, 'P1')]
    expect([refusal(two), refusal(two, { positions: 'several' })]).toEqual(['S3e', undefined])
  })
  test.each([
    ['$30', undefined],
    ['$5', 'S6'],
    ['$10', undefined],
    ['$9.99', 'S6'],
    ['$40', 'S6'],
    ['$30.01', 'S6'],
    ['$20', undefined],
  ])('56-07 Play %s on an Ante of $10', (amount, clause) => {
    const actions = roundOf(
      { 1: { wagers: { ante: '$10' }, hand: '9c 7d 5h 3s 2c', play: amount } },
      DEALER.replace('3s 3c', '4s 3c'),
    )
    expect(refusal(actions)).toBe(clause)
  })
  test.each([
    ['seat 2 has four cards', '9c 8c 7c 6c', 'Ac Jd 9h 6s 3c 2d'],
    ['the dealer has five', '9c 8c 7c 6c 2h', 'Ac Jd 9h 6s 3c'],
  ])('56-16 %s: all hands void, wagers back', (_, hand, dealer) => {
    const played = play(roundOf({ 2: { wagers: { ante: '$10', progressive: '$1' }, hand } }, dealer).slice(0, 3))
    expect(played.table.phase).toBe('bets')
    expect(
      played.entries.filter(({ does }) => does === 'return').map(({ wager, wagered, by }) => [wager, wagered, by]),
    ).toEqual([
      ['ante', 1000n, 'S14'],
      ['progressive', 100n, 'S14'],
    ])
  })
})
