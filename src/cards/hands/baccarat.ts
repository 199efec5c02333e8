import { type Card, rankOf, TEN } from '../card.ts'

/** Ace one, two to nine as printed, ten and faces nothing. */
export const baccaratValue = (card: Card): number => {
  const rank = rankOf(card)
  return rank >= TEN && rank < 12 ? 0 : rank === 12 ? 1 : rank + 2
}

/** Only the last digit of the sum counts. */
export const baccaratTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10

export type BaccaratWinner = 'player' | 'banker' | 'tie'
export type BaccaratCoup = {
  player: readonly Card[]
  banker: readonly Card[]
  playerTotal: number
  bankerTotal: number
  winner: BaccaratWinner
  /** One of the first two-card hands was eight or nine, so nobody drew. */
  isNatural: boolean
}

/** By the banker's total: the values of the player's third card that make the banker draw. */
export const BANKER_DRAWS: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
  7: [],
}

const NATURAL = 8
const STANDS = 6

export const isNaturalPair = (cards: readonly Card[]): boolean => cards.length === 2 && baccaratTotal(cards) >= NATURAL

export const playerDraws = (player: readonly Card[], banker: readonly Card[]): boolean =>
  !isNaturalPair(player) && !isNaturalPair(banker) && baccaratTotal(player) < STANDS

/** `player` has its third card already, if it drew one. */
export function bankerDraws(player: readonly Card[], banker: readonly Card[]): boolean {
  if (isNaturalPair(player.slice(0, 2)) || isNaturalPair(banker)) return false
  const third = player[2]
  if (third === undefined) return baccaratTotal(banker) < STANDS
  return BANKER_DRAWS[baccaratTotal(banker)]?.includes(baccaratValue(third)) ?? false
}

/** Plays a coup out from the first two cards of each and the cards that come next; undefined if those run out. */
export function playBaccarat(
  player: readonly Card[],
  banker: readonly Card[],
  next: readonly Card[],
): BaccaratCoup | undefined {
  const rest = [...next]
  const playerAll = playerDraws(player, banker) ? [...player, ...rest.splice(0, 1)] : player
  const wanted = player.length + (playerDraws(player, banker) ? 1 : 0)
  if (playerAll.length < wanted) return undefined
  const bankerAll = bankerDraws(playerAll, banker) ? [...banker, ...rest.splice(0, 1)] : banker
  if (bankerDraws(playerAll, banker) && bankerAll.length === banker.length) return undefined
  return coupOf(playerAll, bankerAll)
}

/** What two finished hands come to; the drawing rules are not looked at. */
export function coupOf(player: readonly Card[], banker: readonly Card[]): BaccaratCoup {
  const playerTotal = baccaratTotal(player)
  const bankerTotal = baccaratTotal(banker)
  const winner = playerTotal > bankerTotal ? 'player' : bankerTotal > playerTotal ? 'banker' : 'tie'
  const isNatural = isNaturalPair(player.slice(0, 2)) || isNaturalPair(banker.slice(0, 2))
  return { player, banker, playerTotal, bankerTotal, winner, isNatural }
}
