import { type TileHand, tileHand, tileSettings } from '../hands/tilehand.ts'
import type { Deal } from './deal.ts'
import { outcome } from './outcome.ts'

const TILES = ['pai-gow-tiles'] as const

type Setting = { low: TileHand; high: TileHand }

/** As set, where that is known; otherwise every way to set the four tiles. */
function settingsOf(deal: Deal): Setting[] {
  const [first, second, third, fourth] = [...(deal.frontTiles ?? []), ...(deal.backTiles ?? [])]
  if (first !== undefined && second !== undefined && third !== undefined && fourth !== undefined) {
    return [{ low: tileHand(first, second), high: tileHand(third, fourth) }]
  }
  return everyWay(deal)
}

/** All four tiles decide, however they were set. */
function everyWay(deal: Deal): Setting[] {
  const tiles = deal.tiles?.length === 4 ? deal.tiles : [...(deal.frontTiles ?? []), ...(deal.backTiles ?? [])]
  return tiles.length === 4 ? tileSettings(tiles) : []
}

const isPair = (hand: TileHand): boolean => hand.kind === 'pair'
const isGongOrBetter = (hand: TileHand): boolean => hand.kind !== 'points'
const isNineOrBetter = (hand: TileHand): boolean => isGongOrBetter(hand) || hand.value === 9

/** At least as high in both hands and higher in one: the other is the player-dealer, who wins copies. */
function isBeaten(own: Setting, deal: Deal): boolean {
  return settingsOf(deal.opponent ?? {}).some((other) => {
    const low = other.low.strength - own.low.strength
    const high = other.high.strength - own.high.strength
    return low >= 0 && high >= 0 && low + high > 0
  })
}

const BEATEN_ASSUMPTION =
  'The other hand is the player-dealer, who wins copies: at least as high in front and behind, and higher in one of them.'

export const TILE_OUTCOMES = {
  'pair-pair': outcome({
    says: 'The four tiles are two pairs.',
    games: TILES,
    uses: {
      5: 'S0 514',
      16: 'S1 37 40',
      21: 'S1 528',
      22: 'S1 614',
      23: 'S1 700',
      24: 'S1 786',
      25: 'S1 872',
      27: 'S1 1070 1106',
      30: 'S1 1366',
    },
    has: (deal) => everyWay(deal).some(({ low, high }) => isPair(low) && isPair(high)),
    example: { deal: { tiles: 'Chong, Chong, Ng 1-4, Ng 2-3' } },
    justMisses: { deal: { tiles: 'Chong, Chong, Ng 1-4, Bon' }, because: 'one pair only' },
  }),
  'gong-gong or better': outcome({
    says: 'The four tiles can be set as two hands that are each a gong, a wong or a pair.',
    games: TILES,
    uses: { 16: 'S1 37 40', 27: 'S1 1071 1106' },
    has: (deal) => everyWay(deal).some(({ low, high }) => isGongOrBetter(low) && isGongOrBetter(high)),
    example: { deal: { tiles: 'Teen, Bot 2-6, Day, Yun' } },
    justMisses: { deal: { tiles: 'Teen, Bot 2-6, Day, Chit 2-5' }, because: 'the second hand is nine points' },
  }),
  'nine-gong or better': outcome({
    says: 'One hand of nine points or better and the other a gong or better.',
    games: TILES,
    uses: { 5: 'S0 488' },
    has: (deal) => everyWay(deal).some(({ low, high }) => isNineOrBetter(low) && isGongOrBetter(high)),
    example: { deal: { tiles: 'Teen, Bot 2-6, Day, Chit 2-5' } },
    justMisses: { deal: { tiles: 'Teen, Bot 2-6, Day, Look' }, because: 'the second hand is eight points' },
    assumption: 'Nine gong is nine points in the lower hand and a gong in the higher.',
  }),
  'gong-pair or better': outcome({
    says: 'One hand a gong or better and the other a pair.',
    games: TILES,
    uses: { 5: 'S0 500' },
    has: (deal) => everyWay(deal).some(({ low, high }) => isGongOrBetter(low) && isPair(high)),
    example: { deal: { tiles: 'Teen, Bot 2-6, Chong, Chong' } },
    justMisses: { deal: { tiles: 'Teen, Chit 2-5, Chong, Chong' }, because: 'the second hand is nine points' },
    assumption: 'Gong pair is a gong in the lower hand and a pair in the higher.',
  }),
  'pair in front with the number one hand in back': outcome({
    says: 'Any pair in front and the two Gee Joon tiles, the highest hand, in back.',
    games: TILES,
    uses: { 21: 'S1 527', 22: 'S1 613', 23: 'S1 699', 24: 'S1 785', 25: 'S1 871' },
    has: (deal) => settingsOf(deal).some(({ low, high }) => isPair(low) && isPair(high) && high.value === 1),
    example: { deal: { frontTiles: 'Ng 1-4, Ng 2-3', backTiles: 'Gee Joon 2-4, Gee Joon 1-2' } },
    justMisses: {
      deal: { frontTiles: 'Ng 1-4, Ng 2-3', backTiles: 'Teen, Teen' },
      because: 'a pair of Teen is the second-highest hand',
    },
  }),
  'number one hand': outcome({
    says: 'The two Gee Joon tiles, the highest hand of all.',
    games: TILES,
    uses: { 21: 'S1 527', 22: 'S1 613', 23: 'S1 699', 24: 'S1 785', 25: 'S1 871' },
    has: (deal) => settingsOf(deal).some(({ high }) => isPair(high) && high.value === 1),
    example: { deal: { tiles: 'Gee Joon 2-4, Gee Joon 1-2, Tit, Ping' } },
    justMisses: { deal: { tiles: 'Gee Joon 2-4, Ng 2-3, Tit, Ping' }, because: 'one of the two tiles only' },
  }),
  'pair-pair beaten': outcome({
    says: 'Two pairs lose to a higher hand.',
    games: TILES,
    uses: { 20: 'S1 409 418' },
    has: (deal) => settingsOf(deal).some((own) => isPair(own.low) && isPair(own.high) && isBeaten(own, deal)),
    example: {
      deal: {
        frontTiles: 'Ng 1-4, Ng 2-3',
        backTiles: 'Chong, Chong',
        opponent: { frontTiles: 'Bon, Bon', backTiles: 'Teen, Teen' },
      },
    },
    justMisses: {
      deal: {
        frontTiles: 'Bon, Bon',
        backTiles: 'Chong, Chong',
        opponent: { frontTiles: 'Ng 1-4, Ng 2-3', backTiles: 'Teen, Teen' },
      },
      because: 'the other front is lower: a push',
    },
    assumption: BEATEN_ASSUMPTION,
  }),
  'ranked hand in front beaten': outcome<{ placeMax: number }>({
    says: 'A pair that ranks `placeMax` or better of the sixteen in front, and the hand loses to a higher one.',
    games: TILES,
    uses: { 20: 'S1 413 419' },
    usual: { placeMax: 8 },
    has: (deal, { placeMax }) =>
      settingsOf(deal).some((own) => isPair(own.low) && own.low.value <= placeMax && isBeaten(own, deal)),
    example: {
      deal: {
        frontTiles: 'Bon, Bon',
        backTiles: 'Chong, Chong',
        opponent: { frontTiles: 'Mooy, Mooy', backTiles: 'Teen, Teen' },
      },
    },
    justMisses: {
      deal: {
        frontTiles: 'Foo, Foo',
        backTiles: 'Chong, Chong',
        opponent: { frontTiles: 'Mooy, Mooy', backTiles: 'Teen, Teen' },
      },
      because: 'a pair of Foo ranks ninth',
    },
    assumption: `The eighth-ranked hand is the eighth of the sixteen pairs, Bon. ${BEATEN_ASSUMPTION}`,
  }),
}
