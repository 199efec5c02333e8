/** Who works here: an opaque number and its roles. Names, badges and secrets are in the register, never here. */

import { refuseOrder } from '../../base/refusal.ts'
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
  const unknown = command.roles.find((role) => !isRole(role))
  if (unknown !== undefined) return refuseOrder('no such role', { role: unknown, roles: ROLES })
  // In the order of the list and each once, so that the same roles are always written the same way.
  const roles = ROLES.filter((role) => command.roles.includes(role))
  if (roles.length === 0) return refuseOrder('no role named')
  if (roles.includes('regulator') && roles.length > 1) return refuseOrder('regulator only reads')
  if (before?.isActive === true && before.roles.join() === roles.join())
    return refuseOrder('roles held already', { person })
  if (!roles.includes('administrator') && isLastAdministrator(state, person)) return refuseOrder('last administrator')
  return [{ type: 'StaffEnrolled', person, roles, by }]
}

export function evolveStaff(state: Slice, event: EventOf<'StaffEnrolled' | 'StaffDisabled'>): void {
  const { person } = event
  if (event.type === 'StaffEnrolled') state.staff.set(person, { roles: event.roles, isActive: true })
  else state.staff.set(person, { roles: state.staff.get(person)?.roles ?? [], isActive: false })
}

/** The roles that somebody has today; a leaver has none. */
export function rolesOf(state: State, person: string): readonly Role[] {
  const known = state.staff.get(person)
  return known?.isActive === true ? known.roles : []
}

export const hasAdministrator = (state: State): boolean =>
  [...state.staff.values()].some(({ roles, isActive }) => isActive && roles.includes('administrator'))

const isLastAdministrator = (state: State, person: string): boolean =>
  rolesOf(state, person).includes('administrator') &&
  ![...state.staff.keys()].some((other) => other !== person && rolesOf(state, other).includes('administrator'))
