/** Places at a table: whose hand, and where cards lie, as somebody on the floor says it. */

const LYING = /^(?:seat (\S+)|player-dealer) (\w+)$/

/** Cards of one hand. */
const OF_A_HAND: Readonly<Record<string, string>> = {
  hole: 'hole cards',
  hand: 'cards',
  front: 'front hand',
  middle: 'middle hand',
  back: 'back hand',
  frontTiles: 'front tiles',
  backTiles: 'back tiles',
  up: 'face-up cards',
  down: 'face-down cards',
  extra: 'extra cards',
  tiles: 'tiles',
}

/** Cards in the middle, or of whoever deals: where they lie, and how they are called. */
const OF_THE_TABLE: Readonly<Record<string, readonly [where: string, name: string]>> = {
  board: ['on the board', 'the board'],
  flop: ['on the flop', 'the flop'],
  turn: ['on the turn', 'the turn'],
  river: ['on the river', 'the river'],
  dealer: ['in the player-dealer’s cards', 'the player-dealer’s cards'],
  dealerUp: ['in the player-dealer’s face-up card', 'the player-dealer’s face-up card'],
  dealerDown: ['in the player-dealer’s face-down cards', 'the player-dealer’s face-down cards'],
  player: ['in the Player hand', 'the Player hand'],
  banker: ['in the Banker hand', 'the Banker hand'],
  tiles: ['in the tiles of the table', 'the tiles of the table'],
}

/** `seat 3 hole`, `player-dealer hand`, `flop`, by name. */
export function placeName(place: string): string {
  const found = LYING.exec(place)
  if (found === null) return OF_THE_TABLE[place]?.[1] ?? place
  const [, seat, zone = ''] = found
  return `${seat === undefined ? 'the player-dealer’s' : `seat ${seat}’s`} ${OF_A_HAND[zone] ?? zone}`
}

/** As in “on the board” and “in seat 3’s hole cards”. */
export const inPlace = (place: string): string => OF_THE_TABLE[place]?.[0] ?? `in ${placeName(place)}`
