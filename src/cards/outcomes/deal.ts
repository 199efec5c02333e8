import type { Card, RankSign, SuitSign } from '../card.ts'
import { isRed, RANKS, rankOf, SUITS, suitOf } from '../card.ts'
import { shoe } from '../deck.ts'
import { parseCards, type Reading } from '../notation.ts'
import { parseTiles, type Tile } from '../tile.ts'

/** Where cards lie on the table. `hand` is the one zone of games whose cards are dealt straight to the player, in order. */
export const CARD_ZONES = [
  'hole', 'flop', 'turn', 'river', 'board', 'down', 'up', 'hand', 'extra', 'dealer', 'dealerUp', 'dealerDown',
  'player', 'banker', 'front', 'middle', 'back',
] as const // biome-ignore format: zones that belong together stand together
export type CardZone = (typeof CARD_ZONES)[number]

/** `frontTiles` and `backTiles` are there once the four are set. */
export const TILE_ZONES = ['tiles', 'frontTiles', 'backTiles'] as const
export type TileZone = (typeof TILE_ZONES)[number]

/** What lies on the table when an outcome is asked for. A zone that is not there was not dealt, or is not known. */
export type Deal = { readonly [zone in CardZone]?: readonly Card[] } & {
  readonly [zone in TileZone]?: readonly Tile[]
} & {
  /** The hand that beat this one, or that this one beat; it shares the board. */
  readonly opponent?: Deal
  /** Points that the table counted, where cards alone do not give them. */
  readonly points?: number
  /** The joker of this game is any card. */
  readonly joker?: 'wild'
}

/** A deal as people write it. Tiles are separated by commas. */
export type DealText = { readonly [zone in CardZone | TileZone]?: string } & {
  readonly opponent?: DealText
  readonly points?: number
  readonly joker?: 'wild'
}

/** For decks that repeat cards: refusing a card that is there twice is the business of the game, not of its outcomes. */
const ANY_SHOE = shoe(8, 8)

/** Reads a deal that is written in the code; text of people goes through the game, which knows its deck. */
export function dealFrom(text: DealText): Deal {
  const deal: { -readonly [key in keyof Deal]: Deal[key] } = {}
  for (const zone of CARD_ZONES) {
    const written = text[zone]
    if (written === undefined) continue
    deal[zone] = trusted(zone, parseCards(written, ANY_SHOE))
  }
  for (const zone of TILE_ZONES) {
    const written = text[zone]
    if (written !== undefined) deal[zone] = trusted(zone, parseTiles(written.split(',')))
  }
  if (text.opponent !== undefined) deal.opponent = dealFrom(text.opponent)
  if (text.points !== undefined) deal.points = text.points
  if (text.joker !== undefined) deal.joker = text.joker
  return deal
}

function trusted<T>(zone: string, reading: Reading<T>): T {
  if (!reading.ok) throw new Error(`${zone}: ${JSON.stringify(reading.why)}`)
  return reading.value
}

/** One line of plain text, zone by zone. */
export function dealInWords(text: DealText): string {
  const zones = [...CARD_ZONES, ...TILE_ZONES].flatMap((zone) => {
    const written = text[zone]
    return written === undefined ? [] : [`${ZONE_WORDS[zone] ?? zone} ${written}`]
  })
  if (text.points !== undefined) zones.push(`${text.points} points`)
  if (text.opponent !== undefined) zones.push(`against ${dealInWords(text.opponent)}`)
  return zones.join('; ')
}

const ZONE_WORDS: { readonly [zone in CardZone | TileZone]?: string } = {
  dealerUp: "player-dealer's up card",
  dealerDown: "player-dealer's face-down cards",
  dealer: 'player-dealer',
  frontTiles: 'front',
  backTiles: 'back',
}

export const boardOf = (deal: Deal): readonly Card[] =>
  deal.board !== undefined && deal.board.length > 0
    ? deal.board
    : [...(deal.flop ?? []), ...(deal.turn ?? []), ...(deal.river ?? [])]

/** The other hand with the board of this deal, so that it can be judged by itself; without one, the player-dealer's. */
export function opponentOf(deal: Deal): Deal | undefined {
  const other = deal.opponent ?? playerDealerOf(deal)
  if (other === undefined) return undefined
  const board = boardOf(deal)
  return board.length === 0 ? other : { ...other, board }
}

/** All cards of the player-dealer, the up card first. */
export const dealerCards = (deal: Deal): readonly Card[] =>
  deal.dealer !== undefined && deal.dealer.length > 0
    ? deal.dealer
    : [...(deal.dealerUp ?? []), ...(deal.dealerDown ?? [])]

function playerDealerOf(deal: Deal): Deal | undefined {
  const cards = dealerCards(deal)
  if (cards.length === 0) return undefined
  return deal.hole === undefined ? { hand: cards } : { hole: cards }
}

export const rankFrom = (sign: RankSign): number => RANKS.indexOf(sign)
const suitFrom = (sign: SuitSign): number => SUITS.indexOf(sign)

export const isOneColour = (cards: readonly Card[]): boolean => cards.every((card) => isRed(card) === isRed(cards[0]!))
export const areAllOfRank = (cards: readonly Card[], sign: RankSign): boolean =>
  cards.every((card) => rankOf(card) === rankFrom(sign))
export const areAllOfSuit = (cards: readonly Card[], sign: SuitSign): boolean =>
  cards.every((card) => suitOf(card) === suitFrom(sign))
/** `3 4 8 9` as a rule writes it. */
export const ranksFrom = (written: string): readonly RankSign[] => written.split(' ') as RankSign[]
export const suitsFrom = (written: string): readonly SuitSign[] => written.split(' ') as SuitSign[]

export const isFaceCard = (card: Card): boolean => rankOf(card) >= 9 && rankOf(card) <= 11
