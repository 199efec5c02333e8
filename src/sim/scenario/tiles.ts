import { TILE_ZONES } from '../../cards/outcomes/deal.ts'
import { type Tile, tileSign } from '../../cards/tile.ts'
import type { Hand } from '../../engine/judging/fact.ts'

/** Two tiles of one name are two tiles: the second that the scenario names is the other of the pair. */
export function tellApart(hands: readonly Hand[]): Hand[] {
  const taken = new Set<Tile>()
  const apart = (tile: Tile): Tile => {
    const twin = tile % 2 === 0 ? tile + 1 : tile - 1
    const free = taken.has(tile) && tileSign(twin) === tileSign(tile) ? twin : tile
    taken.add(free)
    return free
  }
  return hands.map((hand) => {
    const zones = TILE_ZONES.flatMap((zone) => {
      const lying = hand.cards[zone]
      return lying === undefined ? [] : [[zone, lying.map(apart)]]
    })
    return zones.length === 0 ? hand : { ...hand, cards: { ...hand.cards, ...Object.fromEntries(zones) } }
  })
}
