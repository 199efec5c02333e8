/** The first two people of a house, or new ones where its administrators are lost: in the register and in the journal. */

import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Register } from '../door/register.ts'
import { type StaffEntry, unusable } from '../door/staff.ts'
import type { House } from '../house/kernel.ts'
import { weak } from './pins.ts'

/** At a screen each of them chooses a PIN there; at the machine's console each gets a start code afterwards. */
export type FounderEntry = StaffEntry & { readonly pin?: string; readonly password?: string }

export type Founding = {
  readonly founders: readonly [FounderEntry, FounderEntry]
  /** The browser at which they stand. */
  readonly station?: string
  /** Given at the console. */
  readonly reason?: string
  readonly by?: string
}

/** Before anything is written: why these two cannot be the first. */
export const whyNotFounders = (founders: Founding['founders']): Refusal | undefined => {
  const [first, second] = founders
  const same = (field: 'badge' | 'login') => first[field] !== undefined && first[field] === second[field]
  if (same('badge')) return refuseOrder('badge taken')
  if (same('login')) return refuseOrder('sign-in name taken')
  return weak(first) ?? weak(second) ?? unusable(first) ?? unusable(second)
}

/** Answers with their numbers. */
export async function found(house: House, register: Register, founding: Founding): Promise<string[] | Refusal> {
  const { founders, station, reason, by } = founding
  const refused = whyNotFounders(founders)
  if (refused !== undefined) return refused
  for (const { badge, login } of founders) {
    if (badge !== undefined && register.find({ badge }).length > 0) return refuseOrder('badge taken')
    if (login !== undefined && register.find({ login }).length > 0) return refuseOrder('sign-in name taken')
  }
  const persons = founders.map(({ name, badge, login }) =>
    String(
      register.add({ name, ...(badge === undefined ? {} : { badge }), ...(login === undefined ? {} : { login }) }),
    ),
  )
  const outcome = await house.submit(
    {
      do: 'FoundStaff',
      founders: founders.map(({ roles }, at) => ({ person: persons[at] ?? '', roles })),
      ...(station === undefined ? {} : { station }),
      ...(reason === undefined ? {} : { reason }),
    },
    { by: by ?? persons[0] ?? '' },
  )
  if (isRefusal(outcome)) {
    for (const person of persons) register.erase(Number(person))
    return outcome
  }
  for (const [at, { pin, password }] of founders.entries()) {
    const number = Number(persons[at])
    if (pin !== undefined) await register.setSecret(number, 'pin', pin)
    if (password !== undefined) await register.setSecret(number, 'password', password)
  }
  return persons
}
