/** Who works here: an opaque number and its roles. Names, badges and secrets are in the register, never here. */

import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { conflictsIn, rolesInForce } from '../duties.ts'
import { ROLES, type Role } from '../roles.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role)

export function decideStaff(state: State, command: CommandOf<'EnrolStaff' | 'DisableStaff'>): Decision {
  const { person, by } = command
  const before = state.staff.get(person)
  if (command.do === 'DisableStaff') {
    if (before?.isActive !== true) return refuseOrder('person does not work here', { person })
    if (isLastAdministrator(state, person)) return refuseOrder('last administrator')
    return [{ type: 'StaffDisabled', person, by }]
  }
  const { second } = command
  if (second === undefined) return refuseOrder('staff takes two')
  if (person === by || person === second) return refuseOrder('own roles by others')
  const roles = rolesNamed(command.roles)
  if (isRefusal(roles)) return roles
  if (before?.isActive === true && before.roles.join() === roles.join())
    return refuseOrder('roles held already', { person })
  if (!roles.includes('administrator') && isLastAdministrator(state, person)) return refuseOrder('last administrator')
  return [{ type: 'StaffEnrolled', person, roles, by, second }]
}

/** In the order of the list and each once, so that the same roles are always written the same way. */
export function rolesNamed(named: readonly string[]): readonly Role[] | Refusal {
  const unknown = named.find((role) => !isRole(role))
  if (unknown !== undefined) return refuseOrder('no such role', { role: unknown, roles: ROLES })
  const roles = ROLES.filter((role) => named.includes(role))
  if (roles.length === 0) return refuseOrder('no role named')
  if (roles.includes('regulator') && roles.length > 1) return refuseOrder('regulator only reads')
  const [conflict] = conflictsIn(roles)
  return conflict === undefined ? roles : refuseOrder('duties exclude each other', conflict)
}

export function evolveStaff(state: Slice, event: EventOf<'StaffEnrolled' | 'StaffDisabled'>): void {
  const { person } = event
  if (event.type === 'StaffEnrolled') state.staff.set(person, { roles: event.roles, isActive: true })
  else state.staff.set(person, { roles: state.staff.get(person)?.roles ?? [], isActive: false })
}

/** The roles that somebody has today; a leaver has none, and what one person may not have together rests. */
export function rolesOf(state: State, person: string): readonly Role[] {
  const known = state.staff.get(person)
  return known?.isActive === true ? rolesInForce(known.roles) : []
}

export const hasAdministrator = (state: State): boolean =>
  [...state.staff.values()].some(({ roles, isActive }) => isActive && roles.includes('administrator'))

const isLastAdministrator = (state: State, person: string): boolean =>
  rolesOf(state, person).includes('administrator') &&
  ![...state.staff.keys()].some((other) => other !== person && rolesOf(state, other).includes('administrator'))
