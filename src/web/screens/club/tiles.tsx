/** On top of the club desk: what members were given today. */
import { isPlaceOfMine } from '../../stream/permission.ts'
import { type DeskTile, DeskTiles, todayIn } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'

export function ClubTiles() {
  const say = words().tiles
  return (
    <DeskTiles
      tiles={(trend): DeskTile[] =>
        (
          [
            ['points', say.points, isPlaceOfMine('games') ? '/games' : '/club'],
            ['tickets', say.tickets, isPlaceOfMine('games') ? '/games' : '/club'],
            ['pieces', say.pieces, isPlaceOfMine('series') ? '/series' : '/club'],
          ] as const
        )
          .filter(([of]) => trend?.figures[of] !== undefined)
          .map(([of, name, href]) => ({
            name,
            href,
            of,
            figure: todayIn(trend, of) ?? say.none,
            foot: say.yesterday(todayIn(trend, of, 1) ?? 0),
          }))
      }
    />
  )
}
