/**
 * What each business day took and gave, from the sums that are kept with every line: the same items that the statement of the day has, what
 * was won, and what the funds held and promised when it ended. Reckoned backwards from what the books hold now.
 */
import { type Cents, cents, toWire } from '../../base/money.ts'
import type { Steps } from '../../base/steps.ts'
import { prizeIn } from '../../engine/claims/won.ts'
import { type Amounts, heldOf, NOTHING, PLACE_OF, shortOf, signsOf } from '../../engine/money/cover.ts'
import { type FlowKind, isPool, type Kind } from '../../ledger/name.ts'
import { type Flow, itemsOf } from '../paper/statement.ts'

/** A row of `sums`: movements of one kind on one day, added up. Meters by name (`pool:main`), all other accounts by kind. */
export type SumRow = {
  readonly day: string
  readonly activity: string
  readonly book: 'c' | 'e'
  readonly what: string
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly moves: number
}

/** Amounts in cents. */
export type DayFigures = {
  readonly day: string
  readonly fees: string
  readonly won: string
  readonly paid: string
  readonly variance: string
  /** What the counts took out of the boxes. */
  readonly drop: string
  /** When it ended; of today, now. */
  readonly signs: string
  readonly held: string
  readonly promised: string
  readonly short: string
  /** Prizes that waited to be paid. */
  readonly claims: string
}

/** `days` in order, the last one is today. `now`: by activity, what its funds hold. A step for each day: a year is long. */
export function* dayFigures(
  days: readonly string[],
  rows: readonly SumRow[],
  now: ReadonlyMap<string, Amounts>,
): Steps<DayFigures[]> {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const funds = new Map([...now].map(([activity, amounts]) => [activity, { ...amounts }]))
  const figures: DayFigures[] = []
  for (const day of days.toReversed()) {
    const own = byDay.get(day) ?? []
    figures.push({ day, ...flowsOf(own), ...coverAt(funds) })
    // What this day did is not yet there when the day before it ended.
    for (const row of own) takeBack(funds, row)
    yield
  }
  return figures.reverse()
}

const kindIn = (name: string): Kind => name.split(':', 1)[0] as Kind

function flowsOf(rows: readonly SumRow[]): Pick<DayFigures, 'fees' | 'won' | 'paid' | 'variance' | 'drop'> {
  const { fees, prizes, variance } = itemsOf(rows.filter(({ book }) => book === 'e').map(flowOf))
  return {
    fees: toWire(fees),
    won: toWire(wonIn(rows)),
    paid: toWire(prizes),
    variance: toWire(variance),
    drop: toWire(dropIn(rows)),
  }
}

/** A row of the entitlement book as the statement of a day reads it. */
export const flowOf = ({ activity, what, from, to, amount }: SumRow): Flow => ({
  activity,
  what,
  from: flowKindIn(from),
  to: flowKindIn(to),
  sum: cents(amount),
})
const flowKindIn = (name: string): FlowKind => (isPool(name) ? 'pool' : (name as FlowKind))

export const wonIn = (rows: readonly SumRow[]): Cents =>
  cents(
    rows.reduce(
      (sum, { book, what, from, to, amount }) => sum + (book === 'e' ? prizeIn(what, from, to) * amount : 0),
      0,
    ),
  )

/** Out of boxes, whoever's fees were in them, and less what a correction put back. */
const dropIn = (rows: readonly SumRow[]): Cents =>
  cents(
    rows.reduce((sum, { book, what, from, to, amount }) => {
      if (book === 'e' || what !== 'BoxCounted') return sum
      return sum + (to === 'bank' ? amount : 0) - (from === 'bank' ? amount : 0)
    }, 0),
  )

type Funds = Map<string, Record<keyof Amounts, Cents>>

function takeBack(funds: Funds, { activity, from, to, amount }: SumRow): void {
  const own = funds.get(activity) ?? { ...NOTHING }
  funds.set(activity, own)
  const [giving, taking] = [PLACE_OF[kindIn(from)], PLACE_OF[kindIn(to)]]
  if (giving !== undefined) own[giving] = cents(own[giving] + BigInt(amount))
  if (taking !== undefined) own[taking] = cents(own[taking] - BigInt(amount))
}

function coverAt(funds: Funds): Pick<DayFigures, 'signs' | 'held' | 'promised' | 'short' | 'claims'> {
  let [signs, held, promised, short, claims] = [0n, 0n, 0n, 0n, 0n]
  for (const amounts of funds.values()) {
    signs += signsOf(amounts)
    held += heldOf(amounts)
    promised -= amounts.promised
    // What one activity has to spare covers nothing of another.
    short += shortOf(amounts)
    claims += amounts.claims
  }
  return { signs: `${signs}`, held: `${held}`, promised: `${promised}`, short: `${short}`, claims: `${claims}` }
}
