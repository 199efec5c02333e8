/**
 * A card is a small number: rank × 4 + suit, from the two of clubs (0) to the ace of spades (51); the joker is 52.
 * A shoe of several decks simply repeats numbers.
 */
export type Card = number

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export const SUITS = ['c', 'd', 'h', 's'] as const
export type RankSign = (typeof RANKS)[number]
export type SuitSign = (typeof SUITS)[number]

export const JOKER: Card = 52
export const ACE = 12
export const KING = 11
export const QUEEN = 10
export const JACK = 9
export const TEN = 8

/** 0 for a two to 12 for an ace. Not for the joker. */
export const rankOf = (card: Card): number => card >> 2
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. Not for the joker. */
export const suitOf = (card: Card): number => card & 3
export const isJoker = (card: Card): boolean => card === JOKER
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2
export const cardOf = (rank: number, suit: number): Card => rank * 4 + suit

export const signOf = (card: Card): string => (card === JOKER ? 'Xx' : `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`)
export const signsOf = (cards: readonly Card[]): string => cards.map(signOf).join(' ')

const RANK_NAMES = [
  'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace',
] // biome-ignore format: one row reads better
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades']

export const rankName = (rank: number): string => RANK_NAMES[rank] ?? '?'
export const rankNames = (rank: number): string => (rank === 4 ? 'sixes' : `${rankName(rank)}s`)
const suitName = (suit: number): string => SUIT_NAMES[suit] ?? '?'
export const cardName = (card: Card): string =>
  card === JOKER ? 'joker' : `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`
