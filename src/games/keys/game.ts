/**
 * Keys for a car: everybody draws a card, the cards give the order, in that order envelopes are chosen and then the keys in
 * them tried, until one starts the car.
 */
import { citedIn } from '../../base/cited.ts'
import { because, type Reason, type Refusal, refuse } from '../../base/refusal.ts'
import { ACE, type Card, rankOf, signOf, suitOf } from '../../cards/card.ts'

/** What a document says of its giveaway; every term with its clause. */
export type KeysRules = {
  /** So many cards of one suit, from the ace up; nobody else takes part. */
  readonly cards: Term & { readonly number: number }
  /** The ace is first. */
  readonly order: Term
  readonly choose: Term
  readonly try: Term
  readonly wins: Term
  /** Where there are fewer people than cards: every envelope lies there, or one for each who takes part. */
  readonly fewer: Term & { readonly envelopes: 'all' | 'one each' }
  /** Where no key that was chosen starts: nobody wins, or those that are left are chosen in the same order. */
  readonly none: Term & { readonly means: 'nobody wins' | 'choose again' }
}
type Term = { readonly by: string }

export type KeysAction =
  | { readonly do: 'draw card'; readonly who: string; readonly card: Card }
  /** Envelopes are numbered from 1. */
  | { readonly do: 'choose'; readonly who: string; readonly envelope: number }
  | { readonly do: 'try'; readonly who: string; readonly starts: boolean }

export type KeysGame = {
  readonly phase: 'to draw cards' | 'to choose' | 'to try' | 'over'
  readonly who: readonly string[]
  readonly envelopes: number
  readonly drawn: readonly { readonly who: string; readonly card: Card }[]
  /** In the order of their cards, once all are drawn. */
  readonly order: readonly string[]
  readonly chosen: readonly { readonly who: string; readonly envelope: number }[]
  readonly tried: readonly { readonly who: string; readonly envelope: number; readonly starts: boolean }[]
}

/** Everybody who takes part, by whatever names them; refused where there are none, too many, or one twice. */
export function beginKeys({ cards, fewer }: KeysRules, who: readonly string[]): KeysGame | Refusal {
  const twice = who.find((one, at) => who.indexOf(one) !== at)
  const reason =
    who.length === 0
      ? because(cards.by, 'nobody for the keys')
      : who.length > cards.number
        ? because(cards.by, 'too many for the keys', { people: who.length, cards: cards.number })
        : twice === undefined
          ? undefined
          : because(cards.by, 'twice for the keys', { who: twice })
  if (reason !== undefined) return refuse({ kind: 'game' }, [reason])
  const envelopes = fewer.envelopes === 'all' ? cards.number : who.length
  return { phase: 'to draw cards', who, envelopes, drawn: [], order: [], chosen: [], tried: [] }
}

export function stepKeys(rules: KeysRules, game: KeysGame, action: KeysAction): KeysGame | Refusal {
  const wrong = whyNot(rules, game, action)
  if (wrong !== undefined) return refuse({ kind: 'game' }, [wrong])
  switch (action.do) {
    case 'draw card':
      return withCard(game, action.who, action.card)
    case 'choose': {
      const chosen = [...game.chosen, { who: action.who, envelope: action.envelope }]
      const isLast = nextToChoose({ ...game, chosen }) === undefined
      return { ...game, phase: isLast ? 'to try' : 'to choose', chosen }
    }
    case 'try':
      return withKey(rules, game, action.starts)
  }
}

function withCard(game: KeysGame, who: string, card: Card): KeysGame {
  const drawn = [...game.drawn, { who, card }]
  if (drawn.length < game.who.length) return { ...game, drawn }
  const order = drawn.toSorted((a, b) => placeOf(a.card) - placeOf(b.card)).map((one) => one.who)
  return { ...game, phase: 'to choose', drawn, order }
}

function withKey({ none }: KeysRules, game: KeysGame, starts: boolean): KeysGame {
  const next = game.chosen[game.tried.length]!
  const tried = [...game.tried, { ...next, starts }]
  if (starts) return { ...game, phase: 'over', tried }
  if (tried.length < game.chosen.length) return { ...game, tried }
  const isOneLeft = game.chosen.length < game.envelopes
  return { ...game, phase: none.means === 'choose again' && isOneLeft ? 'to choose' : 'over', tried }
}

/** 1 for the ace to 10 for the ten, and beyond for what is not among the cards. */
export const placeOf = (card: Card): number => (rankOf(card) === ACE ? 1 : rankOf(card) + 2)

/** Whose turn it is to choose or to try. */
export function nextOf(game: KeysGame): string | undefined {
  if (game.phase === 'to choose') return nextToChoose(game)
  return game.phase === 'to try' ? game.chosen[game.tried.length]?.who : undefined
}

/** Round after round in the same order, as long as there are envelopes. */
function nextToChoose({ order, chosen, tried, envelopes }: KeysGame): string | undefined {
  const inRound = chosen.length - tried.length
  return inRound < order.length && chosen.length < envelopes ? order[inRound] : undefined
}

export type KeysResult =
  | { readonly won: 'car'; readonly who: string; readonly tried: number; readonly by: readonly string[] }
  | { readonly won: 'nothing'; readonly tried: number; readonly by: readonly string[] }

/** Nothing as long as keys are to be tried. */
export function settleKeys(rules: KeysRules, { phase, tried }: KeysGame): KeysResult | undefined {
  if (phase !== 'over') return undefined
  const last = tried.at(-1)
  if (last?.starts === true)
    return { won: 'car', who: last.who, tried: tried.length, by: [rules.try.by, rules.wins.by].flatMap(citedIn) }
  return { won: 'nothing', tried: tried.length, by: citedIn(rules.none.by) }
}

function whyNot(rules: KeysRules, game: KeysGame, action: KeysAction): Reason | undefined {
  if (game.phase === 'over') return because(rules.wins.by, 'keys are done')
  const { who } = action
  if (!game.who.includes(who)) return because(rules.cards.by, 'not among the keys', { who })
  switch (action.do) {
    case 'draw card':
      return cardFault(rules, game, who, action.card)
    case 'choose': {
      if (game.phase === 'to draw cards') return because(rules.order.by, 'cards before envelopes')
      if (game.phase === 'to try') return because(rules.choose.by, 'envelopes chosen already')
      const next = nextOf(game)
      if (next !== undefined && next !== who) return because(rules.choose.by, 'turn of another', { who, next })
      return envelopeFault(rules, game, action.envelope)
    }
    case 'try': {
      if (game.phase !== 'to try') return because(rules.try.by, 'envelopes before keys')
      const next = nextOf(game)
      return next === undefined || next === who ? undefined : because(rules.try.by, 'turn of another', { who, next })
    }
  }
}

function cardFault({ cards }: KeysRules, { phase, drawn }: KeysGame, who: string, card: Card): Reason | undefined {
  const own = drawn.find((one) => one.who === who)
  if (own !== undefined) return because(cards.by, 'card drawn already', { who, card: signOf(own.card) })
  if (phase !== 'to draw cards') return because(cards.by, 'all cards drawn')
  const isCard = Number.isInteger(card) && card >= 0 && card < 52
  if (!isCard || placeOf(card) > cards.number)
    return because(cards.by, 'not a card of the order', { most: cards.number })
  const first = drawn[0]
  if (first !== undefined && suitOf(first.card) !== suitOf(card))
    return because(cards.by, 'card of another suit', { card: signOf(card), first: signOf(first.card) })
  const other = drawn.find((one) => one.card === card)
  return other === undefined
    ? undefined
    : because(cards.by, 'card drawn by another', { card: signOf(card), who: other.who })
}

function envelopeFault({ choose }: KeysRules, { envelopes, chosen }: KeysGame, envelope: number): Reason | undefined {
  if (!Number.isInteger(envelope) || envelope < 1 || envelope > envelopes)
    return because(choose.by, 'no such envelope', { envelope, envelopes })
  const taken = chosen.find((one) => one.envelope === envelope)
  return taken === undefined ? undefined : because(choose.by, 'envelope taken', { envelope, who: taken.who })
}
