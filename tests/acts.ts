/** Every row of the table of permissions, as somebody would ask for it over the api. */
import { EXAMPLES } from '../src/server/api/examples.ts'
import type { DoorOrder } from '../src/server/api/orders.ts'
import type { Act } from '../src/server/door/acts.ts'

export const isOrder = (act: Act): act is DoorOrder['do'] => Object.hasOwn(EXAMPLES, act)
/** How each act is asked for without doing it, where that can be; otherwise with a body that is refused later. */
export function asking(act: Act): { path: string; body: unknown } {
  if (act === 'PayClaim tray')
    return { path: '/may', body: { order: { do: 'PayClaim', claim: 'C1', form: 'chips', tray: '1' } } }
  if (isOrder(act)) return { path: '/may', body: { order: EXAMPLES[act] } }
  switch (act) {
    case 'CountBox':
      return { path: '/counts', body: {} }
    case 'CountBox paper':
      return { path: '/counts/paper', body: {} }
    case 'EnrolStaff':
      return { path: '/staff', body: {} }
    case 'ResetStaff':
      return { path: '/staff/start', body: {} }
    case 'EnrolStation':
      return { path: '/stations', body: {} }
    case 'RevokeStation':
      return { path: '/stations/revoke', body: {} }
    case 'RequireStations':
      return { path: '/stations/require', body: { no: 1 } }
    case 'DisableStaff':
      return { path: '/staff/disable', body: {} }
    case 'FindPlayer':
      return { path: '/players/find', body: {} }
    case 'AddGuest':
      return { path: '/guests', body: {} }
    case 'UnlockStaff':
      return { path: '/staff/unlock', body: {} }
    default:
      return { path: '', body: {} }
  }
}
