/** Claims as the auditor sees them. */
import type { CommandOf } from '../../engine/mechanisms.ts'
import { BEAT } from '../cardroom/terms.ts'
import { draw, housePays, patronsGet, repay, undraw } from './fund.ts'
import { giveToPool, takeRefillBack } from './hits.ts'
import type { AuditLedger } from './ledger.ts'

export function mayPay({ claims, hits }: AuditLedger, { claim }: { claim: string }): string | undefined {
  const there = claims.get(claim)
  if (there?.status !== 'open') return 'order'
  if (hits.get(there.hit)?.status === 'disputed') return 'order'
  return there.activity === BEAT && !there.idShown ? 'E5' : undefined
}

export function paid(ledger: AuditLedger, { claim, drawer }: CommandOf<'PayClaim'>): void {
  const there = ledger.claims.get(claim)!
  there.status = 'paid'
  patronsGet(ledger.funds[there.activity]!, there.amount)
  const name = `${there.activity} ${drawer}`
  ledger.drawers.set(name, (ledger.drawers.get(name) ?? 0) + there.amount)
}

export function mayExpire({ claims }: AuditLedger, { claim, due, at }: CommandOf<'ExpireClaim'>): string | undefined {
  const there = claims.get(claim)
  if (there?.status !== 'open' || there.expires === undefined) return 'it does not expire'
  return due === there.expires && at.local >= there.expires ? undefined : 'it is not time'
}

export function expired(ledger: AuditLedger, { claim }: CommandOf<'ExpireClaim'>): void {
  const there = ledger.claims.get(claim)!
  there.status = 'expired'
  ledger.funds[there.activity]!.reserve += there.amount
  repay(ledger.funds[there.activity]!)
}

export function paidInError(ledger: AuditLedger, { claim }: CommandOf<'ReportPaidInError'>): void {
  const there = ledger.claims.get(claim)!
  there.inError = true
  const fund = ledger.funds[there.activity]!
  const hit = ledger.hits.get(there.hit)!
  housePays(fund, there.amount)
  fund.pool += there.parts['pool:main'] ?? 0
  undraw(fund, { reserve: there.parts.reserve ?? 0, promised: there.parts.promised ?? 0 })
  // Nothing of the hit stands any more: the pool was refilled for nothing, and has back what had not fitted meanwhile.
  if (there.parts['pool:main'] !== undefined && hit.claims.every((one) => ledger.claims.get(one)?.inError)) {
    draw(fund, hit.over)
    fund.pool += hit.over
    takeRefillBack(fund, hit)
  } else hit.over += Math.max(0, fund.pool - fund.cap)
  giveToPool(ledger, hit, 0)
  repay(fund)
}
