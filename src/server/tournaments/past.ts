/** Logs of tournaments that are over, out of the tables of the house: closed ones are nowhere else. */

import { plusDays } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import type { TournamentLog } from '../../engine/tournaments/log.ts'
import { isTournament } from '../../rulebook/rule.ts'
import type { LoggedRow, TournamentLogs, TournamentLogView } from '../../views/tournaments/log.ts'
import type { House } from '../house/kernel.ts'
import { logView, namesIn } from './log.ts'

const MONTH_DAYS = 31
const MOST = 5_000

type Names = (person: string) => string | undefined
/** What is read of a house. */
type Reads = Pick<House, 'state' | 'now'> & { readonly store: Pick<House['store'], 'rows'> }
type Row = {
  readonly activity: string
  readonly local: string
  readonly by: string
  readonly log: string | null
  readonly reason: string | null
}

export async function loggedSince(house: Reads, asked: string | undefined): Promise<TournamentLogs> {
  const from = asked ?? plusDays(house.now().local.slice(0, 10), -MONTH_DAYS * monthsAtHand(house))
  const rows = await house.store.rows<Row>(
    'select activity, local, by, log, reason from tournamentlogs where local >= ? order by seq desc limit ?',
    from,
    MOST,
  )
  return { from, rows: rows.map((row) => loggedRow(house, row)) }
}

/** As the documents ask; whoever wants older ones says from when. */
const monthsAtHand = ({ state }: Reads): number =>
  Math.max(
    1,
    ...[...state.rules.keys()].map((activity) => {
      const rule = acceptedRule(state, activity)
      return rule !== undefined && isTournament(rule) ? (rule.log?.atHand.months ?? 0) : 0
    }),
  )

function loggedRow({ state }: Reads, { activity, local, by, log: text, reason }: Row): LoggedRow {
  const who = by.split(' ')
  if (text === null) {
    const name = runningOf(state, activity)?.offering.name ?? acceptedRule(state, activity)?.name ?? activity
    return { is: 'called off', activity, name, started: local, by: who, reason: reason ?? '' }
  }
  const { name, started, entries, paid } = JSON.parse(text) as TournamentLog
  return { is: 'signed', activity, name, started, signed: local, by: who, entries, paid: formatMoney(fromWire(paid)) }
}

/** Of the tournament that is held under that name now; where a start is named, of the one that started then. */
export async function foundLog(
  house: Reads,
  activity: string,
  started?: string,
  names?: Names,
): Promise<TournamentLogView | undefined> {
  const now = logView(house, activity, names)
  return started === undefined || now?.log?.started === started ? now : loggedView(house, activity, started, names)
}

/** As it was signed, with the names that the register has now. */
async function loggedView(
  house: Reads,
  activity: string,
  started: string,
  names: Names = () => undefined,
): Promise<TournamentLogView | undefined> {
  const [row] = await house.store.rows<Row>(
    'select activity, local, by, log, reason from tournamentlogs where activity = ? and started = ? order by seq desc limit 1',
    activity,
    started,
  )
  if (row === undefined || row.log === null) return undefined
  const log = JSON.parse(row.log) as TournamentLog
  return { log, names: namesIn(log, names), signed: { by: row.by, local: row.local } }
}
