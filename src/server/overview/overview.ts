/** The page of whoever runs the house, put together from the sums that are kept with every line. */
import { businessDay, plusDays } from '../../base/moment.ts'
import { cents, parseMoney, toWire, ZERO } from '../../base/money.ts'
import { type Amounts, heldOf, shortOf, signsOf } from '../../engine/money/cover.ts'
import type { PromiseRow } from '../../views/cover.ts'
import { dayFigures } from '../../views/overview/days.ts'
import { type Overview, type PromisedFor, SPANS, type Span } from '../../views/overview/overview.ts'
import type { Beside } from '../beside/beside.ts'
import { inSlices } from '../beside/slices.ts'
import { coverView } from '../desks/cover.ts'
import type { House } from '../house/kernel.ts'
import { countedOf, silentSince, talliesOf } from './counted.ts'
import { frequenciesOf } from './frequencies.ts'
import { meterFigures, meterLine } from './meters.ts'
import { type Standing, standingOf } from './standing.ts'
import { daysBetween, sumsOf } from './sums.ts'
import { tableFigures, tableRows } from './tables.ts'
import { todayOf } from './today.ts'
import { undoneOf } from './undone.ts'
import { winnersSince } from './winners.ts'

const WEEK = 7
/** The pace of a meter is looked at over four weeks, however few days are shown. */
const LEAST = 28

const spanOf = (text: string | undefined): Span => SPANS.find((span) => `${span}` === text) ?? 30

export async function overviewOf(
  house: House,
  beside: Beside,
  asked: { readonly days?: string; readonly meter?: string },
): Promise<Overview> {
  const { state } = house
  const { local } = house.now()
  const span = spanOf(asked.days)
  const day = businessDay(local, state.property?.dayStart ?? '00:00')
  const from = later(plusDays(day, 1 - span), earlier(await firstDayOf(house, day), plusDays(day, 1 - WEEK)))
  const earliest = plusDays(day, -Math.max(span + WEEK - 1, LEAST))
  // What funds have come to and what today has done are of one instant: nothing is waited for in between.
  const [standing, ofToday] = [standingOf(house), sumsOf(house, day, day)]
  const now = await standing
  const sums = [...(await sumsOf(house, earliest, plusDays(day, -1))), ...(await ofToday)]
  const days = daysBetween(from, day)
  const figures = await inSlices(dayFigures(daysBetween(earliest, day), sums, now.funds))
  const rows = await tableRows(house, plusDays(from, -WEEK), day)
  const tallies = await talliesOf(house, plusDays(from, -WEEK), day)
  const meters = await meterFigures(house, days, sums, now.meters)
  const meter = await meterLine(house, meters, days, asked.meter)
  const { promises } = await coverView(house)
  return {
    local,
    day,
    ...(state.closedDay === undefined ? {} : { closedDay: state.closedDay }),
    span,
    today: await todayOf(house, day, rows),
    days: figures.slice(-days.length),
    weekBefore: figures.slice(-days.length - WEEK, -WEEK),
    tables: await tableFigures(house, from, day, rows),
    meters,
    ...(meter === undefined ? {} : { meter }),
    cover: { ...coverNow(now.funds), promises: promisedFor(promises, now) },
    frequencies: await frequenciesOf(house, beside, { from, to: day, sums, tallies }),
    undone: await undoneOf(house, from, day),
    winners: await winnersSince(house, from),
    counted: countedOf(house, days, tallies),
    silent: await silentSince(house, from),
  }
}

/** Days before the house was there are not drawn; a week always is. */
async function firstDayOf({ store }: House, today: string): Promise<string> {
  const [row] = await store.rows<{ day: string | null }>('select min(day) as day from sums')
  return row?.day ?? today
}
const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a < b ? b : a)

/** The cover statement has each of them; here an activity is one line, what is due first on top. */
function promisedFor(promises: readonly PromiseRow[], { promised }: Standing): PromisedFor[] {
  return [...Map.groupBy(promises, ({ activity }) => activity).values()]
    .map((own): PromisedFor => {
      const { activity, name } = own[0]!
      const first = own.reduce((least, one) => (one.due < least.due ? one : least))
      const amount = own.reduce((sum, one) => sum + (parseMoney(one.amount) ?? ZERO), 0n)
      const { due, isOverdue } = first
      const [account, another] = promised.get(activity) ?? []
      return {
        ...{ activity, name, count: own.length, amount: `${amount}`, due, isOverdue },
        ...(account === undefined || another !== undefined ? {} : { account }),
      }
    })
    .sort((a, b) => (a.due === b.due ? Number(b.amount) - Number(a.amount) : a.due < b.due ? -1 : 1))
}

function coverNow(
  funds: ReadonlyMap<string, Amounts>,
): Pick<Overview['cover'], 'signs' | 'held' | 'promised' | 'short'> {
  const sum = (amount: (amounts: Amounts) => bigint) =>
    toWire(cents([...funds.values()].reduce((total, amounts) => total + amount(amounts), 0n)))
  return { signs: sum(signsOf), held: sum(heldOf), promised: sum(({ promised }) => -promised), short: sum(shortOf) }
}
