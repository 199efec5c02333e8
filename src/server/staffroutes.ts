/** What an administrator does about people: enrol, change, disable, unlock. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isRefusal, refuseStep } from '../base/refusal.ts'
import { ROLES } from '../engine/staff.ts'
import { bodyOf, refused } from './bodies.ts'
import type { Door } from './door.ts'
import type { Permit } from './permit.ts'

const words = (max: number) => z.string().trim().min(1).max(max)
const secret = z.string().min(1).max(200)
const roles = z.array(z.enum(ROLES)).min(1).max(ROLES.length)
const more = {
  login: words(40).optional(),
  password: secret.optional(),
  badge: words(80).optional(),
  pin: secret.optional(),
}
const person = z.string().regex(/^\d{1,15}$/, 'a person is a number of the register')
export const enrolCall = z.strictObject({ name: words(80), roles, ...more })
export const changeCall = z.strictObject({ person, name: words(80).optional(), roles: roles.optional(), ...more })
export const memberCall = z.strictObject({ person })

export function staffRoutes(door: Door, permit: Permit, changed: () => void): Hono {
  const { desk, audit } = door
  const app = new Hono()
  const done = (call: Context, by: string, of: string, what: string) => {
    audit.note('staff changed', { person: of, by, what })
    desk.touch()
    changed()
    return call.json({ person: of })
  }

  app.post('/', async (call) => {
    const here = permit.toDo(call, 'EnrolStaff')
    if (here instanceof Response) return here
    const body = await bodyOf(call, enrolCall)
    if (body instanceof Response) return body
    const outcome = await desk.enrol(body.value, here.person)
    return isRefusal(outcome)
      ? refused(call, outcome)
      : done(call, here.person, outcome, `enrolled: ${body.value.roles.join(' ')}`)
  })

  app.post('/change', async (call) => {
    const here = permit.toDo(call, 'EnrolStaff')
    if (here instanceof Response) return here
    const body = await bodyOf(call, changeCall)
    if (body instanceof Response) return body
    const { person: of, ...change } = body.value
    const outcome = await desk.change(of, change, here.person)
    if (outcome !== undefined) return refused(call, outcome)
    // Whoever knew the old PIN is out with it.
    if ((change.pin ?? change.password ?? change.badge) !== undefined && of !== here.person)
      door.sessions.closeAll(of, 'new secret')
    return done(call, here.person, of, `changed: ${Object.keys(change).join(' ')}`)
  })

  app.post('/disable', async (call) => {
    const here = permit.toDo(call, 'DisableStaff')
    if (here instanceof Response) return here
    const body = await bodyOf(call, memberCall)
    if (body instanceof Response) return body
    const outcome = await desk.disable(body.value.person, here.person)
    if (outcome !== undefined) return refused(call, outcome)
    door.sessions.closeAll(body.value.person, 'left the house')
    return done(call, here.person, body.value.person, 'disabled')
  })

  app.post('/unlock', async (call) => {
    const here = permit.toDo(call, 'UnlockStaff')
    if (here instanceof Response) return here
    const body = await bodyOf(call, memberCall)
    if (body instanceof Response) return body
    if (!door.keeper.unlock(body.value.person)) return refused(call, refuseStep('this person is not locked out'))
    return done(call, here.person, body.value.person, 'unlocked')
  })
  return app
}
