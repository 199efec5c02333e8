/** What the manager's page asks, and the small plots on top of desks. */
import { Hono } from 'hono'
import { message } from '../../base/message.ts'
import { faultFor } from '../api/fault.ts'
import type { Beside } from '../beside/beside.ts'
import type { Door } from '../door/door.ts'
import { overviewOf } from './overview.ts'
import { tableFees } from './tablefees.ts'
import { trendOf } from './trend.ts'

export function overviewRoutes(door: Door, beside: Beside): Hono {
  const { house } = door
  return new Hono()
    .get('/overview', async (call) => call.json(await overviewOf(house, beside, call.req.query())))
    .get('/tablefees', async (call) => {
      const { table = '', from = '', to = from } = call.req.query()
      if (!isDay(from) || !isDay(to) || from > to) return faultFor(call, 400, message('log without days'))
      return call.json(await tableFees(house, table, from, to))
    })
    .get('/trend', async (call) => call.json(await trendOf(house, door.here(call)?.roles ?? [])))
}

const isDay = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
