/** The last thirty days of every fund, from the sums that are kept with every line. */
import { businessDay, plusDays } from '../../base/moment.ts'
import { type AccountName, isInside } from '../../ledger/name.ts'
import type { SumRow } from '../../views/overview/days.ts'
import { type FundLines, fundLines } from '../../views/overview/fundlines.ts'
import type { House } from '../house/kernel.ts'
import { daysBetween, rowsByDay } from './sums.ts'

const DAYS = 30

export async function fundLinesOf(house: House): Promise<FundLines> {
  const today = businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')
  const days = daysBetween(plusDays(today, 1 - DAYS), today)
  // What funds have come to and what today has done are of one instant: nothing is waited for in between.
  const [standing, ofToday] = [owedOf(house), sumsIn(house, today, today)]
  const now = await standing
  return fundLines(days, [...(await sumsIn(house, days[0]!, plusDays(today, -1))), ...(await ofToday)], now)
}

const sumsIn = (house: House, from: string, to: string) =>
  rowsByDay<Omit<SumRow, 'what' | 'moves'>>(
    house,
    `select day, activity, book, "from", "to", amount from sums where book = 'e' and day >= ? and day <= ?`,
    from,
    to,
  )

async function owedOf({ store }: House): Promise<Map<string, number>> {
  const rows = await store.rows<{ activity: string; name: AccountName; amount: number }>(
    `select activity, name, amount from standings where book = 'e'`,
  )
  const owed = new Map<string, number>()
  for (const { activity, name, amount } of rows)
    if (isInside(name)) owed.set(activity, (owed.get(activity) ?? 0) + amount)
  return owed
}
