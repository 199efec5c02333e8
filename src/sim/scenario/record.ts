/** What happened in a step, read off the engine's events: payments, movements, refusals, sentences. */

import { citedIn } from '../../base/cited.ts'
import { type Cents, fromWire } from '../../base/money.ts'
import { rulesBehind } from '../../base/occasion.ts'
import { partyKey } from '../../base/party.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { Card } from '../../cards/card.ts'
import type { Award, Denied } from '../../engine/judging/judgement.ts'
import type { Event, EventOf, State } from '../../engine/mechanisms.ts'
import type { Told } from '../../engine/tablegames/vocabulary.ts'
import { isPromised } from '../../ledger/name.ts'
import { concern } from '../../words/en/party.ts'
import { english } from '../../words/sentence.ts'
import type { Payment } from './payment.ts'
import { paidForPieces } from './piecepayments.ts'
import { flow, type Lots, type Move } from './transcript/flow.ts'
import { sayEvent } from './transcript/say.ts'
import { entriesOf, type Won, wonIn } from './wins.ts'

export type Refused = {
  readonly who: string
  readonly person?: string
  readonly clauses: readonly string[]
  readonly reason: string
}

export type StepRecord = {
  readonly n: number
  local: string
  readonly title: string
  readonly says: string[]
  readonly payments: Payment[]
  readonly refusals: Refused[]
  readonly moves: Move[]
  readonly fees: { readonly who: string; readonly person?: string; readonly amount: Cents }[]
  /** To whom a ticket was handed out: once for each. */
  readonly tickets: { readonly who: string; readonly person?: string | undefined }[]
  /** By hand, the cards that were told of: its own, and those of the table. */
  readonly shown: { readonly who: string; readonly person?: string; readonly cards: readonly Card[] }[]
  /** What each wager of a table game won or lost. */
  readonly wins: Won[]
  /** Every clause by which something was moved, carried, asked or refused. */
  readonly clauses: Set<string>
  /** The same by activity. */
  readonly clausesOf: Map<string, Set<string>>
  readonly lots: Lots
}

export const newRecord = (n: number, local: string, title: string): StepRecord => ({
  n,
  local,
  title,
  says: [],
  payments: [],
  refusals: [],
  moves: [],
  fees: [],
  tickets: [],
  shown: [],
  wins: [],
  clauses: new Set(),
  clausesOf: new Map(),
  lots: new Map(),
})

export function refusedBy(record: StepRecord, { who, reasons }: Refusal, activity?: string): void {
  const refused = refusedOf(concern(who), reasons)
  record.refusals.push(refused)
  if (activity !== undefined) note(record, activity, refused.clauses)
}

/** Where nothing of the engine was asked yet: the order itself makes no sense. */
export function refusedOrder(record: StepRecord, reason: string): void {
  record.refusals.push({ who: concern({ kind: 'order' }), clauses: ['order'], reason })
}

/** Clauses are those of the rules, whichever occasion they held for. */
export function note({ clausesOf }: StepRecord, key: string, clauses: readonly string[]): void {
  const activity = rulesBehind(key)
  const known = clausesOf.get(activity) ?? new Set()
  for (const clause of clauses) known.add(clause)
  clausesOf.set(activity, known)
}

/** The activity that an order or an event is about, where it names one, a hit of it or a claim on it. */
export function activityIn(about: object, { hits, claims, callups, series, uses, sales }: State): string | undefined {
  const { activity, hit, claim, callup, ...pieces } = about as Partial<Record<About, string>>
  return (
    activity ??
    hits.get(hit ?? '')?.activity ??
    claims.get(claim ?? '')?.activity ??
    callups.get(callup ?? '')?.activity ??
    uses.get(pieces.use ?? '')?.activity ??
    sales.get(pieces.sale ?? '')?.activity ??
    series.get(seriesIn(pieces as Pieces) ?? '')?.activity
  )
}
type About = 'activity' | 'hit' | 'claim' | 'callup' | 'use' | 'sale' | 'series'

type Pieces = {
  readonly series?: string
  readonly serial?: string
  readonly serials?: readonly string[]
  readonly chips?: { readonly series: string }
}
function seriesIn({ series, serial, serials, chips }: Pieces): string | undefined {
  return typeof series === 'string' ? series : (chips?.series ?? (serial ?? serials?.[0])?.split('-')[0])
}

const refusedOf = (who: string, reasons: Denied['reasons']): Refused => ({
  who,
  clauses: reasons.flatMap(({ clause }) => citedIn(clause)),
  reason: reasons.map(english).join('; '),
})

/** Taken down before the event is folded in, while the claims it closes are still open. */
export function take(record: StepRecord, event: Event, state: State): void {
  const says = sayEvent(event, state)
  if (says !== undefined) record.says.push(says)
  if (event.type === 'HitVerified') {
    const won = state.hits.get(event.hit)
    for (const { of } of event.tickets ?? []) {
      const { to, person, by } = won!.tickets![of]!
      record.tickets.push({ who: partyKey(to), person })
      note(record, won!.activity, by)
    }
    for (const { by } of won?.points ?? []) note(record, won!.activity, by)
  }
  if (event.type === 'ClaimPaid' || event.type === 'PrizeDelivered') {
    const claim = state.claims.get(event.claim)!
    record.payments.push(paymentOf(claim.award, event.form))
  }
  if (event.type === 'HitAttested' || event.type === 'SurveillanceAnswered') {
    const questions = state.hits.get(event.hit)?.questions ?? []
    const ids = event.answers.map(({ question }) => question)
    for (const { id, clause } of questions) if (ids.includes(id)) record.clauses.add(clause)
  }
  if (event.type === 'TablePlayed') takePlayed(record, event)
  record.payments.push(...paidForPieces(event, state))
  takeEntries(record, event)
  takeCredits(record, event)
  takePlaces(record, event)
  const about = activityIn(event, state)
  const asked =
    event.type === 'HitAttested' || event.type === 'SurveillanceAnswered'
      ? (state.hits.get(event.hit)?.questions ?? [])
      : []
  const said = 'clause' in event && event.clause !== undefined ? citedIn(event.clause) : []
  for (const clause of said) record.clauses.add(clause)
  if (about !== undefined) note(record, about, [...said, ...asked.map(({ clause }) => clause)])
  const denied =
    event.type === 'HandJudged' ||
    event.type === 'HitDeclared' ||
    event.type === 'PeriodClosed' ||
    event.type === 'CellForfeited'
      ? event.denied
      : []
  for (const { who, reasons } of denied) {
    const refused = refusedOf(partyKey(who), reasons)
    record.refusals.push(refused)
    if (about !== undefined) note(record, about, refused.clauses)
  }
  for (const { who, reasons } of event.type === 'RoundStarted' ? (event.returned ?? []) : []) {
    const refused = refusedOf(partyKey(who), reasons)
    record.refusals.push({ ...refused, reason: `${refused.reason}; the fee is returned` })
  }
  if ('posts' in event && event.posts !== undefined) {
    for (const [holder, rows] of Object.entries(event.posts)) {
      for (const [book, from, to, amount, by] of rows) {
        for (const clause of citedIn(by)) record.clauses.add(clause)
        note(record, about ?? holder, citedIn(by))
        if (book === 'e') flow(record, { activity: holder, from, to, amount: fromWire(amount), by }, state)
      }
    }
  }
}

/** Instructions leave out their verb where a screen shows it beside them. */
const VERBS: Readonly<Record<string, string>> = {
  announce: 'say: ',
  ask: 'ask ',
  call: 'call the ',
  check: 'check: ',
  collect: 'collect ',
  cover: 'cover ',
  cut: 'cut ',
  deal: 'deal ',
  discard: 'discard ',
  remove: 'remove ',
  return: 'hand back ',
  'take back': 'take back ',
  use: 'press: ',
}
/** A settled wager has its verb where its seat ends. */
const verbOf = ({ does, id }: Told): string =>
  id === 'wager settled' || id === 'nothing more to collect' ? '' : (VERBS[does] ?? '')

/** Every instruction is said with its clause; what the tray or the device pays is a payment. */
function takePlayed(record: StepRecord, event: EventOf<'TablePlayed'>): void {
  for (const told of event.told) record.says.push(`${verbOf(told)}${english(told)}  [${told.by}]`)
  note(
    record,
    event.activity,
    event.told.flatMap(({ by }) => citedIn(by)),
  )
  record.wins.push(...wonIn(event))
  for (const { entry } of entriesOf(event)) {
    if (entry.does !== 'pay' || entry.from === 'meter') continue
    record.payments.push({
      to: `table ${event.table} seat ${entry.seat}`,
      amount: entry.win,
      parts: { [entry.from]: entry.win },
      share: entry.what === 'wager' ? entry.wager : entry.what,
      form: entry.from === 'account' ? 'game account' : 'chips',
      clause: entry.by,
    })
  }
}

function paymentOf(award: Award, form: string): Payment {
  const parts = Object.entries(award.parts).map(([fund, part]) => [fundName(fund), fromWire(part)])
  return {
    to: partyKey(award.to),
    ...(award.person === undefined ? {} : { person: award.person }),
    amount: fromWire(award.amount),
    parts: Object.fromEntries(parts),
    share: award.share,
    form,
    clause: award.by.join(' '),
  }
}

/** What the house only promised is the house's money for the one who is paid. */
const fundName = (fund: string): string => (isPromised(fund) ? 'house' : fund)

/** Tickets for a seat, and who has none. */
function takeEntries(record: StepRecord, event: Event): void {
  if (event.type === 'TicketGiven') record.tickets.push({ who: seatKey(event), person: event.person })
  if (event.type === 'TicketDenied') {
    const refused = refusedOf(seatKey(event), event.reasons)
    record.refusals.push(refused)
    note(record, event.activity, refused.clauses)
  }
  if (event.type !== 'EntriesGiven') return
  for (const person of event.persons) record.tickets.push({ who: person, person })
  for (const { reasons, of } of event.denied ?? [])
    for (const [table, seat] of of) {
      const refused = refusedOf(seatKey({ table, seat }), reasons)
      record.refusals.push(refused)
      note(record, event.activity, refused.clauses)
    }
}

/** Who has no place, and the clauses by which others have one. */
function takePlaces(record: StepRecord, event: Event): void {
  if (event.type !== 'ContestAwarded') return
  note(record, event.activity, citedIn(event.clause))
  for (const { person, reasons } of event.denied) {
    const refused = refusedOf(person, reasons)
    record.refusals.push(refused)
    note(record, event.activity, refused.clauses)
  }
}

/** Whose card brought nothing; clauses by which one did. */
function takeCredits(record: StepRecord, event: Event): void {
  if (event.type !== 'CreditsGiven') return
  if (event.gains.some(({ each }) => each > 0)) note(record, event.activity, citedIn(event.clause))
  for (const { reasons, of } of event.denied ?? [])
    for (const person of of) {
      const refused = refusedOf(person, reasons)
      record.refusals.push(refused)
      note(record, event.activity, refused.clauses)
    }
}

const seatKey = ({ table, seat }: { readonly table: string; readonly seat: string }): string =>
  partyKey({ kind: 'seat', table, seat })
