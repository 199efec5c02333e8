/** The page of a hit for ever, its evidence packet, and the search that leads there. */
import { type Context, Hono } from 'hono'
import { isDate } from '../../base/moment.ts'
import type { Role } from '../../engine/roles.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import { findView, hitsOfDay } from './find.ts'
import { packetOf } from './packet.ts'
import { foundOf, recordView } from './record.ts'

/** As many as a list on the search shows, and as a page of them. */
const [FEW, MANY] = [6, 60]
const TEXT_MOST = 80

/** Whoever sits there; where the page is no place, everybody in this browser. */
export const readersOf = (door: Door, call: Context) => {
  const here = door.here(call)
  return here === undefined ? door.everybodyIn(call) : [here]
}

/** The number of a hit or claim, as people type it. */
export const askedOf = (call: Context): string => (call.req.query('of') ?? '').trim().toUpperCase().slice(0, 40)

export function recordRoutes(door: Door): Hono {
  const { house, desk, audit } = door
  const app = new Hono()
  const rolesOf = (call: Context): Role[] => [...new Set(readersOf(door, call).flatMap(({ roles }) => roles))]

  app.get('/record', async (call) => {
    const record = await recordView(house, askedOf(call), rolesOf(call))
    return record === undefined ? fault(call, 404, 'no such hit or claim', { of: askedOf(call) }) : call.json(record)
  })

  app.get('/packet', async (call) => {
    const found = await foundOf(house, askedOf(call))
    if (found === undefined) return fault(call, 404, 'no such hit or claim', { of: askedOf(call) })
    audit.note('export', {
      person: readersOf(door, call)[0]?.person ?? '',
      what: `evidence packet of ${found.row.hit}`,
    })
    return call.json(await packetOf(house, found))
  })

  app.get('/find', async (call) => {
    const { text = '', all, day } = call.req.query()
    if (day !== undefined && isDate(day)) return call.json(await hitsOfDay(house, day, rolesOf(call)))
    const most = all === undefined ? FEW : MANY
    return call.json(
      await findView(house, desk.members(), { text: text.slice(0, TEXT_MOST), roles: rolesOf(call), most }),
    )
  })
  return app
}
