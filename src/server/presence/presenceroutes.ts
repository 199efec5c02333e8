/** What floor and compliance ask of past seats, waits and dealers. Each look at one person is noted. */
import { Hono } from 'hono'
import { businessDay, isDate, isLocal, plusDays } from '../../base/moment.ts'
import type { Span } from '../../views/presence/hours.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import type { Players } from '../door/players.ts'
import type { House } from '../house/kernel.ts'
import { dealingsAt } from './dealings.ts'
import { playedBy } from './played.ts'
import { presentAt } from './present.ts'
import { retoldIn } from './retold.ts'
import { waitedView } from './waited.ts'

export function presenceRoutes(door: Door, players: Players): Hono {
  const { house, audit } = door
  const app = new Hono()
  /** The business day: after midnight the evening is not over. */
  const today = () => businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')

  app.get('/present', async (call) => {
    const { at = house.now().local, least = '1' } = call.req.query()
    if (!isLocal(at)) return fault(call, 400, 'not a day or time', { text: at.slice(0, 40) })
    if (!/^[1-9]\d?$/.test(least)) return fault(call, 400, 'not so many', { text: least.slice(0, 40) })
    const instant = house.zone.instantOf(at)
    if (instant > house.now().at + 60_000) return fault(call, 400, 'has not come yet', { text: at })
    return call.json(await presentAt(house, Math.min(instant, house.now().at), Number(least)))
  })

  app.get('/hours', async (call) => {
    const { person = '', from = today(), to = from } = call.req.query()
    if (!/^[\w-]{1,40}$/.test(person)) return fault(call, 400, 'not a person', { text: person.slice(0, 40) })
    for (const day of [from, to]) if (!isDate(day)) return fault(call, 400, 'not a day', { text: day.slice(0, 40) })
    const reader = door.here(call) ?? door.everybodyIn(call)[0]
    audit.note('stays read', { person: reader?.person ?? '', of: person, from, to })
    const name = players.names()(person)
    const played = await playedBy(house, person, spanOf(house, from, to))
    return call.json({ person, ...(name === undefined ? {} : { name }), ...played })
  })

  app.get('/retold', async (call) => {
    const { day = today() } = call.req.query()
    if (!isDate(day)) return fault(call, 400, 'not a day', { text: day.slice(0, 40) })
    return call.json({ day, ...(await retoldIn(house, spanOf(house, day, day))) })
  })

  app.get('/waits', async (call) => call.json(await waitedView(house)))

  app.get('/dealings', async (call) => {
    const { table = '', day = today() } = call.req.query()
    if (!house.state.tables.has(table)) return fault(call, 404, 'no such table', { table: table.slice(0, 40) })
    if (!isDate(day)) return fault(call, 400, 'not a day', { text: day.slice(0, 40) })
    return call.json({ table, day, dealings: await dealingsAt(house, table, spanOf(house, day, day)) })
  })
  return app
}

/** Business days, both included. */
function spanOf({ zone, state }: House, from: string, to: string): Span {
  const { dayStart = '00:00' } = state.property ?? {}
  return { from: zone.instantOf(`${from}T${dayStart}`), to: zone.instantOf(`${plusDays(to, 1)}T${dayStart}`) }
}
