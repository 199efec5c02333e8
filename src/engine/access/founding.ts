/** The first two people of a house: of two departments, one of them an administrator. */

import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { hasAdministrator, rolesNamed } from '../house/staff.ts'
import { isOneDepartment, type Role } from '../roles.ts'
import { PLACE_EVERYWHERE } from './stations.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

/** Who gives orders at the machine itself, from its command line. */
export const CONSOLE = 'console'

export function foundStaff(state: State, command: CommandOf<'FoundStaff'>): Decision {
  const { founders, reason, station, by, at } = command
  if (reason === undefined ? hasAdministrator(state) : by !== CONSOLE) return refuseOrder('house founded already')
  const [first, second] = founders
  if (first === undefined || second === undefined || founders.length > 2 || first.person === second.person)
    return refuseOrder('founding takes two')
  const roles: (readonly Role[] | Refusal)[] = founders.map((founder) => rolesNamed(founder.roles))
  const refused = roles.find(isRefusal)
  if (refused !== undefined) return refused
  const [some = [], others = []] = roles as (readonly Role[])[]
  if (!some.includes('administrator')) return refuseOrder('founding takes an administrator')
  if (isOneDepartment(some, others) || others.includes('regulator'))
    return refuseOrder('second person of another department')
  return [
    { type: 'StaffEnrolled', person: first.person, roles: some, by, second: second.person },
    { type: 'StaffEnrolled', person: second.person, roles: others, by, second: first.person },
    {
      type: 'HouseFounded',
      founders: [first.person, second.person],
      by,
      at: at.at,
      ...(reason === undefined ? {} : { reason }),
    },
    ...(station === undefined
      ? []
      : [
          {
            type: 'StationEnrolled' as const,
            station,
            places: PLACE_EVERYWHERE,
            by: first.person,
            second: second.person,
          },
          ...(state.areStationsRequired
            ? []
            : [{ type: 'StationsRequired' as const, by: first.person, second: second.person }]),
        ]),
  ]
}
