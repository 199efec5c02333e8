import { type Card, isJoker } from '../card.ts'
import { fitJokers } from '../deck.ts'
import { bothHolePlay, holePlay, twoAndThreeStrength } from '../hands/hole.ts'
import { MEXICAN_DECK, mexicanAsHigh } from '../hands/mexican.ts'
import { evaluate } from '../high/high.ts'
import { boardOf, type Deal, dealerCards } from './deal.ts'
import type { GameName } from './outcome.ts'

/** Which cards count for a five-card hand: rules name one of these beside the outcome. */
export const FIVE_CARDS = {
  'any five': 'the best five of all the cards of the hand and the board',
  'both hole': 'the best hand of hole and board, if it can be laid down with both hole cards in it; a kicker counts',
  'one hole': 'the best hand of hole and board, if it can be laid down with at least one hole card in it',
  'two hole and three board': 'exactly two hole cards and three of the board',
  'two down and three up': 'exactly two of the face-down and three of the face-up cards',
  'hole and flop': 'the two hole cards and the flop, never the turn or the river',
  'first five': 'the first five cards that the player sees',
  'three and two of the extra hand': 'the three cards dealt and the two of the extra hand that are not burned',
  'three and two face-down': "the three cards dealt and the player-dealer's two face-down cards",
  'mexican five': 'the five cards of Mexican Poker with its joker, as the usual hand of the same name',
  board: 'the five community cards alone',
  middle: 'the five-card middle hand as it was set',
  back: 'the five-card back hand as it was set',
} as const
export type FiveCards = keyof typeof FIVE_CARDS

/** The strength of the best five-card hand that counts, 0 if none does: a condition fails, or cards are missing. */
export function countedStrength(deal: Deal, cards: FiveCards): number {
  const hole = deal.hole ?? []
  const board = boardOf(deal)
  switch (cards) {
    case 'any five':
      return judged(5, 7, [...hole, ...(deal.down ?? []), ...(deal.up ?? []), ...(deal.hand ?? []), ...board])
    case 'both hole':
      return hole.length === 2 && isComplete(hole, board) && bothHolePlay(hole, board)
        ? evaluate([...hole, ...board])
        : 0
    case 'one hole': {
      if (!isComplete(hole, board)) return 0
      const play = holePlay(hole, board)
      return hole.some((card) => play.canPlay([card])) ? play.strength : 0
    }
    case 'two hole and three board':
      return twoAndThreeOf(hole, board)
    case 'two down and three up':
      return twoAndThreeOf(deal.down ?? [], deal.up ?? [])
    case 'hole and flop':
      return judged(5, 5, [...hole, ...flopOf(deal)])
    case 'first five':
      return judged(5, 5, [...hole, ...(deal.hand ?? []), ...flopOf(deal)].slice(0, 5))
    case 'three and two of the extra hand':
      return judged(5, 5, [...(deal.hand ?? []), ...(deal.extra ?? []).slice(-2)])
    case 'three and two face-down':
      return judged(5, 5, [...(deal.hand ?? []), ...(deal.dealerDown ?? [])])
    case 'mexican five': {
      const five = mexicanFive(deal)
      return five === undefined ? 0 : mexicanAsHigh(five.cards, five.joker)
    }
    case 'board':
      return judged(5, 5, board)
    case 'middle':
      return judged(5, 5, deal.middle ?? [])
    case 'back':
      return judged(5, 5, deal.back ?? [])
  }
}

/** Mexican Poker deals some cards face-down and some face-up; where that is not known, `hand` counts as face-down. */
export function mexicanFive({
  hand = [],
  down = [],
  up = [],
}: Deal): { cards: Card[]; joker: 'up' | 'down' } | undefined {
  const cards = [...hand, ...down, ...up]
  if (cards.length !== 5 || !fitJokers(MEXICAN_DECK, cards)) return undefined
  return { cards, joker: up.some(isJoker) ? 'up' : 'down' }
}

/** Which few cards count, in the order they were dealt. */
export const FEW_CARDS = {
  'first two': 'the first two cards dealt',
  'first three': 'the first three cards dealt',
  'first four': 'the first four cards dealt',
  'whole hand of three': 'the whole hand, which has three cards',
  'first two and the up card': "the first two cards and the player-dealer's up card",
  'six with the player-dealer': "the three cards dealt and the player-dealer's three",
  flop: 'the flop alone',
  'player hand': 'the three cards of the Player hand',
  'banker hand': 'the three cards of the Banker hand, or of the bank',
} as const
export type FewCards = keyof typeof FEW_CARDS

/** Undefined until all of the cards are there. */
export function countedCards(deal: Deal, cards: FewCards): readonly Card[] | undefined {
  switch (cards) {
    case 'first two':
      return first(2, deal.hand)
    case 'first three':
      return first(3, deal.hand)
    case 'first four':
      return first(4, deal.hand)
    case 'whole hand of three':
      return deal.hand?.length === 3 ? deal.hand : undefined
    case 'first two and the up card':
      return joined(first(2, deal.hand), first(1, deal.dealerUp ?? deal.dealer))
    case 'six with the player-dealer':
      return joined(first(3, deal.hand), first(3, dealerCards(deal)))
    case 'flop':
      return first(3, flopOf(deal))
    case 'player hand':
      return first(3, deal.player)
    case 'banker hand':
      return first(3, deal.banker ?? deal.dealer)
  }
}

/** The cards that make the hand of the game itself, where a rule says nothing else. */
export function usualCards(game: GameName, deal: Deal = {}): FiveCards {
  switch (game) {
    case 'omaha':
      return 'two hole and three board'
    case 'thirteen-card':
      return 'back'
    case 'three-card-poker':
      return (deal.extra ?? []).length < 2 ? 'three and two face-down' : 'three and two of the extra hand'
    default:
      return 'any five'
  }
}

const flopOf = (deal: Deal): readonly Card[] => deal.flop ?? deal.board?.slice(0, 3) ?? []

/** Five-card ranks know no joker: pai gow poker and Mexican Poker have their own. */
const judged = (min: number, max: number, cards: readonly Card[]): number =>
  cards.length < min || cards.length > max || cards.some(isJoker) ? 0 : evaluate(cards)

const twoAndThreeOf = (own: readonly Card[], others: readonly Card[]): number =>
  [...own, ...others].some(isJoker) ? 0 : twoAndThreeStrength(own, others)

const isComplete = (hole: readonly Card[], board: readonly Card[]): boolean =>
  judged(5, 7, [...hole, ...board]) > 0 && hole.length > 0

const first = (count: number, cards: readonly Card[] = []): readonly Card[] | undefined =>
  cards.length < count ? undefined : cards.slice(0, count)

const joined = (some: readonly Card[] | undefined, others: readonly Card[] | undefined): Card[] | undefined =>
  some === undefined || others === undefined ? undefined : [...some, ...others]
