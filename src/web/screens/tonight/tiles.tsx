/** On top of tonight: what waits, what comes next, what was reported, how much of the room is open. */
import type { TonightView } from '../../../views/tonight/tonight.ts'
import { view } from '../../stream/feed.ts'
import { type DeskTile, DeskTiles, footOf, todayIn, toldToday } from '../../ui/plots/desktiles.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { minutesSince } from '../floor/map/tablestate.ts'
import { nameOf } from './duename.ts'

/** What asks for somebody of the floor, day by day. */
const CAME_UP = ['hits', 'calls'] as const

export function TonightTiles({ tonight: { clocks, due } }: { tonight: TonightView }) {
  const say = words().tiles
  const tables = view('tables').value ?? []
  const since = clocks.flatMap((one) => (one.since === undefined ? [] : [one.since]))
  const [first] = clocks
  const [next] = due
  return (
    <DeskTiles
      live={['tables']}
      tiles={(trend): DeskTile[] => [
        {
          name: words().tonight.clocks,
          href: first?.to ?? '/tonight',
          figure: clocks.length,
          of: CAME_UP,
          look: 'due',
          foot: footOf(
            first === undefined
              ? say.nothingWaits
              : since.length === 0
                ? words().tonight.clock[first.kind]
                : say.longest(minutesSince(Math.min(...since))),
            toldToday(trend, CAME_UP, say.cameUp),
          ),
        },
        {
          name: say.nextDue,
          href: next?.to ?? '/tonight',
          figure: next === undefined ? say.none : clockOf(next.at),
          foot: next === undefined ? words().tonight.noDue : `${nameOf(next)} · ${words().tonight.kind[next.kind]}`,
        },
        {
          name: say.reported,
          href: `/hit?day=${trend?.days.at(-1) ?? ''}`,
          figure: todayIn(trend, 'hits') ?? say.none,
          of: 'hits',
          look: 'money',
          foot: footOf(say.declined(todayIn(trend, 'declined') ?? 0), say.hitsBefore(todayIn(trend, 'hits', 1) ?? 0)),
        },
        {
          name: say.tablesOpen,
          href: '/floor',
          figure: tables.filter(({ isOpen }) => isOpen).length,
          all: tables.length,
          of: 'rounds',
          foot: say.rounds(todayIn(trend, 'rounds') ?? 0, todayIn(trend, 'rounds', 1) ?? 0),
        },
      ]}
    />
  )
}
