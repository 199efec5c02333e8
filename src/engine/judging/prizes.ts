/** Prizes for hands: shares of a pool, and fixed amounts from the reserve. */

import { add, type Cents, cents, subtract, toWire } from '../../base/money.ts'
import { isMore, type Multiple, multiplied as timesOf } from '../../base/multiple.ts'
import { type Party, partyKey } from '../../base/party.ts'
import { isWhole, partRoundedDown, type Share, share as shareOf, WHOLE } from '../../base/share.ts'
import { divideRoundedDown, divideRoundedUp } from '../../base/split.ts'
import { accountOf, holderOf, nameOf } from '../../ledger/account.ts'
import { type Draft, entitle, entitleAtMost, standingIn } from '../../ledger/draft.ts'
import {
  type Fund,
  fundsIn,
  type Hold,
  kindOf,
  type Pool,
  pendingAccount,
  poolAccount,
  poolOf,
  reseedAccount,
} from '../../ledger/name.ts'
import { prizeOf, reseedOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { type Drawn, drawOnReserve, saying } from '../money/movements.ts'
import type { Running } from '../offerings/running.ts'
import type { Case } from './case.ts'
import type { Player } from './conditions.ts'
import type { Award } from './judgement.ts'
import { multipliedPrize, timesNow } from './multiplier.ts'

export type Winner = {
  readonly who: Party
  readonly player: Pick<Player, 'bettor' | 'on' | 'cards'>
  readonly line: Line
  /** What a person entered, where no rule says how much. */
  readonly amount?: Cents
}

/**
 * Holds every prize of the winners in `pending:HIT` and the reseed of an emptied pool in `reseed:HIT`. What others have out of the
 * reserve for such a hand comes before the reseed.
 */
export function awardPrizes(judged: Case, winners: readonly Winner[], ofOthers = (): Award[] => []): Award[] {
  const lines = [...new Set(winners.map(({ line }) => line))]
  const fixed = lines.flatMap((line) =>
    line.pays.kind === 'fixed'
      ? fixedPrizes(
          judged,
          winners.filter((winner) => winner.line === line),
        )
      : [],
  )
  const entered = winners.filter(({ line }) => line.pays.kind === 'entered').map((one) => enteredPrize(judged, one))
  for (const pool of new Set(lines.flatMap(({ pays }) => sourceOf(pays) ?? []))) refill(judged, pool)
  const more = severalBy(judged.running.rule, winners)
  const { awards, waiting } = poolPrizes(judged, winners)
  const won = [...fixed, ...entered, ...awards].map((one) => ({ ...one, by: [...new Set([...one.by, ...more])] }))
  const others = ofOthers()
  for (const line of waiting) reseedAfter(judged, line, winners)
  return [...won, ...others]
}

/** Several hits may wait at once: a pool that gave nothing is left to those that have it, and what they hold for it is on its way. */
function refill({ running, draft, hit }: Case, pool: Pool): void {
  const [from, to] = [accountOf(draft.activity, pool), accountOf(draft.activity, pendingAccount(hit))]
  if (!draft.posts.some((post) => post.from === from && post.to === to)) return
  // Which pool a reseed is for does not stand in its name.
  const isOnly = Object.keys(running.rule.pools).length === 1
  const held = [...draft.balances.entitlement].filter(
    ([account]) => isOnly && holderOf(account) === draft.activity && kindOf(nameOf(account)) === 'reseed',
  )
  holdReseed(running, poolOf(pool), draft, hit, add(...held.map(([, amount]) => amount)))
}

/** With several winners, the clauses that pay each in full and that settle one class of hands before another. */
function severalBy({ several }: Running['rule'], winners: readonly Winner[]): string[] {
  if (several === undefined || winners.length < 2) return []
  const classes = new Set(winners.flatMap(({ line }) => (line.pays.kind === 'pool' ? [classOf(line)] : [])))
  return [
    ...(several.how === 'each in full' ? [several.by] : []),
    ...(several.order !== undefined && classes.size > 1 ? [several.order.by] : []),
  ]
}

/** Each winner of a fixed prize is paid it in full, unless the rule divides one prize among them. */
function fixedPrizes({ running, draft, hit, round, local }: Case, winners: readonly Winner[]): Award[] {
  const { line } = winners[0]!
  const factor = timesNow(running, round, local)
  const posted = prizeOf(running, line, round.game)
  const amount = multipliedPrize(running, posted, factor)
  const multiplied = multipliedBy(running, posted, amount, factor)
  const { each, by } = partOf(running, line, amount, winners.length)
  const ofGame =
    running.offering.prizesIn?.[round.game]?.[line.line] === undefined ? [] : [running.rule.charts.rows!.by]
  return winners.map((winner) => {
    const parts = drawPrize(draft, running, line, pendingAccount(hit), each)
    const paid = award(winner, each, parts, [
      line.by,
      ...ofGame,
      ...multiplied,
      ...by,
      ...dealerBy(running, winner, 'fixed'),
    ])
    return each === amount ? paid : { ...paid, of: toWire(amount) }
  })
}

/** The clause that multiplies; and the one that stops it, where it did. */
function multipliedBy({ rule: { multiplier } }: Running, posted: Cents, amount: Cents, factor: Multiple): string[] {
  if (multiplier === undefined || !isMore(factor, 1)) return []
  const isStopped = amount !== timesOf(posted, factor)
  return [multiplier.by, ...(isStopped && multiplier.most !== undefined ? [multiplier.most.by] : [])]
}

function enteredPrize({ running, draft, hit }: Case, winner: Winner): Award {
  const { line, amount } = winner
  if (amount === undefined) throw new Error(`no amount was entered for ${line.line}`)
  return award(winner, amount, drawPrize(draft, running, line, pendingAccount(hit), amount), [line.by])
}

/** The pool that a prize of a certain amount comes from, where it is not the reserve. */
const sourceOf = (pays: Line['pays']): Pool | undefined =>
  (pays.kind === 'fixed' || pays.kind === 'entered') && pays.from !== 'reserve' ? pays.from : undefined

/** Out of the reserve; or out of the pool that the line names, and what that lacks out of the reserve. */
function drawPrize(draft: Draft, { rule }: Running, { pays, by }: Line, to: Hold, amount: Cents): Drawn {
  const pool = sourceOf(pays)
  const fromPool = pool === undefined ? cents(0) : entitleAtMost(draft, pool, to, amount, by)
  const rest = drawOnReserve(draft, rule, to, subtract(amount, fromPool), by)
  return pool === undefined ? rest : { [pool]: fromPool, ...rest }
}

/** What each winner has of a fixed prize: all of it, or a part of the one prize by the line or by the posted structure. */
function partOf({ rule, offering, chip }: Running, { pays }: Line, amount: Cents, winners: number) {
  if (pays.kind === 'fixed' && pays.divided !== undefined)
    return { each: divideRoundedDown(amount, winners, cents(1)).each, by: [pays.divided.by] }
  const structure = rule.divided?.option[offering.structure ?? '']
  if (rule.divided === undefined || structure === undefined) return { each: amount, by: [] }
  if (structure.from === undefined || amount < structure.from) return { each: amount, by: [structure.by] }
  const { each, extra } = divideRoundedUp(amount, winners, chip)
  return { each, by: [structure.by, ...(extra > 0n ? [rule.divided.odd.by] : [])] }
}

/** Class by class of the same share of the same pool, in the order of the rule. A pool for whose hands others have something waits. */
function poolPrizes(judged: Case, winners: readonly Winner[]): { awards: Award[]; waiting: Line[] } {
  const { rule } = judged.running
  const ofPools = winners.filter(({ line }) => line.pays.kind === 'pool')
  const classes = [...Map.groupBy(ofPools, ({ line }) => classOf(line)).values()]
  if (rule.several?.order !== undefined) classes.sort(([a], [b]) => sizeOf(a!.line) - sizeOf(b!.line))
  const waiting: Line[] = []
  const awards = classes.flatMap((winnersOfClass) => {
    const { line } = winnersOfClass[0]!
    const ofClass = awardClass(judged, winnersOfClass)
    if (line.envy === undefined) reseedAfter(judged, line, winners)
    else waiting.push(line)
    return ofClass
  })
  return { awards, waiting }
}

/** A pool whose part was won is not filled up where all of it is won too: it starts again. */
function reseedAfter({ running, draft, hit }: Case, { pays }: Line, winners: readonly Winner[]): void {
  if (pays.kind !== 'pool') return
  const { pool } = pays
  const isEmptied = winners.some(
    ({ line }) => line.pays.kind === 'pool' && line.pays.pool === pool && isWhole(line.pays.share),
  )
  if (isWhole(pays.share)) holdReseed(running, pool, draft, hit)
  else if (!isEmptied) holdLeast(running, pool, draft, hit)
}

function awardClass(judged: Case, winners: readonly Winner[]): Award[] {
  const { running, draft, hit, room } = judged
  const { rule, offering } = running
  const { line } = winners[0]!
  if (line.pays.kind !== 'pool') throw new Error('only pool prizes are awarded by class')
  const { pool, share } = line.pays
  const prize = partRoundedDown(standingIn(draft, poolAccount(pool)), share)
  const structure = rule.room?.option[offering.structure ?? '']
  const forPlayers = structure === undefined ? prize : partRoundedDown(prize, structure.player)
  const awards =
    rule.several?.how === 'each in full'
      ? eachInFull(judged, pool, winners, forPlayers)
      : shareEqually(judged, pool, winners, forPlayers)
  if (structure !== undefined && rule.room !== undefined && room.length > 0 && structure.room.over > 0n) {
    const { each } = divideRoundedDown(subtract(prize, forPlayers), room.length, cents(1))
    for (const { who, person } of room) {
      entitle(draft, poolAccount(pool), pendingAccount(hit), each, structure.by)
      awards.push(
        awardTo({
          to: who,
          person,
          line,
          share: 'room',
          amount: each,
          parts: { [poolAccount(pool)]: each },
          by: [line.by, structure.by, rule.room.once.by],
        }),
      )
    }
  }
  return awards
}

/** The first is paid from the meter, every other from the reserve, all the same posted amount. */
function eachInFull({ running, draft, hit }: Case, pool: string, winners: readonly Winner[], prize: Cents): Award[] {
  const { several, room } = running.rule
  const structure = room?.option[running.offering.structure ?? '']
  const why = [
    ...(structure === undefined ? [] : [structure.by]),
    ...(winners.length > 1 && several !== undefined ? [several.by] : []),
  ]
  return winners.map((winner, index) => {
    const { line } = winner
    if (index === 0) {
      entitle(draft, poolAccount(pool), pendingAccount(hit), prize, line.by)
      return award(winner, prize, { [poolAccount(pool)]: prize }, [line.by, ...why])
    }
    const by = several?.others?.by ?? line.by
    const parts = drawOnReserve(draft, running.rule, pendingAccount(hit), prize, by)
    return award(winner, prize, parts, [line.by, ...why, by])
  })
}

/** All hands of a class divide it; where own hands and the player-dealer's both win, each side has half. */
function shareEqually(judged: Case, pool: string, winners: readonly Winner[], prize: Cents): Award[] {
  const { halves } = judged.running.rule.several ?? {}
  // The player-dealer's own fee lies on that same hand, in whichever space.
  const sides = [...Map.groupBy(winners, ({ player }) => player.cards.role).values()]
  const part: Share = sides.length > 1 && halves !== undefined ? shareOf(1, 2) : WHOLE
  const groups = halves === undefined ? [winners] : sides
  const by = part === WHOLE || halves === undefined ? [] : [halves.by]
  return groups.flatMap((group) => divideAmong(judged, pool, group, partRoundedDown(prize, part), by))
}

function divideAmong(
  { running: { rule, chip }, draft, hit }: Case,
  pool: string,
  group: readonly Winner[],
  prize: Cents,
  why: readonly string[],
): Award[] {
  const { several } = rule
  const isRoundedUp = group.length > 1 && several?.odd?.how === 'house rounds up'
  const { each, extra } = isRoundedUp
    ? divideRoundedUp(prize, group.length, chip)
    : { each: divideRoundedDown(prize, group.length, cents(1)).each, extra: cents(0) }
  const odd = drawOnReserve(draft, rule, pendingAccount(hit), extra, several?.odd?.by ?? rule.charts.by)
  const funds = [
    { name: poolAccount(pool), left: isRoundedUp ? prize : cents(each * BigInt(group.length)) },
    ...fundsIn(odd).map(([name, left]) => ({ name, left })),
  ]
  return group.map((winner) => {
    const parts = take(funds, each)
    entitle(draft, poolAccount(pool), pendingAccount(hit), parts[poolAccount(pool)] ?? cents(0), winner.line.by)
    return award(winner, each, parts, [
      winner.line.by,
      ...(group.length > 1 && several !== undefined ? [several.by] : []),
      ...dealerBy({ rule }, winner, 'pool'),
      ...why,
    ])
  })
}

/** Where fees may lie on either hand: what the rule says of the hand that this one lies on. */
function dealerBy({ rule }: Pick<Running, 'rule'>, { player }: Winner, kind: 'pool' | 'fixed'): string[] {
  if (rule.dealerHand === undefined) return []
  if (player.cards.role === 'player-dealer') return [rule.dealerHand[kind].by]
  return kind === 'pool' ? [rule.dealerHand.own.by] : []
}

export type Funds = { name: Fund; left: Cents }[]

/** Awards are filled from the funds in their order. */
export function take(funds: Funds, amount: Cents): Drawn {
  const parts: Record<string, Cents> = {}
  let wanted: Cents = amount
  for (const fund of funds) {
    const part = fund.left < wanted ? fund.left : wanted
    fund.left = subtract(fund.left, part)
    wanted = subtract(wanted, part)
    parts[fund.name] = part
  }
  if (wanted !== 0n) throw new Error('the funds drawn are less than the awards')
  return parts
}

/** A won pool starts again at its posted reseed; what was left in it, or is on its way there, counts towards that. */
export function holdReseed(running: Running, pool: string, draft: Draft, hit: string, coming = cents(0)): void {
  const terms = running.rule.pools[pool]
  if (terms === undefined) return
  const wanted = subtract(reseedOf(running, pool), add(standingIn(draft, poolAccount(pool)), coming))
  // Where the house gives all of it, the clause of the new start stands beside the one by which it gives.
  const paying = terms.missed === undefined ? running.rule : saying(running.rule, terms.reseed.by)
  if (wanted > 0n) drawOnReserve(draft, paying, reseedAccount(hit), wanted, terms.reseed.by)
}

/** A part was won; a pool that would be under its least amount is filled up to that. */
function holdLeast({ rule }: Running, pool: string, draft: Draft, hit: string): void {
  const terms = rule.pools[pool]
  if (terms?.least === undefined) return
  const wanted = subtract(terms.range.min, standingIn(draft, poolAccount(pool)))
  if (wanted > 0n) drawOnReserve(draft, rule, reseedAccount(hit), wanted, terms.least.by)
}

const classOf = ({ pays }: Line): string =>
  pays.kind === 'pool' ? `${pays.pool} ${pays.share.over}/${pays.share.under}` : ''
const sizeOf = ({ pays }: Line): number =>
  pays.kind === 'pool' ? Number(pays.share.over) / Number(pays.share.under) : 0

export function award(
  { who, player, line }: Winner,
  amount: Cents,
  parts: Readonly<Record<string, Cents>>,
  by: readonly string[],
  share?: string,
): Award {
  const side = player.on === 'own hand' ? 'full' : player.on
  return awardTo({ to: who, person: player.bettor.person, line, share: share ?? side, amount, parts, by })
}

function awardTo({
  to,
  person,
  line,
  share,
  amount,
  parts,
  by,
}: {
  to: Party
  person: string | undefined
  line: Line
  share: string
  amount: Cents
  parts: Readonly<Record<string, Cents>>
  by: readonly string[]
}): Award {
  if (add(...Object.values(parts)) !== amount)
    throw new Error(`the parts of the award to ${partyKey(to)} are not its amount`)
  return {
    to,
    ...(person === undefined ? {} : { person }),
    line: line.line,
    share,
    amount: toWire(amount),
    parts: Object.fromEntries(
      Object.entries(parts).flatMap(([fund, part]) => (part === 0n ? [] : [[fund, toWire(part)]])),
    ),
    by: [...new Set(by)],
  }
}
