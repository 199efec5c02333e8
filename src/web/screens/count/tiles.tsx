/** On top of the count room: what is still to be counted. No amounts: a count is blind. */
import { view } from '../../stream/feed.ts'
import { type DeskTile, DeskTiles, fewOf, footOf, todayIn, toldToday } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'
import { shiftNow } from './shift.ts'

export function CountTiles() {
  const say = words().tiles
  const boxes = view('counts').value?.boxes ?? []
  const left = boxes.filter(({ counted }) => !counted.includes(shiftNow()))
  const second = boxes.filter(({ waiting }) => waiting !== undefined)
  const at = (table: string | undefined) =>
    table === undefined ? '/count' : `/count?table=${encodeURIComponent(table)}`
  return (
    <DeskTiles
      live={['counts']}
      tiles={(trend): DeskTile[] => [
        {
          name: say.boxes,
          href: at(left[0]?.table),
          figure: left.length,
          all: boxes.length,
          foot: left.length === 0 ? say.nothingWaits : say.callAt(fewOf(left.map(({ table }) => table))),
        },
        {
          name: say.second,
          href: at(second[0]?.table),
          figure: second.length,
          of: 'recounts',
          look: 'due',
          foot: footOf(
            second.length === 0 ? say.nothingWaits : say.secondSays,
            toldToday(trend, 'recounts', say.recounts),
          ),
        },
        {
          name: say.bookedCounts,
          href: '/count',
          figure: todayIn(trend, 'boxes') ?? say.none,
          of: 'boxes',
          foot: say.yesterday(todayIn(trend, 'boxes', 1) ?? 0),
        },
      ]}
    />
  )
}
