/** What the count room reads: boxes of the day, and every booked count with its variance and its history. */
import { businessDay, plusDays } from '../../base/moment.ts'
import { add, type Cents, cents, formatMoney, fromWire } from '../../base/money.ts'
import { acceptedRule, activitiesAt } from '../../engine/offerings/running.ts'
import { balance } from '../../ledger/balances.ts'
import { boxPlace } from '../../ledger/name.ts'
import {
  type BoxesView,
  boxViews,
  type CountedView,
  type CountLine,
  type CountsView,
  type Recount,
} from '../../views/box.ts'
import { signed } from '../../views/drawer.ts'
import type { BlindCounts } from '../house/blindcounts.ts'
import type { House } from '../house/kernel.ts'
import { boundsOf } from './paidtotals.ts'

type CountRow = Record<'activity' | 'box' | 'table' | 'shift' | 'at' | 'counted' | 'by', string> & {
  seq: number
  recorded: string | null
  corrects: string | null
  typed_by: string | null
  /** The count that took its place. */
  corrected: string | null
}
type RecountRow = Record<'activity' | 'table' | 'at' | 'first' | 'again' | 'by', string> & {
  seq: number
  /** The count that was booked after it. */
  booked: number
}

/** The boxes of this business day, and what was counted of them. */
export async function countsView(house: House, counts: BlindCounts): Promise<CountsView> {
  const day = businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')
  const done = await countedViews(house, 'at >= ?', [boundsOf(house, firstShown(day, house.state.closedDay))[0]])
  return {
    day,
    boxes: boxViews(house.state).map((box) => {
      const waiting = counts.waiting(box.table)
      const counted = done.filter((one) => one.day === day && one.table === box.table).map(({ shift }) => shift)
      return { ...box, ...(waiting === undefined ? {} : { waiting }), counted: [...new Set(counted)] }
    }),
    done,
  }
}

/** A day is corrected until it is closed, so its counts stay at hand that long; a week of them at most. */
function firstShown(today: string, closedDay: string | undefined): string {
  const open = closedDay === undefined || closedDay >= today ? today : plusDays(closedDay, 1)
  const oldest = plusDays(today, -DAYS_SHOWN)
  return closedDay === undefined || open < oldest ? oldest : open
}
const DAYS_SHOWN = 7

/** What a search for counts says; business days, both included. */
export type BoxQuestion = {
  readonly table?: string | undefined
  readonly shift?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Somebody who counted it. */
  readonly by?: string | undefined
  readonly hasVariance?: boolean | undefined
  /** All of a shift at once, for its sheet. */
  readonly isWhole?: boolean | undefined
  /** Only counts before this line: the next page. */
  readonly before?: number | undefined
}

const PAGE = 100
/** More tables than any room has. */
const WHOLE = 2000

/** Counts of ever, the latest first, and what all that were found add up to. */
export async function boxesView(house: House, asked: BoxQuestion): Promise<BoxesView> {
  const { table, shift, from, to, by, hasVariance, isWhole, before } = asked
  const size = isWhole === true ? WHOLE : PAGE
  const parts: [string, string | number][] = []
  if (table) parts.push(['"table" = ?', table])
  if (shift) parts.push(['shift = ?', shift])
  if (from) parts.push(['at >= ?', boundsOf(house, from)[0]])
  if (to) parts.push(['at < ?', boundsOf(house, to)[1]])
  if (by) parts.push([`instr(' ' || by || ' ', ' ' || ? || ' ') > 0`, by])
  if (hasVariance === true)
    parts.push(['seq in (select seq from counts where recorded is not null and recorded <> counted and 1 = ?)', 1])
  const where = (some: typeof parts) => some.map(([text]) => text).join(' and ') || 'true'
  const values = (some: typeof parts) => some.map(([, value]) => value)
  const paged: typeof parts = before === undefined ? parts : [...parts, ['seq < ?', before]]
  const lines = await house.store.rows<{ seq: number }>(
    `select distinct seq from counts where ${where(paged)} order by seq desc limit ?`,
    ...values(paged),
    size + 1,
  )
  const last = lines[size - 1]?.seq
  const isMore = lines.length > size && last !== undefined
  const page: typeof parts = isMore ? [...paged, ['seq >= ?', last]] : paged
  // A figure that was corrected is shown, and does not count.
  const [sum] = await house.store.rows<{ boxes: number; counted: number | null; variance: number | null }>(
    `select count(distinct seq) as boxes, sum(cast(counted as integer)) as counted,
       sum(case when recorded is null then 0 else cast(counted as integer) - cast(recorded as integer) end) as variance
     from counts c where ${where(parts)} and not exists (select 1 from counts d where d.corrects = c.box)`,
    ...values(parts),
  )
  return {
    found: await countedViews(house, where(page), values(page)),
    boxes: sum?.boxes ?? 0,
    counted: formatMoney(cents(sum?.counted ?? 0)),
    variance: signed(cents(sum?.variance ?? 0)),
    ...(isMore ? { before: last } : {}),
  }
}

async function countedViews(house: House, where: string, values: readonly (string | number)[]): Promise<CountedView[]> {
  const dayStart = house.state.property?.dayStart ?? '00:00'
  const rows = await house.store.rows<CountRow>(
    `select *, (select min(d.box) from counts d where d.corrects = counts.box) as corrected
     from counts where ${where} order by seq desc, activity`,
    ...values,
  )
  const recounts = await house.store.rows<RecountRow>(
    `select * from (
       select seq, activity, "table", at, first, again, by,
         (select min(c.seq) from counts c where c."table" = r."table" and c.seq > r.seq) as booked
       from recounts r) where booked >= ? order by seq desc`,
    rows.at(-1)?.seq ?? 0,
  )
  return [...Map.groupBy(rows, ({ seq }) => seq).values()].map((lines): CountedView => {
    const { box, table, shift, at, by, seq, corrects, corrected, typed_by: typedBy } = lines[0]!
    const local = house.zone.localOf(Date.parse(at))
    return {
      box,
      table,
      shift,
      day: businessDay(local, dayStart),
      local,
      by: [...new Set(by.split(' '))],
      lines: lines.map((line) => lineOf(house, line)),
      total: formatMoney(add(...lines.map(({ counted }) => fromWire(counted)))),
      ...(corrects === null ? {} : { corrects }),
      ...(corrected === null ? {} : { corrected }),
      mayCorrect: house.state.counts.has(box) && corrected === null,
      ...(typedBy === null ? {} : { typedBy }),
      recounts: recountsOf(
        house,
        recounts.filter(({ booked }) => booked === seq),
      ),
    }
  })
}

function lineOf(house: House, { activity, counted, recorded }: CountRow): CountLine {
  const amount = fromWire(counted)
  const figure = { activity, name: nameIn(house, activity), counted: formatMoney(amount) }
  if (recorded === null) return figure
  return {
    ...figure,
    recorded: formatMoney(fromWire(recorded)),
    variance: signed(amount - fromWire(recorded)),
  }
}

/** Figures of counts that differed are told once the box is booked, never while it is still to be counted. */
function recountsOf(house: House, rows: readonly RecountRow[]): Recount[] {
  return [...Map.groupBy(rows, ({ seq }) => seq).values()].map((lines) => ({
    local: house.zone.localOf(Date.parse(lines[0]!.at)),
    by: lines[0]!.by.split(' '),
    figures: lines.map(({ activity, first, again }) => ({
      name: nameIn(house, activity),
      first: formatMoney(fromWire(first)),
      again: formatMoney(fromWire(again)),
    })),
  }))
}

const nameIn = (house: House, activity: string): string => acceptedRule(house.state, activity)?.name ?? activity

/** What a look into a box of the demo room would show. */
export type DemoBox = { activity: string; amount?: string; hands?: number; fee?: string }

/**
 * Sensed and recorded fees are booked as they fall, so the books know them. What only the box knows is the posted fee of
 * each hand since the last count; where the fee depends on the limits of the table, nobody but the box can say.
 */
export async function demoBoxes(house: House): Promise<Record<string, DemoBox[]>> {
  const counted = await house.store.rows<{ table: string; activity: string; sum: number }>(
    `select "table", activity, sum(cast(counted as integer)) as sum from counts c
     where not exists (select 1 from counts d where d.corrects = c.box and d.activity = c.activity)
     group by "table", activity`,
  )
  return Object.fromEntries(
    boxViews(house.state).map(({ table }) => [
      table,
      activitiesAt(house.state, table).flatMap(({ rule: { activity, fee } }): DemoBox[] => {
        if (fee === undefined) return []
        if (fee.evidence !== 'counted') return [{ activity, amount: formatMoney(inBox(house, activity, table)) }]
        if (fee.rates !== undefined) return [{ activity }]
        const before = counted.find((row) => row.table === table && row.activity === activity)?.sum ?? 0
        const hands = Math.max(0, (house.state.rounds.get(table)?.round ?? 0) - Math.floor(before / Number(fee.amount)))
        const amount = formatMoney(cents(BigInt(hands) * fee.amount))
        return [{ activity, amount, hands, fee: formatMoney(fee.amount) }]
      }),
    ]),
  )
}

const inBox = (house: House, activity: string, table: string): Cents =>
  balance(house.state.balances, activity, boxPlace(table), 'custody')
