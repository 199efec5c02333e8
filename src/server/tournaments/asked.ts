/** What is asked about a tournament: its seats, one entry, the table of a dealer, its log. */
import { Hono } from 'hono'
import { isDate } from '../../base/moment.ts'
import { ownEntry, seatsOnBoard } from '../../views/tournaments/asked.ts'
import type { TournamentLogView } from '../../views/tournaments/log.ts'
import { tournamentTable } from '../../views/tournaments/table.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import type { Players } from '../door/players.ts'
import { foundLog, loggedSince } from './past.ts'

const SHOWN = 80

export function tournamentRoutes({ house, desk }: Door, players: Players): Hono {
  const app = new Hono()
  app.get('/tournamentseats', (call) => {
    const { activity = '' } = call.req.query()
    return call.json(seatsOnBoard(house.state, activity, players.names()))
  })

  app.get('/tournamententry', (call) => {
    const { activity = '', entry = '' } = call.req.query()
    return call.json(ownEntry(house.state, activity, entry.slice(0, SHOWN), players.names()))
  })

  app.get('/tournamenttable', (call) => {
    const { table = '' } = call.req.query()
    return call.json(tournamentTable(house.state, table, players.names()))
  })

  app.get('/tournamentlog', async (call) => {
    const { activity = '', started } = call.req.query()
    const log = named(await foundLog(house, activity, started, players.names()), desk)
    return log === undefined
      ? fault(call, 404, 'activity is no tournament', { activity: activity.slice(0, SHOWN) })
      : call.json(log)
  })

  app.get('/tournamentlogs', async (call) => {
    const { from } = call.req.query()
    if (from !== undefined && !isDate(from))
      return fault(call, 400, 'not a day or time', { text: from.slice(0, SHOWN) })
    return call.json(await loggedSince(house, from))
  })
  return app
}

/** With the name of whoever signed it: a file of it is read where nobody knows numbers. */
function named(found: TournamentLogView | undefined, desk: Door['desk']): TournamentLogView | undefined {
  if (found?.signed === undefined) return found
  const { by, local } = found.signed
  const name = desk.nameOf(by)
  return { ...found, signed: { by, ...(name === by ? {} : { name }), local } }
}
