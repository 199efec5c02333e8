/** Claims as the cage sees them: what is still missing, how each may be paid, the most urgent clock first. */

import { dayNumber, type Moment, plusDays } from '../base/moment.ts'
import { formatMoney, fromWire, ZERO } from '../base/money.ts'
import type { Party } from '../base/party.ts'
import type { Shown } from '../cards/showncards.ts'
import { whyNotFromTray } from '../engine/claims/claims.ts'
import { asksId, claimedBy, mayExpire } from '../engine/claims/deadlines.ts'
import { type FormAsked, factorAsked, formsOf, lackingName } from '../engine/claims/forms.ts'
import { formOf } from '../engine/claims/merchandise.ts'
import { periodsAt, receivedIn, winnerOf } from '../engine/claims/paidtotals.ts'
import { type Reinstatement, reinstatementOf } from '../engine/claims/reinstatement.ts'
import { statementOf } from '../engine/claims/shares.ts'
import type { Claim } from '../engine/claims/vocabulary.ts'
import { tableIn } from '../engine/hits/source.ts'
import { profileOf } from '../engine/house/profile.ts'
import type { PersonFacts } from '../engine/judging/fact.ts'
import type { State } from '../engine/mechanisms.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { askOf } from '../engine/questions.ts'
import { MONEY_FORMS } from '../rulebook/forms.ts'
import { type SUMS, sharingOn } from '../rulebook/profile.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import { type PrizeSeries, prizeSeries } from './offerings/prizeseries.ts'

/** A form that the house profile asks for; with a reference it is recorded. */
export type FormView = {
  kind: string
  /** The threshold: this much or more, or only more than this. */
  amount: string
  isOver: boolean
  /** What is held against it, with this payment, and of which day or year it is. */
  sum: (typeof SUMS)[number]
  total: string
  period?: string
  /** Asked for only where the prize is paid so. */
  in?: string[]
  from: string
  by: string
  reference?: string
  /** Whose own form it is, where the prize is shared, and the part that it states. */
  person?: string
  part?: string
}

/** Where the house profile has a statement for prizes that several won: its form, and who has which part of this one. */
export type SharedView = {
  form: string
  by: string
  reference?: string
  shares: { person: string; amount: string; forms: { kind: string; reference: string }[] }[]
}

/** What the winner was paid before this prize, over all activities. */
export type ReceivedView = { day: string; today: string; cash: string; year: string; thisYear: string }

export type ClaimView = {
  claim: string
  hit: string
  activity: string
  name: string
  /** The activity's number at the regulator. */
  id?: string
  to: Party
  /** Number in the register, where the winner is known. */
  person?: string
  /** Boards may show the short name. */
  isNamed?: true
  amount: string
  line: string
  share: string
  /** The posted prize, where this is a part of it. */
  of?: string
  clauses: readonly string[]
  /** Where the hand was dealt; none of what was drawn or entered by hand. */
  table?: string
  cards: Shown
  /** When the hand was played, and when the claim arose. */
  local: string
  since: number
  /** The rule's own words on how it is paid, and the ways that a cashier may choose. */
  form: string
  ways: string[]
  things: string[]
  /** Series that a prize in coupons can come out of. */
  coupons?: PrizeSeries[]
  /** What the house has posted instead of money, by its name. */
  thing?: string
  /** An entry that was won is taken by signing up there. */
  into?: { activity: string; name: string }
  tray: boolean
  status: string
  voucher?: 'open' | 'used'
  inError: boolean
  /** Nothing is paid while the hit is disputed. */
  isDisputed: boolean
  idShown: boolean
  idCopied?: true
  needsId: boolean
  /** A copy of the ID is kept, by this clause. */
  copiedBy?: string
  forms: FormView[]
  shared?: SharedView
  /** A request to come back that the prize waits for: whose, the form, and its reference once it is filed. */
  reinstatement?: Reinstatement & { facts: PersonFacts }
  /** Forms that are recorded for this claim. */
  recorded: { kind: string; reference: string }[]
  /** Only of a winner whom the register knows. */
  received?: ReceivedView
  /** From this amount on the winner must be known; this one is not. */
  unnamed?: { amount: string; by: string }
  /** From this amount on whoever pays shows a second factor. */
  factor?: { amount: string; by: string }
  /** Instant until which ID is expected at once. */
  idUntil?: number
  /** The local date, or date and time, from which the claim is gone. */
  expires?: string
  /** The last day on which it can be made, and how many days come before it ends: none on the last day itself. */
  until?: string
  daysLeft?: number
  /** Made in time by the winner: no clock runs, and it waits for its payment. */
  isClaimed: boolean
  /** ID was shown on an earlier day; shown again now it claims the prize, by this clause. */
  claimedBy?: string
}

/** What a dealer's tray has paid and not got back, against the copies of the prize agreements. */
export type TrayView = { table: string; activity: string; name: string; copies: TrayCopy[] }
export type TrayCopy = { claim: string; to: Party; line: string; share: string; amount: string }

/** Of what is settled only the latest. */
const SETTLED_SHOWN = 20

export function claimViews(state: State, now: Moment): ClaimView[] {
  const all = [...state.claims.values()]
  const open = all.filter(({ status }) => status === 'open')
  const settled = all.filter(({ status }) => status !== 'open').slice(-SETTLED_SHOWN)
  const urgent = open.toSorted((a, b) => deadline(a, now) - deadline(b, now) || a.since - b.since)
  return [...urgent, ...settled.reverse()].map((claim) => claimView(state, claim, now))
}

/** The next clock to run out: that of the ID until it is shown, however late that is; else that of the claim. */
function deadline({ idUntil, idShown, expires }: Claim, { at, local }: Moment): number {
  if (idUntil !== undefined && !idShown) return idUntil
  return expires === undefined ? Number.MAX_SAFE_INTEGER : at + (dayNumber(expires) - dayNumber(local)) * 86_400_000
}

export function claimView(state: State, claim: Claim, { local }: Moment): ClaimView {
  const { award } = claim
  const running = runningOf(state, claim.activity)
  const rule = running?.rule
  const hit = state.hits.get(claim.hit)
  const table = hit === undefined ? undefined : tableIn(hit.source)
  const person = winnerOf(claim)
  return {
    claim: claim.claim,
    hit: claim.hit,
    activity: claim.activity,
    name: running?.offering.name ?? rule?.name ?? claim.activity,
    ...(rule?.id === undefined ? {} : { id: rule.id }),
    to: award.to,
    ...(person === undefined ? {} : { person }),
    ...(person !== undefined && state.named.has(person) ? { isNamed: true as const } : {}),
    amount: formatMoney(fromWire(award.amount)),
    line: award.line,
    share: award.share,
    ...(award.of === undefined ? {} : { of: formatMoney(fromWire(award.of)) }),
    clauses: award.by,
    ...(table === undefined ? {} : { table }),
    cards: hit?.cards ?? {},
    local: hit?.local ?? '',
    since: claim.since,
    form: rule?.claim.form ?? '',
    ...handedOverAs(state, rule, claim),
    tray: rule !== undefined && whyNotFromTray(rule, claim) === undefined,
    status: claim.status,
    ...(claim.voucher === undefined ? {} : { voucher: claim.voucher }),
    inError: claim.inError === true,
    isDisputed: hit?.status === 'disputed',
    idShown: claim.idShown,
    ...(claim.idCopied === true ? { idCopied: true } : {}),
    ...(rule?.claim.id?.copied === true ? { copiedBy: rule.claim.id.by } : {}),
    needsId: rule !== undefined && asksId(rule.claim, award),
    ...sharedIn(state, claim, local),
    ...(claim.status === 'open' ? ofTheProfile(state, rule, claim, local) : { forms: [] }),
    recorded: recordedIn(claim.forms),
    ...reinstatementIn(state, claim),
    ...thingIn(state, claim),
    ...intoIn(state, claim),
    ...couponsIn(state, rule, claim),
    ...(claim.idUntil === undefined ? {} : { idUntil: claim.idUntil }),
    ...(claim.expires === undefined ? {} : lastDay(claim.expires, local)),
    ...claimedIn(rule, claim, local),
  }
}

function intoIn(state: State, { claim, status }: Claim): Pick<ClaimView, 'into'> {
  const into = status === 'open' ? askOf(state).entryInto(claim)?.activity : undefined
  if (into === undefined) return {}
  const running = runningOf(state, into)
  return { into: { activity: into, name: running?.offering.name ?? running?.rule.name ?? into } }
}

function claimedIn(
  rule: RuleFile | undefined,
  { status, expires, idShown, award }: Claim,
  local: string,
): Pick<ClaimView, 'isClaimed' | 'claimedBy'> {
  const isKept = rule?.claim.expires?.claimed !== undefined && mayExpire(rule.claim, award)
  const isClaimed = status === 'open' && isKept && expires === undefined
  const by = rule === undefined || !idShown || status !== 'open' ? undefined : claimedBy(rule.claim, expires, local)
  return { isClaimed, ...(by === undefined ? {} : { claimedBy: by }) }
}

/** What the house profile makes of it: its forms, what the winner got before, and whether it must be known who that is. */
function ofTheProfile(
  state: State,
  rule: RuleFile | undefined,
  claim: Claim,
  local: string,
): Pick<ClaimView, 'forms' | 'received' | 'unnamed' | 'factor'> {
  const person = winnerOf(claim)
  const naming = lackingName(state, claim, local)
  const proving = factorAsked(state, claim, local)
  const { ways, things } = handedOverAs(state, rule, claim)
  const isPossible = ({ terms }: FormAsked) => terms.in?.some((form) => [...ways, ...things].includes(form)) !== false
  return {
    forms: formsOf(state, claim, local, askOf(state)).filter(isPossible).map(formView),
    ...(person === undefined ? {} : { received: receivedView(state, person, local) }),
    ...(naming === undefined ? {} : { unnamed: { amount: formatMoney(naming.amount), by: naming.by } }),
    ...(proving === undefined ? {} : { factor: { amount: formatMoney(proving.amount), by: proving.by } }),
  }
}

const recordedIn = (forms: Readonly<Record<string, string>> = {}) =>
  Object.entries(forms).map(([kind, reference]) => ({ kind, reference }))

function sharedIn(state: State, claim: Claim, local: string): Pick<ClaimView, 'shared'> {
  const terms = sharingOn(profileOf(state), local.slice(0, 10))
  if (terms === undefined) return {}
  const reference = statementOf(state, claim, local)?.reference
  const shares = (claim.shares ?? []).map(({ person, amount, forms }) => ({
    person,
    amount: formatMoney(fromWire(amount)),
    forms: recordedIn(forms),
  }))
  return { shared: { form: terms.form, by: terms.by, ...(reference === undefined ? {} : { reference }), shares } }
}

function formView({ terms, sum, period, reference, person, part }: FormAsked): FormView {
  const { kind, amount, over, from, by } = terms
  return {
    kind,
    amount: formatMoney(amount ?? over ?? ZERO),
    isOver: amount === undefined,
    sum: terms.sum ?? 'one payment',
    total: formatMoney(sum),
    ...(period === undefined ? {} : { period }),
    ...(terms.in === undefined ? {} : { in: terms.in }),
    from,
    by,
    ...(reference === undefined ? {} : { reference }),
    ...(person === undefined ? {} : { person }),
    ...(part === undefined ? {} : { part: formatMoney(part) }),
  }
}

function receivedView(state: State, person: string, local: string): ReceivedView {
  const { day, year } = periodsAt(state, local)
  const paid = (period: string, forms?: string[]) =>
    formatMoney(receivedIn(state, person, period, forms === undefined ? {} : { in: forms }))
  return { day, today: paid(day), cash: paid(day, ['cash']), year, thisYear: paid(year) }
}

function thingIn(state: State, claim: Claim): Pick<ClaimView, 'thing'> {
  const own = formOf(state, claim)
  return own !== undefined && 'thing' in own && own.thing !== undefined ? { thing: own.thing } : {}
}

function couponsIn(state: State, rule: RuleFile | undefined, claim: Claim): Pick<ClaimView, 'coupons'> {
  const coupons = claim.status === 'open' ? prizeSeries(state, claim, handedOverAs(state, rule, claim).things) : []
  return coupons.length === 0 ? {} : { coupons }
}

function reinstatementIn(state: State, claim: Claim): Pick<ClaimView, 'reinstatement'> {
  const waits = reinstatementOf(state, claim)
  return waits === undefined ? {} : { reinstatement: { ...waits, facts: state.persons.get(waits.person) ?? {} } }
}

/** A date ends when it begins, so the day before is the last one; with a time of day, the day itself. */
export const lastDayOf = (expires: string): string => (expires.length > 10 ? expires : plusDays(expires, -1))

function lastDay(expires: string, local: string) {
  const until = lastDayOf(expires)
  return { expires, until, daysLeft: Math.max(0, dayNumber(until) - dayNumber(local)) }
}

/** Where the prize has one form of its own, that one alone. */
function handedOverAs(state: State, rule: RuleFile | undefined, claim: Claim): { ways: string[]; things: string[] } {
  if (rule === undefined) return { ways: [], things: [] }
  const own = formOf(state, claim)?.form
  const things = claim.award.thing === null ? [] : (rule.claim.things?.forms ?? [])
  if (own === undefined) return { ways: waysOf(rule), things }
  return things.includes(own) ? { ways: [], things: [own] } : { ways: [own], things: [] }
}

/** Where the rule lists no forms of money, those that its words name; casino chips always. */
function waysOf({ claim: { paidIn, things, form } }: RuleFile): string[] {
  if (things?.only === true) return []
  return paidIn?.forms ?? MONEY_FORMS.filter((way) => way === 'chips' || form.includes(way))
}

export function trayViews(state: State): TrayView[] {
  const waiting = [...state.claims.values()].filter(({ tray, trayRepaid }) => tray !== undefined && trayRepaid !== true)
  return [...Map.groupBy(waiting, ({ tray, activity }) => `${tray} ${activity}`).values()].map((claims) => {
    const { tray = '', activity } = claims[0]!
    const running = runningOf(state, activity)
    return {
      table: tray,
      activity,
      name: running?.offering.name ?? running?.rule.name ?? activity,
      copies: claims.map(({ claim, award: { to, line, share, amount } }) => ({
        claim,
        to,
        line,
        share,
        amount: formatMoney(fromWire(amount)),
      })),
    }
  })
}
