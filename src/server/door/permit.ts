/** Whether whoever asks may: the signed-in person of the place, or the answer that says why not. Every no is noted. */

import type { Context } from 'hono'
import { rolesOf } from '../../engine/house/staff.ts'
import { english, told } from '../../words/sentence.ts'
import { fault, faultFor } from '../api/fault.ts'
import type { DoorOrder, OrderCall } from '../api/orders.ts'
import { actOf } from '../api/orders.ts'
import { type Act, ORDERS } from './acts.ts'
import type { Door, Here } from './door.ts'
import { isPublic, mayDo, maySecond, maySee } from './permissions.ts'
import { placesOf } from './places.ts'
import type { Seen } from './viewnames.ts'

type Proof = NonNullable<OrderCall['second']>

export type Permit = {
  /** Whoever is signed in here, whatever comes next. */
  toCome(call: Context, what: string): Here | Response
  toDo(call: Context, act: Act): Here | Response
  /** The orders of a whole call: who acts, and who has confirmed what stands on paper. */
  toOrder(call: Context, asked: OrderCall): Promise<Actor | Response>
  toSee(call: Context, name: Seen): true | Response
  /** The second person where the order takes two; nothing where it takes one. */
  second(call: Context, asked: OrderCall, here: Pick<Here, 'person'>): Promise<string | undefined | Response>
  /** The same for what is done otherwise than by an order. */
  secondFor(
    call: Context,
    act: Act,
    second: Proof | undefined,
    here: Pick<Here, 'person'>,
  ): Promise<string | undefined | Response>
  /** Whether the payer has shown a second factor: digits that are sent are right, and count once. */
  factor(call: Context, asked: OrderCall, acting: Pick<Actor, 'person'>): boolean | Response
}

/** `here` is whose session it is and stays. `person` acts: for one order this may be another, who has shown badge and PIN. */
export type Actor = { readonly here: Here; readonly person: string; readonly confirmed: readonly string[] }

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
    if (!isProvenFor(act, here.person)) {
      note(call, 'no second factor', act, here.person)
      return fault(call, 403, 'second factor not enrolled')
    }
    return here
  }

  return {
    toCome,
    toDo,
    async toOrder(call, asked) {
      const { order } = asked
      const act = actOf(order)
      const acting = order.paper === undefined ? await whoActs(call, asked, act) : await onPaper(call, asked, act)
      if (acting instanceof Response || order.do !== 'ConfirmPaper') return acting
      const slip = house.state.slips.get(order.slip)
      const held = slip === undefined ? act : actOf(slip.order as unknown as DoorOrder)
      return mayDo(held, rolesOf(house.state, acting.person)) ? acting : barred(call, held, acting.person)
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
    factor(call, { order, factor, key }, { person }) {
      if (order.do !== 'PayClaim' || factor === undefined) return false
      // Sent again because the answer was lost: the journal answers, and pays nothing anew.
      if (key !== undefined && house.lineOf(key) !== undefined) return true
      const act = actOf(order)
      if (!house.state.factors.has(person)) {
        note(call, 'no second factor', act, person)
        return fault(call, 403, 'payer has no second factor')
      }
      const proved = door.keeper.proveFactor(person, factor, door.whereOf(call))
      if (proved.ok) return true
      note(call, 'second factor', act, person)
      return faultFor(call, proved.status === 401 ? 403 : proved.status, proved.why)
    },
    secondFor,
  }

  /** An administrator without a second factor administers nothing, once the house asks for it. */
  function isProvenFor(act: Act, person: string): boolean {
    const others = rolesOf(house.state, person).filter((role) => role !== 'administrator')
    return !door.stations.areRequired() || !door.lacksFactor(person) || mayDo(act, others)
  }

  function barred(call: Context, act: Act, person: string): Response {
    note(call, 'role', act, person)
    return fault(call, 403, 'role may not', { act, roles: ORDERS[act].roles, yours: rolesOf(house.state, person) })
  }

  async function proven(call: Context, act: Act, proof: Proof, here: Here): Promise<string | Response> {
    const proved = await door.keeper.prove(proof, door.whereOf(call))
    if (proved.ok) return proved.person
    audit.note('request refused', { person: here.person, what: act, why: 'other person not proven' })
    return faultFor(call, proved.status === 401 ? 403 : proved.status, proved.why)
  }

  /** The person of the session; or one who shows badge and PIN there for this order, and has no session by it. */
  async function whoActs(call: Context, { actor }: OrderCall, act: Act): Promise<Actor | Response> {
    if (actor === undefined) {
      const here = toDo(call, act)
      return here instanceof Response ? here : { here, person: here.person, confirmed: [] }
    }
    const here = toCome(call, act)
    if (here instanceof Response) return here
    const person = await proven(call, act, actor, here)
    if (person instanceof Response) return person
    const roles = rolesOf(house.state, person)
    if (!mayDo(act, roles)) return barred(call, act, person)
    if (!isProvenFor(act, person)) return fault(call, 403, 'second factor not enrolled')
    const places = placesOf(roles)
    // Whoever a paper names says so at whichever screen is near.
    if (!places.includes(here.place) && act !== 'ConfirmPaper' && act !== 'DeclinePaper') {
      note(call, 'place', act, person)
      return fault(call, 403, 'roles do not open place', { place: here.place, places })
    }
    audit.note('one act', { person, what: act, place: here.place, session: here.person })
    return { here, person, confirmed: [] }
  }

  /** Typed in by the person of the session; the one who is named has shown badge and PIN, or is waited for. */
  async function onPaper(call: Context, { order, actor }: OrderCall, act: Act): Promise<Actor | Response> {
    const here = toDo(call, act)
    if (here instanceof Response) return here
    const { by } = order.paper!
    if (!mayDo(act, rolesOf(house.state, by))) {
      note(call, 'role of the person on paper', act, here.person)
      return fault(call, 403, 'person on paper may not', { act, roles: ORDERS[act].roles })
    }
    if (actor === undefined) return { here, person: here.person, confirmed: [] }
    const person = await proven(call, act, actor, here)
    if (person instanceof Response) return person
    if (person === by) return { here, person: here.person, confirmed: [person] }
    note(call, 'another than the person on paper', act, person)
    return fault(call, 403, 'proof of another than on paper')
  }

  async function secondFor(call: Context, act: Act, second: Proof | undefined, here: Pick<Here, 'person'>) {
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
