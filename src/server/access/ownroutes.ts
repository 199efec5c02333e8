/** What people do for themselves at the door: the first PIN or a new one, a second factor; and what makes a browser a station. */
import { Hono } from 'hono'
import { z } from 'zod'
import { isRefusal } from '../../base/refusal.ts'
import type { OwnSecret } from '../../engine/access/vocabulary.ts'
import { secret, words } from '../../engine/fields.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault, faultFor } from '../api/fault.ts'
import { factor } from '../api/orders.ts'
import type { DemoPerson } from '../demo/people.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import type { Place } from '../door/places.ts'
import { place } from '../door/sessionroutes.ts'
import { weak } from './pins.ts'
import { enteringAt } from './sessionview.ts'
import { spendStartCode } from './startcodes.ts'

/** With a start code, or with the PIN of before. */
export const startCall = z.union([
  z.strictObject({ place, badge: words(80), start: words(20), newPin: secret, newPassword: secret.optional() }),
  z.strictObject({ place, login: words(80), start: words(20), newPassword: secret }),
  z.strictObject({ place, badge: words(80), pin: secret, newPin: secret, factor }),
])
export const codeCall = z.strictObject({ code: words(20) })
/** The second factor as its owner's phone takes it: shown once. */
export type OfferedFactor = { secret: string; uri: string }

export function ownRoutes(door: Door, permit: Permit, demo: readonly DemoPerson[]): Hono {
  const app = new Hono()
  const { audit, house, register } = door
  const { mayEnter, barred, enter } = enteringAt(door, demo)
  const setSecret = (by: string, what: OwnSecret) => house.submit({ do: 'SetSecret', what }, { by })

  app.post('/start', async (call) => {
    const body = await bodyOf(call, startCall)
    if (body instanceof Response) return body
    const asked = body.value
    const at = asked.place as Place
    const elsewhere = barred(call, at)
    if (elsewhere !== undefined) return elsewhere
    const proved = await door.keeper.prove(asked, door.whereOf(call))
    if (!proved.ok) return faultFor(call, proved.status, proved.why)
    const { person } = proved
    const number = Number(person)
    const { name, login, badge } = register.read(number) ?? {}
    const { newPin, newPassword } = { newPin: undefined, newPassword: undefined, ...asked }
    const poor = weak({ name, login, badge, pin: newPin, password: newPassword })
    if (poor !== undefined) return refused(call, poor)
    if (newPin !== undefined) {
      await register.setSecret(number, 'pin', newPin)
      await setSecret(person, 'pin')
    }
    if (newPassword !== undefined) {
      await register.setSecret(number, 'password', newPassword)
      await setSecret(person, 'password')
    }
    spendStartCode(register, number)
    door.sessions.closeAll(person, 'new secret')
    audit.note('staff changed', { person, by: person, what: 'own secret set', address: door.addressOf(call) })
    door.desk.touch()
    // Their own screen is another one: the PIN is set, and they go there.
    if (!mayEnter(person, at)) return call.json({ isSet: true })
    return enter(call, at, person)
  })

  app.post('/factor', (call) => {
    const here = permit.toCome(call, 'second factor')
    if (here instanceof Response) return here
    if (house.state.factors.has(here.person)) return fault(call, 409, 'second factor there already')
    const offered: OfferedFactor = door.factors.offer(Number(here.person), door.desk.nameOf(here.person))
    return call.json(offered)
  })

  app.post('/factor/take', async (call) => {
    const here = permit.toCome(call, 'second factor')
    if (here instanceof Response) return here
    const body = await bodyOf(call, codeCall)
    if (body instanceof Response) return body
    const wait = door.keeper.mayTry(door.whereOf(call))
    if (wait?.ok === false) return faultFor(call, wait.status, wait.why)
    if (house.state.factors.has(here.person)) return fault(call, 409, 'second factor there already')
    if (!door.factors.take(Number(here.person), body.value.code)) {
      door.keeper.failed(door.whereOf(call))
      return fault(call, 403, 'wrong factor')
    }
    const outcome = await setSecret(here.person, 'second factor')
    if (isRefusal(outcome)) return refused(call, outcome)
    audit.note('staff changed', { person: here.person, by: here.person, what: 'second factor enrolled' })
    door.desk.touch()
    return call.json({ isSet: true })
  })

  app.post('/station', async (call) => {
    const body = await bodyOf(call, codeCall)
    if (body instanceof Response) return body
    const where = door.whereOf(call)
    const wait = door.keeper.mayTry(where)
    if (wait?.ok === false) return faultFor(call, wait.status, wait.why)
    const taken = door.stations.take(body.value.code)
    if (taken === undefined) {
      door.keeper.failed(where)
      audit.note('request refused', { why: 'wrong station code', address: where.address })
      return fault(call, 403, 'wrong station code')
    }
    const { station, token } = taken
    const outcome = await house.submit({ do: 'OpenStation', station }, { by: 'house' })
    if (isRefusal(outcome)) return refused(call, outcome)
    audit.note('station opened', { station, address: where.address })
    door.settle(call, token)
    return call.json({ station })
  })
  return app
}
