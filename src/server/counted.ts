/** What the count room reads: boxes of the day, and every booked count with its variance and its history. */
import { businessDay } from '../base/moment.ts'
import { add, type Cents, cents, formatMoney, fromWire } from '../base/money.ts'
import { acceptedRule, activitiesAt } from '../engine/running.ts'
import { balance } from '../ledger/balances.ts'
import { boxViews, type CountedView, type CountLine, type CountsView, type Recount } from '../views/box.ts'
import { signed } from '../views/drawer.ts'
import type { BlindCounts } from './counts.ts'
import type { House } from './kernel.ts'

type CountRow = Record<'activity' | 'box' | 'table' | 'shift' | 'at' | 'counted' | 'by', string> & {
  seq: number
  recorded: string | null
  corrects: string | null
  typed_by: string | null
}
type RecountRow = Record<'activity' | 'table' | 'at' | 'first' | 'again' | 'by', string> & { seq: number }

/** Boxes shown of those that are counted; one holds a handful of activities. */
const SHOWN = 60

export async function countsView(house: House, counts: BlindCounts): Promise<CountsView> {
  const dayStart = house.state.property?.dayStart ?? '00:00'
  const day = businessDay(house.now().local, dayStart)
  const rows = await house.store.rows<CountRow>(
    `select * from counts where seq in (select distinct seq from counts order by seq desc limit ?) order by seq desc, activity`,
    SHOWN,
  )
  const recounts = await house.store.rows<RecountRow>(
    'select seq, activity, "table", at, first, again, by from recounts order by seq desc limit 500',
  )
  const boxes = [...Map.groupBy(rows, ({ seq }) => seq).values()]
  const correctedBy = new Map(rows.flatMap(({ box, corrects }) => (corrects === null ? [] : [[corrects, box]])))
  const done = boxes.map((lines): CountedView => {
    const { box, table, shift, at, by, seq, corrects, typed_by: typedBy } = lines[0]!
    const local = house.zone.localOf(Date.parse(at))
    const corrected = correctedBy.get(box)
    const before = boxes.find((other) => other[0]!.table === table && other[0]!.seq < seq)?.[0]?.seq ?? 0
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
      ...(corrected === undefined ? {} : { corrected }),
      mayCorrect: house.state.counts.has(box) && corrected === undefined,
      ...(typedBy === null ? {} : { typedBy }),
      recounts: recountsOf(
        house,
        recounts.filter((one) => one.table === table && one.seq < seq && one.seq > before),
      ),
    }
  })
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
        const hands = Math.max(0, (house.state.tables.get(table)?.round ?? 0) - Math.floor(before / Number(fee.amount)))
        const amount = formatMoney(cents(BigInt(hands) * fee.amount))
        return [{ activity, amount, hands, fee: formatMoney(fee.amount) }]
      }),
    ]),
  )
}

const inBox = (house: House, activity: string, table: string): Cents =>
  balance(house.state.balances, activity, `box:${table}`, 'custody')
