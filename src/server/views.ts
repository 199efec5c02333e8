/** Everything the screens read, by name. Each view is whole and made once for each state of the house. */
import { businessDay, plusDays } from '../base/moment.ts'
import { type Cents, cents, formatMoney, fromWire } from '../base/money.ts'
import { acceptedRule } from '../engine/running.ts'
import { toHex } from '../journal/line.ts'
import { type BoxView, boxViews, type CountsView } from '../views/box.ts'
import { type ClaimView, claimViews, type TrayView, trayViews } from '../views/claim.ts'
import { type DrawerView, drawerViews } from '../views/drawer.ts'
import { type FloorView, floorView } from '../views/floor.ts'
import { type FreeView, freeViews } from '../views/free.ts'
import { type FundView, fundViews } from '../views/fund.ts'
import { type HitView, hitViews } from '../views/hit.ts'
import { type MeterSign, meterSigns } from '../views/meter.ts'
import { type TableView, tableViews } from '../views/table.ts'
import type { BlindCounts } from './counts.ts'
import type { House } from './kernel.ts'
import type { StaffMember } from './staff.ts'

export type WinnerView = {
  hit: string
  activity: string
  name: string
  local: string
  table: string
  to: string
  line: string
  share: string
  amount: string
}
export type ChainView = {
  seq: number
  digest: string
  property: string
  zone: string
  day: string
  closedDay?: string
  /** The day that may be closed now. */
  closable?: string
  anchors: { day: string; seq: number; digest: string }[]
}
export type RoomView = {
  isDemo: boolean
  staff: readonly StaffMember[]
  /** Tables that nobody simulates. */
  byHand: readonly string[]
  /** Demo only: what a look into each box would show. */
  boxes: Record<string, Record<string, string>>
}

export type Views = {
  meters: MeterSign[]
  tables: TableView[]
  hits: HitView[]
  claims: ClaimView[]
  drawers: DrawerView[]
  trays: TrayView[]
  free: FreeView[]
  floor: FloorView
  funds: FundView[]
  counts: CountsView
  winners: WinnerView[]
  chain: ChainView
  room: RoomView
}
export type ViewName = keyof Views
export const VIEWS = [
  'meters',
  'tables',
  'hits',
  'claims',
  'drawers',
  'trays',
  'free',
  'floor',
  'funds',
  'counts',
  'winners',
  'chain',
  'room',
] as const satisfies readonly ViewName[]
export const isView = (name: string): name is ViewName => (VIEWS as readonly string[]).includes(name)

/** What the views need beside the house. */
export type Room = {
  readonly staff: readonly StaffMember[]
  readonly isDemo: boolean
  readonly byHand: readonly string[]
  readonly counts: BlindCounts
}

export type ReadView = <Name extends ViewName>(name: Name) => Promise<Views[Name]>

export function viewsOf(house: House, room: Room): ReadView {
  const kept = new Map<ViewName, { of: string; view: Promise<unknown> }>()
  const makers: { [Name in ViewName]: () => Views[Name] | Promise<Views[Name]> } = {
    meters: () => meterSigns(house.state, house.now().local),
    tables: () => tableViews(house.state),
    hits: () => hitViews(house.state),
    claims: () => claimViews(house.state, house.now()),
    drawers: () => drawerViews(house.state),
    trays: () => trayViews(house.state),
    free: () => freeViews(house.state),
    floor: () => floorView(house.state, house.now().local),
    funds: () => fundViews(house.state),
    counts: () => countsView(house, room),
    winners: () => winners(house),
    chain: () => chain(house),
    room: () => roomView(house, room),
  }
  /** Views that read tables are made anew only when something in them can have changed. */
  const versionOf = (name: ViewName): string => {
    const { claimsSoFar, counts, closedDay } = house.state
    switch (name) {
      case 'winners':
        return `${claimsSoFar}`
      case 'counts':
        return `${counts.size} ${closedDay} ${room.counts.version()}`
      default:
        return `${house.durable().seq} ${house.now().local.slice(0, 16)}`
    }
  }
  return (name) => {
    const of = versionOf(name)
    const known = kept.get(name)
    if (known?.of === of) return known.view as never
    const view = Promise.resolve(makers[name]())
    kept.set(name, { of, view })
    view.catch(() => kept.delete(name))
    return view as never
  }
}

const nameIn = (house: House, activity: string): string => acceptedRule(house.state, activity)?.name ?? activity

/** Prizes worth telling; the two dollars for one seven are not. */
const WORTH_TELLING = 2_000
/** Of each activity, so that a busy one does not hide the others. */
const TOLD_EACH = 12

async function winners(house: House): Promise<WinnerView[]> {
  const rows = await house.store.rows<
    Record<'hit' | 'activity' | 'local' | 'table' | 'to' | 'line' | 'share' | 'amount', string>
  >(
    `select hit, activity, local, "table", "to", line, share, amount from (
       select h.hit, h.activity, h.local, h."table", a."to", a.line, a.share, a.amount, h.seq, a.n,
         row_number() over (partition by h.activity order by h.seq desc, a.n) as place
       from hits h join awards a on a.hit = h.hit where h.status = 'verified' and cast(a.amount as integer) >= ?
     ) where place <= ? order by seq desc, n`,
    WORTH_TELLING,
    TOLD_EACH,
  )
  return rows.map((row) => ({
    ...row,
    name: nameIn(house, row.activity),
    amount: formatMoney(fromWire(row.amount)),
  }))
}

async function countsView(house: House, room: Room): Promise<CountsView> {
  type Row = Record<'activity' | 'box' | 'table' | 'shift' | 'at' | 'counted' | 'by', string> & {
    recorded: string | null
    corrects: string | null
  }
  const rows = await house.store.rows<Row>(
    'select activity, box, "table", shift, at, counted, recorded, by, corrects from counts order by seq desc limit 40',
  )
  const done = rows.map(({ recorded, corrects, by, counted, activity, at, ...row }) => ({
    ...row,
    activity,
    name: nameIn(house, activity),
    local: house.zone.localOf(Date.parse(at)),
    by: by.split(' '),
    counted: formatMoney(fromWire(counted)),
    ...(recorded === null
      ? {}
      : { recorded: formatMoney(fromWire(recorded)), variance: variance(fromWire(counted), fromWire(recorded)) }),
    ...(corrects === null ? {} : { corrects }),
  }))
  const boxes: BoxView[] = boxViews(house.state).map((box) => {
    const waiting = room.counts.waiting(box.table)
    return { ...box, ...(waiting === undefined ? {} : { waiting }) }
  })
  return { boxes, done }
}

const variance = (counted: Cents, recorded: Cents): string => {
  const amount = cents(counted - recorded)
  return amount > 0n ? `+${formatMoney(amount)}` : formatMoney(amount)
}

async function chain(house: House): Promise<ChainView> {
  const { seq, digest } = house.durable()
  const { property, closedDay } = house.state
  const day = businessDay(house.now().local, property?.dayStart ?? '00:00')
  const yesterday = plusDays(day, -1)
  const anchors = (await house.store.anchors()).slice(-7).reverse()
  return {
    seq,
    digest: toHex(digest),
    property: property?.property ?? '',
    zone: property?.zone ?? '',
    day,
    ...(closedDay === undefined ? {} : { closedDay }),
    ...(closedDay === undefined || closedDay < yesterday ? { closable: yesterday } : {}),
    anchors: anchors.map(({ day: of, seq: line, digest: hex }) => ({ day: of, seq: line, digest: hex })),
  }
}

async function roomView(house: House, room: Room): Promise<RoomView> {
  const { staff, isDemo, byHand } = room
  return { isDemo, staff, byHand, boxes: isDemo ? await boxContents(house) : {} }
}

/** Sensed fees as booked; a counted box holds the dollar of each hand since its last count. */
async function boxContents(house: House): Promise<RoomView['boxes']> {
  const counted = await house.store.rows<{ table: string; activity: string; sum: number }>(
    `select "table", activity, sum(cast(counted as integer)) as sum from counts c
     where not exists (select 1 from counts d where d.corrects = c.box and d.activity = c.activity)
     group by "table", activity`,
  )
  return Object.fromEntries(
    boxViews(house.state).map(({ table, activities }) => [
      table,
      Object.fromEntries(
        activities.map(({ activity, evidence }) => {
          const before = counted.find((row) => row.table === table && row.activity === activity)?.sum ?? 0
          const inBox =
            evidence === 'counted'
              ? cents(Math.max(0, (house.state.tables.get(table)?.round ?? 0) * 100 - before))
              : (house.state.balances.custody.get(`${activity} box:${table}`) ?? cents(0))
          return [activity, formatMoney(inBox)]
        }),
      ),
    ]),
  )
}
