/** On top of the drawings: the next one, tickets and calls of today. */
import { view } from '../../../stream/feed.ts'
import { type DeskTile, DeskTiles, footOf, todayIn } from '../../../ui/plots/desktiles.tsx'
import { clockOf, dayOf } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'

export function DrawingTiles() {
  const say = words().tiles
  const desks = view('drawings').value ?? []
  const [next] = desks
    .flatMap(({ activity, name, next: at }) => (at === undefined ? [] : [{ activity, name, at }]))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
  const inDrums = desks.reduce((sum, { drum }) => sum + drum.in, 0)
  const calls = desks.reduce((sum, desk) => sum + desk.calls.length, 0)
  const busy = desks.find((desk) => desk.calls.length > 0)?.activity
  const at = (activity: string | undefined) => (activity === undefined ? '/games' : `/games?drawing=${activity}`)
  return (
    <DeskTiles
      live={['drawings']}
      tiles={(trend): DeskTile[] => [
        {
          name: say.nextDrawing,
          href: at(next?.activity),
          figure: next === undefined ? say.none : clockOf(next.at),
          foot: next === undefined ? say.noDrawing : `${next.name}, ${dayOf(next.at)}`,
        },
        {
          name: say.tickets,
          href: at(desks.find(({ drum }) => drum.in > 0)?.activity),
          figure: todayIn(trend, 'tickets') ?? say.none,
          of: 'tickets',
          foot: footOf(say.yesterday(todayIn(trend, 'tickets', 1) ?? 0), say.inDrums(inDrums)),
        },
        {
          name: say.called,
          href: at(busy),
          figure: todayIn(trend, 'called') ?? say.none,
          of: 'called',
          look: 'money',
          foot: footOf(say.yesterday(todayIn(trend, 'called', 1) ?? 0), say.callsOpen(calls)),
        },
      ]}
    />
  )
}
