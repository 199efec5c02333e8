/**
 * The cards that a judgement rests on, by hand and zone, in the short signs of the notation: `9s 9h`, `Xx` for a joker,
 * tiles by name with commas. Events, state and views carry them so; sentences and faces are made of them last.
 */
import { type Card, signsOf } from './card.ts'
import { shoe } from './deck.ts'
import { parseCards, type Reading } from './notation.ts'
import { CARD_ZONES, type CardZone, type Deal, type DealText, TILE_ZONES, type TileZone } from './outcomes/deal.ts'
import { parseTiles, type Tile, tileSign } from './tile.ts'

/** `dealer` deals for the house; `coup` is one hand of baccarat that a person has bet on. */
export type HandRole = 'player' | 'player-dealer' | 'dealer' | 'coup'

export type HandShown = {
  /** Of a player; the others are one at a table. */
  readonly seat?: string
  readonly role: HandRole
  /** Of a coup: the side that the bet lay on. */
  readonly on?: 'player' | 'banker'
  readonly zones: DealText
}

export type Shown = {
  /** Cards that belong to nobody: the board, the up card of the player-dealer, the cards turned in a drawing. */
  readonly common?: DealText
  readonly hands?: readonly HandShown[]
}

/** A deal in signs, zone after zone in their order; a zone in which nothing lies is left out. */
export function dealText(deal: Deal): DealText {
  const zones = [
    ...CARD_ZONES.map((zone) => [zone, signsOf(deal[zone] ?? [])] as const),
    ...TILE_ZONES.map((zone) => [zone, (deal[zone] ?? []).map(tileSign).join(', ')] as const),
  ]
  return {
    ...Object.fromEntries(zones.filter(([, signs]) => signs !== '')),
    ...(deal.points === undefined ? {} : { points: deal.points }),
    ...(deal.opponent === undefined ? {} : { opponent: dealText(deal.opponent) }),
  }
}

/** Hands of which nothing was seen are left out, and so is a table without cards of its own. */
export function shownOf(common: DealText, hands: readonly HandShown[]): Shown {
  const seen = hands.filter(({ zones }) => Object.keys(zones).length > 0)
  return {
    ...(Object.keys(common).length === 0 ? {} : { common }),
    ...(seen.length === 0 ? {} : { hands: seen }),
  }
}

/** One zone with what lies in it; without a hand it belongs to the table. */
export type Laid = {
  readonly hand?: Omit<HandShown, 'zones'>
  /** Which coup of several it is. */
  readonly nth?: number
  readonly zone: CardZone | TileZone | 'points'
  readonly cards: readonly Card[]
  readonly tiles: readonly Tile[]
  /** What the table counted, where cards alone do not tell it. */
  readonly points?: number
}

/** Every zone in which something lies, hand after hand, the cards of the table last. */
export function laidIn({ common = {}, hands = [] }: Shown): Laid[] {
  const zonesOf = (zones: DealText): Laid[] => [
    ...CARD_ZONES.flatMap((zone) => {
      const signs = zones[zone]
      return signs === undefined ? [] : [{ zone, cards: trusted(parseCards(signs, ANY_SHOE)), tiles: [] }]
    }),
    ...TILE_ZONES.flatMap((zone) => {
      const signs = zones[zone]
      return signs === undefined ? [] : [{ zone, cards: [], tiles: trusted(parseTiles(signs.split(','))) }]
    }),
    ...(zones.points === undefined ? [] : [{ zone: 'points', cards: [], tiles: [], points: zones.points } as const]),
  ]
  return [
    ...hands.flatMap(({ zones, ...hand }, index) =>
      zonesOf(zones).map((laid) => ({ hand, ...(hand.role === 'coup' ? { nth: index + 1 } : {}), ...laid })),
    ),
    ...zonesOf(common),
  ]
}

const ANY_SHOE = shoe(8, 8)

function trusted<T>(reading: Reading<T>): T {
  if (!reading.ok) throw new Error(`these are no cards: ${JSON.stringify(reading.why)}`)
  return reading.value
}

/** `7h 7h`, tiles by name, or points. */
export const signsIn = ({ cards, tiles, points }: Laid): string =>
  points !== undefined ? `${points}` : tiles.length > 0 ? tiles.map(tileSign).join(', ') : signsOf(cards)
