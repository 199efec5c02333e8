/** On top of the offerings: what waits for somebody, what runs, what came of it. */
import { type DeskTile, DeskTiles, footOf, toldToday } from '../../../ui/plots/desktiles.tsx'
import { words } from '../../../words.ts'
import type { Stand } from './stand.ts'

type Standing = { readonly name: string; readonly stands: readonly Stand[] }

export function OfferingsTiles({ standing, isRead }: { standing: readonly Standing[]; isRead: boolean }) {
  const say = words().tiles
  const those = (...stands: readonly Stand[]) =>
    standing.filter((one) => one.stands.some((stand) => stands.includes(stand)))
  const waits = (name: string, stand: Stand, today?: string): DeskTile => {
    const [first] = those(stand)
    return {
      name,
      href: `/offerings?only=${stand}`,
      figure: those(stand).length,
      foot: footOf(first === undefined ? say.nothingWaits : first.name, today),
    }
  }
  const rules = those('new', 'changed')
  return (
    <DeskTiles
      live={['offerings']}
      isRead={isRead}
      tiles={(trend): DeskTile[] => [
        {
          ...waits(say.toApprove, 'waiting', toldToday(trend, 'drafts', say.drafted)),
          of: 'drafts',
          look: 'due',
        },
        waits(say.toPost, 'approved'),
        ...(those('returned').length > 0 ? [waits(say.sentBack, 'returned')] : []),
        {
          name: say.changedRules,
          href: `/offerings?only=${those('new').length > 0 ? 'new' : 'changed'}`,
          figure: rules.length,
          of: 'accepted',
          foot: footOf(
            rules.length === 0 ? say.nothingWaits : say.changedSays,
            toldToday(trend, 'accepted', say.accepted),
          ),
        },
        {
          name: say.offered,
          href: '/offerings?only=running',
          figure: those('running').length,
          all: standing.length,
          of: 'posted',
          foot: footOf(say.halted(those('paused', 'stopped').length), toldToday(trend, 'posted', say.postedToday)),
        },
      ]}
    />
  )
}
