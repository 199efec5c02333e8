/** Signing in and out at a place, and the first two people of a new house. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isRefusal } from '../../base/refusal.ts'
import { secret, words } from '../../engine/fields.ts'
import { rolesOf } from '../../engine/house/staff.ts'
import { BESIDE_ADMINISTRATORS } from '../../engine/roles.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { told } from '../../words/sentence.ts'
import { found } from '../access/founders.ts'
import { enteringAt } from '../access/sessionview.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault, faultFor } from '../api/fault.ts'
import { badgeProof, factor } from '../api/orders.ts'
import type { DemoPerson } from '../demo/people.ts'
import { type Door, isNear, PLACE_HEADER } from './door.ts'
import { isPlace, PLACE_NAMES, type Place, placesOf } from './places.ts'

export const place = asking(message('one of', { words: { words: PLACE_NAMES } }), z.string().refine(isPlace))

export const signInCall = z.union([
  z.strictObject({ place, ...badgeProof.shape, factor }),
  z.strictObject({ place, login: words(80), password: secret, factor }),
  z.strictObject({ place, from: place }),
])
/** Each of the two types a PIN of their own: nobody else knows it. */
export const firstCall = z.strictObject({
  name: words(80),
  login: words(40),
  password: secret,
  // With a password alone nobody can be the second person of an order.
  ...badgeProof.shape,
  second: z.strictObject({ name: words(80), role: z.enum(BESIDE_ADMINISTRATORS), ...badgeProof.shape }),
  code: words(20).optional(),
})
export type FirstCall = z.output<typeof firstCall>

export const foundersIn = ({ second, name, login, password, badge, pin }: Omit<FirstCall, 'code'>) =>
  [
    { name, login, password, badge, pin, roles: ['administrator'] },
    { name: second.name, badge: second.badge, pin: second.pin, roles: [second.role] },
  ] as const

/** The station at which a house is founded. */
const OFFICE = 'office'

export function sessionRoutes(door: Door, demo: readonly DemoPerson[]): Hono {
  const app = new Hono()
  const { audit, house } = door
  const { mayEnter, view, barred, enter } = enteringAt(door, demo)

  app.get('/', (call) => {
    const at = door.placeOf(call)
    if (at === undefined) return faultFor(call, 400, noPlace)
    return call.json(view(call, at))
  })

  app.post('/', async (call) => {
    const body = await bodyOf(call, signInCall)
    if (body instanceof Response) return body
    const asked = body.value
    const at = asked.place as Place
    const elsewhere = barred(call, at)
    if (elsewhere !== undefined) return elsewhere
    if ('from' in asked) {
      const other = door.everybodyIn(call).find((one) => one.place === asked.from)
      if (other === undefined) return fault(call, 401, 'nobody signed in there')
      if (!mayEnter(other.person, at)) return notHere(call, other.person, at)
      return enter(call, at, other.person, other.session.since)
    }
    const proved = await door.keeper.prove(asked, door.whereOf(call))
    if (!proved.ok) return faultFor(call, proved.status, proved.why)
    if (!mayEnter(proved.person, at)) return notHere(call, proved.person, at)
    return enter(call, at, proved.person)
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
      audit.note('request refused', { why: 'first two people without the code', address })
      return fault(call, 403, 'code needed')
    }
    // Where people work already, their browsers go on until somebody says otherwise.
    const isNew = house.state.staff.size === 0
    const outcome = await found(house, door.register, {
      founders: foundersIn(entry),
      ...(isNew ? { station: OFFICE } : {}),
    })
    if (isRefusal(outcome)) return refused(call, outcome)
    const [first = '', second = ''] = outcome
    audit.note('staff changed', { person: first, by: first, second, what: 'first two people', address })
    door.desk.touch()
    if (isNew) await openHere(call)
    return enter(call, 'staff', first)
  })

  async function openHere(call: Context): Promise<void> {
    const taken = door.stations.take(door.stations.giveCode(OFFICE).code)
    if (taken === undefined) return
    await house.submit({ do: 'OpenStation', station: OFFICE }, { by: 'house' })
    door.settle(call, taken.token)
  }
  return app
}

const noPlace = told('place not named', { header: PLACE_HEADER, places: PLACE_NAMES })
