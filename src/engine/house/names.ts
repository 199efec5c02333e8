/** Whom boards may name. It is the person's own word, and they may take it back: the name itself stands in the register alone. */
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function allowName({ named }: State, { person, isAllowed, by }: CommandOf<'AllowName'>): Decision {
  if (named.has(person) === isAllowed) return refuseOrder('name is allowed so', { person, isAllowed })
  return [{ type: 'NameAllowed', person, isAllowed, by }]
}

export function evolveNames(own: Slice, { person, isAllowed }: EventOf<'NameAllowed'>): void {
  if (isAllowed) own.named.add(person)
  else own.named.delete(person)
  own.namings += 1
}
