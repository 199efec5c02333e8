/** On top of the offerings: what waits for somebody, what runs, what came of it. */
import { type DeskTile, DeskTiles } from '../../../ui/plots/desktiles.tsx'
import { words } from '../../../words.ts'
import type { Stand } from './stand.ts'

type Standing = { readonly name: string; readonly stands: readonly Stand[] }

export function OfferingsTiles({ standing, isRead }: { standing: readonly Standing[]; isRead: boolean }) {
  const say = words().tiles
  const those = (...stands: readonly Stand[]) =>
    standing.filter((one) => one.stands.some((stand) => stands.includes(stand)))
  const waits = (name: string, stand: Stand): DeskTile => {
    const [first] = those(stand)
    return {
      name,
      href: `/offerings?only=${stand}`,
      figure: those(stand).length,
      foot: first === undefined ? say.nothingWaits : first.name,
    }
  }
  const rules = those('new', 'changed')
  return (
    <DeskTiles
      live={['offerings']}
      isRead={isRead}
      tiles={(): DeskTile[] => [
        { ...waits(say.toApprove, 'waiting'), of: 'drafts', look: 'due' },
        waits(say.toPost, 'approved'),
        ...(those('returned').length > 0 ? [waits(say.sentBack, 'returned')] : []),
        {
          name: say.changedRules,
          href: `/offerings?only=${those('new').length > 0 ? 'new' : 'changed'}`,
          figure: rules.length,
          foot: rules.length === 0 ? say.nothingWaits : say.changedSays,
        },
        {
          name: say.offered,
          href: '/offerings?only=running',
          figure: those('running').length,
          all: standing.length,
          of: 'hits',
          foot: say.halted(those('paused', 'stopped').length),
        },
      ]}
    />
  )
}
