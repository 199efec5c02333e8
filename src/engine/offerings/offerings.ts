/** Rule files accepted, offerings drafted, approved, posted, paused, stopped, closed. */

import { digestOf } from '../../base/digest.ts'
import { add, toWire, ZERO } from '../../base/money.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { balance } from '../../ledger/balances.ts'
import { pendingAccount } from '../../ledger/name.ts'
import { isCarried } from '../../rulebook/checks/citationcheck.ts'
import { checkRule } from '../../rulebook/checks/coverage.ts'
import { checkOffering } from '../../rulebook/checks/offeringcheck.ts'
import { readNew } from '../../rulebook/newtext.ts'
import { keyOf, offering as offeringSchema, offeringUnder } from '../../rulebook/offering.ts'
import { readAccepted } from '../../rulebook/older.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { faultIn } from '../../rulebook/text/fault.ts'
import { type Read, readYaml } from '../../rulebook/text/read.ts'
import type { Ask } from '../mechanism.ts'
import type { Posting } from './moment.ts'
import { changedTerms, frozenTerms } from './notice.ts'
import { occasionsOf, whyNotBeside } from './occasions.ts'
import { acceptedRule, acceptedText, funderIn, offeringOf, ruleOf, runningOf, whyHalted } from './running.ts'
import type { CommandOf, Decision, EventOf, Offered, Slice, State } from './vocabulary.ts'

type OfferingOrder =
  | 'AcceptRules'
  | 'DraftOffering'
  | 'ApproveOffering'
  | 'ReturnOffering'
  | 'PostOffering'
  | 'PauseOffering'
  | 'ResumeOffering'
  | 'StopOffering'
  | 'CancelOffering'
type OfferingEvent =
  | 'RulesAccepted'
  | 'OfferingDrafted'
  | 'OfferingApproved'
  | 'OfferingReturned'
  | 'OfferingPosted'
  | 'OfferingPaused'
  | 'OfferingResumed'
  | 'OfferingStopped'
  | 'OfferingCancelled'
  | 'OfferingClosed'

export function decideOfferings(state: State, command: CommandOf<OfferingOrder>, ask: Ask): Decision {
  switch (command.do) {
    case 'AcceptRules':
      return acceptRules(state, command, ask)
    case 'DraftOffering': {
      const { text, isRecorded } = command
      const read = readOffering(text, isRecorded === true)
      if (!read.ok)
        return refuseOrder('text has faults', {
          faults: read.faults.map((fault) => faultIn({ is: 'offering' }, fault)),
        })
      const accepted = state.rules.get(read.value.activity)
      if (accepted === undefined) return refuseOrder('no rules accepted', { activity: read.value.activity })
      const activity = keyOf(read.value)
      const { wrong } = checkOffering(ruleOf(accepted.text), read.value)
      if (wrong.length > 0) return refuse({ kind: 'activity', activity }, wrong)
      if (command.isAnother === true && state.offerings.has(activity))
        return refuseOrder('occasion is there', { activity })
      const version = (state.offerings.get(activity)?.version ?? 0) + 1
      return [{ type: 'OfferingDrafted', activity, version, text: command.text, by: command.by }]
    }
    case 'ApproveOffering':
    case 'ReturnOffering': {
      const { activity, version, by } = command
      const draft = state.offerings.get(activity)?.draft
      if (draft === undefined || draft.isApproved || draft.version !== version)
        return refuseOrder('version waits for no approval', { activity, version })
      if (draft.returned !== undefined)
        return refuseOrder('version was sent back', { activity, version, reason: draft.returned.reason })
      if (command.do === 'ReturnOffering')
        return [{ type: 'OfferingReturned', activity, version, by, reason: command.reason }]
      return [{ type: 'OfferingApproved', activity, version, by }]
    }
    case 'PostOffering':
      return postOffering(state, command, ask)
    case 'PauseOffering':
    case 'StopOffering': {
      const { activity, reason, by } = command
      const at = command.at.at
      const offered = state.offerings.get(activity)
      if (offered?.running === undefined || offered.status === 'closed')
        return refuseOrder('activity does not run', { activity })
      // A pause would take the weight off a stop.
      const halted = offered.status === 'stopped' ? whyHalted(state, activity) : undefined
      if (halted !== undefined) return refuseOrder('activity stopped already', { halted })
      if (command.do === 'PauseOffering') return [{ type: 'OfferingPaused', activity, by, reason, at }]
      return [{ type: 'OfferingStopped', activity, by, reason, openHits: openHits(state, activity, ask), at }]
    }
    case 'CancelOffering': {
      const { activity, reason, by } = command
      const draft = state.offerings.get(activity)?.draft
      if (draft === undefined) return refuseOrder('no draft waits', { activity })
      return [{ type: 'OfferingCancelled', activity, version: draft.version, by, reason }]
    }
    case 'ResumeOffering': {
      const status = state.offerings.get(command.activity)?.status
      if (status !== 'paused' && status !== 'stopped')
        return refuseOrder('activity not halted', { activity: command.activity })
      return [{ type: 'OfferingResumed', activity: command.activity, by: command.by, at: command.at.at }]
    }
  }
}

/** Declared or disputed, and nothing awarded: held until they are verified or declined, stop or no stop. */
function openHits(state: State, activity: string, ask: Ask): { hits: string[]; held: string } {
  const hits = ask.undecidedHits(activity).map(({ hit }) => hit)
  const held = hits.map((hit) => balance(state.balances, funderIn(state, activity), pendingAccount(hit)))
  return { hits, held: toWire(add(...held)) }
}

/** One that was drafted before is not read again. */
function readOffering(text: string, isRecorded: boolean): Read<ReturnType<typeof offeringOf>> {
  const known = offeringOf.known(text)
  if (known !== undefined) return { ok: true, value: known }
  return isRecorded ? readYaml(text, offeringSchema) : readNew('offering', text)
}

/** A text that was accepted before is read as it was then; every term of a new one is carried by what it goes by. */
function readRules({ rules }: State, { text, isRecorded }: CommandOf<'AcceptRules'>): Read<RuleFile> {
  const known = ruleOf.known(text)
  if (isRecorded === true || [...rules.values()].some((accepted) => accepted.text === text))
    return known === undefined ? readAccepted(text) : { ok: true, value: known }
  return known !== undefined && isCarried(known) ? { ok: true, value: known } : readNew('rule file', text)
}

function acceptRules(state: State, command: CommandOf<'AcceptRules'>, ask: Ask): Decision {
  const read = readRules(state, command)
  if (!read.ok)
    return refuseOrder('text has faults', { faults: read.faults.map((fault) => faultIn({ is: 'rule file' }, fault)) })
  const faults = checkRule(read.value)
  if (faults.length > 0) return refuseOrder('text has faults', { faults })
  const { activity, clauses } = read.value
  const unaccepted = Object.keys(clauses).filter((clause) => !command.clauses.includes(clause))
  if (unaccepted.length > 0) return refuseOrder('clauses not accepted', { clauses: unaccepted })
  const open = [activity, ...occasionsOf(state, activity).map((one) => one.activity)].find((key) =>
    ask.undecidedHits(key).some(({ isDeclared }) => isDeclared),
  )
  if (open !== undefined) return refuseOrder('rules stay while a hit is open', { activity: open })
  const digest = digestOf(command.text)
  return [
    {
      type: 'RulesAccepted',
      activity,
      digest,
      text: command.text,
      document: command.document,
      clauses: command.clauses,
      by: command.by,
      ...(command.second === undefined ? {} : { second: command.second }),
    },
  ]
}

function postOffering(
  state: State,
  { activity, places, notice, by, at }: CommandOf<'PostOffering'>,
  ask: Ask,
): Decision {
  const offered = state.offerings.get(activity)
  const rule = acceptedRule(state, activity)
  const draft = offered?.draft
  if (draft === undefined || rule === undefined || !draft.isApproved)
    return refuseOrder('no approved offering waits', { activity })
  if (places.length === 0) return refuseOrder('no places named')
  const written = offeringOf(draft.text)
  const { wrong, missing } = checkOffering(rule, written)
  if (wrong.length + missing.length > 0) return refuse({ kind: 'activity', activity }, [...wrong, ...missing])
  const { of } = rule.reserve
  if (of !== undefined && runningOf(state, of.activity) === undefined)
    return refuse({ kind: 'activity', activity }, [because(of.by, 'funds do not run', { activity: of.activity })])
  // A new version would start it again.
  const halted = offered?.status === 'stopped' ? whyHalted(state, activity) : undefined
  if (halted !== undefined) return refuseOrder('nothing posted while halted', { halted })
  const running = offered?.status === 'closed' ? undefined : runningOf(state, activity)
  if (running !== undefined) {
    const choice = offeringUnder(rule, written)
    const frozen = frozenTerms(state, rule, running.offering, choice, ask)
    if (frozen.length > 0) return refuse({ kind: 'activity', activity }, frozen)
    const changed = changedTerms(rule, running.offering, choice)
    if (changed.length > 0 && notice === undefined) return refuse({ kind: 'activity', activity }, changed)
  }
  const clashes = whyNotBeside(state, { rule, offering: offeringUnder(rule, written) })
  if (clashes.length > 0) return refuse({ kind: 'activity', activity }, clashes)
  if (notice !== undefined) {
    if ([notice.what, notice.where, notice.since].some((word) => word.trim() === ''))
      return refuseOrder('notice is incomplete')
    if (notice.since > at.local) return refuseOrder('notice comes later', { since: notice.since })
  }
  return [
    {
      type: 'OfferingPosted',
      activity,
      version: draft.version,
      digest: digestOf(draft.text),
      rule: acceptedText(state, activity)!.digest,
      places,
      ...(notice === undefined ? {} : { notice }),
      by,
      local: at.local,
      at: at.at,
    },
  ]
}

export function evolveOfferings(state: Slice, event: EventOf<OfferingEvent>, { tables }: State): void {
  switch (event.type) {
    case 'RulesAccepted':
      state.rules.set(event.activity, { digest: event.digest, text: event.text })
      return
    case 'OfferingDrafted': {
      const { activity, version, text, by, typedBy } = event
      const offered = state.offerings.get(activity) ?? notRunning(activity)
      offered.version = version
      const typed = typedBy === undefined ? {} : { typedBy }
      offered.draft = { version, text, by, ...typed, isApproved: false }
      state.offerings.set(activity, offered)
      return
    }
    case 'OfferingApproved':
      state.offerings.get(event.activity)!.draft!.isApproved = true
      return
    case 'OfferingReturned':
      state.offerings.get(event.activity)!.draft!.returned = { by: event.by, reason: event.reason }
      return
    case 'OfferingPosted': {
      const offered = state.offerings.get(event.activity)!
      const { version, digest, local, at } = event
      state.postings += 1
      const by = { n: state.postings, ...(at === undefined ? {} : { at }) }
      keepBefore(offered, by)
      notCharged(tables, offered, event.at)
      offered.status = 'running'
      offered.running = {
        version,
        text: offered.draft!.text,
        digest,
        rule: acceptedText(state, event.activity)!.text,
        since: local,
        by,
      }
      delete offered.draft
      offered.won.clear()
      delete offered.why
      delete offered.closedInto
      return
    }
    case 'OfferingPaused':
    case 'OfferingStopped': {
      const offered = state.offerings.get(event.activity)!
      offered.status = event.type === 'OfferingPaused' ? 'paused' : 'stopped'
      offered.why = event.reason
      if (event.at !== undefined) offered.haltedAt ??= event.at
      return
    }
    case 'OfferingResumed': {
      const offered = state.offerings.get(event.activity)!
      notCharged(tables, offered, event.at)
      offered.status = 'running'
      delete offered.why
      return
    }
    case 'OfferingCancelled':
      delete state.offerings.get(event.activity)!.draft
      return
    case 'OfferingClosed': {
      const offered = state.offerings.get(event.activity)!
      offered.status = 'closed'
      delete offered.isBroughtForward
      offered.waiting = ZERO
      delete offered.why
      if (event.to !== undefined) offered.closedInto = event.to
      return
    }
  }
}

const KEPT = 8

/** What ran until now, for hands that were dealt under it; an activity that was closed begins anew. */
function keepBefore(offered: Offered, until: Posting): void {
  const { running, before = [], status } = offered
  if (running === undefined || status === 'closed') delete offered.before
  else offered.before = [...before, { ...running, until }].slice(-KEPT)
}

/** Hours of a table count while the activity is offered there: not before it was posted, not while it stood still. */
function notCharged(tables: State['tables'], offered: Offered, at: number | undefined): void {
  const { status, haltedAt, charged } = offered
  delete offered.haltedAt
  // Older events do not tell the instant.
  if (at === undefined || status === 'running') return
  const isHalted = status === 'paused' || status === 'stopped'
  if (isHalted && haltedAt === undefined) return
  for (const { table, openedAt } of tables.values()) {
    if (openedAt === undefined) continue
    const from = isHalted ? Math.max(haltedAt!, openedAt) : openedAt
    charged[table] = (isHalted ? (charged[table] ?? openedAt) : openedAt) + Math.max(0, at - from)
  }
}

const notRunning = (activity: string): Offered => ({
  activity,
  version: 0,
  status: 'not running',
  increased: {},
  raised: {},
  won: new Set(),
  charged: {},
  waiting: ZERO,
})
