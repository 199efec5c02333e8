/** What the manager's page asks, and the small plots on top of desks. */
import { Hono } from 'hono'
import type { Beside } from '../beside/beside.ts'
import type { Door } from '../door/door.ts'
import { overviewOf } from './overview.ts'
import { trendOf } from './trend.ts'

export function overviewRoutes(door: Door, beside: Beside): Hono {
  const { house } = door
  return new Hono()
    .get('/overview', async (call) => call.json(await overviewOf(house, beside, call.req.query())))
    .get('/trend', async (call) => call.json(await trendOf(house, door.here(call)?.roles ?? [])))
}
