/** What the funds of every activity have come to, as of the last line that is written. */
import { type Cents, cents } from '../../base/money.ts'
import { type Amounts, NOTHING, PLACE_OF } from '../../engine/money/cover.ts'
import { CAGE } from '../../engine/money/drawers.ts'
import { isPool, isPromised, type Kind } from '../../ledger/name.ts'
import type { House } from '../house/kernel.ts'

export type Standing = {
  /** By activity whose funds they are. */
  readonly funds: ReadonlyMap<string, Amounts>
  /** By fund and account: `bay-101/blazing-7s pool:main`. */
  readonly meters: ReadonlyMap<string, number>
  /** By fund: the accounts in which something is promised. */
  readonly promised: ReadonlyMap<string, readonly string[]>
}

export async function standingOf({ store }: House): Promise<Standing> {
  // The float of the drawers is the house's own: no sign promises it.
  const rows = await store.rows<{ activity: string; name: string; amount: number }>(
    'select activity, name, amount from standings where activity <> ?',
    CAGE,
  )
  const funds = new Map<string, Record<keyof Amounts, Cents>>()
  const meters = new Map<string, number>()
  const promised = new Map<string, string[]>()
  for (const { activity, name, amount } of rows) {
    if (isPool(name)) meters.set(`${activity} ${name}`, amount)
    if (isPromised(name) && amount !== 0) promised.set(activity, [...(promised.get(activity) ?? []), name])
    const place = PLACE_OF[name.split(':', 1)[0] as Kind]
    if (place === undefined) continue
    const own = funds.get(activity) ?? { ...NOTHING }
    funds.set(activity, own)
    own[place] = cents(own[place] + BigInt(amount))
  }
  return { funds, meters, promised }
}
