/** Double-up baccarat: what each side wins, and what the prize is worth to a winner who plays on as long as it pays. */
import { bankerDraws, playerDraws } from '../cards/baccarat.ts'
import { type Card, cardOf, TEN } from '../cards/card.ts'
import { SIDES, type Side } from '../games/doubleup/game.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'

/** Of one hand from a full shoe: a banker seven of three cards is counted apart, as it wins for either side. */
export type Coups = Record<'player' | 'banker' | 'tie' | 'dragon', Fraction>

export type DoubleUpOdds = {
  readonly coups: Coups
  /** By side, of a hand that is played until it is no tie. */
  readonly sides: Record<Side, { readonly wins: Fraction; readonly loses: Fraction; readonly dragon: Fraction }>
  /** By hands won: what it is worth to go on as best one can, in times the prize; and whether that is more than to keep. */
  readonly steps: readonly { readonly keep: number; readonly worth: Fraction; readonly best: 'keep' | Side }[]
}

const VALUES = 10
/** One card for each value, for the drawing rules. */
const CARD_OF: readonly Card[] = Array.from({ length: VALUES }, (_, value) =>
  value === 0 ? cardOf(TEN, 0) : value === 1 ? cardOf(12, 0) : cardOf(value - 2, 0),
)

/** All orders of six cards by value; hands of four or five cards have every card behind them that could follow. */
export function coupsOf(decks: number): Coups {
  const left = Array.from({ length: VALUES }, (_, value) => decks * (value === 0 ? 16 : 4))
  const cards = decks * 52
  const won = { player: 0n, banker: 0n, tie: 0n, dragon: 0n }
  const book = (player: readonly number[], banker: readonly number[], ways: number, unseen: number) => {
    const [ours, theirs] = [player, banker].map((hand) => hand.reduce((sum, value) => sum + value, 0) % 10) as [
      number,
      number,
    ]
    const isDragon = theirs === 7 && ours < 7 && banker.length === 3
    const name = ours > theirs ? 'player' : ours === theirs ? 'tie' : isDragon ? 'dragon' : 'banker'
    won[name] += BigInt(ways) * BigInt(unseen)
  }
  /** Calls back with every value that can come next and how many cards have it. */
  const draw = (then: (value: number, ways: number) => void) => {
    for (let value = 0; value < VALUES; value++) {
      const ways = left[value]!
      if (ways === 0) continue
      left[value] = ways - 1
      then(value, ways)
      left[value] = ways
    }
  }
  const faces = (values: readonly number[]) => values.map((value) => CARD_OF[value]!)
  draw((a, first) =>
    draw((b, second) =>
      draw((c, third) =>
        draw((d, fourth) => {
          const ways = first * second * third * fourth
          const [player, banker] = [
            [a, b],
            [c, d],
          ]
          const drawsBanker = (hand: readonly number[]) => bankerDraws(faces(hand), faces(banker))
          const bankerTurn = (hand: readonly number[], so: number) => {
            const isShort = hand.length === 2
            if (!drawsBanker(hand)) return book(hand, banker, so, isShort ? (cards - 4) * (cards - 5) : cards - 5)
            return draw((e, last) => book(hand, [...banker, e], so * last, isShort ? cards - 5 : 1))
          }
          if (playerDraws(faces(player), faces(banker))) draw((e, fifth) => bankerTurn([...player, e], ways * fifth))
          else bankerTurn(player, ways)
        }),
      ),
    ),
  )
  const all = [0, 1, 2, 3, 4, 5].reduce((orders, n) => orders * BigInt(cards - n), 1n)
  const chance = (name: keyof Coups) => fraction(won[name], all)
  return { player: chance('player'), banker: chance('banker'), tie: chance('tie'), dragon: chance('dragon') }
}

/** `times`: what each number of hands won pays, the prize itself first. Every hand comes from a full shoe. */
export function doubleUpOdds(decks: number, times: readonly number[]): DoubleUpOdds {
  const coups = coupsOf(decks)
  const decided = plus(plus(coups.player, coups.banker), coups.dragon)
  const of = (name: keyof Coups) => dividedBy(coups[name], decided)
  const sides = {
    player: { wins: of('player'), loses: of('banker'), dragon: of('dragon') },
    banker: { wins: of('banker'), loses: of('player'), dragon: of('dragon') },
  }
  const top = times.length - 1
  const steps: { keep: number; worth: Fraction; best: 'keep' | Side }[] = []
  let next = fraction(times[top] ?? 0)
  for (let won = top - 1; won >= 0; won--) {
    const played = SIDES.map((side) => {
      const { wins, loses, dragon } = sides[side]
      const worth = plus(
        plus(by(wins, next), by(dragon, fraction(times[top] ?? 0))),
        by(loses, fraction(times[0] ?? 0)),
      )
      return { side, worth }
    })
    const keep = times[won] ?? 0
    const best = played.reduce((a, b) => (isMore(b.worth, a.worth) ? b : a))
    const isBetter = isMore(best.worth, fraction(keep))
    next = isBetter ? best.worth : fraction(keep)
    steps.unshift({ keep, worth: best.worth, best: isBetter ? best.side : 'keep' })
  }
  return { coups, sides, steps }
}

const by = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
const isMore = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under
