/** Puts the house in order before the first step: property, tables, persons, rules accepted, offerings posted, balances. */
import { type Cents, cents, dollars, formatMoney, times, ZERO } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { catalogued, activities as listed } from '../../server/catalogue.ts'
import { completed, offeringText } from './assume.ts'
import { type Night, newNight, order, Unplayable } from './night.ts'
import type { Given } from './schema.ts'
import type { Chosen } from './steps.ts'

export const USUAL = {
  zone: 'America/Los_Angeles',
  dayStart: '06:00',
  chip: dollars(1),
  /** A Monday evening. */
  start: '2026-03-02T18:00:00',
} as const

export function openHouse(given: Given): Night {
  const { house = {} } = given
  const night = newNight(house.zone ?? USUAL.zone, given.start ?? USUAL.start)
  night.records.push(night.record)
  order(
    night,
    {
      do: 'OpenProperty',
      property: house.name ?? 'the house',
      zone: night.zone,
      dayStart: house.dayStart ?? USUAL.dayStart,
      chip: house.chip ?? USUAL.chip,
    },
    'general manager',
  )
  for (const [person, { duty = 'none', proposition = false, age }] of Object.entries(given.persons ?? {}))
    order(night, { do: 'EnrolPerson', person, duty, proposition, ...(age === undefined ? {} : { age }) }, 'floor')
  setTables(night, given)
  for (const chosen of given.offerings) offer(night, chosen)
  return night
}

/** A table for every game that needs one, if the scenario names none. */
function setTables(night: Night, { tables, offerings }: Given): void {
  const games = [...new Set(offerings.flatMap(({ activity, games }) => games ?? firstGame(activity)))]
  const written =
    tables ??
    Object.fromEntries((games.length === 0 ? ['none'] : games).map((game, index) => [String(index + 1), { game }]))
  for (const [table, { game, seats, decks, open = true }] of Object.entries(written) as [
    string,
    NonNullable<Given['tables']>[string],
  ][])
    setTable(night, table, game ?? games[0] ?? 'none', seats, decks, open)
}

export function setTable(night: Night, table: string, game: string, seats = 10, decks?: number, open = true): void {
  order(night, { do: 'SetTable', table, game, seats, decks: decks ?? (ONE_DECK.test(game) ? 1 : 6) }, 'floor')
  if (open) order(night, { do: 'OpenTable', table }, 'floor')
}
/** Poker is dealt from one deck; games against a player-dealer come from a shoe of six where nothing else is said. */
const ONE_DECK = /holdem|omaha|stud|draw|pineapple|poker|lowball|razz/

const firstGame = (activity: string): string[] =>
  ruleFor(activity)
    .rule.games.slice(0, 1)
    .map(({ game }) => game)

/** Rule files do not change while scenarios are played. */
const read = new Map<string, ReturnType<typeof catalogued>>()

export function ruleFor(activity: string): { rule: RuleFile; text: string } {
  if (!read.has(activity)) read.set(activity, catalogued(activity))
  const found = read.get(activity)
  if (found === undefined)
    throw new Unplayable(`there is no activity ${activity} in the catalogue; there are ${listed().join(', ')}`)
  if ('faults' in found) throw new Unplayable(`the rule file of ${activity} has faults: ${found.faults.join('; ')}`)
  return found
}

/** Accepts the rules as they stand, if they are not accepted yet. */
export function accept(night: Night, activity: string): void {
  const { rule, text } = ruleFor(activity)
  if (night.state.rules.has(activity)) return
  order(night, { do: 'AcceptRules', text, document: rule.document, clauses: Object.keys(rule.clauses) }, 'compliance')
}

/** Rules accepted, offering drafted, approved by another, posted, balances brought forward. True if it runs now. */
export function offer(night: Night, { balances, ...written }: Chosen): boolean {
  const { activity } = written
  accept(night, activity)
  if (!draft(night, written)) return false
  const version = night.state.offerings.get(activity)!.version
  order(night, { do: 'ApproveOffering', activity, version }, 'general manager')
  const posted = order(night, { do: 'PostOffering', activity, places: ['room', 'tables'] }, 'marketing')
  if (isRefusal(posted)) return false
  if (balances !== undefined) {
    const forward = openingOf(activity, balances)
    order(night, { do: 'BringForward', activity, ...forward }, 'accountant')
  }
  return true
}

export function draft(night: Night, written: Omit<Chosen, 'balances'>, by = 'marketing'): boolean {
  const { activity } = written
  const { offering, assumed, quiet } = completed(ruleFor(activity).rule, written)
  const done = order(night, { do: 'DraftOffering', text: offeringText(offering) }, by)
  if (isRefusal(done)) return false
  night.quiet.set(activity, quiet)
  if (night.record.n === 0) night.assumed.push(...assumed.map((says) => `${activity}: ${says}`))
  else night.record.says.push(...assumed.map((says) => `assumed: ${says}`))
  return true
}

type Opening = { pools: Record<string, Cents>; reserve: Cents; advance: Cents }

/** Balances as stated, less the fees of the first round where they are stated with those. */
export function openingOf(activity: string, written: NonNullable<Chosen['balances']>): Opening {
  const { rule } = ruleFor(activity)
  const pools: Record<string, Cents> = { ...written.pools }
  const [only] = Object.keys(rule.pools)
  if (written.pool !== undefined && only !== undefined) pools[only] = written.pool
  const opening = { pools, reserve: written.reserve ?? ZERO, advance: written.advance ?? ZERO }
  for (const { to, amount } of rule.fee?.parts ?? []) {
    const less = times(amount, written.withFees ?? 0)
    const pool = to.startsWith('pool:') ? to.slice(5) : undefined
    const before = cents((pool === undefined ? opening.reserve : (pools[pool] ?? ZERO)) - less)
    if (before < 0n) throw new Unplayable(`${activity}: ${to} cannot hold ${formatMoney(less)} of fees already`)
    if (pool === undefined) opening.reserve = before
    else pools[pool] = before
  }
  return opening
}
