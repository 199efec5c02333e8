import { message } from '../base/message.ts'
import { type Reading, read, unread } from './notation.ts'

/** A pai gow tile is a number below 32; the two tiles of a pair stand beside each other. */
export type Tile = number

export type TileKind = {
  name: string
  /** How the single tiles are told apart; a matched pair has no such signs. */
  signs: readonly [string, string]
  points: readonly [number, number]
  isMixed: boolean
}

const matched = (name: string, points: number): TileKind => ({
  name,
  signs: [name, name],
  points: [points, points],
  isMixed: false,
})
const mixed = (name: string, one: string, other: string, points: readonly [number, number]): TileKind => ({
  name,
  signs: [`${name} ${one}`, `${name} ${other}`],
  points,
  isMixed: true,
})

/** The sixteen pairs, the highest first. */
export const TILE_KINDS: readonly TileKind[] = [
  mixed('Gee Joon', '2-4', '1-2', [6, 3]),
  matched('Teen', 12),
  matched('Day', 2),
  matched('Yun', 8),
  matched('Gor', 4),
  matched('Mooy', 10),
  matched('Chong', 6),
  matched('Bon', 4),
  matched('Foo', 11),
  matched('Ping', 10),
  matched('Tit', 7),
  matched('Look', 6),
  mixed('Gow', '3-6', '4-5', [9, 9]),
  mixed('Bot', '2-6', '3-5', [8, 8]),
  mixed('Chit', '2-5', '3-4', [7, 7]),
  mixed('Ng', '1-4', '2-3', [5, 5]),
]
export const GEE_JOON = 0
export const TEEN = 1
export const DAY = 2

export const TILES: readonly Tile[] = TILE_KINDS.flatMap((_, kind) => [2 * kind, 2 * kind + 1])

export const kindOf = (tile: Tile): number => tile >> 1
export const tileSign = (tile: Tile): string => TILE_KINDS[kindOf(tile)]?.signs[tile & 1 ? 1 : 0] ?? '?'
export const tilePoints = (tile: Tile): number => TILE_KINDS[kindOf(tile)]?.points[tile & 1 ? 1 : 0] ?? 0

/** Reads tile names; a name that stands for two tiles takes the first that is free, and no tile can be there twice. */
export function parseTiles(signs: readonly unknown[], count?: number, taken: readonly Tile[] = []): Reading<Tile[]> {
  const tiles: Tile[] = []
  for (const [index, sign] of signs.entries()) {
    const place = index + 1
    if (typeof sign !== 'string') return unread(message('tile is no name', { place }), place)
    const named = TILES.filter((tile) => sameName(tileSign(tile), sign))
    if (named.length === 0)
      return unread(message('unknown tile', { place, sign: sign.slice(0, 20), tiles: TILE_NAMES }), place)
    const free = named.find((tile) => !tiles.includes(tile) && !taken.includes(tile))
    if (free === undefined) {
      const times = named.length === 1 ? 1 : 2
      return unread(message('tile is there already', { place, tile: tileSign(named[0]!), times }), place)
    }
    tiles.push(free)
  }
  if (count !== undefined && tiles.length !== count)
    return unread(message('another number of tiles', { count, given: tiles.length }))
  return read(tiles)
}

const TILE_NAMES = TILE_KINDS.flatMap(({ isMixed, name, signs }) => (isMixed ? signs : [name]))
const plainName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')
const sameName = (one: string, other: string) => plainName(one) === plainName(other)
