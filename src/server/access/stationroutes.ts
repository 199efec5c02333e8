/** What an administrator and a second person do about stations: enrol, revoke, and let the staff in nowhere else. */
import { Hono } from 'hono'
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isRefusal } from '../../base/refusal.ts'
import { words } from '../../engine/fields.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { actsOf } from '../api/guarded.ts'
import { badgeProof } from '../api/orders.ts'
import type { Door } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import { isPlace, PLACE_NAMES } from '../door/places.ts'

const place = asking(message('one of', { words: { words: PLACE_NAMES } }), z.string().refine(isPlace))
const second = badgeProof.optional()
export const stationCall = z.strictObject({
  station: words(40),
  places: z.array(place).min(1).max(PLACE_NAMES.length),
  second,
})
export const revokeCall = z.strictObject({ station: words(40), reason: words(200) })
export const requireCall = z.strictObject({ second })

/** Told once, to the two who carry it to the browser. */
export type StationAnswer = { station: string; code: string; until: string }

export function stationRoutes(door: Door, permit: Permit): Hono {
  const { house, audit, stations } = door
  const act = actsOf(door, permit)
  const app = new Hono()

  app.post(
    '/',
    act('EnrolStation', stationCall, async ({ second: proof, station, places }, here, call) => {
      const proved = await permit.secondFor(call, 'EnrolStation', proof, here)
      if (proved instanceof Response) return proved
      const order = { do: 'EnrolStation', station, places, second: proved ?? '' } as const
      const outcome = await house.submit(order, { by: here.person })
      if (isRefusal(outcome)) return outcome
      audit.note('station enrolled', { person: here.person, second: proved ?? '', station })
      const { code, until } = stations.giveCode(station)
      return { station, code, until: house.zone.localOf(until) } satisfies StationAnswer
    }),
  )

  app.post(
    '/revoke',
    act('RevokeStation', revokeCall, async ({ station, reason }, here) => {
      const outcome = await house.submit({ do: 'RevokeStation', station, reason }, { by: here.person })
      if (isRefusal(outcome)) return outcome
      stations.forget(station)
      door.sessions.closeAt(station, 'station revoked')
      audit.note('station revoked', { person: here.person, station })
      return { station }
    }),
  )

  app.post(
    '/require',
    act('RequireStations', requireCall, async ({ second: proof }, here, call) => {
      const proved = await permit.secondFor(call, 'RequireStations', proof, here)
      if (proved instanceof Response) return proved
      const outcome = await house.submit({ do: 'RequireStations', second: proved ?? '' }, { by: here.person })
      if (isRefusal(outcome)) return outcome
      audit.note('station enrolled', { person: here.person, second: proved ?? '', what: 'stations only' })
      return { areRequired: true }
    }),
  )
  return app
}
