/** It is over: the house makes up the guarantee, and everybody with a place has the prize of it, to be verified. */
import { citedTogether } from '../../base/cited.ts'
import { type Message, message } from '../../base/message.ts'
import { add, atLeastZero, type Cents, fromWire, subtract, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, type Draft } from '../../ledger/draft.ts'
import type { Ask } from '../mechanism.ts'
import { drawOnReserve, giveToHouse, saying } from '../money/movements.ts'
import { toPosts } from '../posts.ts'
import { bountyPrizes, waitingIn } from './bounties.ts'
import { draftFor, POOL } from './money.ts'
import { type Figures, finalFigures, intoOf, openBounties, payoutsIn, placesIn, ranked, thereFor } from './prizes.ts'
import type { PoolFigures, Prize, Win } from './records.ts'
import type { RunningTournament } from './terms.ts'
import { about, entriesIn, isFinished, openTournament } from './tournament.ts'
import { isOfTheEnd, takeBack } from './undo.ts'
import type { CommandOf, Decision, Event, EventOf, Slice, State, Tournament } from './vocabulary.ts'
import { declareWinning, placeEvidence, type Winning } from './wins.ts'

export function awardTournament(state: State, command: CommandOf<'AwardTournament'>, ask: Ask): Decision {
  const { activity, at, by, second } = command
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule } = running
  if (tournament.started === undefined) return about(activity, [because(rule.pays.by, 'tournament has not started')])
  if (!isFinished(running, tournament))
    return about(activity, [because(rule.pays.by, 'tournament has not finished', { left: tournament.inPlay })])
  if (ranked(tournament).length === 0) return about(activity, [because(rule.pays.by, 'nobody is left')])
  // A part of it was declined, or a bounty came back: what they agreed on is not all that is there.
  const { deal } = tournament
  const there = deal === undefined ? ZERO : thereFor(running, tournament).all
  if (deal !== undefined && there !== fromWire(deal.there))
    return about(activity, [
      because(rule.deals!.all.by, 'deal is not all there is', { was: deal.there, there: toWire(there) }),
    ])
  if (second === undefined) return refuseOrder('tournament takes two')
  // After a prize was declined the others move up: what was given before is given anew.
  const before = tournament.wins.filter(isOfTheEnd)
  const undone = takeBack(state, before, { ...command, second, reason: 'prizes are given anew' }, ask)
  if (isRefusal(undone)) return undone
  const left = { ...tournament, wins: tournament.wins.filter((win) => !before.includes(win)) }
  const draft = draftFor(undone.state, running)
  const figures = finalFigures(running, left)
  const given = add(figures.given, dealtBounties(running, left))
  makeUp(draft, running, left, given)
  const posts = toPosts(draft.posts)
  const wins: Win[] = []
  const hits: Event[] = []
  for (const winning of winningsIn(running, left)) {
    const { win, declared } = declareWinning(undone.state, running, draft, winning, { at, by }, hits.length)
    wins.push(win)
    hits.push(declared)
  }
  const rest = balanceIn(draft, POOL)
  if (rest !== ZERO) throw new Error(`the prizes of ${activity} leave ${rest} in its pool`)
  return [
    ...undone.events,
    {
      type: 'TournamentAwarded',
      activity,
      figures: wired(figures),
      given: toWire(given),
      wins,
      at: at.at,
      local: at.local,
      clause: clauseOf(running, figures, tournament),
      by: [by, second],
      posts,
    },
    ...hits,
  ]
}

/** Bounties of the house that nobody has won are divided with the rest: the house puts them in. */
const dealtBounties = ({ posted }: RunningTournament, { deal }: Tournament): Cents =>
  deal === undefined || posted.bounties?.from !== 'house' ? ZERO : fromWire(deal.bounties)

/** What it has put in for bounties before counts; what was too much by now goes back to it. */
function makeUp(draft: Draft, { rule, posted }: RunningTournament, tournament: Tournament, wanted: Cents): void {
  const before = fromWire(tournament.given)
  const by = madeUpBy(rule, posted)
  const paying = posted.guarantee === undefined ? saying(rule, by) : rule
  drawOnReserve(draft, paying, POOL, atLeastZero(subtract(wanted, before)), by)
  giveToHouse(draft, POOL, atLeastZero(subtract(before, wanted)), by)
}

/** Without a guarantee of the pool it is the posted prizes that are guaranteed; where nobody pays for an entry the house sets them. */
function madeUpBy({ pays, pool }: RunningTournament['rule'], posted: RunningTournament['posted']): string {
  if (posted.guarantee !== undefined) return (pool.guarantee ?? pays).by
  if (isSetByHouse({ pool }, posted)) return pool.freeRoll!.by
  if (posted.pays.kind === 'flat') return pays.flat?.short.by ?? pays.by
  return (posted.pays.kind === 'entry first' ? pays.entryFirst?.short.by : undefined) ?? pays.by
}

/** Nobody pays for an entry, and nothing is guaranteed of what rebuys bring. */
const isSetByHouse = (
  { pool }: Pick<RunningTournament['rule'], 'pool'>,
  posted: RunningTournament['posted'],
): boolean => pool.freeRoll !== undefined && posted.buyIn === ZERO && posted.guarantee === undefined

/** Whoever has something: a place or a part of the deal, bounties that waited, and the own one that nobody won. */
function winningsIn(running: RunningTournament, tournament: Tournament): Winning[] {
  const { rule } = running
  const entries = ranked(tournament).length
  const places = new Map(placesIn(tournament).map((one) => [one.who, one]))
  const shares = dealPrizes(running, tournament) ?? placePrizes(running, tournament)
  const waiting = waitingIn(tournament)
  const kept = new Set(tournament.deal === undefined ? openBounties(tournament).map(({ entry }) => entry) : [])
  const order = [...new Set([...places.keys(), ...entriesIn(tournament, 'in', 'out').map(({ entry }) => entry)])]
  return order.flatMap((entry): Winning[] => {
    const { person, bounty } = tournament.entries.get(entry)!
    const own: Prize[] =
      kept.has(entry) && bounty !== undefined && fromWire(bounty) > ZERO
        ? [{ of: 'own bounty', amount: bounty, form: 'cash', target: entry }]
        : []
    const late = waiting.get(entry) ?? []
    const waited = bountyPrizes(late)
    const hasTied = late.some(({ target, amount }) => amount !== tournament.entries.get(target)!.bounty)
    const prizes = [...(shares.get(entry) ?? []), ...waited, ...own]
    if (prizes.length === 0) return []
    const placed = places.get(entry)
    const isDealt = prizes.some(({ of }) => of === 'deal')
    const isTied = placed !== undefined && placed.to !== placed.place
    return [
      {
        entry,
        person,
        ...(placed === undefined ? {} : { place: placed.place }),
        ...(isTied ? { to: placed.to } : {}),
        prizes,
        evidence: evidenceOf(tournament, isDealt, placed, prizes, entries),
        by: [
          ...(isDealt ? [rule.deals!.by, rule.deals!.all.by] : shares.has(entry) ? [rule.pays.by] : []),
          ...(isTied && shares.has(entry) && !isDealt ? [rule.pays.tied.by] : []),
          ...(own.length === 0 ? [] : [rule.bounties!.kept.by]),
          ...(waited.length === 0 ? [] : [rule.bounties!.by, rule.bounties!.paid.by]),
          ...(hasTied ? [rule.bounties!.tied.by] : []),
        ],
      },
    ]
  })
}

function evidenceOf(
  { deal }: Tournament,
  isDealt: boolean,
  placed: { readonly place: number; readonly to: number } | undefined,
  prizes: readonly Prize[],
  entries: number,
): Message {
  if (isDealt) return message('deal was made', { players: deal!.shares.length })
  return placed === undefined
    ? message('bounty was won', { targets: prizes.flatMap(({ target }) => target ?? []) })
    : placeEvidence(placed.place, placed.to, entries)
}

function placePrizes(running: RunningTournament, tournament: Tournament): Map<string, Prize[]> {
  return new Map(
    payoutsIn(running, tournament).map(({ who, parts }) => [
      who,
      parts.map(({ amount, form, what }): Prize => {
        const into = form === 'entry' ? intoOf(running.posted, what) : undefined
        const item = what === undefined ? {} : { item: what }
        return { of: 'place', amount: toWire(amount), form, ...item, ...(into === undefined ? {} : { into }) }
      }),
    ]),
  )
}

/** Those of the deal have their parts of it; whoever was out before it has the prize of the place. */
function dealPrizes(running: RunningTournament, tournament: Tournament): Map<string, Prize[]> | undefined {
  const { deal } = tournament
  if (deal === undefined) return undefined
  const dealt = new Set(deal.shares.map(({ entry }) => entry))
  const others = [...placePrizes(running, tournament)].filter(([entry]) => !dealt.has(entry))
  const shares = deal.shares.flatMap(({ entry, amount }): [string, Prize[]][] =>
    fromWire(amount) === ZERO ? [] : [[entry, [{ of: 'deal', amount, form: 'cash' }]]],
  )
  return new Map([...shares, ...others])
}

function clauseOf({ rule, posted }: RunningTournament, figures: Figures, { deal }: Tournament): string {
  const { pool, pays, bounties, deals, half } = rule
  return citedTogether([
    pays.by,
    pool.by,
    ...(posted.guarantee === undefined || figures.given === ZERO ? [] : [pool.guarantee!.by]),
    ...(isSetByHouse(rule, posted) && figures.given !== ZERO ? [pool.freeRoll!.by] : []),
    ...(figures.bounties + figures.bountiesGiven === 0n || bounties === undefined ? [] : [bounties.funded.by]),
    ...(deal === undefined || deals === undefined ? [] : [deals.by]),
    ...(half === undefined ? [] : [half.stops.by, half.doubles.by]),
  ])
}

const wired = (figures: Figures): PoolFigures =>
  Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, toWire(amount)])) as PoolFigures

export function evolveAwarded(
  own: Slice,
  { activity, wins, figures, given, at, local, by }: EventOf<'TournamentAwarded'>,
): void {
  const tournament = own.tournaments.get(activity)!
  tournament.wins.push(...wins)
  tournament.given = given
  tournament.awarded = { at, local, figures, by }
}
