/** Rules of two persons: who gives an order, who signs beside, who acted on the same thing before. */

import type { MessageId } from '../base/message.ts'
import { type Refusal, refuseOrder } from '../base/refusal.ts'
import type { Command, State } from './mechanisms.ts'
import { isOneDepartment } from './roles.ts'

/** As a mechanism has it for an order. */
export type Apart = {
  readonly second?: MessageId
  readonly elsewhere?: MessageId
  apart?(
    state: State,
    command: Command,
  ): { readonly persons: readonly (string | undefined)[]; readonly says: MessageId }
}

/** Why the persons of this order are not different ones; nothing where they are, or where one is enough. */
export function samePerson(rule: Apart, state: State, command: Command): Refusal | undefined {
  const { by, second } = command as Command & { readonly second?: string }
  if (rule.second !== undefined && second === by) return refuseOrder(rule.second as never)
  if (rule.elsewhere !== undefined && second !== undefined && isNeighbour(state, by, second))
    return refuseOrder(rule.elsewhere as never)
  const apart = rule.apart?.(state, command)
  if (apart?.persons.includes(by)) return refuseOrder(apart.says as never)
  return undefined
}

/** Everybody whom the rule wants to be another person than the one who acts. */
export function othersOf(rule: Apart, state: State, command: Command): readonly (string | undefined)[] {
  const { second } = command as Command & { readonly second?: string }
  return [second, ...(rule.apart?.(state, command).persons ?? [])]
}

/** All roles that somebody was given count here, also those that rest. */
const isNeighbour = ({ staff }: State, one: string, other: string): boolean =>
  isOneDepartment(staff.get(one)?.roles ?? [], staff.get(other)?.roles ?? [])
