import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { signOf } from '../../cards/card.ts'
import { tileSign } from '../../cards/tile.ts'
import type { Table } from '../house/vocabulary.ts'
import type { Round } from './fact.ts'

/** What is impossible about the reported cards, or nothing: a card more often than the decks hold it, no cards at all. */
export function wrongCards(
  { decks, table }: Pick<Table, 'decks' | 'table'>,
  { hands, common }: Pick<Round, 'hands' | 'common'>,
): Refusal | undefined {
  const seen = new Map<number, string>()
  const counts = new Map<number, number>()
  const tiles = new Set<number>()
  const zones = [
    ...hands.flatMap(({ seat, role, cards }) =>
      Object.entries(cards).map(
        ([zone, those]) => [`${role === 'player' ? `seat ${seat}` : 'player-dealer'} ${zone}`, those] as const,
      ),
    ),
    ...Object.entries(common).map(([zone, those]) => [zone, those] as const),
  ]
  let any = false
  for (const [place, cards] of zones) {
    // A count of points stands for the cards that the table counted.
    if (typeof cards === 'number') any = true
    if (!Array.isArray(cards)) continue
    if (/Tiles|tiles/.test(place)) {
      any = true
      const twice = (cards as readonly number[]).find((tile) => tiles.has(tile))
      if (twice !== undefined) return refuseOrder('tile twice', { tile: tileSign(twice), place })
      for (const tile of cards as readonly number[]) tiles.add(tile)
      continue
    }
    for (const card of cards as readonly unknown[]) {
      any = true
      if (typeof card !== 'number') continue
      const count = (counts.get(card) ?? 0) + 1
      counts.set(card, count)
      if (count > decks)
        return refuseOrder('card at two places', {
          card: signOf(card),
          place,
          before: seen.get(card) ?? '',
          table,
          decks,
        })
      seen.set(card, place)
    }
  }
  return any ? undefined : refuseOrder('no cards told')
}
