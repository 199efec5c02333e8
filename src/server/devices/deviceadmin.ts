/** Enrolling devices, by two, and disabling them. The secret is told once, to whoever puts it into the device. */

import { Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isRefusal } from '../../base/refusal.ts'
import { DEVICE_KINDS } from '../../engine/house/vocabulary.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { actsOf } from '../api/guarded.ts'
import { badgeProof } from '../api/orders.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import type { Devices } from './devices.ts'

const device = asking(message('a device by its name'), z.string().regex(/^[a-z0-9][a-z0-9.-]{0,31}$/))
export const deviceCall = z.strictObject({
  device,
  table: z.string().trim().min(1).max(20).optional(),
  kind: z.enum(DEVICE_KINDS),
  second: badgeProof.optional(),
})
export const disableCall = z.strictObject({ device, reason: z.string().trim().min(1).max(1_000) })

export function deviceAdmin(door: Door, devices: Devices, permit: Permit): Hono {
  const { house, audit } = door
  const act = actsOf(door, permit)
  const app = new Hono()

  app.post(
    '/enrol',
    act('EnrolDevice', deviceCall, async ({ second: proof, ...asked }, here, call) => {
      const second = await permit.secondFor(call, 'EnrolDevice', proof, here)
      if (second instanceof Response) return second
      const { table, ...rest } = asked
      const enrolled = { ...rest, ...(table === undefined ? {} : { table }) }
      const outcome = await house.submit({ do: 'EnrolDevice', ...enrolled, second: second ?? '' }, { by: here.person })
      if (isRefusal(outcome)) return outcome
      audit.note('device enrolled', { person: here.person, second: second ?? '', ...enrolled })
      const secret = Buffer.from(devices.secretOf(asked.device) ?? []).toString('hex')
      return { ...enrolled, secret, next: house.nextNumber(asked.device) }
    }),
  )

  app.post(
    '/disable',
    act('DisableDevice', disableCall, async (asked, here) => {
      const outcome = await house.submit({ do: 'DisableDevice', ...asked }, { by: here.person })
      if (isRefusal(outcome)) return outcome
      audit.note('device disabled', { person: here.person, device: asked.device })
      return { device: asked.device }
    }),
  )
  return app
}
