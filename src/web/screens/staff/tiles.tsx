/** On top of the staff: who works here, who waits for something, and equipment that is not heard. */
import type { StaffRow } from '../../../server/door/staff.ts'
import { view } from '../../stream/feed.ts'
import { type DeskTile, DeskTiles, footOf, todayIn, toldToday } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'

/** Somebody has to look at them: they are locked out, or were given what one person may not have together. */
export const isToDecide = ({ isActive, conflicts, lockedUntil }: StaffRow): boolean =>
  isActive && (conflicts.length > 0 || lockedUntil !== undefined)

export function StaffTiles() {
  const say = words().tiles
  const rows = view('staff').value ?? []
  const here = rows.filter(({ isActive }) => isActive)
  const fresh = here.filter(({ isNew }) => isNew)
  const decide = rows.filter(isToDecide)
  const lost = (view('devices').value ?? []).filter(({ link }) => link === 'lost')
  const first = (those: readonly StaffRow[], otherwise: string) =>
    those.length === 0 ? say.nothingWaits : those.length === 1 ? those[0]!.name : otherwise
  return (
    <DeskTiles
      live={['staff', 'devices']}
      tiles={(trend): DeskTile[] => [
        {
          name: say.toDecide,
          href: '/staff?only=decide',
          figure: decide.length,
          foot: first(decide, say.toDecideSays),
        },
        {
          name: say.withoutPin,
          href: '/staff?only=new',
          figure: fresh.length,
          foot: first(fresh, say.withoutPinSays),
        },
        {
          name: say.silent,
          href: '/staff?page=devices',
          figure: lost.length,
          of: 'silent',
          look: 'due',
          foot: say.silentSays(todayIn(trend, 'silent') ?? 0),
        },
        {
          name: say.staff,
          href: '/staff?only=here',
          figure: here.length,
          of: 'access',
          foot: footOf(say.leftStaff(rows.length - here.length), toldToday(trend, 'access', say.accessToday)),
        },
      ]}
    />
  )
}
