/** Signing in and out at a place, and the first administrator of a new house. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isRefusal } from '../../base/refusal.ts'
import { secret, words } from '../../engine/fields.ts'
import { rolesOf } from '../../engine/house/staff.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { told } from '../../words/sentence.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault, faultFor } from '../api/fault.ts'
import { badgeProof } from '../api/orders.ts'
import type { DemoPerson } from '../demo/people.ts'
import { type Door, isNear, PLACE_HEADER } from './door.ts'
import { isPlace, PLACE_NAMES, type Place, placesOf } from './places.ts'
import type { StaffMember } from './staff.ts'

export type SessionView = {
  place: Place
  /** Who is signed in here; nobody when it is missing. */
  person?: StaffMember
  /** Screens that this person may open. */
  places: Place[]
  /** Signed in elsewhere in this browser, and allowed here: one tap goes on. */
  others: (StaffMember & { place: Place })[]
  /** A new house asks for its administrator; from another machine with the code that the terminal printed. */
  first?: { needsCode: boolean; needsProperty?: true }
  /** Only in a demo: who may be tapped. */
  demo?: DemoPerson[]
}

const place = asking(`one of ${PLACE_NAMES.join(', ')}`, z.string().refine(isPlace))

export const signInCall = z.union([
  z.strictObject({ place, ...badgeProof.shape }),
  z.strictObject({ place, login: words(80), password: secret }),
  z.strictObject({ place, from: place }),
])
export const firstCall = z.strictObject({
  name: words(80),
  login: words(40),
  password: secret,
  // With a password alone nobody can be the second person of an order.
  ...badgeProof.shape,
  code: words(20).optional(),
})

export function sessionRoutes(door: Door, demo: readonly DemoPerson[]): Hono {
  const app = new Hono()
  const { audit, house, desk } = door
  const mayEnter = (person: string, at: Place) => placesOf(rolesOf(house.state, person)).includes(at)
  const memberOf = (person: string): StaffMember => ({
    id: person,
    name: desk.nameOf(person),
    roles: rolesOf(house.state, person),
  })

  function sessionView(call: Context, at: Place): SessionView {
    const everybody = door.everybodyIn(call)
    const here = everybody.find((one) => one.place === at)
    const others = new Map(
      everybody
        .filter(({ person, place: elsewhere }) => elsewhere !== at && mayEnter(person, at))
        .map((one) => [one.person, { ...memberOf(one.person), place: one.place }]),
    )
    return {
      place: at,
      ...(here === undefined ? {} : { person: memberOf(here.person) }),
      places: placesOf([...new Set(everybody.flatMap(({ roles }) => roles))]),
      others: [...others.values()],
      ...(door.needsFirst() ? { first: { needsCode: !isNear(door.addressOf(call)) } } : {}),
      ...(demo.length === 0 ? {} : { demo: [...demo] }),
    }
  }
  /** The cookie of a session that was just opened is not in this request yet, so its person is named. */
  const entered = (call: Context, at: Place, person: string, since?: number) => {
    door.leave(call, at)
    door.enter(call, person, at, since)
    audit.note('sign-in', { person, place: at, address: door.addressOf(call) })
    const view = sessionView(call, at)
    const places = placesOf([
      ...new Set([...rolesOf(house.state, person), ...door.everybodyIn(call).flatMap(({ roles }) => roles)]),
    ])
    return call.json({ ...view, places, person: memberOf(person) })
  }

  app.get('/', (call) => {
    const at = door.placeOf(call)
    if (at === undefined) return faultFor(call, 400, noPlace)
    return call.json(sessionView(call, at))
  })

  app.post('/', async (call) => {
    const body = await bodyOf(call, signInCall)
    if (body instanceof Response) return body
    const asked = body.value
    const at = asked.place as Place
    if ('from' in asked) {
      const other = door.everybodyIn(call).find((one) => one.place === asked.from)
      if (other === undefined) return fault(call, 401, 'nobody signed in there')
      if (!mayEnter(other.person, at)) return notHere(call, other.person, at)
      return entered(call, at, other.person, other.session.since)
    }
    const proved = await door.keeper.prove(asked, door.addressOf(call))
    if (!proved.ok) return faultFor(call, proved.status, proved.why)
    if (!mayEnter(proved.person, at)) return notHere(call, proved.person, at)
    return entered(call, at, proved.person)
  })

  function notHere(call: Context, person: string, at: Place) {
    audit.note('request refused', { person, place: at, why: 'sign-in', address: door.addressOf(call) })
    const places = placesOf(rolesOf(house.state, person))
    return fault(call, 403, 'roles do not open place', { place: at, places })
  }

  app.delete('/', (call) => {
    const at = door.placeOf(call)
    if (at === undefined) return faultFor(call, 400, noPlace)
    const left = door.leave(call, at)
    if (left !== undefined) audit.note('sign-out', { person: left.person, place: at })
    return call.json({ place: at })
  })

  /** Somebody touched the screen: the session is not idle. */
  app.post('/here', (call) => {
    const here = door.here(call)
    if (here !== undefined) door.sessions.touch(here.session)
    return call.json({ isSignedIn: here !== undefined })
  })

  app.post('/first', async (call) => {
    const body = await bodyOf(call, firstCall)
    if (body instanceof Response) return body
    const { code, ...entry } = body.value
    if (!door.needsFirst()) return fault(call, 409, 'administrator enrolled already')
    const address = door.addressOf(call)
    if (!isNear(address) && code !== door.firstCode) {
      audit.note('request refused', { why: 'first administrator without the code', address })
      return fault(call, 403, 'code needed')
    }
    const outcome = await desk.enrol({ ...entry, roles: ['administrator'] })
    if (isRefusal(outcome)) return refused(call, outcome)
    audit.note('staff changed', { person: outcome, by: outcome, what: 'first administrator', address })
    return entered(call, 'staff', outcome)
  })
  return app
}

const noPlace = told('place not named', { header: PLACE_HEADER, places: PLACE_NAMES })
