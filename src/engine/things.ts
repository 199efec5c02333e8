/**
 * Prizes that are no money: merchandise, tickets, a travel voucher. They are owed at their value like any prize; when one
 * is handed over no cash moves. What the funds gave for it they owe the house, which bought it; what the house promised
 * as a gift is kept by the thing itself.
 */
import { atLeastZero, type Cents, fromWire, negate, smaller, subtract, toWire, ZERO } from '../base/money.ts'
import { refuse, refuseStep } from '../base/refusal.ts'
import { balanceIn, draftOf, entitle } from '../ledger/draft.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import type { CommandOf } from './command.ts'
import type { Decision } from './decision.ts'
import { funderIn } from './running.ts'
import type { Claim, State } from './state.ts'
import { toPosts } from './wire.ts'

export const isThing = ({ claim: { things } }: RuleFile, form: string): boolean => things?.forms.includes(form) ?? false

export function deliver(state: State, rule: RuleFile, claim: Claim, command: CommandOf<'PayClaim'>): Decision {
  const { things, voucher } = rule.claim
  if (things === undefined) throw new Error('only where the rule has prizes that are no money')
  const { form, drawer, tray } = command
  if (drawer !== undefined || tray !== undefined)
    return refuseStep(`a ${form} comes out of no drawer and no tray; leave them out`)
  const by = [...new Set(`${rule.claim.by} ${things.by}`.split(' '))].join(' ')
  const draft = draftOf(state.balances, funderIn(state, claim.activity))
  for (const [fund, text] of Object.entries(claim.award.parts)) {
    const part = fromWire(text)
    const gift = fund === 'promised:gift' ? smaller(part, atLeastZero(negate(balanceIn(draft, fund)))) : ZERO
    entitle(draft, `claim:${claim.claim}`, fund, gift, by)
    entitle(draft, `claim:${claim.claim}`, 'due:thing', subtract(part, gift), by)
  }
  return [
    {
      type: 'PrizeDelivered',
      v: 1,
      claim: claim.claim,
      form,
      ...(voucher?.form === form ? { voucher: true as const } : {}),
      by: command.by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** A voucher covers its value: what costs more the winner pays, what is left of it lapses. */
export function useVoucher(rule: RuleFile, claim: Claim, { cost, by }: CommandOf<'UseVoucher'>): Decision {
  const terms = rule.claim.voucher
  if (terms === undefined) return refuseStep(`claim ${claim.claim} is for no voucher`)
  if (claim.voucher === undefined) return refuseStep(`the voucher of claim ${claim.claim} was not handed over`)
  if (claim.voucher === 'used')
    return refuse(`claim ${claim.claim}`, [{ clause: terms.by, says: 'the voucher was used; nothing of it is left' }])
  const { covered, own, lapsed } = coveredBy(fromWire(claim.award.amount), cost)
  const figures = { cost: toWire(cost), covered: toWire(covered), own: toWire(own), lapsed: toWire(lapsed) }
  return [{ type: 'VoucherUsed', v: 1, claim: claim.claim, ...figures, clause: terms.by, by }]
}

export function coveredBy(value: Cents, cost: Cents): { covered: Cents; own: Cents; lapsed: Cents } {
  const covered = smaller(value, cost)
  return { covered, own: subtract(cost, covered), lapsed: subtract(value, covered) }
}
