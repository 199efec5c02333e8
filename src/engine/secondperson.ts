/** Rules of two persons: who gives an order, who typed it in, who signs beside, who acted on the same thing before. */

import type { MessageId } from '../base/message.ts'
import { type Refusal, refuseOrder } from '../base/refusal.ts'
import type { ActedBefore } from './mechanism.ts'
import type { Command, State } from './mechanisms.ts'
import { isOneDepartment } from './roles.ts'

/** As a mechanism has it for an order. */
export type Apart = {
  readonly second?: MessageId
  readonly elsewhere?: MessageId
  apart?(state: State, command: Command): ActedBefore
}

/**
 * Why the persons of this order are not different ones; nothing where they are, or where one is enough. Whoever types in what
 * another did on paper counts as one who acts.
 */
export function samePerson(rule: Apart, state: State, command: Command, typedBy?: string): Refusal | undefined {
  const { by } = command
  const beside = besideIn(command)
  // Where a mechanism has a sentence of its own for two, it says it; the door has proven that they are not one, but not on paper.
  if (rule.second !== undefined && beside.includes(by)) return refuseOrder(rule.second as never)
  if (rule.elsewhere !== undefined && beside.some((one) => isNeighbour(state, by, one)))
    return refuseOrder(rule.elsewhere as never)
  if (typedBy !== undefined && beside.includes(by)) return refuseOrder('order takes two')
  const { persons = [], typists = [], says } = rule.apart?.(state, command) ?? {}
  if (persons.includes(by)) return refuseOrder(says as never)
  if (typists.includes(by)) return refuseOrder('typist acted before')
  if (rule.elsewhere !== undefined && persons.some((one) => one !== undefined && isNeighbour(state, by, one)))
    return refuseOrder(rule.elsewhere as never)
  if (typedBy !== undefined && [...beside, ...persons, ...typists].includes(typedBy))
    return refuseOrder('typist is none of the two')
  return undefined
}

/** Those who sign beside the one who acts, and those who watch. */
function besideIn(command: Command): readonly string[] {
  const { second, witnesses = [] } = command as { readonly second?: string; readonly witnesses?: readonly string[] }
  return second === undefined ? witnesses : [second, ...witnesses]
}

/** All roles that somebody was given count here, also those that rest. */
const isNeighbour = ({ staff }: State, one: string, other: string): boolean =>
  isOneDepartment(staff.get(one)?.roles ?? [], staff.get(other)?.roles ?? [])
