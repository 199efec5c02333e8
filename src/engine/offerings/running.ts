/** Rule files and offerings as they run. */
import { type Message, message } from '../../base/message.ts'
import { type Cents, dollars } from '../../base/money.ts'
import { nameUnder, rulesBehind } from '../../base/occasion.ts'
import type { Draft } from '../../ledger/draft.ts'
import { timedDrawings } from '../../rulebook/calling.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { type Offering, offering, offeringUnder } from '../../rulebook/offering.ts'
import { readAccepted } from '../../rulebook/older.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { ruleFile } from '../../rulebook/rulefile.ts'
import { readerOf } from '../inforce.ts'
import { repayHouse } from './advances.ts'
import { isLater, NOW, type When } from './moment.ts'
import { asPosted } from './postedsettings.ts'
import type { Offered, State } from './vocabulary.ts'

/** As much of the state as says what runs: a relay has no more of it. */
export type InForce = {
  readonly offerings: ReadonlyMap<string, Pick<Offered, 'activity' | 'status' | 'running' | 'before'>>
  readonly property?: { readonly chip: Cents } | undefined
}
export type AtTables = InForce & { readonly tables: ReadonlyMap<string, { readonly game: string }> }

/** What runs at a table: the rule, what the house has posted of it, and the smallest chip. */
export type Running = { readonly rule: RuleFile; readonly offering: Offering; readonly chip: Cents }

export const ruleOf = readerOf('rules', ruleFile, readAccepted)
export const offeringOf = readerOf('offering', offering)

/** The newest accepted text behind a key, which may be that of an occasion. */
export const acceptedText = ({ rules }: Pick<State, 'rules'>, key: string) => rules.get(rulesBehind(key))

/** The rule of the newest accepted text, as it holds under that key. */
export function acceptedRule(state: State, key: string): RuleFile | undefined {
  const accepted = acceptedText(state, key)
  return accepted === undefined ? undefined : ruleUnder(ruleOf(accepted.text), key)
}

/**
 * For an occasion the rule has the key and the name of that: whatever takes the activity from its rule keeps occasions apart.
 * Whoever asks again gets the same one, as texts are read once.
 */
function ruleUnder(rule: RuleFile, key: string): RuleFile {
  if (key === rule.activity) return rule
  const keyed = occasions.get(rule) ?? new Map<string, RuleFile>()
  occasions.set(rule, keyed)
  const known = keyed.get(key) ?? { ...rule, activity: key, name: nameUnder(rule.name, key) }
  keyed.set(key, known)
  return known
}
const occasions = new WeakMap<RuleFile, Map<string, RuleFile>>()

/** What ran under that key at that moment, with the settings posted up to it; nothing while it is not posted. */
export function runningOf(state: InForce, key: string, when: When = NOW): Running | undefined {
  const offered = state.offerings.get(key)
  const running = offered?.before?.find(({ until }) => isLater(until, when)) ?? offered?.running
  if (running === undefined || (running.by !== undefined && isLater(running.by, when))) return undefined
  const rule = ruleUnder(ruleOf(running.rule), key)
  const choice = timed(rule, asPosted(offeringUnder(rule, offeringOf(running.text)), running.posted, when))
  return { rule, offering: choice, chip: choice.chip ?? state.property?.chip ?? dollars(1) }
}

/** With the drawings whose times the rules fix, where nobody has to post them. */
function timed(rule: RuleFile, choice: Offering): Offering {
  if (rule.draws === undefined || choice.drawings !== undefined) return choice
  const known = withTimes.get(choice)
  if (known !== undefined) return known
  const drawings = timedDrawings({ rule, offering: choice })
  const whole = drawings === undefined ? choice : ({ ...choice, drawings } as Offering)
  withTimes.set(choice, whole)
  return whole
}
const withTimes = new WeakMap<Offering, Offering>()

/** Why nothing of it happens for now; nothing while it runs. */
export function whyHalted(state: State, activity: string): Message | undefined {
  const offered = state.offerings.get(activity)
  if (offered?.status !== 'paused' && offered?.status !== 'stopped') return undefined
  const { status, why } = offered
  return message('activity halted', { activity, status, ...(why === undefined ? {} : { why }) })
}

export const whysHalted = (state: State, activities: readonly string[]): Message[] =>
  activities.flatMap((activity) => whyHalted(state, activity) ?? [])

/** Activities that take part in a round at this table: running, with the table and its game among theirs. */
export const activitiesAt = (state: AtTables, table: string, when: When = NOW): Running[] =>
  offeredAt(state, table, when, ['running'])

/** Those that would take part if they were not paused or stopped. */
export const haltedAt = (state: AtTables, table: string): string[] =>
  offeredAt(state, table, NOW, ['paused', 'stopped']).map(({ rule }) => rule.activity)

function offeredAt(state: AtTables, table: string, when: When, status: readonly Offered['status'][]): Running[] {
  const game = state.tables.get(table)?.game
  const found: Running[] = []
  for (const offered of state.offerings.values()) {
    if (!status.includes(offered.status)) continue
    const running = runningOf(state, offered.activity, when)
    if (running === undefined) continue
    const { offering: choice, rule } = running
    if (choice.tables !== undefined && !choice.tables.includes(table)) continue
    if (game !== undefined && (choice.games ?? gamesOf(rule)).includes(game)) found.push(running)
  }
  return found
}

/** The activity in whose accounts the money of this one lies. */
export function funderIn(state: State, activity: string): string {
  const running = runningOf(state, activity)
  return running === undefined ? activity : funderOf(running.rule)
}

/** The running activity in whose funds the money of this one lies: its own, or the one that pays for it. */
export const funderRunning = (state: State, activity: string): Running | undefined =>
  runningOf(state, funderIn(state, activity))

/** Activities for which the house has advanced money into the fund of this one and has it not back, the oldest first. */
const owingIn = (state: State, fund: string): Running[] =>
  [...(state.owing.get(fund) ?? [])].flatMap((activity) => runningOf(state, activity) ?? [])

/** The house has back what the funds of this activity can give. */
export function repayFrom(state: State, draft: Draft): void {
  const fund = state.owing.has(draft.activity) ? runningOf(state, draft.activity) : undefined
  if (fund !== undefined) repayHouse(draft, owingIn(state, draft.activity), fund)
}

const gamesOf = (rule: RuleFile): string[] => rule.games.map(({ game }) => game)
