import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { SIXTY, WHEEL_OF_CARDS } from '../../../tests/wheels.ts'
import { dollars, formatMoney } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { signsOf } from '../../cards/card.ts'
import { english } from '../../words/sentence.ts'
import {
  beginCardWheel,
  type CardWheel,
  type CardWheelAction,
  type CardWheelGame,
  cardWheelFaults,
  settleCardWheel,
  shownIn,
  stepCardWheel,
} from './game.ts'

/** `Kh cap Kd`: cards by their signs, awards by their names. */
const spinsOf = (text: string): CardWheelAction[] =>
  text.split(' ').map((word) => ({
    do: 'spin',
    shows: /^[2-9TJQKA][cdhs]$/.test(word) ? { card: cardsIn(word)[0]! } : { award: word },
  }))
const play = (text: string, wheel = SIXTY): CardWheelGame =>
  spinsOf(text).reduce((game, action) => {
    const next = stepCardWheel(WHEEL_OF_CARDS, wheel, game, action)
    if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
    return next
  }, beginCardWheel())

test('a card that is recorded is spun again, awards are kept and take the place of no card', () => {
  const game = play('Kh cap Kd Kh Ks 7c jacket 2d')
  const result = settleCardWheel(WHEEL_OF_CARDS, SIXTY, game)!
  expect(signsOf(result.cards)).toBe('Kh Kd Ks 7c 2d')
  expect(result).toMatchObject({ hand: 'three of a kind', spins: 8, amount: dollars(300) })
  expect(result.awards).toEqual([
    { award: 'cap', value: dollars(15) },
    { award: 'jacket', value: dollars(80) },
  ])
  expect(result.by).toEqual(['C2', 'C4', 'C3', 'C5'])
  expect(shownIn(game)).toEqual(['Kh', 'cap', 'Kd', 'Kh', 'Ks', '7c', 'jacket', '2d'])
  expect(game.spins.map(({ was }) => was).join(' ')).toBe('card award card repeated card card award card')
})

describe('what the hand is worth', () => {
  test.each([
    ['Kh Kd Ks 7c 2d', '$300.00'],
    ['Kh Kd Ks 7c 7d', '$700.00'],
    ['2h 9h Jh Kh 4h', '$500.00'],
    ['Ah 2c 3d 4s 5h', '$400.00'],
    ['Th Jc Qd Ks Ah', '$400.00'],
    ['9s 9h 9d 9c 2d', '$1,000.00'],
    ['5s 6s 7s 8s 9s', '$5,000.00'],
    ['As Ks Qs Js Ts', '$10,000.00'],
    ['8s 8h 3d 3c 2d', '$100.00'],
    ['As Ah 3d 4c 2d', '$0.00'],
    ['As Kh 3d 4c 2d', '$0.00'],
  ])('%s is %s', (cards, amount) => {
    expect(formatMoney(settleCardWheel(WHEEL_OF_CARDS, SIXTY, play(cards))!.amount)).toBe(amount)
  })
  test('a royal flush is a straight flush where it has no line of its own', () => {
    const wheel = { ...SIXTY, chart: SIXTY.chart.filter(({ hand }) => hand !== 'royal flush') }
    expect(settleCardWheel(WHEEL_OF_CARDS, wheel, play('As Ks Qs Js Ts'))?.amount).toBe(dollars(5_000))
  })
  test('nothing while cards are lacking', () => {
    expect(settleCardWheel(WHEEL_OF_CARDS, SIXTY, play('Kh Kd Ks 7c cap 7c'))).toBeUndefined()
  })
})

test.each<[string, CardWheelGame, CardWheelAction, string]>([
  ['a sixth card', play('Kh Kd Ks 7c 2d'), spinsOf('3c')[0]!, 'C6 hand of the wheel complete'],
  ['an award after the fifth card', play('Kh Kd Ks 7c 2d'), spinsOf('cap')[0]!, 'C6 hand of the wheel complete'],
  ['a joker', beginCardWheel(), { do: 'spin', shows: { card: 52 } }, 'C1 card not on the wheel'],
  ['no card at all', beginCardWheel(), { do: 'spin', shows: { card: -1 } }, 'C1 card not on the wheel'],
  ['half a card', beginCardWheel(), { do: 'spin', shows: { card: 1.5 } }, 'C1 card not on the wheel'],
  ['an award that is not posted', play('Kh'), spinsOf('boat')[0]!, 'C1 no such award on the wheel'],
])('refused with the clause: %s', (_, game, action, why) => {
  const before = structuredClone(game)
  const next = stepCardWheel(WHEEL_OF_CARDS, SIXTY, game, action)
  expect(isRefusal(next) ? `${next.reasons[0]?.clause} ${next.reasons[0]?.id}` : 'done').toBe(why)
  expect(game).toEqual(before)
})

test.each<[string, CardWheel, string[]]>([
  ['as it is', SIXTY, []],
  [
    'seven awards',
    { ...SIXTY, awards: [{ award: 'cap', value: dollars(15), times: 7 }] },
    ['the wheel has 8 sections for awards; 7 are posted [C1]'],
  ],
  [
    'nine awards',
    { ...SIXTY, awards: [{ award: 'cap', value: dollars(15), times: 9 }] },
    ['the wheel has 8 sections for awards; 9 are posted [C1]'],
  ],
  ['eight other awards', { ...SIXTY, awards: [{ award: 'mug', value: dollars(9), times: 8 }] }, []],
  [
    'an award without value, and one twice',
    {
      ...SIXTY,
      awards: [
        { award: 'cap', value: dollars(0), times: 4 },
        { award: 'cap', value: dollars(15), times: 4 },
      ],
    },
    ['cap is listed twice; say how many sections it has [C1]', 'cap has no value [C1]'],
  ],
  ['no chart', { ...SIXTY, chart: [] }, ['the chart of hands is not posted [C5]']],
  [
    'a hand twice and without amount',
    {
      ...SIXTY,
      chart: [
        { hand: 'flush', amount: dollars(500) },
        { hand: 'flush', amount: dollars(0) },
      ],
    },
    ['flush is twice on the chart [C5]', 'flush has no amount on the chart [C5]'],
  ],
])('a wheel that is to be posted: %s', (_, wheel, faults) => {
  expect(cardWheelFaults(WHEEL_OF_CARDS, wheel).map(({ clause, ...why }) => `${english(why)} [${clause}]`)).toEqual(
    faults,
  )
})
