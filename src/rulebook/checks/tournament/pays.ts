/** How the pool is paid, in a way that the rules have, to the whole of it. */
import { message } from '../../../base/message.ts'
import { ZERO } from '../../../base/money.ts'
import { payFaults } from '../../../games/tournament/payfaults.ts'
import { isMoneyForm } from '../../forms.ts'
import type { PaysKind } from '../../parts/tournament.ts'
import { type PostedPays, paysOf } from '../../tournamentpays.ts'
import type { Say } from '../complaint.ts'
import type { Posted, Rule } from './posted.ts'

export function checkPays(rule: Rule, posted: Posted, wrong: Say): void {
  const { pays } = posted
  const way = wayOf(pays)
  const field = 'tournament.pays'
  if (!rule.pays.oneOf.includes(way))
    wrong(rule.pays.by, message('no such way of paying', { way, ways: rule.pays.oneOf }), field)
  for (const fault of payFaults(paysOf(posted))) {
    const { by = rule.pays.by, at = field } = GOES_BY[fault.id]?.(rule.pays, pays) ?? {}
    wrong(by, fault, at)
  }
  checkForms(rule, pays, wrong)
  const isFree = posted.buyIn === ZERO && posted.rebuys === undefined && posted.addOns === undefined
  const isPosted = pays.kind === 'flat' || pays.kind === 'entry first'
  const isGiven = (posted.guarantee ?? ZERO) > ZERO || (posted.added ?? ZERO) > ZERO
  if (isFree && !isPosted && !isGiven)
    wrong(rule.pool.freeRoll?.by ?? rule.pool.by, message('free roll without prizes'), field)
}

/** By which clause and at which key, where that is not how the pool is paid at all. */
const GOES_BY: { readonly [id: string]: (pays: Rule['pays'], posted: PostedPays) => { by?: string; at?: string } } = {
  'percentages not the whole': ({ total }) => (total === undefined ? {} : { by: total.by }),
  'rounding to nothing': (terms) => roundedBy(terms, 'tournament.rounding.to'),
  'rest without a place': (terms, posted) => roundedBy(terms, restAt(posted)),
  'rest beyond the places': (terms, posted) => roundedBy(terms, restAt(posted)),
}
const roundedBy = ({ odd }: Rule['pays'], at: string) => ({ by: odd.by, at })
const restAt = (posted: PostedPays): string =>
  posted.kind === 'flat' && posted.over !== undefined ? 'tournament.pays.over' : 'tournament.rounding.rest'

const wayOf = ({ kind }: PostedPays): PaysKind => (kind === 'percentages by entries' ? 'percentages' : kind)

/** What is no money is handed over in a form of the rules. */
function checkForms({ claim, pays: { things } }: Rule, pays: PostedPays, wrong: Say): void {
  const forms = [...(claim.paidIn?.forms ?? []), ...(claim.things?.forms ?? [])]
  const by = things?.by ?? claim.by
  const given = pays.kind === 'flat' ? pays.places : pays.kind === 'fixed and remainder' ? [pays] : []
  for (const [nth, { item, form }] of given.entries()) {
    const field = pays.kind === 'flat' ? `tournament.pays.places.${nth}` : 'tournament.pays'
    if (form === undefined) continue
    if (!forms.includes(form)) wrong(by, message('prize in no such form', { prize: item ?? form, form, forms }), field)
    else if (item !== undefined && isMoneyForm(form))
      wrong(by, message('money is no thing', { prize: item, form }), field)
  }
}
