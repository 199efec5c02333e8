/** Enrolling and disabling devices. The secret is told once, to whoever puts it into the device. */
import { Hono } from 'hono'
import { z } from 'zod'
import { isRefusal } from '../base/refusal.ts'
import { DEVICE_KINDS } from '../engine/devices.ts'
import type { Audit } from './audit.ts'
import { bodyOf, refused } from './bodies.ts'
import type { Devices } from './devices.ts'
import type { House } from './kernel.ts'
import type { Permit } from './permit.ts'

const device = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,31}$/, 'a device is named in small letters and digits, as t12')
export const deviceCall = z.strictObject({
  device,
  table: z.string().trim().min(1).max(20),
  kind: z.enum(DEVICE_KINDS),
})
export const disableCall = z.strictObject({ device, reason: z.string().trim().min(1).max(1_000) })

export function deviceAdmin(house: House, devices: Devices, permit: Permit, audit: Pick<Audit, 'note'>): Hono {
  const app = new Hono()
  app.post('/enrol', async (call) => {
    const here = permit.toDo(call, 'EnrolDevice')
    if (here instanceof Response) return here
    const body = await bodyOf(call, deviceCall)
    if (body instanceof Response) return body
    const outcome = await house.submit({ do: 'EnrolDevice', ...body.value }, { by: here.person })
    if (isRefusal(outcome)) return refused(call, outcome)
    const { device: id, table, kind } = body.value
    audit.note('device enrolled', { person: here.person, device: id, table, kind })
    const secret = Buffer.from(devices.secretOf(id) ?? []).toString('hex')
    return call.json({ device: id, table, kind, secret, next: house.nextNumber(id) }, 200, {
      'cache-control': 'no-store',
    })
  })
  app.post('/disable', async (call) => {
    const here = permit.toDo(call, 'EnrolDevice')
    if (here instanceof Response) return here
    const body = await bodyOf(call, disableCall)
    if (body instanceof Response) return body
    const outcome = await house.submit({ do: 'DisableDevice', ...body.value }, { by: here.person })
    if (isRefusal(outcome)) return refused(call, outcome)
    audit.note('device disabled', { person: here.person, device: body.value.device })
    return call.json({ device: body.value.device })
  })
  return app
}
