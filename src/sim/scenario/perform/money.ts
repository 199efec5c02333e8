/** Money that moves outside rounds and claims: opening balances, pools, boxes, drawers, the day. */
import { plusDays } from '../../../base/moment.ts'
import { cents, ZERO } from '../../../base/money.ts'
import { nextAdminFee, nextIncrease } from '../../../engine/money/funds.ts'
import { funderIn } from '../../../engine/offerings/running.ts'
import { balance } from '../../../ledger/balances.ts'
import { type HouseAccount, houseAccount } from '../../../ledger/name.ts'
import { feesOfPots } from '../fee.ts'
import { localNow, order } from '../night.ts'
import { activityOf, poolOf, tableOf } from '../reference.ts'
import { FORWARD, openingOf } from '../setup.ts'
import type { Perform } from './steps.ts'

export const MONEY = {
  bringForward: (night, { activity, ...written }, by = 'accountant') => {
    const name = activityOf(night, activity)
    const { document, second } = FORWARD
    order(night, { do: 'BringForward', activity: name, ...openingOf(name, written), document, second }, by)
  },
  seedPool: (night, { activity, pool }, by = 'accountant') => {
    const name = activityOf(night, activity)
    order(night, { do: 'SeedPool', activity: name, pool: poolOf(name, pool) }, by)
  },
  increaseDaily: (night, { activity, pool, due }, by = 'timer') => {
    const name = activityOf(night, activity)
    const which = poolOf(name, pool)
    order(
      night,
      { do: 'IncreaseDaily', activity: name, pool: which, due: due ?? nextIncrease(night.state, name, which) },
      by,
    )
  },
  increasePool: (night, { activity, pool, amount, notice }, by = 'marketing') => {
    const name = activityOf(night, activity)
    order(night, { do: 'IncreasePool', activity: name, pool: poolOf(name, pool), amount, notice: notice ?? '' }, by)
  },
  takeAdminFee: (night, { activity, table }, by = 'timer') => {
    const name = activityOf(night, activity)
    const where = tableOf(night, table)
    const due = nextAdminFee(night.state, name, where) ?? 0
    order(night, { do: 'TakeAdminFee', activity: name, table: where, due }, by)
  },
  countBox: (night, { activity, table, box, shift, fees, pots, counted, counters, corrects }, by = 'count lead') => {
    const where = tableOf(night, table)
    const name = counted === undefined ? activityOf(night, activity) : ''
    const held = pots === undefined ? (fees ?? ZERO) : feesOfPots(night, name, where, pots)
    if (held === undefined) return
    const of = counted ?? { [name]: held }
    order(
      night,
      {
        do: 'CountBox',
        box: box ?? `B${night.state.counts.size + 1}`,
        table: where,
        shift: shift ?? 'swing',
        counted: of,
        counters: counters ?? ['first counter', 'second counter'],
        ...(corrects === undefined ? {} : { corrects }),
      },
      by,
    )
  },
  depositAdvance: (night, { activity, amount }, by = 'accountant') => {
    const name = activityOf(night, activity)
    const fund = funderIn(night.state, name)
    const of = (kind: HouseAccount) => balance(night.state.balances, fund, houseAccount(kind, fund, name))
    const promised = cents(-of('promised') - of('promised:gift'))
    order(night, { do: 'DepositAdvance', activity: name, amount: amount ?? promised }, by)
  },
  fetchDue: (night, { activity }, by = 'accountant') =>
    order(night, { do: 'FetchDue', activity: activityOf(night, activity) }, by),
  repayDrawer: (night, { activity, drawer }, by = 'cage') =>
    order(night, { do: 'RepayDrawer', activity: activityOf(night, activity), drawer: drawer ?? '1' }, by),
  repayTray: (night, { activity, table }, by = 'cage') =>
    order(night, { do: 'RepayTray', activity: activityOf(night, activity), table: tableOf(night, table) }, by),
  openDrawer: (night, { drawer = '1', counted }, by = 'cage') =>
    order(night, { do: 'OpenDrawer', drawer, counted }, by),
  closeDrawer: (night, { drawer = '1', counted, second }, by = 'cage') =>
    order(night, { do: 'CloseDrawer', drawer, counted, ...(second === undefined ? {} : { second }) }, by),
  closeDay: (night, { day }, by = 'accountant') =>
    order(night, { do: 'CloseDay', day: day ?? plusDays(localNow(night), -1) }, by),
} satisfies Partial<Perform>
