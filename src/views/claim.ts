/** Claims as the cage sees them, the most urgent clock first. */
import { formatMoney, fromWire } from '../base/money.ts'
import { runningOf } from '../engine/running.ts'
import type { State } from '../engine/state.ts'

export type ClaimView = {
  claim: string
  hit: string
  activity: string
  name: string
  to: string
  amount: string
  line: string
  share: string
  form: string
  status: string
  idShown: boolean
  needsId: boolean
  /** Instant until which ID is expected at once. */
  idUntil?: number
  /** The local date on which the claim is gone. */
  expires?: string
}

export function claimViews(state: State): ClaimView[] {
  const views = [...state.claims.values()].map((claim): ClaimView => {
    const rule = runningOf(state, claim.activity)?.rule
    return {
      claim: claim.claim,
      hit: claim.hit,
      activity: claim.activity,
      name: rule?.name ?? claim.activity,
      to: claim.award.to,
      amount: formatMoney(fromWire(claim.award.amount)),
      line: claim.award.line,
      share: claim.award.share,
      form: rule?.claim.form ?? '',
      status: claim.status,
      idShown: claim.idShown,
      needsId: rule?.claim.id !== undefined,
      ...(claim.idUntil === undefined ? {} : { idUntil: claim.idUntil }),
      ...(claim.expires === undefined ? {} : { expires: claim.expires }),
    }
  })
  const urgency = ({ status, idUntil, expires }: ClaimView) =>
    `${status === 'open' ? 0 : 1} ${idUntil ?? 9e15} ${expires ?? '9'}`
  return views.sort((a, b) => (urgency(a) < urgency(b) ? -1 : 1))
}
