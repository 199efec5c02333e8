/** Double-up baccarat: what each side wins, and what the prize is worth to a winner who plays on as long as it pays. */
import { isRefusal } from '../base/refusal.ts'
import { type Card, cardOf, TEN } from '../cards/card.ts'
import { bankerDraws, playerDraws } from '../cards/hands/baccarat.ts'
import {
  type DoubleUpAction,
  type DoubleUpRules,
  SIDES,
  type Side,
  settleDoubleUp,
  stepDoubleUp,
} from '../games/doubleup/game.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'

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

/** Of one hand from a full shoe: a banker seven of three cards is counted apart, as it wins for either side. */
export function coupsOf(decks: number): Coups {
  const won = { player: 0n, banker: 0n, tie: 0n, dragon: 0n }
  const all = eachCoup(decks, (player, banker, ways) => {
    won[kindOf(player, banker)] += ways
  })
  const chance = (name: keyof Coups) => fraction(won[name], all)
  return { player: chance('player'), banker: chance('banker'), tie: chance('tie'), dragon: chance('dragon') }
}

function kindOf(player: readonly number[], banker: readonly number[]): keyof Coups {
  const [ours, theirs] = [totalOf(player), totalOf(banker)]
  if (ours >= theirs) return ours > theirs ? 'player' : 'tie'
  return theirs === 7 && banker.length === 3 ? 'dragon' : 'banker'
}

export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10

/**
 * Every hand by the values of its cards, and in how many orders of six cards it comes; hands of four or five cards have every
 * card behind them that could follow. Answers how many orders there are.
 */
export function eachCoup(
  decks: number,
  visit: (player: readonly number[], banker: readonly number[], ways: bigint) => void,
): bigint {
  const left = Array.from({ length: VALUES }, (_, value) => decks * (value === 0 ? 16 : 4))
  const cards = decks * 52
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
  const bankerTurn = (player: readonly number[], banker: readonly number[], ways: number) => {
    const isShort = player.length === 2
    const unseen = isShort ? (cards - 4) * (cards - 5) : cards - 5
    if (!bankerDraws(faces(player), faces(banker))) return visit(player, banker, BigInt(ways) * BigInt(unseen))
    draw((e, last) => {
      visit(player, [...banker, e], BigInt(ways * last) * BigInt(isShort ? cards - 5 : 1))
    })
  }
  draw((a, first) =>
    draw((b, second) =>
      draw((c, third) =>
        draw((d, fourth) => {
          const ways = first * second * third * fourth
          const [player, banker] = [
            [a, b],
            [c, d],
          ]
          if (playerDraws(faces(player), faces(banker)))
            draw((e, fifth) => bankerTurn([...player, e], banker, ways * fifth))
          else bankerTurn(player, banker, ways)
        }),
      ),
    ),
  )
  return [0, 1, 2, 3, 4, 5].reduce((orders, n) => orders * BigInt(cards - n), 1n)
}

/** `times`: what each number of hands won pays, the prize itself first. Every hand comes from a full shoe. */
export function doubleUpOdds(rules: DoubleUpRules, times: readonly number[]): DoubleUpOdds {
  const coups = coupsOf(rules.decks.number)
  const examples = examplesOf(rules)
  const after = (won: number, on: Side, kind: keyof Coups) => outcomeOf(rules, won, on, examples[kind]!)
  const decided = (on: Side, was: Outcome['was']): Fraction => {
    const kinds = KINDS.filter((kind) => after(0, on, kind).was !== 'again')
    const all = kinds.map((kind) => coups[kind]).reduce(plus)
    const met = kinds.filter((kind) => after(0, on, kind).was === was).map((kind) => coups[kind])
    return dividedBy(met.reduce(plus, NOTHING), all)
  }
  const sides = Object.fromEntries(
    SIDES.map((on) => [on, { wins: decided(on, 'won'), loses: decided(on, 'lost'), dragon: decided(on, 'dragon') }]),
  ) as DoubleUpOdds['sides']
  const top = rules.top.hands
  const steps: { keep: number; worth: Fraction; best: 'keep' | Side }[] = []
  let next = fraction(times[top] ?? 0)
  for (let won = top - 1; won >= 0; won--) {
    const played = SIDES.map((side) => {
      const kinds = KINDS.map((kind) => ({ chance: coups[kind], ...after(won, side, kind) })).filter(
        ({ was }) => was !== 'again',
      )
      const sum = kinds.map(({ chance, rung }) => by(chance, rung === undefined ? next : fraction(times[rung] ?? 0)))
      return { side, worth: dividedBy(sum.reduce(plus), kinds.map(({ chance }) => chance).reduce(plus)) }
    })
    const keep = times[won] ?? 0
    const best = played.reduce((a, b) => (isMore(b.worth, a.worth) ? b : a))
    const isBetter = isMore(best.worth, fraction(keep))
    next = isBetter ? best.worth : fraction(keep)
    steps.unshift({ keep, worth: best.worth, best: isBetter ? best.side : 'keep' })
  }
  return { coups, sides, steps }
}

const KINDS = ['player', 'banker', 'tie', 'dragon'] as const
const NOTHING = fraction(0)

/** What a hand comes to by the steps of the game; without a rung it goes on. */
type Outcome = { readonly was: 'won' | 'lost' | 'dragon' | 'again'; readonly rung?: number }

function outcomeOf(
  rules: DoubleUpRules,
  won: number,
  on: Side,
  deal: Extract<DoubleUpAction, { do: 'deal' }>,
): Outcome {
  const game = stepDoubleUp(rules, { phase: 'to deal', on, hands: [], won }, deal)
  if (isRefusal(game)) throw new Error(`a lawful hand is refused: ${game.reasons[0]?.id}`)
  const was = game.hands.at(-1)!.was
  if (was === 'tie') return { was: 'again' }
  return game.phase === 'over' ? { was, rung: settleDoubleUp(rules, game).rung } : { was }
}

/** One hand of each kind. */
function examplesOf(rules: DoubleUpRules): Partial<Record<keyof Coups, Extract<DoubleUpAction, { do: 'deal' }>>> {
  const found: Partial<Record<keyof Coups, Extract<DoubleUpAction, { do: 'deal' }>>> = {}
  eachCoup(rules.decks.number, (player, banker) => {
    const kind = kindOf(player, banker)
    if (found[kind] !== undefined) return
    // Cards of one value in different suits, so that no deck is asked for too many.
    const deal = {
      do: 'deal',
      player: player.map((value, at) => CARD_OF[value]! + at),
      banker: banker.map((value, at) => CARD_OF[value]! + ((at + 2) % 4)),
    } as const
    if (!isRefusal(stepDoubleUp(rules, { phase: 'to deal', on: 'player', hands: [], won: 0 }, deal))) found[kind] = deal
  })
  return found
}

const by = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
const isMore = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under
