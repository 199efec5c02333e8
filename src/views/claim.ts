/** Claims as the cage sees them, the most urgent clock first. */
import { formatMoney, fromWire } from '../base/money.ts'
import { asksId } from '../engine/clocks.ts'
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
  table: string
  hands: string
  since: number
  form: string
  status: string
  /** Nothing is paid while the hit is disputed. */
  isDisputed: boolean
  idShown: boolean
  needsId: boolean
  /** Instant until which ID is expected at once. */
  idUntil?: number
  /** The local date on which the claim is gone. */
  expires?: string
}

/** Of what is settled only the latest. */
const SETTLED_SHOWN = 20

export function claimViews(state: State): ClaimView[] {
  const all = [...state.claims.values()]
  const shown = [
    ...all.filter(({ status }) => status === 'open'),
    ...all
      .filter(({ status }) => status !== 'open')
      .slice(-SETTLED_SHOWN)
      .reverse(),
  ]
  const views = shown.map((claim): ClaimView => {
    const running = runningOf(state, claim.activity)
    const rule = running?.rule
    const hit = state.hits.get(claim.hit)
    return {
      claim: claim.claim,
      hit: claim.hit,
      activity: claim.activity,
      name: running?.offering.name ?? rule?.name ?? claim.activity,
      to: claim.award.to,
      amount: formatMoney(fromWire(claim.award.amount)),
      line: claim.award.line,
      share: claim.award.share,
      table: hit?.table ?? '',
      hands: hit?.hands ?? '',
      since: claim.since,
      form: rule?.claim.form ?? '',
      status: claim.status,
      isDisputed: hit?.status === 'disputed',
      idShown: claim.idShown,
      needsId: rule !== undefined && asksId(rule.claim, claim.award),
      ...(claim.idUntil === undefined ? {} : { idUntil: claim.idUntil }),
      ...(claim.expires === undefined ? {} : { expires: claim.expires }),
    }
  })
  const urgency = ({ status, idUntil, expires }: ClaimView) =>
    status === 'open' ? `0 ${idUntil ?? 9e15} ${expires ?? '9'}` : '1'
  return views.sort((a, b) => (urgency(a) === urgency(b) ? 0 : urgency(a) < urgency(b) ? -1 : 1))
}
