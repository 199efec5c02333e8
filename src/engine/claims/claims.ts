/** Claims: identification, payment, expiry, and what was paid in error. */

import { fromWire, toWire } from '../../base/money.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, draftOf, entitle } from '../../ledger/draft.ts'
import { claimAccount, drawerPlace, fundsIn, isPool, potPlace, trayPlace } from '../../ledger/name.ts'
import { isMoneyForm, MONEY_FORMS } from '../../rulebook/forms.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { underAge } from '../judging/conditions.ts'
import type { Award } from '../judging/judgement.ts'
import type { Ask } from '../mechanism.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { giveBack, giveToHouse, keepToCaps } from '../money/movements.ts'
import { funderIn, funderRunning, repayFrom, runningOf } from '../offerings/running.ts'
import { entitled, toPosts } from '../posts.ts'
import { openCredit } from './collectioncredit.ts'
import { asksId, claimedBy } from './deadlines.ts'
import { whyHeld } from './forms.ts'
import { deliver, isThing, useVoucher, whyNotHandedOver } from './merchandise.ts'
import { reportPaidInError } from './paidinerror.ts'
import { evolvePeriodForm, evolveReceived, receiptOf, winnersOf } from './paidtotals.ts'
import { evolveShares } from './shares.ts'
import type { Claim, CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

type ClaimOrder = 'ShowId' | 'PayClaim' | 'UseVoucher' | 'ExpireClaim' | 'ReportPaidInError'
type ClaimEvent =
  | 'IdShown'
  | 'FormRecorded'
  | 'ClaimShared'
  | 'ClaimPaid'
  | 'PrizeDelivered'
  | 'VoucherUsed'
  | 'ClaimExpired'
  | 'PaidInError'

export function decideClaims(state: State, command: CommandOf<ClaimOrder>, ask: Ask): Decision {
  if (command.do === 'ReportPaidInError') return reportPaidInError(state, command, ask)
  const claim = state.claims.get(command.claim)
  if (claim === undefined) return refuseOrder('no such claim', { claim: command.claim })
  const rule = runningOf(state, claim.activity)!.rule
  const funds = funderRunning(state, claim.activity)
  const amount = fromWire(claim.award.amount)
  if (command.do === 'UseVoucher') return useVoucher(rule, claim, command)
  if (claim.status !== 'open') return refuseOrder('claim is over', { claim: claim.claim, status: claim.status })
  switch (command.do) {
    case 'ShowId': {
      const keeps = claimedBy(rule.claim, claim.expires, command.at.local) !== undefined
      const { person, copied } = command
      const winner = claim.award.person ?? claim.person
      // Somebody who showed ID without a name can still be named: the profile may ask for it.
      const names = person !== undefined && winner === undefined
      // And a copy that the rules ask for can follow.
      const copies = copied === true && claim.idCopied !== true && rule.claim.id?.copied === true
      if (claim.idShown && !keeps && !names && !copies) return refuseOrder('id shown already', { claim: claim.claim })
      if (person !== undefined && winner !== undefined && person !== winner)
        return rule.claim.id === undefined
          ? refuseOrder('claim of another person', { claim: claim.claim })
          : refuse({ kind: 'claim', claim: claim.claim }, [
              because(rule.claim.personal?.by ?? rule.claim.id.by, 'prize of another person'),
            ])
      return [
        {
          type: 'IdShown',
          claim: claim.claim,
          ...(person === undefined ? {} : { person }),
          ...(keeps ? { keeps } : {}),
          ...(copied === undefined ? {} : { copied }),
          by: command.by,
        },
      ]
    }
    case 'PayClaim': {
      if (claim.isDisputed === true) return refuseOrder('nothing paid while disputed', { hit: claim.hit })
      const { id, opens } = rule.claim
      if (opens !== undefined && claim.opens !== undefined && command.at.local < claim.opens)
        return refuse({ kind: 'claim', claim: claim.claim }, [
          because(opens.by, 'prize is paid from then on', { from: claim.opens }),
        ])
      if (id !== undefined && asksId(rule.claim, claim.award) && !claim.idShown)
        return refuse({ kind: 'claim', claim: claim.claim }, [because(id.by, 'id not shown')])
      const young = winnersOf(claim).flatMap((person) => underAge(rule, state.persons, person))
      if (young.length > 0) return refuse({ kind: 'claim', claim: claim.claim }, young)
      const wrong = whyNotHandedOver(state, claim, command.form)
      if (wrong !== undefined) return refuse({ kind: 'claim', claim: claim.claim }, [wrong])
      const into = ask.entryInto(claim.claim)
      if (into !== undefined)
        return refuse({ kind: 'claim', claim: claim.claim }, [
          because(into.by, 'entry is signed up for', { into: into.activity }),
        ])
      // After the document's own clauses, what the house profile asks for.
      const lacking = whyHeld(state, claim, command, ask)
      if (lacking.length > 0) return refuse({ kind: 'claim', claim: claim.claim }, lacking)
      const { things, credit } = rule.claim
      if (credit?.form === command.form) return openCredit(state, claim, credit, command)
      if (isThing(rule, command.form)) return deliver(state, rule, claim, command)
      if (command.series !== undefined)
        return refuseOrder('series is no such prize', { series: command.series, form: command.form })
      if (things?.only === true)
        return refuse({ kind: 'claim', claim: claim.claim }, [
          because(things.by, 'prize is no money', { forms: things.forms }),
        ])
      const { paidIn } = rule.claim
      const isMeant = paidIn !== undefined && (paidIn.only === undefined || isFixed(rule, claim.award))
      if (isMeant && !paidIn.forms.includes(command.form))
        return refuse({ kind: 'claim', claim: claim.claim }, [
          because(paidIn.by, 'prize is paid otherwise', { forms: paidIn.forms, not: command.form }),
        ])
      // Where the rules leave the form open, it is still money: what no document knows is no payment.
      if (!isMeant && !isMoneyForm(command.form))
        return refuse({ kind: 'claim', claim: claim.claim }, [
          because(rule.claim.by, 'prize is paid otherwise', { forms: [...MONEY_FORMS], not: command.form }),
        ])
      const { drawer, tray } = command
      const { pot } = claim.award
      if (pot !== undefined) return takenFromPot(state, claim, pot, command)
      if ((drawer === undefined) === (tray === undefined)) return refuseOrder('one drawer or one tray')
      const notFromTray = tray === undefined ? undefined : whyNotFromTray(rule, claim)
      if (notFromTray !== undefined) return refuse({ kind: 'claim', claim: claim.claim }, [notFromTray])
      const notFromDrawer = drawer === undefined ? undefined : whyNotFromDrawer(state, drawer, amount, command.by)
      if (notFromDrawer !== undefined) return notFromDrawer
      const by = tray === undefined ? rule.claim.by : `${rule.claim.by} ${rule.claim.tray!.by}`
      const draft = draftOf(state.balances, funderIn(state, claim.activity))
      entitle(draft, claimAccount(claim.claim), 'patrons', amount, by)
      carry(draft, tray === undefined ? drawerPlace(drawer!) : trayPlace(tray), 'patron', amount, by)
      return [
        {
          type: 'ClaimPaid',
          claim: claim.claim,
          form: command.form,
          ...(drawer === undefined ? {} : { drawer }),
          ...(tray === undefined ? {} : { tray }),
          ...receiptOf(state, claim, command.at.local),
          ...(command.factor === undefined ? {} : { factor: command.factor }),
          by: command.by,
          posts: toPosts(draft.posts),
        },
      ]
    }
    case 'ExpireClaim': {
      const { expires } = rule.claim
      if (expires === undefined || claim.expires === undefined)
        return refuseOrder('claim has no time limit', { claim: claim.claim })
      if (command.due !== claim.expires)
        return refuseOrder('claim expires another day', { claim: claim.claim, on: claim.expires, not: command.due })
      if (command.at.local < claim.expires)
        return refuseOrder('claim is still in time', { claim: claim.claim, until: claim.expires })
      const draft = draftOf(state.balances, funderIn(state, claim.activity))
      const held = balanceIn(draft, claimAccount(claim.claim))
      if (expires.to === 'where it came from') {
        for (const [fund, part] of fundsIn(claim.award.parts))
          giveBack(draft, claimAccount(claim.claim), fund, fromWire(part), expires.by)
        keepToCaps(draft, funds)
      } else if (expires.to === 'house') giveToHouse(draft, claimAccount(claim.claim), held, expires.by)
      else entitle(draft, claimAccount(claim.claim), expires.to, held, expires.by)
      repayFrom(state, draft)
      return [{ type: 'ClaimExpired', claim: claim.claim, to: expires.to, posts: toPosts(draft.posts) }]
    }
  }
}

/** The winner has it already: it lay in the pot. */
function takenFromPot(state: State, claim: Claim, pot: string, command: CommandOf<'PayClaim'>): Decision {
  const { drawer, tray, form, factor, by } = command
  if (drawer !== undefined || tray !== undefined) return refuseOrder('prize lay in the pot', { table: pot })
  const { rule } = runningOf(state, claim.activity)!
  const amount = fromWire(claim.award.amount)
  const cited = rule.pot === undefined ? rule.claim.by : `${rule.claim.by} ${rule.pot.by}`
  const draft = draftOf(state.balances, funderIn(state, claim.activity))
  entitle(draft, claimAccount(claim.claim), 'patrons', amount, cited)
  carry(draft, potPlace(pot), 'patron', amount, cited)
  return [
    {
      type: 'ClaimPaid',
      claim: claim.claim,
      form,
      pot,
      ...receiptOf(state, claim, command.at.local),
      ...(factor === undefined ? {} : { factor }),
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** Only as the rule lets the dealer's tray pay: under an amount, or for fixed prizes and envy alone. */
const isFixed = ({ charts }: RuleFile, award: Award): boolean =>
  Object.values(charts.option)
    .flat()
    .some(({ line, pays }) => line === award.line && pays.kind === 'fixed')

export function whyNotFromTray(rule: RuleFile, { award }: Claim): Reason | undefined {
  const { tray, by } = rule.claim
  if (tray === undefined) return because(by, 'tray not in the rules')
  if (!tray.may) return because(tray.by, 'tray never pays')
  if (tray.under !== undefined && fromWire(award.amount) >= tray.under)
    return because(tray.by, 'tray pays only less', { under: toWire(tray.under) })
  if (tray.only !== undefined && !isFixed(rule, award) && award.share !== 'envy')
    return because(tray.by, 'tray pays only some prizes', { only: tray.only })
  return undefined
}

export function evolveClaims(state: Slice, event: EventOf<ClaimEvent>, world: Pick<State, 'offerings'>): void {
  if (event.type === 'PaidInError') {
    state.inError.add(event.claim)
    const inMemory = state.claims.get(event.claim)
    if (inMemory === undefined) return
    inMemory.inError = true
    // What its pool could not hold waits in the reserve.
    const over = entitled(event.posts).filter(({ from, to }) => isPool(from) && to === 'reserve')
    if (event.undone === undefined && over.length > 0)
      inMemory.over = Object.fromEntries(over.map(({ from, amount }) => [from, toWire(amount)]))
    return
  }
  const claim = state.claims.get(event.claim)!
  switch (event.type) {
    case 'IdShown':
      claim.idShown = true
      if (event.copied) claim.idCopied = true
      if (event.person !== undefined) claim.person = event.person
      if (event.keeps) delete claim.expires
      return
    case 'FormRecorded':
      if (event.person === undefined) claim.forms = { ...claim.forms, [event.kind]: event.reference }
      else
        claim.shares = (claim.shares ?? []).map((share) =>
          share.person === event.person
            ? { ...share, forms: { ...share.forms, [event.kind]: event.reference } }
            : share,
        )
      if (event.keeps) delete claim.expires
      if (event.covers !== undefined)
        evolvePeriodForm(state, event.covers.person, event.kind, event.covers.period, event.reference)
      return
    case 'ClaimShared':
      evolveShares(claim, event.shares)
      return
    case 'ClaimPaid':
      claim.status = 'paid'
      evolveReceived(state, claim, event.form, event.received, world)
      if (event.tray !== undefined) claim.tray = event.tray
      return
    case 'PrizeDelivered':
      claim.status = 'paid'
      evolveReceived(state, claim, event.form, event.received, world)
      if (event.voucher) claim.voucher = 'open'
      if (event.credit !== undefined) claim.credit = event.credit
      return
    case 'VoucherUsed':
      claim.voucher = 'used'
      return
    case 'ClaimExpired':
      claim.status = 'expired'
      return
  }
}
