/** Rule files accepted, offerings drafted, approved, posted, paused, stopped, closed. */

import { digestOf } from '../base/digest.ts'
import { formatMoney, ZERO } from '../base/money.ts'
import { refuse, refuseStep } from '../base/refusal.ts'
import { balance } from '../ledger/balances.ts'
import { balanceIn, draftOf, entitle } from '../ledger/draft.ts'
import { checkOffering } from '../rulebook/check.ts'
import { checkRule } from '../rulebook/coverage.ts'
import { formatFault } from '../rulebook/fault.ts'
import { offering as offeringSchema } from '../rulebook/offering.ts'
import { readYaml } from '../rulebook/read.ts'
import { ruleFile } from '../rulebook/rule.ts'
import type { CommandOf } from './command.ts'
import type { Decision } from './decision.ts'
import type { EventOf } from './event.ts'
import { acceptedRule, funderIn, offeringOf, runningOf } from './running.ts'
import type { Offered, State } from './state.ts'
import { toPosts } from './wire.ts'

type OfferingOrder =
  | 'AcceptRules'
  | 'DraftOffering'
  | 'ApproveOffering'
  | 'PostOffering'
  | 'PauseOffering'
  | 'ResumeOffering'
  | 'StopOffering'
  | 'CloseOffering'
type OfferingEvent =
  | 'RulesAccepted'
  | 'OfferingDrafted'
  | 'OfferingApproved'
  | 'OfferingPosted'
  | 'OfferingPaused'
  | 'OfferingResumed'
  | 'OfferingStopped'
  | 'OfferingClosed'

export function decideOfferings(state: State, command: CommandOf<OfferingOrder>): Decision {
  switch (command.do) {
    case 'AcceptRules':
      return acceptRules(state, command)
    case 'DraftOffering': {
      const read = readYaml(command.text, offeringSchema)
      if (!read.ok) return refuseStep(read.faults.map((fault) => formatFault('offering', fault)).join('; '))
      const { activity } = read.value
      const rule = acceptedRule(state, activity)
      if (rule === undefined) return refuseStep(`no rule file of ${activity} is accepted; acceptance comes first`)
      const { wrong } = checkOffering(rule, read.value)
      if (wrong.length > 0) return refuse(activity, wrong)
      const version = (state.offerings.get(activity)?.version ?? 0) + 1
      return [{ type: 'OfferingDrafted', v: 1, activity, version, text: command.text, by: command.by }]
    }
    case 'ApproveOffering': {
      const offered = state.offerings.get(command.activity)
      const draft = offered?.draft
      if (draft === undefined || draft.isApproved || draft.version !== command.version) {
        return refuseStep(`version ${command.version} of ${command.activity} is not waiting for approval`)
      }
      if (draft.by === command.by) return refuseStep('the person who drafted an offering may not approve it')
      return [{ type: 'OfferingApproved', v: 1, activity: command.activity, version: command.version, by: command.by }]
    }
    case 'PostOffering':
      return postOffering(state, command)
    case 'PauseOffering':
    case 'StopOffering': {
      const offered = state.offerings.get(command.activity)
      if (offered?.running === undefined || offered.status === 'closed')
        return refuseStep(`${command.activity} does not run`)
      const { activity, reason, by } = command
      return [
        { type: command.do === 'PauseOffering' ? 'OfferingPaused' : 'OfferingStopped', v: 1, activity, by, reason },
      ]
    }
    case 'ResumeOffering': {
      const status = state.offerings.get(command.activity)?.status
      if (status !== 'paused' && status !== 'stopped')
        return refuseStep(`${command.activity} is neither paused nor stopped`)
      return [{ type: 'OfferingResumed', v: 1, activity: command.activity, by: command.by }]
    }
    case 'CloseOffering':
      return closeOffering(state, command)
  }
}

function acceptRules(state: State, command: CommandOf<'AcceptRules'>): Decision {
  const read = readYaml(command.text, ruleFile)
  if (!read.ok) return refuseStep(read.faults.map((fault) => formatFault('rule file', fault)).join('; '))
  const faults = checkRule(read.value)
  if (faults.length > 0) return refuseStep(faults.join('; '))
  const { activity, clauses } = read.value
  const unaccepted = Object.keys(clauses).filter((clause) => !command.clauses.includes(clause))
  if (unaccepted.length > 0) return refuseStep(`clauses not accepted yet: ${unaccepted.join(', ')}`)
  const open = [...state.hits.values()].some((hit) => hit.activity === activity && hit.status === 'declared')
  if (open) return refuseStep(`a declared hit of ${activity} is not decided yet; its rules stay until it is`)
  const digest = digestOf(command.text)
  return [
    {
      type: 'RulesAccepted',
      v: 1,
      activity,
      digest,
      text: command.text,
      document: command.document,
      clauses: command.clauses,
      by: command.by,
    },
  ]
}

function postOffering(state: State, { activity, places, by, at }: CommandOf<'PostOffering'>): Decision {
  const offered = state.offerings.get(activity)
  const rule = acceptedRule(state, activity)
  const draft = offered?.draft
  if (draft === undefined || rule === undefined || !draft.isApproved)
    return refuseStep(`no approved offering of ${activity} waits to be posted`)
  if (places.length === 0) return refuseStep('name the places where it is posted')
  const choice = offeringOf(draft.text)
  const { wrong, missing } = checkOffering(rule, choice)
  if (wrong.length + missing.length > 0) return refuse(activity, [...wrong, ...missing])
  const { of } = rule.reserve
  if (of !== undefined && runningOf(state, of.activity) === undefined)
    return refuse(activity, [
      { clause: of.by, says: `prizes come from the funds of ${of.activity}, which does not run` },
    ])
  const running = runningOf(state, activity)
  if (running !== undefined) {
    const frozen = frozenTerms(state, activity, running.offering, choice)
    if (frozen.length > 0) return refuse(activity, frozen)
  }
  return [
    {
      type: 'OfferingPosted',
      v: 1,
      activity,
      version: draft.version,
      digest: digestOf(draft.text),
      rule: state.rules.get(activity)!.digest,
      places,
      by,
      local: at.local,
    },
  ]
}

/** What may not change while it runs: the payout structure until the hit, and a posted prize downward. */
function frozenTerms(
  state: State,
  activity: string,
  now: ReturnType<typeof offeringOf>,
  next: ReturnType<typeof offeringOf>,
) {
  const rule = acceptedRule(state, activity)!
  const reasons: { clause: string; says: string }[] = []
  const isHit = state.offerings.get(activity)?.isHit === true
  if (rule.shares?.fixedUntil !== undefined && now.structure !== next.structure && !isHit) {
    reasons.push({
      clause: rule.shares.fixedUntil.by,
      says: `payout structure ${now.structure} stays until the jackpot is hit and awarded`,
    })
  }
  for (const [name, terms] of Object.entries(rule.pools)) {
    const posted = balance(state.balances, activity, `pool:${name}`)
    const cap = next.pools?.[name]?.cap
    if (cap !== undefined && cap < posted) {
      reasons.push({
        clause: terms.falls.by,
        says: `the cap ${formatMoney(cap)} is under the posted prize ${formatMoney(posted)}`,
      })
    }
  }
  return reasons
}

function closeOffering(state: State, { activity, reason, to, by }: CommandOf<'CloseOffering'>): Decision {
  const offered = state.offerings.get(activity)
  if (offered?.running === undefined || offered.status === 'closed') return refuseStep(`${activity} does not run`)
  if (state.offerings.get(to)?.running === undefined || to === activity) {
    return refuseStep('closing names a running activity that takes over pools and reserve; they are never the house’s')
  }
  const openHit = [...state.hits.values()].find((hit) => hit.activity === activity && hit.status !== 'verified')
  if (openHit !== undefined) return refuseStep(`hit ${openHit.hit} is not decided yet`)
  if (state.boards.has(activity)) return refuseStep('hands are on the board; the period is closed first')
  const paidFromIt = [...state.offerings.values()].find(
    (other) => other.activity !== activity && other.status !== 'closed' && funderIn(state, other.activity) === activity,
  )
  if (paidFromIt !== undefined)
    return refuseStep(`${paidFromIt.activity} is paid from the funds of ${activity}; close that first`)
  const rule = acceptedRule(state, activity)!
  const { of } = rule.reserve
  if (of !== undefined && to !== of.activity)
    return refuse(activity, [{ clause: of.by, says: `its money lies in the funds of ${of.activity} and stays there` }])
  const pools = Object.keys(rule.pools).map((pool) => `pool:${pool}`)
  if (of !== undefined) {
    const draft = draftOf(state.balances, of.activity)
    for (const pool of pools) entitle(draft, pool, 'reserve', balanceIn(draft, pool), 'closing')
    return [{ type: 'OfferingClosed', v: 1, activity, by, reason, posts: toPosts(draft.posts) }]
  }
  const draft = draftOf(state.balances, activity)
  const next = draftOf(state.balances, to)
  for (const fund of [...pools, 'reserve']) {
    const amount = balanceIn(draft, fund)
    if (amount <= 0n) continue
    // Two halves, because each activity's books balance by themselves.
    entitle(draft, fund, 'patrons', amount, 'closing')
    entitle(next, 'patrons', 'reserve', amount, 'closing')
    draft.posts.push({ book: 'custody', from: `${activity} bank`, to: `${activity} patron`, amount, by: 'closing' })
    next.posts.push({ book: 'custody', from: `${to} patron`, to: `${to} bank`, amount, by: 'closing' })
  }
  return [
    { type: 'OfferingClosed', v: 1, activity, by, reason, posts: { ...toPosts(draft.posts), ...toPosts(next.posts) } },
  ]
}

export function evolveOfferings(state: State, event: EventOf<OfferingEvent>): void {
  switch (event.type) {
    case 'RulesAccepted':
      state.rules.set(event.activity, { digest: event.digest, text: event.text })
      return
    case 'OfferingDrafted': {
      const { activity, version, text, by } = event
      const offered = state.offerings.get(activity) ?? notRunning(activity)
      offered.version = version
      offered.draft = { version, text, by, isApproved: false }
      state.offerings.set(activity, offered)
      return
    }
    case 'OfferingApproved':
      state.offerings.get(event.activity)!.draft!.isApproved = true
      return
    case 'OfferingPosted': {
      const offered = state.offerings.get(event.activity)!
      const { version, digest, local } = event
      offered.status = 'running'
      offered.running = {
        version,
        text: offered.draft!.text,
        digest,
        rule: state.rules.get(event.activity)!.text,
        since: local,
      }
      delete offered.draft
      delete offered.isHit
      return
    }
    case 'OfferingPaused':
      state.offerings.get(event.activity)!.status = 'paused'
      return
    case 'OfferingResumed':
      state.offerings.get(event.activity)!.status = 'running'
      return
    case 'OfferingStopped':
      state.offerings.get(event.activity)!.status = 'stopped'
      return
    case 'OfferingClosed':
      state.offerings.get(event.activity)!.status = 'closed'
      return
  }
}

const notRunning = (activity: string): Offered => ({
  activity,
  version: 0,
  status: 'not running',
  increased: {},
  charged: {},
  waiting: ZERO,
})
