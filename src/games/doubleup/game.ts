/**
 * Double-up baccarat: whoever has won a prize may take it, or choose Player or Banker and play hand after hand for more
 * of it. A tie is played again, a Dragon 7 ends it at the top, and a lost hand leaves the prize that was there first.
 */
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import { type Card, signOf } from '../../cards/card.ts'
import { coupOf } from '../../cards/hands/baccarat.ts'
import { coupFault, coupMessage } from '../../cards/hands/coup.ts'

export type DoubleUpRules = {
  /** The offer: take what there is, or play for the next step. */
  readonly keep: Term
  /** The choice of a side, and what wins. */
  readonly choose: Term
  readonly tie: Term
  readonly lost: Term
  readonly dragon: Term
  /** So many hands won are the end. */
  readonly top: Term & { readonly hands: number }
  readonly decks: Term & { readonly number: number }
}
type Term = { readonly by: string }

export const SIDES = ['player', 'banker'] as const
export type Side = (typeof SIDES)[number]

export type DoubleUpHand = {
  readonly on: Side
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly was: 'won' | 'lost' | 'tie' | 'dragon'
  readonly by: string
}

export type DoubleUpGame = {
  readonly phase: 'to decide' | 'to deal' | 'over'
  readonly on?: Side
  readonly hands: readonly DoubleUpHand[]
  /** Hands won, which is the step that the player stands on. */
  readonly won: number
  readonly ended?: { readonly was: 'kept' | 'lost' | 'top' | 'dragon'; readonly by: string }
}

export type DoubleUpAction =
  | { readonly do: 'keep' }
  | { readonly do: 'play'; readonly on: Side }
  | { readonly do: 'deal'; readonly player: readonly Card[]; readonly banker: readonly Card[] }

export const beginDoubleUp = (): DoubleUpGame => ({ phase: 'to decide', hands: [], won: 0 })

export function stepDoubleUp(rules: DoubleUpRules, game: DoubleUpGame, action: DoubleUpAction): DoubleUpGame | Refusal {
  const wrong = whyNot(rules, game, action)
  if (wrong !== undefined) return refuse({ kind: 'game' }, [wrong])
  switch (action.do) {
    case 'keep':
      return { ...game, phase: 'over', ended: { was: 'kept', by: rules.keep.by } }
    case 'play':
      return { ...game, phase: 'to deal', on: action.on }
    case 'deal':
      return dealt(rules, game, action)
  }
}

function dealt(
  rules: DoubleUpRules,
  game: DoubleUpGame,
  { player, banker }: Extract<DoubleUpAction, { do: 'deal' }>,
): DoubleUpGame {
  const { on = 'player', won } = game
  const { winner, bankerTotal } = coupOf(player, banker)
  const hand = (was: DoubleUpHand['was'], by: string) => [...game.hands, { on, player, banker, was, by }]
  // Whatever side was chosen.
  if (winner === 'banker' && banker.length === 3 && bankerTotal === DRAGON) {
    const { by } = rules.dragon
    return { phase: 'over', hands: hand('dragon', by), won, ended: { was: 'dragon', by } }
  }
  // The side stays chosen, and may be changed before the cards come.
  if (winner === 'tie') return { ...game, phase: 'to deal', hands: hand('tie', rules.tie.by) }
  if (winner !== on) {
    const { by } = rules.lost
    return { phase: 'over', hands: hand('lost', by), won, ended: { was: 'lost', by } }
  }
  const hands = hand('won', rules.choose.by)
  if (won + 1 === rules.top.hands)
    return { phase: 'over', hands, won: won + 1, ended: { was: 'top', by: rules.top.by } }
  return { phase: 'to decide', hands, won: won + 1 }
}

const DRAGON = 7

/** The step that is paid: 0 is the prize that was won before, and never less than that. */
export function settleDoubleUp(rules: DoubleUpRules, game: DoubleUpGame): { rung: number; by: readonly string[] } {
  const by = [...new Set(game.hands.map((hand) => hand.by)), ...(game.ended === undefined ? [] : [game.ended.by])]
  const rung = game.ended?.was === 'lost' ? 0 : game.ended?.was === 'dragon' ? rules.top.hands : game.won
  return { rung, by: [...new Set(by)] }
}

function whyNot(rules: DoubleUpRules, { phase, hands }: DoubleUpGame, action: DoubleUpAction): Reason | undefined {
  if (phase === 'over') return because(rules.keep.by, 'play over')
  if (action.do === 'keep') {
    if (phase === 'to decide') return undefined
    const isTied = hands.at(-1)?.was === 'tie'
    return isTied ? because(rules.tie.by, 'tie not played out') : because(rules.choose.by, 'side chosen already')
  }
  if (action.do === 'play') return undefined
  if (phase === 'to decide') return because(rules.choose.by, 'no side chosen')
  return cardFault(rules, hands, action)
}

function cardFault(
  { choose, decks }: DoubleUpRules,
  hands: readonly DoubleUpHand[],
  { player, banker }: Extract<DoubleUpAction, { do: 'deal' }>,
): Reason | undefined {
  const now = [...player, ...banker]
  if (now.some((card) => !Number.isInteger(card) || card < 0 || card > 51))
    return because(choose.by, 'joker in baccarat')
  if ([player, banker].some(({ length }) => length < 2 || length > 3)) return because(choose.by, 'impossible coup')
  const fault = coupFault(player, banker)
  if (fault !== undefined) return { clause: choose.by, ...coupMessage(fault) }
  const all = [...hands.flatMap((hand) => [...hand.player, ...hand.banker]), ...now]
  const often = now.find((card) => all.filter((other) => other === card).length > decks.number)
  return often === undefined
    ? undefined
    : because(decks.by, 'card too often', { card: signOf(often), decks: decks.number })
}
