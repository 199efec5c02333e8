/** What each meter has grown today, for the wall: fees and posted increases since the business day began. */
import { businessDay } from '../../base/moment.ts'
import { type Cents, cents } from '../../base/money.ts'
import { isPool } from '../../ledger/name.ts'
import type { House } from '../house/kernel.ts'
import { isGrowth } from './meters.ts'
import { sumsOf } from './sums.ts'

/** By fund and account: `bay-101/blazing-7s pool:main`. One that was won today, or lowered, does not stand where it began and so much more: of that nothing is told. */
export async function grownToday(house: House): Promise<ReadonlyMap<string, Cents>> {
  const day = businessDay(house.now().local, house.state.property?.dayStart ?? '00:00')
  const grown = new Map<string, number>()
  const lowered = new Set<string>()
  for (const { activity, book, what, from, to, amount } of await sumsOf(house, day, day)) {
    if (book === 'c') continue
    if (isPool(from) && !isGrowth(what, to)) lowered.add(`${activity} ${from}`)
    if (isPool(from) && isGrowth(what, to)) add(grown, `${activity} ${from}`, -amount)
    if (isPool(to) && isGrowth(what, from)) add(grown, `${activity} ${to}`, amount)
  }
  return new Map([...grown].flatMap(([meter, sum]) => (sum > 0 && !lowered.has(meter) ? [[meter, cents(sum)]] : [])))
}

const add = (sums: Map<string, number>, meter: string, amount: number): void => {
  sums.set(meter, (sums.get(meter) ?? 0) + amount)
}
