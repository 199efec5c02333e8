/** Claims: ID, forms, payment, vouchers, expiry. */
import { isRefusal } from '../../../base/refusal.ts'
import { copiedWhere } from '../../../engine/claims/deadlines.ts'
import { runningOf } from '../../../engine/offerings/running.ts'
import { paidHow } from '../hit.ts'
import { localNow, order } from '../night.ts'
import { activityOf, claimOf, tableOf } from '../reference.ts'
import { bringId } from './stages.ts'
import type { Perform } from './steps.ts'

export const CLAIMS = {
  showId: (night, { pass, person, copied, ...written }, by = pass === undefined ? 'cage' : 'club host') => {
    if (pass !== undefined) return bringId(night, pass, person, by)
    const claim = claimOf(night, written)
    const of = night.state.claims.get(claim)
    const rule = of === undefined ? undefined : runningOf(night.state, of.activity)?.rule
    const copy = rule === undefined || copied === false ? {} : copiedWhere(rule.claim)
    const shown = order(night, { do: 'ShowId', claim, ...(person === undefined ? {} : { person }), ...copy }, by)
    if (!isRefusal(shown))
      night.record.says.push(`valid ID is shown ${copy.copied ? 'and copied ' : ''}for claim ${claim}`)
  },
  recordForm: (night, { kind, reference = 'no. 1', person, ...written }, by = 'cage') => {
    const whose = person === undefined ? {} : { person }
    order(night, { do: 'RecordForm', claim: claimOf(night, written), kind, reference, ...whose }, by)
  },
  shareClaim: (night, { shares, ...written }, by = 'cage') => {
    const told = Object.entries(shares).map(([person, amount]) => ({ person, amount }))
    order(night, { do: 'ShareClaim', claim: claimOf(night, written), shares: told }, by)
  },
  payClaim: (night, { form, drawer, tray, series, ...written }, by = 'cage') => {
    const claim = night.state.claims.get(claimOf(night, written))
    const paid = paidHow(night, claim, { form, drawer, tray })
    order(
      night,
      {
        do: 'PayClaim',
        claim: claim?.claim ?? written.claim ?? '',
        ...paid,
        ...(series === undefined ? {} : { series }),
      },
      by,
    )
  },
  useCredit: (night, { person, table, amount }, by = 'dealer') =>
    order(night, { do: 'UseCredit', person, table: tableOf(night, table), amount }, by),
  useVoucher: (night, { cost, ...written }, by = 'cage') =>
    order(night, { do: 'UseVoucher', claim: claimOf(night, written, 'paid'), cost }, by),
  expireClaim: (night, { due, ...written }, by = 'timer') => {
    const claim = claimOf(night, written)
    const set = night.state.claims.get(claim)?.expires
    order(night, { do: 'ExpireClaim', claim, due: due ?? set ?? localNow(night).slice(0, 10) }, by)
  },
  reportPaidInError: (night, { second, reason, activity, amount, gift, ...written }, by = 'shift manager') =>
    order(
      night,
      {
        do: 'ReportPaidInError',
        claim: claimOf(night, written, 'paid'),
        second: second ?? 'general manager',
        reason: reason ?? 'paid to the wrong person',
        ...(activity === undefined ? {} : { activity: activityOf(night, activity) }),
        ...(amount === undefined ? {} : { amount }),
        ...(gift === undefined ? {} : { gift }),
      },
      by,
    ),
} satisfies Partial<Perform>
