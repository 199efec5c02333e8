/** Every posted prize over time: what it stood at when each day ended, its steps, and where it is going. */
import { plusDays } from '../../base/moment.ts'
import { fromWire } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { funderIn, runningOf } from '../../engine/offerings/running.ts'
import { isPool, type Pool, poolAccount } from '../../ledger/name.ts'
import { capOf } from '../../rulebook/choice.ts'
import { poolsOf } from '../../rulebook/tablegame.ts'
import { UNBOUNDED } from '../../rulebook/terms.ts'
import type { SumRow } from '../../views/overview/days.ts'
import { forecastOf } from '../../views/overview/growth.ts'
import type { MeterFigures, MeterLine, MeterStep } from '../../views/overview/overview.ts'
import type { House } from '../house/kernel.ts'

type Meter = {
  readonly activity: string
  readonly name: string
  readonly pool: string
  readonly account: Pool
  readonly cap?: number
}

/** Of everything that runs; where one activity is paid from the funds of another, the meter is told once. */
function metersIn(state: State): (Meter & { readonly fund: string })[] {
  return [...state.offerings.keys()].flatMap((activity) => {
    const running = runningOf(state, activity)
    if (running === undefined) return []
    const { rule, offering } = running
    return Object.keys(poolsOf(rule, offering)).map((pool) => {
      const cap = capOf(running, pool)
      return {
        activity,
        fund: funderIn(state, activity),
        name: offering.name ?? rule.name,
        pool,
        account: poolAccount(pool),
        ...(cap === UNBOUNDED ? {} : { cap: Number(cap) }),
      }
    })
  })
}

/** How far back the pace is looked at. */
const PACE_DAYS = 28

export async function meterFigures(
  house: House,
  days: readonly string[],
  rows: readonly SumRow[],
  standing: ReadonlyMap<string, number>,
): Promise<MeterFigures[]> {
  const { state } = house
  const today = days.at(-1) ?? ''
  const moves = movesOf(rows)
  const won = await winsSince(house, days[0] ?? today)
  return metersIn(state)
    .map(({ activity, fund, name, pool, account, cap }): MeterFigures => {
      const now = standing.get(`${fund} ${account}`) ?? 0
      const own = moves.get(`${fund} ${account}`) ?? new Map<string, Move>()
      const wins = won.get(`${fund} ${account}`)
      return {
        activity,
        fund,
        name,
        pool,
        now: `${now}`,
        ...(cap === undefined ? {} : { cap: `${cap}` }),
        levels: levelsOf(now, days, own).map(String),
        hits: wins?.hits ?? 0,
        won: `${wins?.won ?? 0}`,
        forecast: forecastOf(now, cap, grownIn(own, today)),
      }
    })
    .sort((a, b) => (fromWire(a.now) < fromWire(b.now) ? 1 : -1))
}

/** What a day did to a meter, and how much of it was growth: fees, and increases that are posted. */
type Move = { change: number; grown: number }
const GROWS: ReadonlySet<string> = new Set(['patrons', 'account'])
/** `other`: where it came from, or where what was taken back went. */
export const isGrowth = (what: string, other: string): boolean => GROWS.has(other) || what === 'PoolIncreased'

function movesOf(rows: readonly SumRow[]): Map<string, Map<string, Move>> {
  const moves = new Map<string, Map<string, Move>>()
  const add = (fund: string, account: string, day: string, change: number, grows: boolean) => {
    const key = `${fund} ${account}`
    const own = moves.get(key) ?? new Map<string, Move>()
    moves.set(key, own)
    const move = own.get(day) ?? { change: 0, grown: 0 }
    own.set(day, move)
    move.change += change
    if (grows) move.grown += change
  }
  for (const { day, activity, book, what, from, to, amount } of rows) {
    if (book === 'c') continue
    if (isPool(from)) add(activity, from, day, -amount, isGrowth(what, to))
    if (isPool(to)) add(activity, to, day, amount, isGrowth(what, from))
  }
  return moves
}

function levelsOf(now: number, days: readonly string[], own: ReadonlyMap<string, Move>): number[] {
  let level = now
  return days
    .toReversed()
    .map((day) => {
      const ended = level
      level -= own.get(day)?.change ?? 0
      return ended
    })
    .reverse()
}

/** Whole days since it began to grow; today is not over. */
function grownIn(own: ReadonlyMap<string, Move>, today: string): number[] {
  const first = [...own.keys()].toSorted()[0]
  if (first === undefined) return []
  const grown: number[] = []
  for (let day = plusDays(today, -1), n = 0; day >= first && n < PACE_DAYS; day = plusDays(day, -1), n += 1)
    grown.push(own.get(day)?.grown ?? 0)
  return grown
}

async function winsSince(house: House, day: string): Promise<Map<string, { hits: number; won: number }>> {
  const rows = await house.store.rows<{ activity: string; account: string; hits: number; won: number }>(
    `select activity, account, count(*) as hits, sum(before - after) as won from metersteps
     where at >= ? and hit is not null and what = 'HitDeclared' and after < before group by activity, account`,
    new Date(startOf(house, day)).toISOString(),
  )
  return new Map(rows.map(({ activity, account, ...row }) => [`${activity} ${account}`, row]))
}

/** The instant at which a business day begins. */
export const startOf = ({ state, zone }: House, day: string): number =>
  zone.instantOf(`${day}T${state.property?.dayStart ?? '00:00'}`)

/** So many steps are drawn; of more the latest. */
const STEPS_MOST = 400

export async function meterLine(
  house: House,
  meters: readonly MeterFigures[],
  days: readonly string[],
  asked: string | undefined,
): Promise<MeterLine | undefined> {
  // Of all that nobody asked for, one that was won shows most.
  const chosen =
    meters.find(({ activity, pool }) => `${activity} ${pool}` === asked) ??
    meters.find(({ hits }) => hits > 0) ??
    meters[0]
  const today = days.at(-1)
  if (chosen === undefined || today === undefined) return undefined
  const { activity, fund, pool, levels } = chosen
  const now = house.now().at
  const rows = await house.store.rows<
    Omit<MeterStep, 'at' | 'local' | 'hit' | 'before' | 'after'> & {
      at: string
      hit: string | null
      before: number
      after: number
    }
  >(
    `select seq, at, what, hit, before, after from metersteps
     where activity = ? and account = ? and at >= ? order by seq desc limit ?`,
    fund,
    poolAccount(pool),
    new Date(startOf(house, days[0] ?? today)).toISOString(),
    STEPS_MOST,
  )
  return {
    activity,
    fund,
    pool,
    ends: days.map((day, n) => ({
      day,
      at: day === today ? now : startOf(house, plusDays(day, 1)),
      amount: levels[n] ?? '0',
    })),
    steps: rows.reverse().map(({ seq, at, what, hit, before, after }) => ({
      seq,
      at: Date.parse(at),
      local: house.zone.localOf(Date.parse(at)),
      what,
      ...(hit === null ? {} : { hit }),
      before: `${before}`,
      after: `${after}`,
    })),
  }
}
