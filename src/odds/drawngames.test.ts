import { describe, expect, test } from 'vitest'
import { HI_LO } from '../../tests/hilo.ts'
import { isRefusal } from '../base/refusal.ts'
import { cardOf, rankOf } from '../cards/card.ts'
import type { DoubleUpRules } from '../games/doubleup/game.ts'
import { beginHiLo, type HiLoAction, type HiLoGame, type HiLoRules, settleHiLo, stepHiLo } from '../games/hilo/game.ts'
import { coupsOf, doubleUpOdds } from './doubleup.ts'
import { formatFraction, fraction, plus, toNumber } from './fraction.ts'
import { callOf, hiLoOdds, stopsIfEndless } from './hilo.ts'

const { forgiven: _forgiven, ...STRICT } = HI_LO
const PRIZES = [50n, 100n, 150n, 200n, 250n, 350n, 500n, 1000n]
const ODDS = hiLoOdds(HI_LO, PRIZES)

describe('hi-lo', () => {
  test('the first guess, by hand: twelve other ranks, the better side of each rank', () => {
    // 12 + 11 + 10 + 9 + 8 + 7 + 6 + 7 + … + 12 of 12 for each of thirteen ranks: 120 of 156. Every other rank has four cards.
    expect(formatFraction(hiLoOdds({ ...STRICT, top: { by: 'P7', right: 1 } }, PRIZES).reach[1]!)).toBe('10/13')
  })

  test('one miss forgiven at the first guess: right at once, or wrong and then right', () => {
    // Written out apart from the program, for the card that is seen alone; ties on the way change nothing between the others.
    const chance =
      Array.from({ length: 13 }, (_, rank) => {
        const isHigher = rank <= 6
        const right = isHigher ? 12 - rank : rank
        const wrong = Array.from({ length: 13 }, (_, other) => other).filter(
          (other) => other !== rank && other > rank !== isHigher,
        )
        const second = wrong.reduce((sum, other) => sum + (1 / 12) * afterMiss(rank, other), 0)
        return right / 12 + second
      }).reduce((a, b) => a + b) / 13
    expect(toNumber(ODDS.reach[1]!)).toBeCloseTo(chance, 12)
  })

  /** The chance to be right at `other`, which came after `first` cards of `rank` were passed. */
  function afterMiss(rank: number, other: number): number {
    const isHigher = other <= 6
    let total = 0
    // So many cards of the first rank came in a row before: the run is longer with what is left of it.
    for (let run = 1, left = 1; run <= 4; run++) {
      const ends = 48 / (52 - run)
      const isOnSide = rank > other === isHigher
      const side = (isHigher ? 12 - other : other) * 4 - (isOnSide ? run : 0)
      total += (left * ends * side) / (52 - run - 4)
      left *= (4 - run) / (52 - run)
    }
    return total
  }

  /** A game by the steps of the table itself, calling by the card alone; what it comes to. */
  function played(rules: HiLoRules, cards: readonly number[], ranks: number, aim: number): HiLoGame {
    let game = beginHiLo()
    const act = (action: HiLoAction) => {
      const next = stepHiLo(rules, game, action)
      if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
      game = next
    }
    act({ do: 'shuffle' })
    act({ do: 'cut' })
    let at = 0
    act({ do: 'turn', card: cards[at++]! })
    while (game.phase !== 'over' && game.right < aim) {
      act({ do: 'call', call: callOf(rankOf(game.cards.at(-1)!), ranks) })
      while (game.phase === 'to turn') act({ do: 'turn', card: cards[at++]! })
    }
    return game
  }

  test('a deck of five ranks in two suits: every order played by the steps of the game', () => {
    const deck = { ranks: 5, copies: 2 }
    const rules = { ...HI_LO, top: { by: 'P7', right: 3 } }
    const prizes = [50n, 100n, 150n, 900n]
    const sums = { games: 0, reached: [0, 0, 0, 0], won: [0, 0, 0, 0] }
    const left = [2, 2, 2, 2, 2]
    const cards: number[] = []
    const walk = (): void => {
      if (cards.length === 10) {
        sums.games++
        for (const aim of [1, 2, 3]) {
          const game = played(rules, cards, 5, aim)
          if (game.right >= aim) sums.reached[aim]!++
          sums.won[aim]! += Number(prizes[settleHiLo(rules, game).rung])
        }
        return
      }
      for (let rank = 0; rank < 5; rank++) {
        if (left[rank] === 0) continue
        left[rank]!--
        cards.push(cardOf(rank, left[rank]!))
        walk()
        cards.pop()
        left[rank]!++
      }
    }
    walk()
    expect(sums.games).toBe(113_400)
    const { reach, aims } = hiLoOdds(rules, prizes, deck)
    for (const aim of [1, 2, 3]) {
      expect(formatFraction(reach[aim]!)).toBe(formatFraction(fraction(sums.reached[aim]!, sums.games)))
      expect(formatFraction(aims[aim]!)).toBe(formatFraction(fraction(sums.won[aim]!, sums.games)))
    }
  })

  test('one deck: seeded games by the same steps come near', () => {
    const { reach, aims } = ODDS
    const games = 20_000
    let seed = 20_120_802
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((seed / 2 ** 32) * below)
    }
    const [reached, won] = [new Array<number>(8).fill(0), { sum: 0, squares: 0 }]
    for (let n = 0; n < games; n++) {
      const cards = Array.from({ length: 52 }, (_, card) => card)
      for (let at = 51; at > 0; at--) {
        const other = random(at + 1)
        ;[cards[at], cards[other]] = [cards[other]!, cards[at]!]
      }
      const game = played(HI_LO, cards, 13, 7)
      for (let rung = 0; rung <= game.right; rung++) reached[rung]!++
      const prize = Number(PRIZES[settleHiLo(HI_LO, game).rung])
      won.sum += prize
      won.squares += prize * prize
    }
    for (const [rung, times] of reached.entries()) {
      const chance = toNumber(reach[rung]!)
      expect(Math.abs(times / games - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / games))
    }
    const mean = won.sum / games
    const deviation = Math.sqrt((won.squares / games - mean * mean) / games)
    expect(Math.abs(mean - toNumber(aims[7]!))).toBeLessThan(4 * deviation)
  })

  test('each rung is rarer than the one before; the best play is worth at least every fixed aim', () => {
    const { reach, remembering, aims, best } = ODDS
    expect(formatFraction(reach[0]!)).toBe('1')
    for (let rung = 1; rung < reach.length; rung++)
      expect(toNumber(reach[rung]!)).toBeLessThan(toNumber(reach[rung - 1]!))
    for (const aim of aims) expect(toNumber(best)).toBeGreaterThanOrEqual(toNumber(aim))
    expect(formatFraction(aims[0]!)).toBe('50')
    // One card seen is all there is to remember at the first guess; later it helps a little.
    expect(formatFraction(remembering[1]!)).toBe(formatFraction(reach[1]!))
    for (const rung of [2, 3]) {
      expect(toNumber(remembering[rung]!)).toBeGreaterThan(toNumber(reach[rung]!))
      expect(toNumber(remembering[rung]!) - toNumber(reach[rung]!)).toBeLessThan(0.005)
    }
  })

  test('with a small top prize it is better to stop at a bad card, and stopping is counted', () => {
    const prizes = [50n, 100n, 150n, 200n, 250n, 350n, 500n, 520n]
    const stops = stopsIfEndless(HI_LO, prizes)
    // Before the last guess: a two is followed by a higher rank for certain; a three loses $400 in one case of twelve for $20.
    expect([6, 1, 0].map((rank) => stops(6, 0, rank))).toEqual([true, true, false])
    // An eight: half of about $500 and half of $100 is less than $350.
    expect([6, 0].map((rank) => stops(5, 0, rank))).toEqual([true, false])
    const { best, aims } = hiLoOdds(HI_LO, prizes)
    for (const aim of aims) expect(toNumber(best)).toBeGreaterThan(toNumber(aim))
  })

  test('calling the side with more ranks is best at every card, were the deck endless', () => {
    // By rung aimed at and by card: no other call does better, the middle card being alike both ways.
    const right = (aim: number) => {
      const value = (done: number, wrong: number, rank: number, best: boolean): number => {
        if (done === aim) return 1
        const calls = best ? ([true, false] as const) : ([callOf(rank) === 'higher'] as const)
        return Math.max(
          ...calls.map((isHigher) =>
            Array.from({ length: 13 }, (_, other) => other)
              .filter((other) => other !== rank)
              .reduce((sum, other) => {
                if (other > rank === isHigher) return sum + memo(done + 1, wrong, other, best) / 12
                return sum + (wrong === 0 && done < 2 ? memo(done, 1, other, best) / 12 : 0)
              }, 0),
          ),
        )
      }
      const known = new Map<string, number>()
      const memo = (done: number, wrong: number, rank: number, best: boolean): number => {
        const key = `${done} ${wrong} ${rank} ${best}`
        const found = known.get(key) ?? value(done, wrong, rank, best)
        known.set(key, found)
        return found
      }
      return (rank: number) => [memo(0, 0, rank, false), memo(0, 0, rank, true)] as const
    }
    for (const aim of [1, 3, 7])
      for (let rank = 0; rank < 13; rank++) {
        const [plain, best] = right(aim)(rank)
        expect(plain).toBeCloseTo(best, 12)
      }
  })
})

describe('double-up baccarat', () => {
  const term = { by: 'R1' }
  const rulesFor = (hands: number): DoubleUpRules => ({
    keep: term,
    choose: term,
    tie: term,
    lost: term,
    dragon: term,
    top: { by: 'R2', hands },
    decks: { by: 'R3', number: 8 },
  })

  test('all outcomes of a hand are one', () => {
    const { player, banker, tie, dragon } = coupsOf(8)
    expect(formatFraction([player, banker, tie, dragon].reduce(plus, fraction(0)))).toBe('1')
  })

  test('the prize cannot be lost, so the winner plays every time; Player is the better side, as a Dragon 7 wins for both', () => {
    const { steps, sides } = doubleUpOdds(rulesFor(3), [1, 2, 4, 10])
    expect(steps.map(({ best }) => best)).toEqual(['player', 'player', 'player'])
    expect(toNumber(sides.player.wins)).toBeGreaterThan(toNumber(sides.banker.wins))
    // The last step by hand: wins 10, loses 1, a Dragon 7 is 10.
    const { wins, loses, dragon } = sides.player
    expect(toNumber(steps[2]!.worth)).toBeCloseTo(10 * toNumber(wins) + 10 * toNumber(dragon) + toNumber(loses), 12)
    expect(toNumber(steps[0]!.worth)).toBeGreaterThan(2)
  })

  test('where little more is to be had the prize is kept', () => {
    expect(doubleUpOdds(rulesFor(2), [100, 101, 102]).steps.at(-1)?.best).toBe('player')
    expect(doubleUpOdds(rulesFor(2), [1, 8, 9]).steps.at(-1)).toMatchObject({ keep: 8, best: 'keep' })
  })
})
