/** What the floor asks beside orders and live views: the last rounds of a table, Why not?, shifts that were handed over. */

import { Hono } from 'hono'
import { businessDay, isDate, isLocal } from '../../base/moment.ts'
import type { OpenItem } from '../../base/openitem.ts'
import { tableGameView } from '../../views/tablegame.ts'
import type { HandedOverRow } from '../../views/tonight/tonight.ts'
import { fault } from '../api/fault.ts'
import type { House } from '../house/kernel.ts'
import { decidedView } from './decidedhits.ts'
import { tableHistory } from './seatrounds.ts'
import { whyNot } from './whynot.ts'

const SHOWN = 20

export function floorRoutes(house: House): Hono {
  const app = new Hono()

  app.get('/rounds', async (call) => {
    const table = call.req.query('table') ?? ''
    if (!house.state.tables.has(table)) return fault(call, 404, 'no such table', { table: table.slice(0, 40) })
    return call.json(await tableHistory(house, table))
  })

  app.get('/decided', async (call) => {
    const day = call.req.query('day') ?? businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')
    return isDate(day)
      ? call.json(await decidedView(house, day))
      : fault(call, 400, 'not a day or time', { text: day.slice(0, 40) })
  })

  app.get('/tablegame', (call) => {
    const table = call.req.query('table') ?? ''
    const game = tableGameView(house.state, table, house.now())
    return game === undefined ? fault(call, 404, 'no table game there', { table: table.slice(0, 40) }) : call.json(game)
  })

  app.get('/whynot', async (call) => {
    const { table, seat, local, person } = call.req.query()
    if (table === undefined && person === undefined && local === undefined)
      return fault(call, 400, 'whose hand not named')
    if (table !== undefined && !house.state.tables.has(table))
      return fault(call, 404, 'no such table', { table: table.slice(0, 40) })
    if (seat !== undefined && !/^\d{1,2}$/.test(seat))
      return fault(call, 400, 'not a seat', { text: seat.slice(0, 40) })
    if (local !== undefined && !isDate(local) && !isLocal(local))
      return fault(call, 400, 'not a day or time', { text: local.slice(0, 40) })
    if (person !== undefined && !/^[\w-]{1,20}$/.test(person))
      return fault(call, 400, 'not a person', { text: person.slice(0, 40) })
    const asked = { table, seat, local, person }
    return call.json(
      await whyNot(house, Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))),
    )
  })

  app.get('/handovers', async (call) => {
    type Row = Record<'shift' | 'local' | 'by' | 'open' | 'note', string> & { seq: number }
    const rows = await house.store.rows<Row>(
      'select seq, shift, local, by, open, note from handovers order by seq desc limit ?',
      SHOWN,
    )
    const handed: HandedOverRow[] = rows.map(({ by, open, ...row }) => ({
      ...row,
      by: by.split(' '),
      open: JSON.parse(open) as OpenItem[],
    }))
    return call.json({ handed })
  })
  return app
}
