/** On top of the floor: what waits, which tables are open, what was reported today. */
import { view } from '../../../stream/feed.ts'
import { type DeskTile, DeskTiles, fewOf, footOf, todayIn, toldToday } from '../../../ui/plots/desktiles.tsx'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { isWaiting } from '../../report/undecided.ts'

export function FloorTiles() {
  const say = words().tiles
  const waiting = (view('hits').value ?? []).filter(isWaiting)
  const tables = view('tables').value ?? []
  const open = tables.filter(({ isOpen }) => isOpen)
  const calls = tables.filter(({ call }) => call !== undefined)
  const [oldest = ''] = waiting.map(({ local }) => local).sort()
  return (
    <DeskTiles
      live={['hits', 'tables']}
      tiles={(trend): DeskTile[] => [
        {
          name: say.hitsWaiting,
          href: '/floor',
          figure: waiting.length,
          of: 'verdicts',
          look: 'due',
          foot: footOf(
            waiting.length === 0 ? say.nothingWaits : say.oldest(clockOf(oldest)),
            toldToday(trend, 'verdicts', say.decidedIn),
          ),
        },
        {
          name: say.calls,
          href: calls.length === 0 ? '/floor' : `/floor?table=${calls[0]!.table}`,
          figure: calls.length,
          of: 'calls',
          foot: footOf(
            calls.length === 0 ? say.nothingWaits : say.callAt(fewOf(calls.map(({ table }) => table))),
            toldToday(trend, 'calls', say.callsToday),
          ),
        },
        {
          name: say.tablesOpen,
          href: '/floor',
          figure: open.length,
          all: tables.length,
          of: 'rounds',
          foot: say.rounds(todayIn(trend, 'rounds') ?? 0, todayIn(trend, 'rounds', 1) ?? 0),
        },
        {
          name: say.reported,
          href: `/hit?day=${trend?.days.at(-1) ?? ''}`,
          figure: todayIn(trend, 'hits') ?? say.none,
          of: 'hits',
          look: 'money',
          foot: footOf(say.declined(todayIn(trend, 'declined') ?? 0), say.hitsBefore(todayIn(trend, 'hits', 1) ?? 0)),
        },
      ]}
    />
  )
}
