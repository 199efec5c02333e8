/** The cover statement and the open advances of the house, from the books and the movements behind them. */
import { cents, formatMoney, fromWire, ZERO } from '../../base/money.ts'
import { NOT_FEES } from '../../journal/projections/movements.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import { type EntitlementName, type HouseAccount, isPromised, owedFor, ownerOf } from '../../ledger/name.ts'
import { type AdvanceMove, type OpenAdvance, openAdvances } from '../../views/advance.ts'
import { type CoverStatement, coverStatement, dueOf } from '../../views/cover.ts'
import { activityName } from '../../views/table.ts'
import type { Overdue } from '../../views/tonight/waiting.ts'
import type { House } from '../house/kernel.ts'
import { clauseInWords } from './explain.ts'

export async function coverView(house: House): Promise<CoverStatement> {
  const promises = new Map<string, OpenAdvance[]>()
  for (const { activity } of coverOf(house.state.balances)) {
    // Promised and not put in; repaid or not makes no difference here.
    const open = openAdvances(await movesOf(house, activity, isPromised))
    if (open.length > 0) promises.set(activity, open)
  }
  return coverStatement(house.state, house.now().local, promises)
}

/** Promises whose day is past; asked for often, so only funds with something promised are looked at. */
export async function overduePromises(house: House): Promise<Overdue[]> {
  const { balances } = house.state
  const promising = new Set(
    [...balances.entitlement].flatMap(([account, amount]) =>
      amount !== ZERO && isPromised(nameOf(account)) ? [holderOf(account)] : [],
    ),
  )
  const today = house.now().local.slice(0, 10)
  const overdue: Overdue[] = []
  for (const activity of promising)
    for (const open of openAdvances(await movesOf(house, activity, isPromised))) {
      const due = dueOf(house.state, open)
      if (today > due) overdue.push({ activity, amount: formatMoney(open.left), due })
    }
  return overdue
}

export type AdvanceView = {
  activity: string
  name: string
  /** Whose funds it lies in, where they are another activity's. */
  fund?: string
  seq: number
  local: string
  what: string
  clause: string
  says: string
  amount: string
  left: string
}

/** By the activity for which the house did it, and within it the oldest first: as repayments strike them off. */
export async function advanceViews(house: House): Promise<AdvanceView[]> {
  const views: AdvanceView[] = []
  for (const { activity: fund } of coverOf(house.state.balances)) {
    const moves = await movesOf(house, fund, (name) => owedFor(fund, name) !== undefined)
    for (const [activity, own] of Map.groupBy(moves, ({ owner }) => owner)) {
      for (const { amount, left, seq, local, what, clause } of openAdvances(own))
        views.push({
          activity,
          name: activityName(house.state, activity),
          ...(fund === activity ? {} : { fund: activityName(house.state, fund) }),
          seq,
          local,
          what,
          clause,
          says: clauseInWords(house, activity, clause) || clauseInWords(house, fund, clause),
          amount: formatMoney(amount),
          left: formatMoney(left),
        })
    }
  }
  return views
}

type Row = Record<'at' | 'amount' | 'clause' | 'what', string> &
  Record<'from' | 'to', EntitlementName> & { seq: number; n: number }

/** Every movement over the edge of those accounts; what goes from one of them to another changes nothing. */
async function movesOf(
  house: House,
  activity: string,
  isInside: (name: EntitlementName) => boolean,
): Promise<(AdvanceMove & { owner: string })[]> {
  const found = new Map<string, Row>()
  for (const prefix of ['promised', 'advanced', 'due:advance'] satisfies HouseAccount[]) {
    for (const side of ['from', 'to']) {
      const rows = await house.store.rows<Row>(
        `select seq, n, at, "from", "to", amount, clause, what from movements
         where ${NOT_FEES} and activity = ? and book = 'entitlement' and "${side}" >= ? and "${side}" < ?`,
        activity,
        prefix,
        `${prefix}~`,
      )
      for (const row of rows) found.set(`${row.seq} ${row.n}`, row)
    }
  }
  const inOrder = [...found.values()].sort((a, b) => a.seq - b.seq || a.n - b.n)
  return inOrder.flatMap(({ seq, at, from, to, amount, clause, what }) => {
    if (isInside(from) === isInside(to)) return []
    const size = fromWire(amount)
    const isUp = isInside(from)
    const owner = ownerOf(isUp ? from : to) ?? activity
    const change = isUp ? size : cents(-size)
    return [{ seq, local: house.zone.localOf(Date.parse(at)), clause, what, change, owner }]
  })
}
