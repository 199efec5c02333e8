import { DAY, GEE_JOON, kindOf, TEEN, TILE_KINDS, type Tile, tilePoints } from '../tile.ts'

export type TileHandKind = 'points' | 'gong' | 'wong' | 'pair'
export type TileHand = {
  strength: number
  kind: TileHandKind
  /** The pair's place, 1 the highest to 16; nine for a wong, eight for a gong; otherwise the points. */
  value: number
  says: string
}

/** Two tiles. Equal strengths are a copy, which the player-dealer wins. */
export function tileHand(one: Tile, other: Tile): TileHand {
  if (kindOf(one) === kindOf(other)) return pairHand(kindOf(one))
  const points = Math.max(...pointsOf(one).flatMap((mine) => pointsOf(other).map((its) => (mine + its) % 10)))
  const top = Math.min(heightPlace(one), heightPlace(other))
  const special = [one, other].some(isTeenOrDay)
    ? specialOf([one, other].find((tile) => !isTeenOrDay(tile)))
    : undefined
  if (special !== undefined) return special(top)
  return {
    // No tile is higher than another when both hands have nothing.
    strength: points === 0 ? 0 : points * 100 + (32 - top),
    kind: 'points',
    value: points,
    says: points === 0 ? 'nothing' : `${isHighNine(one, other) ? 'high ' : ''}${points} points`,
  }
}

function pairHand(kind: number): TileHand {
  const place = kind + 1
  const name = TILE_KINDS[kind]?.name
  return { strength: 3000 - place, kind: 'pair', value: place, says: `pair of ${name}, ${place} of 16` }
}

const NINE = 9
const EIGHT = 8
const isTeenOrDay = (tile: Tile) => kindOf(tile) === TEEN || kindOf(tile) === DAY

/** Teen or Day with a nine is a wong, with an eight a gong. */
function specialOf(tile: Tile | undefined): ((top: number) => TileHand) | undefined {
  if (tile === undefined || kindOf(tile) === GEE_JOON) return undefined
  if (tilePoints(tile) === NINE) return (top) => special('wong', NINE, 2000, top)
  if (tilePoints(tile) === EIGHT) return (top) => special('gong', EIGHT, 1500, top)
  return undefined
}

const special = (kind: 'wong' | 'gong', value: number, base: number, top: number): TileHand => ({
  strength: base + (32 - top),
  kind,
  value,
  says: `${kind} with ${top === heightPlace(TEEN * 2) ? 'Teen' : 'Day'}`,
})

/** Teen or Day with a seven. */
const isHighNine = (one: Tile, other: Tile) =>
  [one, other].some(isTeenOrDay) && [one, other].some((tile) => tilePoints(tile) === 7)

/** Each Gee Joon tile may be three or six. */
const pointsOf = (tile: Tile): readonly number[] => (kindOf(tile) === GEE_JOON ? [3, 6] : [tilePoints(tile)])

/** Single tiles in order, 1 the highest. Alone, the Gee Joon tiles are low: the six above the fives, the three below all. */
function heightPlace(tile: Tile): number {
  if (kindOf(tile) === GEE_JOON) return tile === 0 ? 15 : 17
  return kindOf(tile) === TILE_KINDS.length - 1 ? 16 : kindOf(tile)
}

/** The three ways to set four tiles as two hands, the lower hand first. */
export function tileSettings(tiles: readonly Tile[]): { low: TileHand; high: TileHand }[] {
  const [first, ...rest] = tiles
  return rest.map((partner) => {
    const one = tileHand(first!, partner)
    const [third, fourth] = rest.filter((tile) => tile !== partner)
    const other = tileHand(third!, fourth!)
    return one.strength <= other.strength ? { low: one, high: other } : { low: other, high: one }
  })
}
