/** On top of the tournaments: what runs, who is left, who entered today. */
import { view } from '../../stream/feed.ts'
import { type DeskTile, DeskTiles, footOf, todayIn, toldToday } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'

export function DirectorTiles() {
  const say = words().tiles
  const running = (view('tournaments').value ?? []).filter(({ status }) => status === 'running')
  const [first] = running
  const open = (view('tournaments').value ?? []).filter(({ status }) => status === 'open')
  const left = running.reduce((sum, { players }) => sum + players, 0)
  return (
    <DeskTiles
      live={['tournaments']}
      tiles={(trend): DeskTile[] => [
        {
          name: say.running,
          href: first === undefined ? '/director' : `/director?tournament=${first.activity}`,
          figure: running.length,
          of: 'started',
          foot: footOf(
            running.length === 0 ? say.nothingWaits : say.playing(left),
            toldToday(trend, 'started', say.started),
          ),
        },
        {
          name: say.signUps,
          href: open[0] === undefined ? '/director' : `/director?tournament=${open[0].activity}&part=players`,
          figure: open.length,
          foot: say.entered(open.reduce((sum, { field }) => sum + field, 0)),
        },
        {
          name: say.entries,
          href: first === undefined ? '/director?page=past' : `/director?tournament=${first.activity}&part=players`,
          figure: todayIn(trend, 'entries') ?? say.none,
          of: 'entries',
          foot: say.yesterday(todayIn(trend, 'entries', 1) ?? 0),
        },
      ]}
    />
  )
}
