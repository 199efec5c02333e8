/** A simulated device for every table of the demo room, and the feed of its machines, speaking the real protocol; links can be cut and mended. */
import { Hono } from 'hono'
import { z } from 'zod'
import { type Device, deviceOf, type Reply } from '../../device/device.ts'
import { MAC_HEADER } from '../../device/message.ts'
import { bodyOf } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import type { Devices } from '../devices/devices.ts'
import type { Permit } from '../door/permit.ts'
import type { House } from '../house/kernel.ts'

export type DemoDevices = {
  /** Of a table, or the feed under its own name. */
  readonly of: (table: string) => Device
  has(table: string): boolean
  setCut(table: string, isCut: boolean): void
  run(): () => void
}

export const deviceIdOf = (table: string): string => `t${table}`
/** Tells of the club cards in the machines. */
export const FEED = 'slots'

export function demoDevices(house: House, { app, secretOf }: Devices): DemoDevices {
  const cut = new Set<string>()
  const made = new Map<string, Device>()
  for (const { device, table = FEED } of house.state.devices.values()) {
    const secret = secretOf(device)
    if (secret === undefined || (device !== deviceIdOf(table) && device !== FEED)) continue
    const post = async (body: string, mac: string): Promise<Reply> => {
      if (cut.has(table)) throw new Error('the link is cut')
      const headers = { 'content-type': 'application/json', [MAC_HEADER]: mac }
      const answer = await app.request('/messages', { method: 'POST', headers, body })
      return { body: await answer.text(), mac: answer.headers.get(MAC_HEADER) ?? undefined }
    }
    made.set(table, deviceOf({ device, secret, post, now: () => house.now().at }))
  }
  return {
    of: (table) => {
      const device = made.get(table)
      if (device === undefined) throw new Error(`the demo has no device at table ${table}`)
      return device
    },
    has: (table) => made.has(table),
    setCut: (table, isCut) => void (isCut ? cut.add(table) : cut.delete(table)),
    run() {
      const stops = [...made.values()].map((device) => device.run())
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** What lies on the sensors of a table, by activity; nothing: they are switched off. */
const litCall = z.strictObject({ lit: z.record(z.string(), z.array(z.string())).optional() })

/** For whoever looks at the demo: what a torn cable does, and what happens when it is plugged in again. */
export function demoDeviceRoutes(devices: DemoDevices, permit: Permit): Hono {
  const app = new Hono()
  app.post('/devices/:table/:what', async (call) => {
    const here = permit.toDo(call, 'ReportFault')
    if (here instanceof Response) return here
    const { table, what } = call.req.param()
    if (!devices.has(table)) return fault(call, 404, 'no demo device', { table: table.slice(0, 20) })
    if (what === 'see') {
      const body = await bodyOf(call, litCall)
      if (body instanceof Response) return body
      devices.of(table).see(body.value.lit)
      await devices.of(table).exchange()
      return call.json({ table, lit: body.value.lit ?? null })
    }
    if (what !== 'cut' && what !== 'mend') return fault(call, 404, 'no such step of the demo')
    devices.setCut(table, what === 'cut')
    return call.json({ table, link: what === 'cut' ? 'cut' : 'mended' })
  })
  return app
}
