/** What the manager's page asks. */
import { Hono } from 'hono'
import type { Beside } from '../beside/beside.ts'
import type { Door } from '../door/door.ts'
import { overviewOf } from './overview.ts'

export function overviewRoutes({ house }: Door, beside: Beside): Hono {
  return new Hono().get('/overview', async (call) => call.json(await overviewOf(house, beside, call.req.query())))
}
