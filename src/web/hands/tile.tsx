import { TILE_KINDS, type Tile } from '../../cards/tile.ts'

type Dot = { x: number; y: number; isRed: boolean }

/** Which halves a tile shows, top and bottom; ones and fours are red, as on the real set, and the top row of a six on Teen. */
const HALVES: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
  [[2, 4], [1, 2]],
  [[6, 6], [6, 6]],
  [[1, 1], [1, 1]],
  [[4, 4], [4, 4]],
  [[1, 3], [1, 3]],
  [[5, 5], [5, 5]],
  [[3, 3], [3, 3]],
  [[2, 2], [2, 2]],
  [[5, 6], [5, 6]],
  [[4, 6], [4, 6]],
  [[1, 6], [1, 6]],
  [[1, 5], [1, 5]],
  [[3, 6], [4, 5]],
  [[2, 6], [3, 5]],
  [[2, 5], [3, 4]],
  [[1, 4], [2, 3]],
] // biome-ignore format: one kind a line

const halvesOf = (tile: Tile): readonly [number, number] => HALVES[tile >> 1]?.[tile & 1 ? 1 : 0] ?? [0, 0]

const L = 17
const M = 30
const R = 43
const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[M, 33]],
  2: [[M, 20], [M, 46]],
  3: [[L, 17], [M, 33], [R, 49]],
  4: [[L, 21], [R, 21], [L, 45], [R, 45]],
  5: [[L, 17], [R, 17], [M, 33], [L, 49], [R, 49]],
  6: [[L, 14], [R, 14], [L, 33], [R, 33], [L, 52], [R, 52]],
} // biome-ignore format: one number a line

function dotsOf(tile: Tile): Dot[] {
  const isTeen = TILE_KINDS[tile >> 1]?.name === 'Teen'
  return halvesOf(tile).flatMap((pips, half) =>
    (SPOTS[pips] ?? []).map(([x, y], place) => ({
      x,
      // The lower half is the upper one turned round.
      y: half === 0 ? y : 140 - y,
      isRed: pips === 1 || pips === 4 || (isTeen && place % 2 === half),
    })),
  )
}

/** A tile in a box of 60 by 140. */
export function TileFace({ tile }: { tile: Tile }) {
  return (
    <svg class="tile-face" viewBox="0 0 60 140" aria-hidden="true" focusable="false">
      <rect
        x="1"
        y="1"
        width="58"
        height="138"
        rx="6"
        fill="var(--tile-face)"
        stroke="var(--tile-edge)"
        stroke-width="2"
      />
      {dotsOf(tile).map(({ x, y, isRed }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="6.5" fill={isRed ? 'var(--tile-red)' : 'var(--tile-white)'} />
          {/* Red pips are rings, so that colour is not the only sign. */}
          {isRed && <circle cx={x} cy={y} r="2.2" fill="var(--tile-face)" />}
        </g>
      ))}
    </svg>
  )
}
