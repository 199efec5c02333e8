/** What people are told about claims: identification, payment, what the house profile asks for, prizes that are no money. */

/** From an amount on, or above one. */
export type Threshold = { readonly from: string } | { readonly over: string }

/** Whose form it is, and which part of a shared prize it states. */
type OfSharer = { person?: string; part?: string }

export type ClaimMessages = {
  'prize is paid from then on': { from: string }
  'no such claim': { claim: string }
  'claim is over': { claim: string; status: 'paid' | 'expired' }
  'id shown already': { claim: string }
  'claim of another person': { claim: string }
  'prize of another person': undefined
  'nothing paid while disputed': { hit: string }
  'id not shown': undefined
  'prize is no money': { forms: readonly string[] }
  'prize is paid otherwise': { forms: readonly string[]; not: string }
  'one drawer or one tray': undefined
  'prize lay in the pot': { table: string }
  'claim has no time limit': { claim: string }
  'claim expires another day': { claim: string; on: string; not: string }
  'claim is still in time': { claim: string; until: string }
  'reported in error already': { claim: string }
  'claim not paid': { claim: string }
  'payment not known any more': { claim: string }
  'report differs from claim': { claim: string; activity: string; amount: string }
  'activity never ran': { activity: string }
  'payment of nothing': undefined
  'tray not in the rules': undefined
  'tray never pays': undefined
  'tray pays only less': { under: string }
  'tray pays only some prizes': { only: 'fixed prizes and envy' }
  'drawing was for money': { form: string }
  'prize has another form': { form: string; not: string }
  'entry is signed up for': { into: string }
  'thing comes from no drawer': { form: string }
  'claim has no voucher': { claim: string }
  'credit needs a number': undefined
  'no collection credit': { person: string }
  'credit has ended': { on: string }
  'no collection is taken there': { table: string }
  'credit is used where its owner plays': { table: string }
  'collection credit is open': { claim: string }
  'voucher not handed over': { claim: string }
  'voucher used': undefined
  'profile asks for no forms': undefined
  'profile has no such form': { form: string; has: readonly string[] }
  'form recorded already': { form: string; claim: string; reference: string }
  'period form recorded already': { form: string; person: string; period: string; reference: string }
  'profile asks for the winner': { from: string; by: string }
  'profile asks for a factor': { from: string; by: string }
  /** `times` the wager, at least. */
  'profile asks for a form': { form: string; threshold: Threshold; times?: number; by: string } & OfSharer
  'profile asks for a period form': {
    form: string
    threshold: Threshold
    /** Payments in these forms count; without it, in any. */
    in?: readonly string[]
    sum: 'business day' | 'calendar year'
    total: string
    period: string
    by: string
  } & OfSharer
  'profile has no statement': undefined
  'prize is personal': undefined
  'payee not known': { claim: string }
  'shares are recorded': { claim: string }
  'person shares twice': { person: string }
  'shares differ from prize': { shares: string; prize: string }
  'claim is not shared': { claim: string }
  'person has no share': { person: string; claim: string }
  /** Each one who shares the prize has an own form; one that looks at a day is the payee's alone. */
  'form is of each': { form: string; claim: string }
  'form is of the payee': { form: string; claim: string }
  'profile asks for a statement': { form: string; by: string }
  'winner is excluded': undefined
  'sharer is excluded': { person: string }
  'reinstatement not filed': { form: string }
  'reinstatement not approved': { form: string; reference: string }
  'id before the request': undefined
  'no copies': undefined
  'copy handed in twice': undefined
  'tray has not paid claim': { table: string; claim: string }
}

declare module '../../base/message.ts' {
  interface Messages extends ClaimMessages {}
}
