/** What an administrator and a second person do about people: enrol, change, give anew; and what an administrator does alone. */

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { words } from '../../engine/fields.ts'
import { ROLES } from '../../engine/roles.ts'
import { asking } from '../../rulebook/text/wording.ts'
import type { StartCode } from '../access/startcodes.ts'
import { actsOf } from '../api/guarded.ts'
import { badgeProof } from '../api/orders.ts'
import type { Act } from './acts.ts'
import type { Door, Here } from './door.ts'
import type { Permit } from './permit.ts'
import type { Two } from './staff.ts'

const roles = z.array(z.enum(ROLES)).min(1).max(ROLES.length)
const more = { login: words(40).optional(), badge: words(80).optional() }
const second = badgeProof.optional()
const person = asking(message('a person of the register'), z.string().regex(/^\d{1,15}$/))
export const enrolCall = z.strictObject({ name: words(80), roles, ...more, second })
export const changeCall = z.strictObject({
  person,
  name: words(80).optional(),
  roles: roles.optional(),
  ...more,
  second,
})
export const memberCall = z.strictObject({ person })
export const resetCall = z.strictObject({ person, second })

/** Told once, to the two who stand there; the owner sets a PIN with it. */
export type StartAnswer = { person: string; startCode: string; until: string }

export function staffRoutes(door: Door, permit: Permit, changed: () => void): Hono {
  const { desk, audit, house } = door
  const act = actsOf(door, permit)
  const app = new Hono()
  const done = (two: { by: string; second?: string }, of: string, what: string) => {
    audit.note('staff changed', { person: of, ...two, what })
    desk.touch()
    changed()
    return { person: of }
  }
  const told = (of: string, { code, until }: StartCode): StartAnswer => ({
    person: of,
    startCode: code,
    until: house.zone.localOf(until),
  })
  /** The administrator who is signed in, and whoever proves to be the second. */
  async function twoOf(call: Context, what: Act, proof: z.output<typeof second>, here: Here): Promise<Two | Response> {
    const proved = await permit.secondFor(call, what, proof, here)
    return proved instanceof Response ? proved : { by: here.person, second: proved ?? '' }
  }

  app.post(
    '/',
    act('EnrolStaff', enrolCall, async ({ second: proof, ...entry }, here, call) => {
      const two = await twoOf(call, 'EnrolStaff', proof, here)
      if (two instanceof Response) return two
      const outcome = await desk.enrol(entry, two)
      if (isRefusal(outcome)) return outcome
      done(two, outcome.person, `enrolled: ${entry.roles.join(' ')}`)
      return told(outcome.person, outcome.start)
    }),
  )

  app.post(
    '/change',
    act('EnrolStaff', changeCall, async ({ person: of, second: proof, ...change }, here, call) => {
      const two = await twoOf(call, 'EnrolStaff', proof, here)
      if (two instanceof Response) return two
      const refusal = await desk.change(of, change, two)
      if (refusal !== undefined) return refusal
      // Whoever holds the old badge is out with it.
      if (change.badge !== undefined) door.sessions.closeAll(of, 'new secret')
      return done(two, of, `changed: ${Object.keys(change).join(' ')}`)
    }),
  )

  app.post(
    '/start',
    act('ResetStaff', resetCall, async ({ person: of, second: proof }, here, call) => {
      const two = await twoOf(call, 'ResetStaff', proof, here)
      if (two instanceof Response) return two
      const start = await desk.giveStart(of, two)
      if (isRefusal(start)) return start
      // Whoever knew the old PIN is out with it.
      door.sessions.closeAll(of, 'new secret')
      done(two, of, 'start code given')
      return told(of, start)
    }),
  )

  app.post(
    '/factor',
    act('ResetStaff', resetCall, async ({ person: of, second: proof }, here, call) => {
      const two = await twoOf(call, 'ResetStaff', proof, here)
      if (two instanceof Response) return two
      const refusal = await desk.dropFactor(of, two)
      if (refusal !== undefined) return refusal
      door.sessions.closeAll(of, 'new secret')
      return done(two, of, 'second factor taken away')
    }),
  )

  app.post(
    '/disable',
    act('DisableStaff', memberCall, async ({ person: of }, here) => {
      const refusal = await desk.disable(of, here.person)
      if (refusal !== undefined) return refusal
      door.sessions.closeAll(of, 'left the house')
      return done({ by: here.person }, of, 'disabled')
    }),
  )

  app.post(
    '/unlock',
    act('UnlockStaff', memberCall, ({ person: of }, here) =>
      door.keeper.unlock(of) ? done({ by: here.person }, of, 'unlocked') : refuseOrder('not locked out'),
    ),
  )
  return app
}
