/** What an administrator does about people: enrol, change, disable, unlock. */

import { Hono } from 'hono'
import { z } from 'zod'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { secret, words } from '../../engine/fields.ts'
import { ROLES } from '../../engine/roles.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { actsOf } from '../api/guarded.ts'
import type { Door } from './door.ts'
import type { Permit } from './permit.ts'

const roles = z.array(z.enum(ROLES)).min(1).max(ROLES.length)
const more = {
  login: words(40).optional(),
  password: secret.optional(),
  badge: words(80).optional(),
  pin: secret.optional(),
}
const person = asking('a person of the register like "21"', z.string().regex(/^\d{1,15}$/))
export const enrolCall = z.strictObject({ name: words(80), roles, ...more })
export const changeCall = z.strictObject({ person, name: words(80).optional(), roles: roles.optional(), ...more })
export const memberCall = z.strictObject({ person })

export function staffRoutes(door: Door, permit: Permit, changed: () => void): Hono {
  const { desk, audit } = door
  const act = actsOf(door, permit)
  const app = new Hono()
  const done = (by: string, of: string, what: string) => {
    audit.note('staff changed', { person: of, by, what })
    desk.touch()
    changed()
    return { person: of }
  }

  app.post(
    '/',
    act('EnrolStaff', enrolCall, async (asked, here) => {
      const outcome = await desk.enrol(asked, here.person)
      return isRefusal(outcome) ? outcome : done(here.person, outcome, `enrolled: ${asked.roles.join(' ')}`)
    }),
  )

  app.post(
    '/change',
    act('EnrolStaff', changeCall, async ({ person: of, ...change }, here) => {
      const refusal = await desk.change(of, change, here.person)
      if (refusal !== undefined) return refusal
      // Whoever knew the old PIN is out with it.
      if ((change.pin ?? change.password ?? change.badge) !== undefined && of !== here.person)
        door.sessions.closeAll(of, 'new secret')
      return done(here.person, of, `changed: ${Object.keys(change).join(' ')}`)
    }),
  )

  app.post(
    '/disable',
    act('DisableStaff', memberCall, async ({ person: of }, here) => {
      const refusal = await desk.disable(of, here.person)
      if (refusal !== undefined) return refusal
      door.sessions.closeAll(of, 'left the house')
      return done(here.person, of, 'disabled')
    }),
  )

  app.post(
    '/unlock',
    act('UnlockStaff', memberCall, ({ person: of }, here) =>
      door.keeper.unlock(of) ? done(here.person, of, 'unlocked') : refuseOrder('not locked out'),
    ),
  )
  return app
}
