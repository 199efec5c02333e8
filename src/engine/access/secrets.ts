/** That a secret was given, set or taken away, and by whom; never the secret. */

import { refuseOrder } from '../../base/refusal.ts'
import { rolesOf } from '../house/staff.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideSecret(state: State, command: CommandOf<'ResetStaff' | 'SetSecret'>): Decision {
  const { by } = command
  if (command.do === 'SetSecret') {
    if (rolesOf(state, by).length === 0) return refuseOrder('person does not work here', { person: by })
    if (command.what === 'second factor' && state.factors.has(by)) return refuseOrder('second factor there already')
    return [{ type: 'SecretSet', person: by, what: command.what }]
  }
  const { person, what, second } = command
  if (rolesOf(state, person).length === 0) return refuseOrder('person does not work here', { person })
  if (person === by || person === second) return refuseOrder('own roles by others')
  if (what.length === 0) return refuseOrder('nothing to reset')
  return [{ type: 'StaffReset', person, what, by, second }]
}

export function evolveSecret(own: Slice, event: EventOf<'StaffReset' | 'SecretSet'>): void {
  if (event.type === 'SecretSet') {
    if (event.what === 'second factor') own.factors.add(event.person)
  } else if (event.what.includes('second factor')) own.factors.delete(event.person)
}
