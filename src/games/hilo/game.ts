/**
 * Hi-lo: one deck, one card turned, and guess after guess whether the next is higher or lower. The play is a chain of
 * small steps; whoever runs it (the host's screen, a scenario, the odds) asks here what comes next and what it is worth.
 */
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import { type Card, rankOf, signOf } from '../../cards/card.ts'

/** What a document says of its game; every term with its clause. */
export type HiLoRules = {
  readonly shuffle: Term
  readonly cut: Term
  readonly first: Term
  /** The guess, and what a right one is. */
  readonly call: Term
  /** A card of the same rank does not count. */
  readonly equal: Term
  readonly quit: Term
  /** After a wrong guess the winnings fall to what so many right ones are worth, and are never raised to it. */
  readonly missed: Term & { readonly fallsTo: number }
  /** So many wrong guesses cost nothing, while the right guess would have been one of these: the first is 1. */
  readonly forgiven?: (Term & { readonly misses: number; readonly at: readonly number[] }) | undefined
  /** So many right guesses end the game at the top. */
  readonly top: Term & { readonly right: number }
}
type Term = { readonly by: string }

export const CALLS = ['higher', 'lower'] as const
export type Call = (typeof CALLS)[number]

export type HiLoGame = {
  readonly phase: 'to shuffle' | 'to cut' | 'to turn the first' | 'to call' | 'to turn' | 'over'
  /** Every card that was turned, in order. */
  readonly cards: readonly Card[]
  readonly call?: Call
  /** The guess that each card after the first answered. */
  readonly said?: readonly Call[]
  /** Right guesses, and wrong ones. */
  readonly right: number
  readonly wrong: number
  /** What the last card or decision was, and by which clause. */
  readonly last?: { readonly was: 'right' | 'equal' | 'forgiven' | 'missed' | 'quit' | 'top'; readonly by: string }
}

export type HiLoAction =
  | { readonly do: 'shuffle' }
  | { readonly do: 'cut' }
  | { readonly do: 'turn'; readonly card: Card }
  | { readonly do: 'call'; readonly call: Call }
  | { readonly do: 'quit' }

export const beginHiLo = (): HiLoGame => ({ phase: 'to shuffle', cards: [], right: 0, wrong: 0 })

export function stepHiLo(rules: HiLoRules, game: HiLoGame, action: HiLoAction): HiLoGame | Refusal {
  const wrong = whyNot(rules, game, action)
  if (wrong !== undefined) return refuse({ kind: 'game' }, [wrong])
  switch (action.do) {
    case 'shuffle':
      return { ...game, phase: 'to cut' }
    case 'cut':
      return { ...game, phase: 'to turn the first' }
    case 'call':
      return { ...game, phase: 'to turn', call: action.call }
    case 'quit':
      return { ...game, phase: 'over', last: { was: 'quit', by: rules.quit.by } }
    case 'turn':
      return turned(rules, game, action.card)
  }
}

function turned(rules: HiLoRules, game: HiLoGame, card: Card): HiLoGame {
  const { cards, call, right, wrong } = game
  const all = [...cards, card]
  const before = cards.at(-1)
  if (before === undefined || call === undefined) return { ...game, phase: 'to call', cards: all }
  const said = [...(game.said ?? []), call]
  // The guess stands, and the next card answers it.
  if (rankOf(card) === rankOf(before)) return { ...game, cards: all, said, last: { was: 'equal', by: rules.equal.by } }
  const { call: _answered, ...others } = game
  const rest = { ...others, said }
  const isRight = rankOf(card) > rankOf(before) === (call === 'higher')
  if (isRight && right + 1 === rules.top.right)
    return { ...rest, phase: 'over', cards: all, right: right + 1, last: { was: 'top', by: rules.top.by } }
  if (isRight)
    return { ...rest, phase: 'to call', cards: all, right: right + 1, last: { was: 'right', by: rules.call.by } }
  if (isForgiven(rules, game))
    return {
      ...rest,
      phase: 'to call',
      cards: all,
      wrong: wrong + 1,
      last: { was: 'forgiven', by: rules.forgiven?.by ?? '' },
    }
  return { ...rest, phase: 'over', cards: all, wrong: wrong + 1, last: { was: 'missed', by: rules.missed.by } }
}

/** Whether a wrong guess now would cost nothing. */
export const isForgiven = ({ forgiven }: HiLoRules, { right, wrong }: Pick<HiLoGame, 'right' | 'wrong'>): boolean =>
  forgiven !== undefined && wrong < forgiven.misses && forgiven.at.includes(right + 1)

/** What a wrong guess that is not forgiven leaves, in right guesses. */
export const leftAfterMiss = ({ missed }: HiLoRules, right: number): number => Math.min(right, missed.fallsTo)

/** What the player has now: so many right guesses, and the clauses behind it. */
export function settleHiLo(
  rules: HiLoRules,
  { right, wrong, last }: HiLoGame,
): { rung: number; by: readonly string[] } {
  const isMissed = last?.was === 'missed'
  // A miss that cost nothing is a reason too for what is paid.
  const forgiven = rules.forgiven !== undefined && wrong > (isMissed ? 1 : 0) ? [rules.forgiven.by] : []
  if (isMissed) return { rung: leftAfterMiss(rules, right), by: [last.by, ...forgiven] }
  return { rung: right, by: [...(last?.was === 'quit' || last?.was === 'top' ? [last.by] : []), ...forgiven] }
}

/** Every card with the guess before it and what came of it, for whoever looks at the game afterwards. */
export const guessesIn = ({ cards, said = [] }: HiLoGame): Guess[] =>
  said.map((call, nth) => {
    const [before, card] = [cards[nth]!, cards[nth + 1]!]
    const above = rankOf(card) - rankOf(before)
    const was = above === 0 ? 'equal' : above > 0 === (call === 'higher') ? 'right' : 'wrong'
    return { call, card: signOf(card), was }
  })

export type Guess = { readonly call: Call; readonly card: string; readonly was: 'equal' | 'right' | 'wrong' }

function whyNot(rules: HiLoRules, { phase, cards }: HiLoGame, action: HiLoAction): Reason | undefined {
  if (phase === 'over') return because(rules.missed.by, 'game over')
  if (action.do === 'turn') {
    if (phase === 'to shuffle') return because(rules.shuffle.by, 'turned before the shuffle')
    if (phase === 'to cut') return because(rules.cut.by, 'turned before the cut')
    if (phase === 'to call') return because(rules.call.by, 'turned before the guess')
    const nth = cards.indexOf(action.card)
    if (!isOfDeck(action.card)) return because(rules.shuffle.by, 'not a card of the deck')
    if (nth >= 0) return because(rules.shuffle.by, 'card turned already', { card: signOf(action.card), nth: nth + 1 })
    return undefined
  }
  if (action.do === 'shuffle')
    return phase === 'to shuffle' ? undefined : because(rules.shuffle.by, 'deck shuffled already')
  if (action.do === 'cut') {
    if (phase === 'to cut') return undefined
    return because(rules.cut.by, phase === 'to shuffle' ? 'cut before the shuffle' : 'deck cut already')
  }
  if (action.do === 'call') {
    if (phase === 'to call') return undefined
    if (phase === 'to turn') return because(rules.call.by, 'guess made already')
    return because(rules.first.by, 'guess before the first card')
  }
  return phase === 'to turn' ? because(rules.quit.by, 'stopped after the guess') : undefined
}

const isOfDeck = (card: Card): boolean => Number.isInteger(card) && card >= 0 && card < 52
