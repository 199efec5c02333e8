/** What floor and compliance ask of past seats, waits and dealers. Each look at one person is noted. */
import { type Context, Hono } from 'hono'
import { isDate, isLocal, plusDays } from '../../base/moment.ts'
import type { Span } from '../../views/presence/hours.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import type { Players } from '../door/players.ts'
import type { House } from '../house/kernel.ts'
import { dealingsAt } from './dealings.ts'
import { playedBy } from './played.ts'
import { presentAt } from './present.ts'
import { toldLaterIn } from './toldlater.ts'
import { waitedView } from './waited.ts'

export function presenceRoutes(door: Door, players: Players): Hono {
  const { house, audit } = door
  const app = new Hono()
  /** The business day: after midnight the evening is not over. */
  const today = () => house.zone.dayOf(house.now().at, dayStartOf(house))

  app.get('/present', async (call) => {
    const { at, least = '1' } = call.req.query()
    if (!/^[1-9]\d?$/.test(least)) return fault(call, 400, 'not so many', { text: least.slice(0, 40) })
    const instant = at === undefined ? house.now().at : instantOf(call, house, at)
    if (instant instanceof Response) return instant
    if (instant > house.now().at + 60_000) return fault(call, 409, 'has not come yet', { text: at ?? '' })
    return call.json(await presentAt(house, Math.min(instant, house.now().at), players.names(), Number(least)))
  })

  app.get('/instant', (call) => {
    const { at = '' } = call.req.query()
    const instant = instantOf(call, house, at)
    return instant instanceof Response ? instant : call.json({ at: instant, local: house.zone.localOf(instant) })
  })

  app.get('/hours', async (call) => {
    const { person = '', from = today(), to = from } = call.req.query()
    if (!/^[\w-]{1,40}$/.test(person)) return fault(call, 400, 'not a person', { text: person.slice(0, 40) })
    for (const day of [from, to]) if (!isDate(day)) return fault(call, 400, 'not a day', { text: day.slice(0, 40) })
    const reader = door.here(call) ?? door.everybodyIn(call)[0]
    audit.note('stays read', { person: reader?.person ?? '', of: person, from, to })
    const name = players.names()(person)
    const played = await playedBy(house, person, spanOf(house, from, to))
    return call.json({ person, ...(name === undefined ? {} : { name }), first: from, last: to, ...played })
  })

  app.get('/toldlater', async (call) => {
    const { day = today() } = call.req.query()
    if (!isDate(day)) return fault(call, 400, 'not a day', { text: day.slice(0, 40) })
    return call.json({ day, ...(await toldLaterIn(house, spanOf(house, day, day), players.names())) })
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

/** When the clock of the house showed that; `which` says it where it did so twice. */
function instantOf(call: Context, { zone }: House, local: string): number | Response {
  if (!isLocal(local)) return fault(call, 400, 'not a day or time', { text: local.slice(0, 40) })
  const [first, second] = zone.instantsOf(local)
  if (first === undefined) return fault(call, 409, 'clock skips that time', { text: local })
  if (second === undefined) return first
  const { which } = call.req.query()
  if (which !== 'first' && which !== 'second') return fault(call, 409, 'clock shows that time twice', { text: local })
  return which === 'first' ? first : second
}

const dayStartOf = ({ state }: Pick<House, 'state'>): string => state.property?.dayStart ?? '00:00'

/** Business days, both included. */
function spanOf({ zone, state }: House, from: string, to: string): Span {
  const dayStart = dayStartOf({ state })
  return { from: zone.instantOf(`${from}T${dayStart}`), to: zone.instantOf(`${plusDays(to, 1)}T${dayStart}`) }
}
