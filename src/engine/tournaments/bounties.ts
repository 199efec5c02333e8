/** Bounties: on chosen targets or on everybody; to whoever won the hand; at once, or when the collector's own play ends. */
import { citedTogether } from '../../base/cited.ts'
import { message } from '../../base/message.ts'
import { add, atLeastZero, type Cents, fromWire, smaller, subtract, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Refusal } from '../../base/refusal.ts'
import { bountySplit } from '../../games/tournament/bounty.ts'
import { balanceIn, type Draft } from '../../ledger/draft.ts'
import { drawOnReserve } from '../money/movements.ts'
import { type Posts, toPosts } from '../posts.ts'
import { draftFor, POOL } from './money.ts'
import { figuresOf, poolOf, wonBounties } from './prizes.ts'
import type { BountyPaid, Entry, Fallen, Prize, Win } from './records.ts'
import type { RunningTournament } from './terms.ts'
import { about, isLate, type Opened, openTournament, playingIn } from './tournament.ts'
import type { CommandOf, Decision, Event, EventOf, Slice, State, Tournament } from './vocabulary.ts'
import { declareWinning } from './wins.ts'

export function nameTargets(state: State, { activity, entries, by }: CommandOf<'NameTargets'>): Decision {
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule, posted } = running
  const { bounties } = posted
  if (rule.bounties === undefined || bounties === undefined)
    return about(activity, [because(rule.bounties?.by ?? rule.structure.by, 'no bounties')])
  const { targets } = rule.bounties
  if (bounties.targets === 'everybody') return about(activity, [because(targets.everybody.by, 'bounty on everybody')])
  const twice = entries.find((one, nth) => entries.indexOf(one) !== nth)
  if (twice !== undefined) return about(activity, [because(targets.by, 'target twice', { entry: twice })])
  const { free } = tournament
  const letOff = [...free.values()].find(({ player, bounty }) => bounty !== undefined && !entries.includes(player))
  if (letOff !== undefined && tournament.freeOuts.length > 0)
    return about(activity, [because(citedTogether([targets.by, targets.everybody.by]), 'targets stay')])
  for (const name of entries) {
    const player = free.get(name)
    if (player?.status === 'in' || (player !== undefined && player.bounty !== undefined)) continue
    if (player !== undefined) return about(activity, [because(targets.by, 'free player is out', { player: name })])
    const entry = tournament.entries.get(name)
    // Who was one and is out by now stays one.
    if (entry?.bounty !== undefined && entry.status === 'out') continue
    const playing = playingIn(opened, name, targets.by)
    if (isRefusal(playing)) return playing
  }
  // Once play has begun nobody is made a target or let off; a late entry is one from its entry on.
  const changes = [...tournament.entries.values()].some(
    ({ entry, bounty, status }) =>
      (status === 'in' || status === 'out') &&
      (bounty !== undefined) !== entries.includes(entry) &&
      (bounty !== undefined || !isLate(tournament, entry)),
  )
  if (tournament.started !== undefined && changes)
    return about(activity, [because(citedTogether([targets.by, targets.everybody.by]), 'targets stay')])
  const lacking =
    tournament.started === undefined
      ? undefined
      : whyPoolLacks(running, withTargets(tournament, entries, toWire(bounties.amount)))
  if (lacking !== undefined) return lacking
  return [{ type: 'TargetsNamed', activity, entries, bounty: toWire(bounties.amount), clause: targets.by, by }]
}

const withTargets = (tournament: Tournament, targets: readonly string[], amount: string): Tournament => ({
  ...tournament,
  entries: new Map(
    [...tournament.entries].map(([name, { bounty: _, ...entry }]) => [
      name,
      targets.includes(name) ? { ...entry, bounty: amount } : entry,
    ]),
  ),
})

export function evolveTargets(own: Slice, { activity, entries, bounty }: EventOf<'TargetsNamed'>): void {
  const tournament = own.tournaments.get(activity)!
  for (const entry of tournament.entries.values())
    if (entries.includes(entry.entry)) entry.bounty = bounty
    else delete entry.bounty
  for (const player of tournament.free.values())
    if (entries.includes(player.player)) player.bounty = bounty
    else delete player.bounty
}

/** Who has how much of whose: of those who are out for good in this hand. */
export function bountiesOf(tournament: Tournament, fallen: readonly Fallen[]): BountyPaid[] {
  return fallen.flatMap(({ entry, by = [], rebuys }) => {
    const bounty = tournament.entries.get(entry)?.bounty
    if (bounty === undefined || rebuys === true || by.length === 0 || fromWire(bounty) === ZERO) return []
    return bountySplit(fromWire(bounty), by).map(({ to, amount }) => ({ target: entry, to, amount: toWire(amount) }))
  })
}

/** By entry, what it has won of bounties and was not told of: they wait for its exit, or a hit went back with another. */
export function waitingIn({ wins, denied, outs }: Tournament): Map<string, BountyPaid[]> {
  const told = new Set([
    ...wins.flatMap(({ entry, prizes }) =>
      prizes.flatMap(({ of, target }) => (of === 'bounty' ? [`${entry} ${target}`] : [])),
    ),
    ...denied.flatMap(({ entry, bounties }) => bounties.map(({ target }) => `${entry} ${target}`)),
  ])
  const untold = wonBounties({ outs }).filter(({ to, target }) => !told.has(`${to} ${target}`))
  return Map.groupBy(untold, ({ to }) => to)
}

/** Nobody was knocked out: what was denied of those bounties is forgotten with it. */
export function forgetDenied(tournament: Tournament, targets: readonly string[]): void {
  tournament.denied = tournament.denied.map((one) => ({
    ...one,
    bounties: one.bounties.filter(({ target }) => !targets.includes(target)),
  }))
}

export const bountyPrizes = (bounties: readonly BountyPaid[]): Prize[] =>
  bounties.map(({ target, amount }) => ({ of: 'bounty', amount, form: 'cash', target }))

export type Collected = {
  readonly wins: readonly Win[]
  readonly hits: readonly Event[]
  readonly given?: string
  readonly posts: Posts
}

/**
 * Hits for bounties that are due now. `gone`: entries whose own play ends with it. Out of the pool as far as it is there; what it
 * lacks of a guarantee the house puts in already.
 */
export function collect(
  state: State,
  { running, tournament }: Opened,
  fresh: readonly BountyPaid[],
  gone: readonly Entry[],
  out: string,
  acting: { readonly at: { readonly at: number; readonly local: string }; readonly by: string },
): Collected | Refusal {
  const { rule, posted } = running
  if (rule.bounties === undefined || posted.bounties === undefined) return { wins: [], hits: [], posts: {} }
  const isAtOnce = posted.bounties.paid === 'at the knock-out'
  const waiting = isAtOnce || gone.length === 0 ? new Map<string, BountyPaid[]>() : waitingIn(tournament)
  const due = isAtOnce
    ? fresh
    : gone.flatMap(({ entry }) => [...(waiting.get(entry) ?? []), ...fresh.filter(({ to }) => to === entry)])
  const draft = draftFor(state, running)
  const needed = posted.bounties.from === 'house' ? ZERO : add(ZERO, ...due.map(({ amount }) => fromWire(amount)))
  const given = topUp(draft, running, tournament, needed)
  if (isRefusal(given)) return given
  const posts = toPosts(draft.posts)
  const wins: Win[] = []
  const hits: Event[] = []
  for (const [entry, theirs] of Map.groupBy(due, ({ to }) => to)) {
    const { person } = tournament.entries.get(entry)!
    const isTied = theirs.some(({ target }) => fresh.filter((one) => one.target === target).length > 1)
    const winning = {
      entry,
      person,
      out,
      prizes: bountyPrizes(theirs),
      evidence: message('bounty was won', { targets: theirs.map(({ target }) => target) }),
      by: [rule.bounties.by, rule.bounties.paid.by, ...(isTied ? [rule.bounties.tied.by] : [])],
    }
    const { win, declared } = declareWinning(state, running, draft, winning, acting, hits.length)
    wins.push(win)
    hits.push(declared)
  }
  return { wins, hits, ...(given === ZERO ? {} : { given: toWire(given) }), posts }
}

/** So that the pool holds this much: out of what the house owes to the guarantee, and no further. */
function topUp(draft: Draft, running: RunningTournament, tournament: Tournament, needed: Cents): Cents | Refusal {
  const lacking = atLeastZero(subtract(needed, balanceIn(draft, POOL)))
  if (lacking === ZERO) return ZERO
  const { rule } = running
  const open = atLeastZero(subtract(figuresOf(running, tournament).given, fromWire(tournament.given)))
  const given = smaller(lacking, open)
  if (given < lacking) return poolLacks(running, balanceIn(draft, POOL), needed)
  drawOnReserve(draft, rule, POOL, given, rule.pool.guarantee?.by ?? rule.pool.by)
  return given
}

/**
 * Once play has begun the pool pays for every bounty that comes out of it, with what the house owes to the guarantee: a target too many
 * could not be knocked out, and nobody could be paid.
 */
export function whyPoolLacks(running: RunningTournament, tournament: Tournament): Refusal | undefined {
  const figures = figuresOf(running, tournament)
  const there = add(poolOf(figures), figures.given)
  return figures.bounties > there ? poolLacks(running, there, figures.bounties) : undefined
}

const poolLacks = ({ rule }: RunningTournament, pool: Cents, bounty: Cents): Refusal =>
  about(rule.activity, [
    because(rule.bounties?.funded.by ?? rule.pool.by, 'pool lacks the bounty', {
      pool: toWire(pool),
      bounty: toWire(bounty),
    }),
  ])
