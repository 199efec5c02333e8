/** Whether whoever asks may: the signed-in person of the place, or the answer that says why not. Every no is noted. */

import type { Context } from 'hono'
import { rolesOf } from '../../engine/house/staff.ts'
import { english, told } from '../../words/sentence.ts'
import { fault, faultFor } from '../api/fault.ts'
import type { OrderCall } from '../api/orders.ts'
import { actOf } from '../api/orders.ts'
import { type Act, ORDERS } from './acts.ts'
import type { Door, Here } from './door.ts'
import { isPublic, mayDo, maySecond, maySee } from './permissions.ts'
import type { Seen } from './viewnames.ts'

type Proof = NonNullable<OrderCall['second']>

export type Permit = {
  /** Whoever is signed in here, whatever comes next. */
  toCome(call: Context, what: string): Here | Response
  toDo(call: Context, act: Act): Here | Response
  /** The orders of a whole call: also who acted on paper. */
  toOrder(call: Context, asked: OrderCall): Here | Response
  toSee(call: Context, name: Seen): true | Response
  /** The second person where the order takes two; nothing where it takes one. */
  second(call: Context, asked: OrderCall, here: Here): Promise<string | undefined | Response>
  /** The same for what is done otherwise than by an order. */
  secondFor(call: Context, act: Act, second: Proof | undefined, here: Here): Promise<string | undefined | Response>
}

export function permitOf(door: Door): Permit {
  const { audit, house } = door
  const note = (call: Context, why: string, what: string, person?: string) =>
    audit.note('request refused', {
      why,
      what,
      address: door.addressOf(call),
      ...(person === undefined ? {} : { person }),
    })

  function toCome(call: Context, what: string): Here | Response {
    const here = door.here(call)
    if (here !== undefined) return here
    note(call, 'not signed in', what)
    return fault(call, 401, 'not signed in')
  }

  function toDo(call: Context, act: Act): Here | Response {
    const here = toCome(call, act)
    if (here instanceof Response) return here
    if (!mayDo(act, here.roles)) {
      note(call, 'role', act, here.person)
      return fault(call, 403, 'role may not', { act, roles: ORDERS[act].roles, yours: here.roles })
    }
    // An administrator without a second factor administers nothing.
    const others = here.roles.filter((role) => role !== 'administrator')
    if (door.lacksFactor(here.person) && !mayDo(act, others)) {
      note(call, 'no second factor', act, here.person)
      return fault(call, 403, 'second factor not enrolled')
    }
    return here
  }

  return {
    toCome,
    toDo,
    toOrder(call, { order }) {
      const act = actOf(order)
      const here = toDo(call, act)
      if (here instanceof Response || order.paper === undefined) return here
      if (mayDo(act, rolesOf(house.state, order.paper.by))) return here
      note(call, 'role of the person on paper', act, here.person)
      return fault(call, 403, 'person on paper may not', { act, roles: ORDERS[act].roles })
    },
    toSee(call, name) {
      if (isPublic(name)) return true
      const place = door.placeOf(call)
      const people = place === undefined ? door.everybodyIn(call) : [door.here(call)].filter((one) => one !== undefined)
      if (people.length === 0) {
        note(call, 'not signed in', name)
        return fault(call, 401, 'not signed in')
      }
      if (people.some(({ roles }) => maySee(name, roles))) return true
      note(call, 'role', name, people[0]?.person)
      return fault(call, 403, 'role does not show', { view: name })
    },
    second: (call, { order, second }, here) => secondFor(call, actOf(order), second, here),
    secondFor,
  }

  async function secondFor(call: Context, act: Act, second: Proof | undefined, here: Here) {
    const { second: roles, isSometimes } = ORDERS[act]
    if (roles === undefined || (isSometimes === true && second === undefined)) return undefined
    if (second === undefined) return fault(call, 403, 'second person needed', { roles })
    const proved = await door.keeper.prove(second, door.whereOf(call))
    if (!proved.ok) {
      audit.note('second person refused', { person: here.person, what: act, why: 'not proven' })
      return faultFor(call, proved.status === 401 ? 403 : proved.status, proved.why)
    }
    const why =
      proved.person === here.person
        ? told('second person is the first')
        : maySecond(act, rolesOf(house.state, proved.person))
          ? undefined
          : told('second person has another role', { roles })
    if (why === undefined) return proved.person
    audit.note('second person refused', { person: here.person, second: proved.person, what: act, why: english(why) })
    return faultFor(call, 403, why)
  }
}
