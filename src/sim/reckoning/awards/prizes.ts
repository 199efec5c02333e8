/** Prizes for hands: fixed and entered amounts, parts of a pool, what the room, the table and the envious have. */
import type { Line } from '../../../rulebook/rule.ts'
import { least, type Parts, positive } from '../books.ts'
import { rewardOf } from '../patrons/credits.ts'
import { squaresPart } from '../promotions/squares.ts'
import { isPool, multipliedAt, poolName, prizeOf } from '../terms.ts'
import {
  type Case,
  fill,
  handOf,
  hold,
  holdFromReserve,
  holdLeast,
  holdRefill,
  holdReseed,
  inChips,
  pendingOf,
  type Reckoned,
  shows,
  type Won,
} from './case.ts'
import { wheelPrize } from './wheel.ts'

const BESIDE = ['room', 'table', 'envy']
const isOwn = ({ award }: Won): boolean => !BESIDE.includes(award.share)

export function prizes(one: Case): Reckoned {
  const reckoned: Reckoned = new Map()
  const own = one.awards.filter(isOwn)
  const ofKind = (kind: Line['pays']['kind']) => own.filter(({ line }) => line.pays.kind === kind)
  for (const winners of grouped(ofKind('fixed'), ({ line }) => line.line)) fixed(one, winners, reckoned)
  for (const won of ofKind('entered')) reckoned.set(won, fromSource(one, won.line, enteredFor(one, won)))
  for (const won of ofKind('shown'))
    reckoned.set(
      won,
      fromSource(
        one,
        won.line,
        rewardOf(one.books, one.hit) ??
          squaresPart(one.books, one.hit, one.awards.indexOf(won)) ??
          wheelPrize(one.books, one.running, one.callup),
      ),
    )
  for (const source of new Set([...ofKind('fixed'), ...ofKind('entered')].map(({ line }) => sourceOf(line))))
    if (source !== 'reserve') holdRefill(one, source.slice('pool:'.length))
  const classes = grouped(ofKind('pool'), classOf)
  if (one.running.rule.several?.order !== undefined) classes.sort(([a], [b]) => sizeOf(a!) - sizeOf(b!))
  for (const winners of classes) pool(one, winners, reckoned)
  restart(one, ofKind('pool'))
  for (const won of one.awards.filter(({ award }) => award.share === 'table'))
    reckoned.set(won, holdFromReserve(one, tableShare(one, won.line)))
  envies(one, reckoned)
  return reckoned
}

/** Once: before a pool starts again out of the same reserve, or where its own hand won nothing. */
function envies(one: Case, reckoned: Reckoned): void {
  for (const won of one.awards)
    if (won.award.share === 'envy' && !reckoned.has(won))
      reckoned.set(won, holdFromReserve(one, won.line.envy?.amount ?? 0n))
}

const grouped = (list: readonly Won[], by: (won: Won) => string): Won[][] => [...Map.groupBy(list, by).values()]

/** Each has it in full, unless the line or the posted structure divides one among all. */
function fixed(one: Case, winners: readonly Won[], reckoned: Reckoned): void {
  const { running, game } = one
  const { line } = winners[0]!
  const prize = multipliedAt(running, prizeOf(running, line, game), one)
  const each = partOf(one, line, prize, winners.length)
  for (const won of winners) reckoned.set(won, fromSource(one, line, each))
}

function partOf({ running: { rule, offering, chip } }: Case, { pays }: Line, prize: bigint, winners: number): bigint {
  if (pays.kind === 'fixed' && pays.divided !== undefined) return prize / BigInt(winners)
  const from = rule.divided?.option[offering.structure ?? '']?.from
  return from === undefined || prize < from ? prize : inChips(prize, winners, chip)
}

/** What a person entered, where the rules leave it open. */
function enteredFor({ entered: all }: Case, { award }: Won): bigint {
  const entered = all.find(({ to, line }) => line === award.line && JSON.stringify(to) === JSON.stringify(award.to))
  if (entered?.amount === undefined) throw new Error(`no amount was entered for ${award.line}`)
  return entered.amount
}

const sourceOf = ({ pays }: Line): string => ('from' in pays ? (pays.from ?? 'reserve') : 'reserve')

/** Out of the pool that the line names, and what that lacks out of the reserve. */
export function fromSource(one: Case, line: Line, amount: bigint): Parts {
  const source = sourceOf(line)
  const there = isPool(source) ? shows(one, source.slice('pool:'.length)) : 0n
  const own = least(positive(there), amount)
  hold(one, source, pendingOf(one), own)
  const rest = holdFromReserve(one, amount - own)
  return own === 0n ? rest : { [source]: own, ...rest }
}

const poolOf = ({ pays }: Line): string => (pays.kind === 'pool' ? pays.pool : '')
const classOf = ({ line: { pays } }: Won): string =>
  pays.kind === 'pool' ? `${pays.pool} ${pays.share.over}/${pays.share.under}` : ''
const sizeOf = ({ line: { pays } }: Won): number =>
  pays.kind === 'pool' ? Number(pays.share.over) / Number(pays.share.under) : 0

/** Everybody with the same part of the same pool. */
function pool(one: Case, winners: readonly Won[], reckoned: Reckoned): void {
  const { rule, offering } = one.running
  const { pays } = winners[0]!.line
  if (pays.kind !== 'pool') return
  const { over, under } = pays.share
  const prize = (shows(one, pays.pool) * over) / under
  const structure = rule.room?.option[offering.structure ?? '']
  const forPlayers = structure === undefined ? prize : (prize * structure.player.over) / structure.player.under
  if (rule.several?.how === 'each in full') inFull(one, pays.pool, winners, forPlayers, reckoned)
  else for (const [side, part] of sidesOf(one, winners, forPlayers)) divide(one, pays.pool, side, part, reckoned)
  const room = one.awards.filter(({ award, line }) => award.share === 'room' && line === winners[0]!.line)
  for (const won of room) {
    const each = (prize - forPlayers) / BigInt(room.length)
    hold(one, poolName(pays.pool), pendingOf(one), each)
    reckoned.set(won, { [poolName(pays.pool)]: each })
  }
  if (winners[0]!.line.envy !== undefined) envies(one, reckoned)
}

/** A pool that was emptied starts again; one that only lost a part is brought up to its least. */
function restart(one: Case, winners: readonly Won[]): void {
  for (const ofPool of grouped(winners, ({ line }) => poolOf(line))) {
    const name = poolOf(ofPool[0]!.line)
    if (ofPool.some((won) => sizeOf(won) === 1)) holdReseed(one, name)
    else holdLeast(one, name)
  }
}

/** The first has it from the meter, every other one the same from the reserve. */
function inFull(one: Case, name: string, [first, ...others]: readonly Won[], prize: bigint, reckoned: Reckoned): void {
  hold(one, poolName(name), pendingOf(one), prize)
  reckoned.set(first!, { [poolName(name)]: prize })
  for (const won of others) reckoned.set(won, holdFromReserve(one, prize))
}

/** Where own hands and the player-dealer's hand both win, each side has half. */
function sidesOf(one: Case, winners: readonly Won[], prize: bigint): (readonly [readonly Won[], bigint])[] {
  if (one.running.rule.several?.halves === undefined) return [[winners, prize]]
  const dealer = one.report?.hands.find(({ role }) => role === 'player-dealer')?.seat
  const isOnDealer = (won: Won) =>
    won.award.share === 'player-dealer hand' || won.award.to.kind === 'player-dealer' || handOf(one, won) === dealer
  const sides = [...Map.groupBy(winners, isOnDealer).values()]
  return sides.map((side) => [side, sides.length > 1 ? prize / 2n : prize] as const)
}

/** Equal parts: in whole chips with the rest from the reserve, or in whole cents with the rest left where it is. */
function divide(one: Case, name: string, side: readonly Won[], prize: bigint, reckoned: Reckoned): void {
  const { several } = one.running.rule
  const count = BigInt(side.length)
  const isUp = side.length > 1 && several?.odd?.how === 'house rounds up'
  const each = isUp ? inChips(prize, side.length, one.running.chip) : prize / count
  const fromPool = isUp ? prize : each * count
  hold(one, poolName(name), pendingOf(one), fromPool)
  const funds: Parts = { [poolName(name)]: fromPool, ...holdFromReserve(one, each * count - fromPool) }
  for (const won of side) reckoned.set(won, fill(funds, each))
}

const tableShare = ({ running: { offering } }: Case, { table }: Line): bigint =>
  table === undefined ? 0n : (offering.prizes?.[table.line] ?? table.range.min)
