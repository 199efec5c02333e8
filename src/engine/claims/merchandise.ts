/**
 * Prizes that are no money: merchandise, tickets, a travel voucher. They are owed at their value like any prize; when one
 * is handed over no cash moves. What the funds gave for it they owe the house, which bought it; what the house promised
 * as a gift is kept by the thing itself.
 */
import { citedTogether } from '../../base/cited.ts'
import { atLeastZero, type Cents, fromWire, negate, smaller, subtract, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, draftOf, entitle } from '../../ledger/draft.ts'
import { claimAccount, fundsIn, isGift } from '../../ledger/name.ts'
import { chartOf } from '../../rulebook/choice.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import { funderIn, runningOf } from '../offerings/running.ts'
import { givePrize, type PiecePrize } from '../pieces/prize.ts'
import { toPosts } from '../posts.ts'
import { receiptOf, winnerOf } from './paidtotals.ts'
import { whyNotReinstated } from './reinstatement.ts'
import type { Claim, CommandOf, Decision, State } from './vocabulary.ts'

export const isThing = ({ claim: { things } }: RuleFile, form: string): boolean => things?.forms.includes(form) ?? false

/** The one form of a prize, where its line has one or the house has posted a thing for it. */
export function formOf(state: State, { activity, award }: Pick<Claim, 'activity' | 'award'>) {
  const running = runningOf(state, activity)
  if (running === undefined) return undefined
  const { rule, offering } = running
  const isOf = (candidate: Line) => candidate.line === award.line
  // A drawing may have posted a prize of its own, which the offering itself does not have.
  const line = chartOf(rule, offering).find(isOf) ?? Object.values(rule.charts.option).flat().find(isOf)
  if (line?.form !== undefined) return { form: line.form.is, by: line.form.by }
  const { claim } = rule
  if (award.form !== undefined) {
    const { by } = (isThing(rule, award.form) ? claim.things : claim.paidIn) ?? claim
    return { form: award.form, by, ...(typeof award.thing === 'string' ? { thing: award.thing } : {}) }
  }
  const thing = award.thing === undefined ? offering.things?.[award.line] : (award.thing ?? undefined)
  const [form, ...others] = claim.things?.forms ?? []
  return thing === undefined || form === undefined ? undefined : { form, others, by: claim.things!.by, thing }
}

/** Another form than the prize has; or a winner who was excluded once and is not approved again yet. */
export function whyNotHandedOver(state: State, claim: Claim, form: string): Reason | undefined {
  const banned = whyNotReinstated(state, claim)
  if (banned !== undefined) return banned
  const rule = runningOf(state, claim.activity)?.rule
  if (claim.award.thing === null && rule !== undefined && isThing(rule, form))
    return because(rule.claim.things!.by, 'drawing was for money', { form })
  const only = formOf(state, claim)
  // The thing that is posted says by itself which of the forms that are no money it has.
  if (only === undefined || only.form === form || only.others?.includes(form) === true) return undefined
  return because(only.by, 'prize has another form', { form: only.form, not: form })
}

export function deliver(state: State, rule: RuleFile, claim: Claim, command: CommandOf<'PayClaim'>): Decision {
  const { things, voucher } = rule.claim
  if (things === undefined) throw new Error('only where the rule has prizes that are no money')
  const { form, drawer, tray } = command
  if (drawer !== undefined || tray !== undefined) return refuseOrder('thing comes from no drawer', { form })
  // Where each line has a form of its own, that one's clause and no other's.
  const by = citedTogether([rule.claim.by, formOf(state, claim)?.by ?? things.by])
  const draft = draftOf(state.balances, funderIn(state, claim.activity))
  for (const [fund, text] of fundsIn(claim.award.parts)) {
    const part = fromWire(text)
    const gift = isGift(fund) ? smaller(part, atLeastZero(negate(balanceIn(draft, fund)))) : ZERO
    entitle(draft, claimAccount(claim.claim), fund, gift, by)
    entitle(draft, claimAccount(claim.claim), 'due:thing', subtract(part, gift), by)
  }
  const given = command.series === undefined ? [] : givePrize(state, prizeOf(claim, command, command.series))
  if (isRefusal(given)) return given
  return [
    {
      type: 'PrizeDelivered',
      claim: claim.claim,
      form,
      ...(voucher?.form === form ? { voucher: true as const } : {}),
      ...receiptOf(state, claim, command.at.local),
      ...(command.factor === undefined ? {} : { factor: command.factor }),
      by: command.by,
      posts: toPosts(draft.posts),
    },
    ...given,
  ]
}

const prizeOf = (claim: Claim, { form, by, at }: CommandOf<'PayClaim'>, series: string): PiecePrize => ({
  claim: claim.claim,
  form,
  series,
  amount: fromWire(claim.award.amount),
  person: winnerOf(claim),
  by,
  at,
})

/** A voucher covers its value: what costs more the winner pays, what is left of it lapses. */
export function useVoucher(rule: RuleFile, claim: Claim, { cost, by }: CommandOf<'UseVoucher'>): Decision {
  const terms = rule.claim.voucher
  if (terms === undefined) return refuseOrder('claim has no voucher', { claim: claim.claim })
  if (claim.voucher === undefined) return refuseOrder('voucher not handed over', { claim: claim.claim })
  if (claim.voucher === 'used')
    return refuse({ kind: 'claim', claim: claim.claim }, [because(terms.by, 'voucher used')])
  const { covered, own, lapsed } = coveredBy(fromWire(claim.award.amount), cost)
  const figures = { cost: toWire(cost), covered: toWire(covered), own: toWire(own), lapsed: toWire(lapsed) }
  return [{ type: 'VoucherUsed', claim: claim.claim, ...figures, clause: terms.by, by }]
}

export function coveredBy(value: Cents, cost: Cents): { covered: Cents; own: Cents; lapsed: Cents } {
  const covered = smaller(value, cost)
  return { covered, own: subtract(cost, covered), lapsed: subtract(value, covered) }
}
