import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { DRAWER, STRUCTURE, TOURNAMENTS, TournamentRoom } from '../../../tests/tournament.ts'
import type { SqlValue } from '../../journal/projections/projection.ts'
import { TOURNAMENTLOGS } from '../../journal/projections/tournamentlogs.ts'
import { en } from '../../words/en/en.ts'
import { logFile } from './log.ts'
import { foundLog, loggedSince } from './past.ts'

/** The room with its tables, as a house has them. */
function tablesOf(room: TournamentRoom) {
  const db = new Database(':memory:')
  for (const sql of TOURNAMENTLOGS.create) db.exec(sql)
  for (const [nth, { events }] of room.accepted.entries())
    TOURNAMENTLOGS.apply({ seq: nth + 1, events } as never, (sql, ...values) => void db.prepare(sql).run(...values))
  const rows = async <Row>(sql: string, ...values: SqlValue[]) => db.prepare(sql).all(...values) as Row[]
  return { state: room.state, now: () => room.now, store: { rows: rows as never } }
}

/** Held, paid, signed and closed: nothing of it is left in the state. */
function held(room: TournamentRoom, name: string, players: number): string {
  const posted = `buyIn: $100, fee: $10, ${STRUCTURE}, pays: { kind: percentages, places: [60%, 40%] }`
  const activity = room.open(TOURNAMENTS, name, posted)
  room.enter(activity, players)
  room.does({ do: 'StartTournament', activity })
  room.out(
    activity,
    Array.from({ length: players - 1 }, (_, nth) => `E${players - nth}`),
  )
  room.award(activity)
  room.payAll(activity)
  room.does({ do: 'SignTournamentLog', activity, tables: 1 })
  room.does({ do: 'RepayDrawer', activity, drawer: DRAWER }, 'accounting')
  room.does({ do: 'FetchDue', activity }, 'accounting')
  room.does({ do: 'CloseOffering', activity, reason: 'over', to: 'house', second: 'compliance' }, 'approver')
  expect(room.state.tournaments.has(activity)).toBe(false)
  return activity
}

test('logs of closed tournaments: the last three months by themselves, older ones from a day on, each as it was signed', async () => {
  const room = new TournamentRoom()
  const old = held(room, 'old', 3)
  room.wait(100 * 24 * 60)
  const night = held(room, 'night', 4)
  const house = tablesOf(room)
  const { rows } = await loggedSince(house, undefined)
  expect(rows).toMatchObject([
    { is: 'signed', activity: night, name: 'night', entries: 4, paid: '$400.00', by: ['director'] },
  ])
  expect((await loggedSince(house, '2026-05-01')).rows.map(({ activity }) => activity)).toEqual([night, old])
  const started = '2026-05-08T18:00:00'
  expect(await foundLog(house, old)).toBeUndefined()
  const found = await foundLog(house, old, started, (person) => `Name ${person}`)
  expect(found?.log).toMatchObject({ participants: 3, paid: '30000', tables: 1 })
  expect(found?.names).toEqual({ 1001: 'Name 1001', 1002: 'Name 1002' })
  expect(found?.signed).toEqual({ by: 'director', local: started })
  const paper = logFile(found, { words: en, language: 'en', at: 0 })!
  expect(paper.blocks.find((block) => block.is === 'facts')!.rows).toContainEqual(['Prize pool', '$300.00'])
  expect(await foundLog(house, old, '2026-05-08T18:00:01')).toBeUndefined()
})

test('one that was called off is told of, with why and by whom', async () => {
  const room = new TournamentRoom()
  const posted = `buyIn: $100, fee: $10, ${STRUCTURE}, pays: { kind: percentages, places: [60%, 40%] }`
  const activity = room.open(TOURNAMENTS, 'storm', posted)
  room.does({ do: 'CallOffTournament', activity, reason: 'no power', second: 'approver' })
  const { rows } = await loggedSince(tablesOf(room), undefined)
  expect(rows).toEqual([
    {
      is: 'called off',
      activity,
      name: 'storm',
      started: '2026-05-08T18:00:00',
      by: ['director', 'approver'],
      reason: 'no power',
    },
  ])
})
