/** What each desk was about over the last days, from the sums that are kept with every line: to each role what it sees elsewhere too. */
import { businessDay, plusDays } from '../../base/moment.ts'
import type { Role } from '../../engine/roles.ts'
import { dayFigures } from '../../views/overview/days.ts'
import { TREND_FIGURES, type Trend, type TrendFigure } from '../../views/overview/trend.ts'
import { inSlices } from '../beside/slices.ts'
import { maySee } from '../door/permissions.ts'
import type { Seen } from '../door/viewnames.ts'
import type { House } from '../house/kernel.ts'
import { talliesOf } from './counted.ts'
import { startOf } from './meters.ts'
import { piecesOut } from './piecesout.ts'
import { standingOf } from './standing.ts'
import { daysBetween, rowsByDay, sumsOf } from './sums.ts'

const DAYS = 14

/** Whoever sees this view sees its figure day by day. */
const SEEN_WITH: Readonly<Record<TrendFigure, Seen>> = {
  fees: 'statement',
  won: 'statement',
  variance: 'statement',
  held: 'cover',
  paid: 'payments',
  waiting: 'claims',
  rounds: 'tables',
  hits: 'hits',
  declined: 'hits',
  verdicts: 'hits',
  calls: 'tables',
  ids: 'claims',
  boxes: 'counts',
  recounts: 'counts',
  tickets: 'drawings',
  called: 'drawings',
  points: 'drawings',
  pieces: 'pieces',
  withPlayers: 'pieces',
  forms: 'contests',
  results: 'contests',
  entries: 'tournaments',
  started: 'tournaments',
  drafts: 'offerings',
  posted: 'offerings',
  accepted: 'offerings',
  access: 'staff',
  silent: 'devices',
}

const MONEY = { fees: 'fees', won: 'won', variance: 'variance', held: 'held', paid: 'paid', waiting: 'claims' } as const
/** Events that are counted for a figure. */
const COUNTED: Readonly<Partial<Record<TrendFigure, readonly string[]>>> = {
  rounds: ['RoundStarted'],
  hits: ['HitDeclared'],
  declined: ['HitDeclined'],
  calls: ['FloorCalled'],
  ids: ['IdShown'],
  tickets: ['TicketGiven'],
  called: ['CalledUp'],
  points: ['EntriesGiven'],
  pieces: ['PiecesGiven', 'PiecesSold'],
  forms: ['FormEntered'],
  results: ['ResultEntered'],
  entries: ['EntryRegistered'],
  started: ['TournamentStarted'],
  access: ['StaffEnrolled', 'StaffDisabled', 'StaffReset'],
}

export async function trendOf(house: House, roles: readonly Role[]): Promise<Trend> {
  const today = businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')
  const days = daysBetween(plusDays(today, 1 - DAYS), today)
  const sees = (figure: TrendFigure) => maySee(SEEN_WITH[figure], roles)
  const money = Object.keys(MONEY).some((figure) => sees(figure as TrendFigure))
    ? await moneyOf(house, days)
    : undefined
  const tallies = await talliesOf(house, days[0]!, today)
  const countOf = (events: readonly string[]) => {
    const byDay = new Map<string, number>()
    for (const { day, what, count } of tallies) if (events.includes(what)) byDay.set(day, (byDay.get(day) ?? 0) + count)
    return days.map((day) => byDay.get(day) ?? 0)
  }
  const figures: Partial<Record<TrendFigure, readonly number[]>> = {}
  for (const figure of TREND_FIGURES.filter(sees)) {
    const events = COUNTED[figure]
    if (events !== undefined) figures[figure] = countOf(events)
    else if (figure in DATED) figures[figure] = await datedOf(house, days, DATED[figure as keyof typeof DATED])
    else if (figure === 'verdicts') figures[figure] = await verdictsOf(house, days)
    else if (figure === 'withPlayers') figures[figure] = await piecesOut(house, days)
    else if (money !== undefined) figures[figure] = money.map((day) => Number(day[MONEY[figure as keyof typeof MONEY]]))
  }
  return { days, figures }
}

/** What funds have come to and what today has done are of one instant, as on the manager's page. */
async function moneyOf(house: House, days: readonly string[]) {
  const today = days.at(-1)!
  const [standing, ofToday] = [standingOf(house), sumsOf(house, today, today)]
  const { funds } = await standing
  const sums = [...(await sumsOf(house, days[0]!, plusDays(today, -1))), ...(await ofToday)]
  return inSlices(dayFigures(days, sums, funds))
}

/** How long a hit waited to be verified or declined, on the average of each day. */
async function verdictsOf(house: House, days: readonly string[]): Promise<number[]> {
  const sql = 'select day, hits, seconds from verdicts where day >= ? and day <= ?'
  const rows = await rowsByDay<{ day: string; hits: number; seconds: number }>(house, sql, days[0]!, days.at(-1)!)
  const byDay = new Map(rows.map(({ day, hits, seconds }) => [day, Math.round(seconds / hits)]))
  return days.map((day) => byDay.get(day) ?? 0)
}

/** What is kept with its instant: boxes each once, however many activities lay in them; offerings; devices that fell silent. */
const DATED = {
  boxes: 'select min(at) as at from counts where at >= ? and corrects is null group by seq',
  recounts: 'select min(at) as at from recounts where at >= ? group by seq',
  drafts: 'select drafted as at from offerings where drafted >= ?',
  posted: 'select posted as at from offerings where posted >= ?',
  accepted: 'select accepted as at from rule_files where accepted >= ?',
  silent: `select strftime('%Y-%m-%dT%H:%M:%fZ', since / 1000.0, 'unixepoch') as at from silences where since >= unixepoch(?) * 1000`,
} as const satisfies Partial<Record<TrendFigure, string>>

async function datedOf(house: House, days: readonly string[], sql: string): Promise<number[]> {
  const rows = await house.store.rows<{ at: string }>(sql, new Date(startOf(house, days[0]!)).toISOString())
  const starts = days.map((day) => startOf(house, day))
  const counts = days.map(() => 0)
  for (const { at } of rows) {
    const nth = starts.findLastIndex((start) => start <= Date.parse(at))
    if (nth >= 0) counts[nth]! += 1
  }
  return counts
}
