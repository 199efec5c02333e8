import { describe, expect, test } from 'vitest'
import { BIG_SPIN, cash, PRIZE_WHEEL, SECTIONS, SIXTY, TWENTY, WHEEL_OF_CARDS } from '../../../tests/wheels.ts'
import { type Cents, dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import {
  beginCardWheel,
  type CardWheel,
  type CardWheelGame,
  type CardWheelRules,
  settleCardWheel,
  stepCardWheel,
} from '../../games/cardwheel/game.ts'
import { beginWheel, type Rests, stepWheel, type WheelGame } from '../../games/wheel/game.ts'
import { sizeOf, type Wheel, type WheelRules } from '../../games/wheel/rules.ts'
import { settleWheel } from '../../games/wheel/settle.ts'
import { rngOf } from '../../sim/rng.ts'
import { formatFraction, fraction, plus, toNumber } from '../fraction.ts'
import { cardWheelOdds } from './cardwheel.ts'
import { wheelOdds } from './prizewheel.ts'

const NOON = '2026-05-04T12:00:00'
const FIVE = '2026-05-04T17:00:00'

/** Of two-sided 99%, and of the chi-square at so many degrees (Wilson and Hilferty). */
const SIGMAS = 2.576
const critical = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 2.326 * Math.sqrt(2 / (9 * degrees))) ** 3
/** How far counts are from what was expected; over the critical value it is no chance. */
const chiSquare = (counts: readonly { seen: number; expected: number }[]): number =>
  counts.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0)

describe('the prize wheel', () => {
  /** Everything that can happen in so many spins, each spot once for each of its places, by the steps of the game. */
  function walked(rules: WheelRules, wheel: Wheel, local: string, most: number) {
    const size = sizeOf(wheel)
    const ends = new Map<string, number>()
    const sums = { worth: 0, undecided: 0 }
    // Games that have come the same way are the same from then on, so that each kind is walked once.
    let open = [{ game: beginWheel(), chance: 1 }]
    for (let spins = 0; spins < most && open.length > 0; spins++) {
      const next = new Map<string, { game: WheelGame; chance: number }>()
      for (const { game, chance } of open)
        for (let spot = 1; spot <= size; spot++) {
          const seen = { turns: 2, touched: false, stopped: true, rests: { spot } }
          const after = stepWheel(rules, wheel, game, { do: 'spin', ...seen }, local)
          if (isRefusal(after)) throw new Error(after.reasons[0]?.id)
          const result = settleWheel(rules, wheel, after)
          if (result === undefined) {
            const same = next.get(after.phase)
            next.set(after.phase, { game: after, chance: (same?.chance ?? 0) + chance / size })
            continue
          }
          if (result.won === 'nothing') throw new Error('spun, and nothing won')
          const key = `${result.won} ${result.spot}`
          ends.set(key, (ends.get(key) ?? 0) + chance / size)
          sums.worth += (chance / size) * Number(result.amount)
        }
      open = [...next.values()]
    }
    sums.undecided = open.reduce((sum, { chance }) => sum + chance, 0)
    return { ends, ...sums }
  }

  const SMALL: Wheel = {
    spots: [
      { spot: 'double', double: true },
      { spot: 'cap', value: dollars(20), form: 'merchandise', thing: 'a cap', times: 2 },
      cash(10),
      cash(100, 2),
    ],
    jackpot: { value: dollars(1_000), form: 'chips' },
    least: [{ from: '16:00', to: '18:00', prize: dollars(50) }],
  }
  const spotFirst: WheelRules = {
    ...PRIZE_WHEEL,
    least: { ...PRIZE_WHEEL.least!, doubled: { by: 'reading R2', raises: 'spot' } },
  }

  test('a wheel of twenty spots, by hand', () => {
    // First spin: (24,000 + 6,985) / 20. After a double, of 19 spots: (2 × 6,985 + 5,000) / 19.
    const { worth, spins, outcomes } = wheelOdds(PRIZE_WHEEL, TWENTY, NOON)
    expect(formatFraction(worth)).toBe(formatFraction(fraction(100 * (30_985 * 19 + 18_970), 20 * 19)))
    expect(formatFraction(spins)).toBe('20/19')
    const chance = (won: string, spot: string) =>
      formatFraction(outcomes.find((one) => one.won === won && one.spot === spot)!.chance)
    expect(chance('prize', '$10')).toBe('3/10')
    expect(chance('prize', 'car')).toBe('1/20')
    expect(chance('doubled', '$25')).toBe('1/76')
    expect(chance('jackpot', 'double')).toBe('1/380')
    expect(outcomes.some(({ won, spot }) => won === 'doubled' && spot === 'car')).toBe(false)
  })

  test('in the hours of the minimum, by hand: eleven spots become $50, doubled or not', () => {
    const { worth } = wheelOdds(PRIZE_WHEEL, TWENTY, FIVE)
    expect(formatFraction(worth)).toBe(formatFraction(fraction(100 * (31_350 * 19 + 14_150 + 5_000), 20 * 19)))
  })

  test('a wheel without a double: the mean of its sections', () => {
    const { worth, spins } = wheelOdds(BIG_SPIN, SECTIONS, NOON)
    expect(formatFraction(worth)).toBe(formatFraction(fraction(100 * (4 * 50 + 250 + 5_000 + 750 + 100_000), 8)))
    expect(formatFraction(spins)).toBe('1')
  })

  test.each([
    ['at noon', PRIZE_WHEEL, SMALL, NOON],
    ['in the hours of the minimum', PRIZE_WHEEL, SMALL, FIVE],
    ['where the minimum raises the spot that is doubled', spotFirst, SMALL, FIVE],
    ['without a double', BIG_SPIN, SECTIONS, NOON],
  ])('every way through a wheel, by the steps of the game: %s', (_, rules, wheel, local) => {
    const { outcomes, worth } = wheelOdds(rules, wheel, local)
    expect(formatFraction(outcomes.map(({ chance }) => chance).reduce(plus))).toBe('1')
    const walk = walked(rules, wheel, local, 60)
    // After a double two of six spots are spun again: sixty spins leave next to nothing open.
    expect(walk.undecided).toBeLessThan(1e-25)
    expect(walk.ends.size).toBe(outcomes.length)
    for (const { won, spot, chance } of outcomes)
      expect(walk.ends.get(`${won} ${spot}`)).toBeCloseTo(toNumber(chance), 12)
    expect(walk.worth).toBeCloseTo(toNumber(worth), 6)
  })

  /** A real wheel with clumsy people around it: pegs, short spins and hands that touch. */
  function spunOut(seed: string, games: number): { ends: Map<string, number>; mean: number; deviation: number } {
    const rng = rngOf(seed)
    const ends = new Map<string, number>()
    const won = { sum: 0, squares: 0 }
    for (let n = 0; n < games; n++) {
      let game = beginWheel()
      while (game.phase !== 'over') {
        const rests: Rests = rng.oneIn(12) ? 'peg' : { spot: 1 + rng.below(20) }
        const action = { do: 'spin', turns: 1 + rng.below(5), touched: rng.oneIn(20), stopped: true, rests } as const
        const next = stepWheel(PRIZE_WHEEL, TWENTY, game, action, NOON)
        if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
        game = next
      }
      const result = settleWheel(PRIZE_WHEEL, TWENTY, game)
      if (result === undefined || result.won === 'nothing') throw new Error('no prize')
      const key = `${result.won} ${result.spot}`
      ends.set(key, (ends.get(key) ?? 0) + 1)
      won.sum += Number(result.amount)
      won.squares += Number(result.amount) ** 2
    }
    const mean = won.sum / games
    return { ends, mean, deviation: Math.sqrt((won.squares / games - mean * mean) / games) }
  }

  test('seeded games with invalid spins among them are where 99 of 100 are', () => {
    const games = 60_000
    const { ends, mean, deviation } = spunOut('prize wheel', games)
    const { outcomes, worth } = wheelOdds(PRIZE_WHEEL, TWENTY, NOON)
    const far = (chances: readonly { key: string; chance: number }[]) =>
      chiSquare(chances.map(({ key, chance }) => ({ seen: ends.get(key) ?? 0, expected: chance * games })))
    const right = outcomes.map(({ won, spot, chance }) => ({ key: `${won} ${spot}`, chance: toNumber(chance) }))
    expect(far(right)).toBeLessThan(critical(right.length - 1))
    expect(Math.abs(mean - toNumber(worth))).toBeLessThan(SIGMAS * deviation)
    // A double spot twice as wide would be noticed.
    const doubled = right.filter(({ key }) => !key.startsWith('prize'))
    const wide = right.map((one) => ({ ...one, chance: one.chance * (doubled.includes(one) ? 2 : 18 / 19) }))
    expect(far(wide)).toBeGreaterThan(critical(right.length - 1))
  })
})

describe('the wheel of cards', () => {
  test('every hand is as likely as from a shuffled deck: the well-known numbers', () => {
    const { hands } = cardWheelOdds(WHEEL_OF_CARDS, SIXTY)
    const ways = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]
    expect(hands.map(({ chance }) => formatFraction(chance))).toEqual(
      ways.map((number) => formatFraction(fraction(number, 2_598_960))),
    )
  })

  test('what it is worth, by hand', () => {
    const { worth, spins, awards } = cardWheelOdds(WHEEL_OF_CARDS, SIXTY)
    const paid =
      4 * 10_000 + 36 * 5_000 + 624 * 1_000 + 3_744 * 700 + 5_108 * 500 + 10_200 * 400 + 54_912 * 300 + 123_552 * 100
    expect(formatFraction(worth.hand)).toBe(formatFraction(fraction(100 * paid, 2_598_960)))
    const waits = [52, 51, 50, 49, 48].map((left) => fraction(1, left)).reduce(plus)
    expect(formatFraction(spins)).toBe(formatFraction(fraction(60n * waits.over, waits.under)))
    // Two sections each, $15, $30, $60 and $80.
    expect(formatFraction(worth.awards)).toBe(formatFraction(fraction(37_000n * waits.over, waits.under)))
    expect(formatFraction(awards[0]!.times)).toBe(formatFraction(fraction(2n * waits.over, waits.under)))
    const never = (52 / 54) * (51 / 53) * (50 / 52) * (49 / 51) * (48 / 50)
    expect(toNumber(awards[0]!.once)).toBeCloseTo(1 - never, 12)
  })

  test('a small wheel of eight cards and three awards: every way through it, by the steps of the game', () => {
    const rules: CardWheelRules = { ...WHEEL_OF_CARDS, sections: { by: 'C1', cards: 8, awards: 3 } }
    const wheel: CardWheel = {
      awards: [
        { award: 'cap', value: dollars(10), times: 2 },
        { award: 'mug', value: dollars(4) },
      ],
      chart: [{ hand: 'full house', amount: dollars(7) }],
    }
    const sections = [
      ...Array.from({ length: 8 }, (_, card) => ({ card })),
      { award: 'cap' },
      { award: 'cap' },
      { award: 'mug' },
    ]
    const hands = new Map<string, number>()
    const sums = { spins: 0, worth: 0, awards: 0, cap: 0 }
    // What happens next hangs on the cards recorded alone; whether a cap has come is carried along.
    let open = new Map([['', { game: beginCardWheel(), hasCap: false, chance: 1 }]])
    for (let spins = 1; spins <= 300; spins++) {
      const next: typeof open = new Map()
      for (const { game, hasCap, chance } of open.values())
        for (const shows of sections) {
          const after = stepCardWheel(rules, wheel, game, { do: 'spin', shows })
          if (isRefusal(after)) throw new Error(after.reasons[0]?.id)
          const part = chance / sections.length
          const cap = hasCap || ('award' in shows && shows.award === 'cap')
          if ('award' in shows) sums.awards += part * (shows.award === 'cap' ? 1_000 : 400)
          const result = settleCardWheel(rules, wheel, after)
          if (result === undefined) {
            const key = `${[...after.hand].sort().join(' ')} ${cap}`
            const kept: CardWheelGame = { ...after, spins: [] }
            next.set(key, { game: kept, hasCap: cap, chance: (next.get(key)?.chance ?? 0) + part })
            continue
          }
          hands.set(result.hand, (hands.get(result.hand) ?? 0) + part)
          sums.spins += part * spins
          sums.worth += part * Number(result.amount)
          if (cap) sums.cap += part
        }
      open = next
    }
    const odds = cardWheelOdds(rules, wheel)
    for (const { hand, chance } of odds.hands) expect(hands.get(hand) ?? 0).toBeCloseTo(toNumber(chance), 12)
    // Of 56 hands out of two ranks in four suits 48 are full houses, and eight have four of a kind.
    expect(formatFraction(odds.hands.find(({ hand }) => hand === 'full house')!.chance)).toBe('6/7')
    expect(sums.spins).toBeCloseTo(toNumber(odds.spins), 9)
    expect(sums.worth).toBeCloseTo(toNumber(odds.worth.hand), 9)
    expect(sums.awards).toBeCloseTo(toNumber(odds.worth.awards), 9)
    expect(sums.cap).toBeCloseTo(toNumber(odds.awards[0]!.once), 9)
  })

  test('seeded games are where 99 of 100 are', () => {
    const rng = rngOf('wheel of cards')
    const games = 40_000
    const awards = SIXTY.awards.flatMap(({ award, times = 1 }) => new Array<string>(times).fill(award))
    const counts = new Map<string, number>()
    const spins = { sum: 0, squares: 0 }
    const worth = { sum: 0, squares: 0 }
    const count = (in_: { sum: number; squares: number }, number: number) => {
      in_.sum += number
      in_.squares += number * number
    }
    for (let n = 0; n < games; n++) {
      let game = beginCardWheel()
      while (game.phase !== 'over') {
        const section = rng.below(60)
        const shows = section < 52 ? { card: section } : { award: awards[section - 52]! }
        const next = stepCardWheel(WHEEL_OF_CARDS, SIXTY, game, { do: 'spin', shows })
        if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
        game = next
      }
      const result = settleCardWheel(WHEEL_OF_CARDS, SIXTY, game)!
      counts.set(result.hand, (counts.get(result.hand) ?? 0) + 1)
      count(spins, result.spins)
      count(worth, Number(result.awards.reduce((sum, { value }) => (sum + value) as Cents, 0n as Cents)))
    }
    const odds = cardWheelOdds(WHEEL_OF_CARDS, SIXTY)
    // Hands that come too seldom to be counted one by one stand together.
    const rare = ['royal flush', 'straight flush', 'four of a kind']
    const seenOf = (hands: readonly string[]) => ({
      seen: hands.reduce((sum, hand) => sum + (counts.get(hand) ?? 0), 0),
      expected: odds.hands.reduce(
        (sum, { hand, chance }) => sum + (hands.includes(hand) ? toNumber(chance) * games : 0),
        0,
      ),
    })
    const bins = [rare, ...odds.hands.map(({ hand }) => [hand as string]).filter(([hand]) => !rare.includes(hand!))]
    expect(chiSquare(bins.map(seenOf))).toBeLessThan(critical(bins.length - 1))
    for (const [{ sum, squares }, exact] of [
      [spins, odds.spins],
      [worth, odds.worth.awards],
    ] as const) {
      const mean = sum / games
      expect(Math.abs(mean - toNumber(exact))).toBeLessThan(SIGMAS * Math.sqrt((squares / games - mean * mean) / games))
    }
  })
})
