/** Puts the house in order before the first step: property, tables, persons, rules accepted, offerings posted, balances. */

import { add, type Cents, cents, dollars, formatMoney, smaller, times, ZERO } from '../../base/money.ts'
import { meantOrAll } from '../../base/near.ts'
import { rulesBehind } from '../../base/occasion.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Notice } from '../../engine/offerings/vocabulary.ts'
import { GAME_SLUGS, gameCalled, isGame } from '../../games/games.ts'
import { isPool, poolOf } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { keyOf } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { catalogued, activities as listed } from '../../server/house/catalogue.ts'
import { english } from '../../words/sentence.ts'
import { completed, offeringText } from './assumptions.ts'
import type { Given } from './file/schema.ts'
import type { Chosen } from './file/steps.ts'
import { attempt, localNow, type Night, newNight, order, Undone, Unplayable } from './night.ts'

const USUAL = {
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
  for (const [person, facts] of Object.entries(given.persons ?? {})) enrol(night, person, facts)
  attempt(night, () => {
    setTables(night, given)
    // Who pays for others comes first.
    const isPaid = (chosen: Chosen) => funderFor(keyOf(chosen)) !== keyOf(chosen)
    const inOrder = [...given.offerings.filter((one) => !isPaid(one)), ...given.offerings.filter(isPaid)]
    const shared = openingsOf(inOrder)
    for (const chosen of inOrder) offer(night, chosen, shared)
  })
  return night
}

type PersonText = NonNullable<Given['persons']>[string]

export function enrol(night: Night, person: string, facts: PersonText & { second?: string | undefined }, by = 'floor') {
  const { duty = 'none', proposition = false, age, connection, exclusion, club, second } = facts
  const known = {
    ...(age === undefined ? {} : { age }),
    ...(connection === undefined ? {} : { connection }),
    ...(exclusion === undefined ? {} : { exclusion }),
    ...(club === undefined ? {} : { club }),
    ...(second === undefined ? {} : { second }),
  }
  return order(night, { do: 'EnrolPerson', person, duty, proposition, ...known }, by)
}

/** A table for every game that needs one, if the scenario names none. */
function setTables(night: Night, { tables, offerings }: Given): void {
  const games = [...new Set(offerings.flatMap(({ activity, games }) => games ?? firstGame(activity)))]
  const written =
    tables ??
    Object.fromEntries((games.length === 0 ? ['none'] : games).map((game, index) => [String(index + 1), { game }]))
  for (const [table, { game = games[0] ?? 'none', ...facts }] of Object.entries(written) as [string, TableText][])
    setTable(night, table, game, facts)
}

type TableText = NonNullable<Given['tables']>[string]

export function setTable(
  night: Night,
  table: string,
  game: string,
  { seats = 10, decks, limit, kind, open = true }: Omit<TableText, 'game'> = {},
): void {
  const posted = { ...(limit === undefined ? {} : { limit }), ...(kind === undefined ? {} : { kind }) }
  const slug = gameMeant(game)
  order(
    night,
    { do: 'SetTable', table, game: slug, seats, decks: decks ?? (ONE_DECK.test(slug) ? 1 : 6), ...posted },
    'floor',
  )
  if (open) order(night, { do: 'OpenTable', table }, 'floor')
}
/** Poker is dealt from one deck; games against a player-dealer come from a shoe of six where nothing else is said. */
const ONE_DECK = /holdem|omaha|stud|draw|pineapple|poker|lowball|razz|thirteen|tiles/

/** A game by its short name, or as a document calls it; one that a rule file of the house's own names stands as it is. */
export function gameMeant(written: string): string {
  if (!isGameKnown(written)) throw new Undone(`there is no game "${written}"${meantOrAll(written, GAME_SLUGS)}`)
  return isGame(written) ? written : (gameCalled(written) ?? written)
}

export function isGameKnown(written: string): boolean {
  if (isGame(written) || written === 'none' || gameCalled(written) !== undefined) return true
  const named = (activity: string) => {
    const found = catalogued(activity)
    return found === undefined || 'faults' in found ? [] : found.rule.games
  }
  return listed().some((activity) => named(activity).some(({ game }) => game === written))
}

const firstGame = (activity: string): string[] =>
  ruleFor(activity)
    .rule.games.slice(0, 1)
    .map(({ game }) => game)

/** Rule files do not change while scenarios are played, unless somebody says so. */
const read = new Map<string, ReturnType<typeof catalogued>>()

/** From now on scenarios play by this text of an activity; without one, by the catalogue's own again. */
export function playBy(activity: string, found?: { readonly rule: RuleFile; readonly text: string }): void {
  if (found === undefined) read.delete(activity)
  else read.set(activity, found)
}

/** The rules behind an activity, or behind an occasion of one. */
export function ruleFor(key: string): { rule: RuleFile; text: string } {
  const activity = rulesBehind(key)
  if (!read.has(activity)) read.set(activity, catalogued(activity))
  const found = read.get(activity)
  if (found === undefined)
    throw new Undone(`there is no activity ${activity} in the catalogue${meantOrAll(activity, listed())}`)
  if ('faults' in found)
    throw new Unplayable(`the rule file of ${activity} has faults: ${found.faults.map(english).join('; ')}`)
  return found
}

/** In whose accounts its money lies. */
const funderFor = (key: string): string => funderOf({ ...ruleFor(key).rule, activity: key })

/** Accepts the rules as they stand, if they are not accepted yet. */
export function accept(night: Night, activity: string): void {
  const { rule, text } = ruleFor(activity)
  if (night.state.rules.has(activity)) return
  order(night, { do: 'AcceptRules', text, document: rule.document, clauses: Object.keys(rule.clauses) }, 'compliance')
}

/** By activity, what it has from before: its own pools, and the rest of every one that is paid from its funds. */
type Openings = ReadonlyMap<string, Opening>

function openingsOf(chosen: readonly Chosen[]): Openings {
  const openings = new Map<string, Opening>()
  const put = (activity: string, { pools, reserve, advance }: Opening) => {
    const before = openings.get(activity) ?? { pools: {}, reserve: ZERO, advance: ZERO }
    for (const [pool, amount] of Object.entries(pools)) before.pools[pool] = add(before.pools[pool] ?? ZERO, amount)
    const sums = { reserve: add(before.reserve, reserve), advance: add(before.advance, advance) }
    openings.set(activity, { pools: before.pools, ...sums })
  }
  for (const one of chosen) {
    const { balances } = one
    if (balances === undefined) continue
    const activity = keyOf(one)
    const funder = funderFor(activity)
    const own = openingOf(activity, balances)
    // Pools of its own lie in the funder's accounts under its own names; the rest is the funder's.
    const hasPools = funder !== activity && Object.keys(own.pools).length > 0
    if (hasPools) put(activity, { pools: own.pools, reserve: ZERO, advance: ZERO })
    const { pool: _pool, pools: _pools, ...rest } = balances
    put(funder, openingOf(funder, hasPools ? rest : balances))
  }
  return openings
}

/** Rules accepted, offering drafted, approved by another, balances brought forward, posted. True if it runs now. */
export function offer(night: Night, chosen: Chosen, shared: Openings = openingsOf([chosen])): boolean {
  const { balances: _balances, ...written } = chosen
  const activity = keyOf(written)
  const funder = funderFor(activity)
  if (funder !== activity && night.state.offerings.get(funder)?.running === undefined)
    offerFunder(night, funder, shared)
  accept(night, written.activity)
  if (!draft(night, written)) return false
  const version = night.state.offerings.get(activity)!.version
  order(night, { do: 'ApproveOffering', activity, version }, 'general manager')
  // Whoever offers a thing anew has told the patrons: since this very day.
  const told = night.state.offerings.get(activity)?.running === undefined ? {} : { notice: noticeOf(night, version) }
  const opening = shared.get(activity)
  if (opening !== undefined) order(night, { do: 'BringForward', activity, ...opening, ...FORWARD }, 'accountant')
  const posted = order(night, { do: 'PostOffering', activity, places: ['room', 'tables'], ...told }, 'marketing')
  return !isRefusal(posted)
}

/** By which document, and who signs beside the accountant. */
export const FORWARD = { document: 'closing statement of the books before', second: 'second accountant' }

const noticeOf = (night: Night, version: number): Notice => ({
  what: `version ${version}`,
  where: 'room',
  since: localNow(night).slice(0, 10),
})

/** Prizes are paid from the funds of another activity: that one is there too, but takes part in no hand. */
function offerFunder(night: Night, activity: string, shared: Openings): void {
  night.assumed.push(`${activity} pays; it is offered at no table in this scenario`)
  offer(night, { activity, tables: [] }, shared)
}

export function draft(
  night: Night,
  written: Omit<Chosen, 'balances'>,
  by = 'marketing',
  how: { readonly isAnother?: true } = {},
): boolean {
  const activity = keyOf(written)
  const { offering, assumed, quiet } = completed(
    ruleFor(activity).rule,
    withGames(written),
    localNow(night).slice(0, 10),
  )
  const done = order(night, { do: 'DraftOffering', text: offeringText(offering), ...how }, by)
  if (isRefusal(done)) return false
  night.quiet.set(activity, quiet)
  if (night.record.n === 0) night.assumed.push(...assumed.map((says) => `${activity}: ${says}`))
  else night.record.says.push(...assumed.map((says) => `assumed: ${says}`))
  return true
}

/** Games under the short names that rules have for them; what nobody knows stays for the engine to refuse. */
function withGames<Written extends Omit<Chosen, 'balances'>>(written: Written): Written {
  const short = (game: string): string => (isGame(game) ? game : (gameCalled(game) ?? game))
  const keys = <T>(map: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(map).map(([game, value]) => [short(game), value]))
  return {
    ...written,
    ...(written.games === undefined ? {} : { games: written.games.map(short) }),
    ...(written.charts === undefined ? {} : { charts: keys(written.charts) }),
    ...(written.prizesIn === undefined ? {} : { prizesIn: keys(written.prizesIn) }),
  }
}

type Opening = { pools: Record<string, Cents>; reserve: Cents; advance: Cents }

/** Balances as stated, less the fees of the first round where they are stated with those. */
export function openingOf(activity: string, written: NonNullable<Chosen['balances']>): Opening {
  const { rule } = ruleFor(activity)
  const pools: Record<string, Cents> = { ...written.pools }
  const [only, second] = Object.keys(rule.pools)
  if (written.pool !== undefined && second !== undefined)
    throw new Undone(
      `${activity} has several pools; say under pools which of them: ${Object.keys(rule.pools).join(', ')}`,
    )
  if (written.pool !== undefined && only !== undefined) pools[only] = written.pool
  const opening = { pools, reserve: written.reserve ?? ZERO, advance: written.advance ?? ZERO }
  const names = Object.keys(rule.pools)
  if (written.fund !== undefined && names.length !== 1) {
    // Of several prizes in one fund, those that nobody states are posted at their least seed.
    for (const name of names) pools[name] ??= rule.pools[name]!.seed.range.min
    const rest = cents(written.fund - add(...Object.values(pools)))
    if (rest < 0n) throw new Undone(`${activity}: a fund of ${formatMoney(written.fund)} does not hold its prizes`)
    opening.reserve = rest
  } else if (written.fund !== undefined && only !== undefined) {
    const cap = rule.pools[only]?.cap?.range.max ?? written.fund
    const posted = written.posted ?? smaller(written.fund, cap)
    if (posted > written.fund)
      throw new Undone(`${activity}: a fund of ${formatMoney(written.fund)} does not hold the posted prize`)
    pools[only] = posted
    opening.reserve = cents(written.fund - posted)
  }
  for (const { to, amount } of rule.fee?.parts ?? []) {
    const less = times(amount, written.withFees ?? 0)
    const pool = isPool(to) ? poolOf(to) : undefined
    const before = cents((pool === undefined ? opening.reserve : (pools[pool] ?? ZERO)) - less)
    if (before < 0n) throw new Undone(`${activity}: ${to} cannot hold ${formatMoney(less)} of fees already`)
    if (pool === undefined) opening.reserve = before
    else pools[pool] = before
  }
  return opening
}
