/** Who sits where, on slips of paper: one for each seat, one for each player, and one for what every act changed. */
import type { NamedFact } from '../../../engine/tournamentfloor/vocabulary.ts'
import { Difference } from '../../audit/difference.ts'

type Told = { readonly who: string; readonly from: string; readonly to: string }
type Record = {
  /** Where people sat before; without a place where they had none. */
  readonly was: (readonly [entry: string, place: string | undefined])[]
  /** Tables that went out of play, with their seats. */
  ended: (readonly [table: string, seats: number])[]
  /** Moves that were open before, and tables that were being broken. */
  readonly moves: (readonly [move: string, Told])[]
  readonly breaking: readonly string[]
}
export type FloorKept = {
  /** The prizes were given, or the money went back: its tables are anybody's. */
  isOver: boolean
  readonly inPlay: Set<string>
  readonly absent: Set<string>
  /** Gone from the list, whatever becomes of the hand that put them out. */
  readonly voided: Set<string>
  readonly tables: Map<string, number>
  readonly breaking: Set<string>
  readonly closed: Set<string>
  readonly seats: Map<string, string>
  readonly where: Map<string, string>
  readonly moves: Map<string, Told>
  readonly acts: Map<string, Record>
  readonly orders: Map<number, readonly string[]>
  readonly facts: NamedFact[]
  /** By table, hand for hand in which its last hand was begun; empty where that was none of them. */
  readonly dealt: Map<string, string>
  /** By knock-out, the same. */
  readonly fell: Map<string, string>
  /** By receipt, and by act. */
  readonly handedOut: Map<string, number>
  readonly chips: Map<string, { readonly difference: number; readonly out?: string }>
}
export const newFloor = (): FloorKept => ({
  isOver: false,
  inPlay: new Set(),
  absent: new Set(),
  voided: new Set(),
  tables: new Map(),
  breaking: new Set(),
  closed: new Set(),
  seats: new Map(),
  where: new Map(),
  moves: new Map(),
  acts: new Map(),
  orders: new Map(),
  facts: [],
  dealt: new Map(),
  fell: new Map(),
  handedOut: new Map(),
  chips: new Map(),
})

export const spot = ({ table, seat }: { readonly table: string; readonly seat: number }): string =>
  `${table} seat ${seat}`
export const tableOf = (place: string): string => place.slice(0, place.lastIndexOf(' seat '))

/** `act`: whose slip it goes on; nothing where that is written already. */
export function sit(
  kept: FloorKept,
  act: string | undefined,
  entry: string,
  at: { readonly table: string; readonly seat: number },
): void {
  const place = spot(at)
  const [other, seats] = [kept.seats.get(place), kept.tables.get(at.table) ?? 0]
  if (other !== undefined) throw new Difference(`${entry} and ${other} both at ${place}`)
  if (kept.where.has(entry)) throw new Difference(`${entry} at ${place} and at ${kept.where.get(entry)}`)
  if (!kept.inPlay.has(entry)) throw new Difference(`${entry} has a seat and is not in play`)
  if (kept.closed.has(place) || at.seat < 1 || at.seat > seats) throw new Difference(`nobody can sit at ${place}`)
  if (act !== undefined) kept.acts.get(act)?.was.push([entry, undefined])
  kept.seats.set(place, entry)
  kept.where.set(entry, place)
}

function rise(kept: FloorKept, entry: string): void {
  const place = kept.where.get(entry)
  if (place !== undefined) kept.seats.delete(place)
  kept.where.delete(entry)
}

export function moveTo(kept: FloorKept, act: string, moves: readonly string[]): void {
  const told = moves.map((move) => [move, kept.moves.get(move)!] as const)
  const record: Record = {
    was: told.map(([, { who, from }]) => [who, from]),
    ended: [],
    moves: told,
    breaking: [...kept.breaking],
  }
  kept.acts.set(act, record)
  for (const [move, { who }] of told) {
    kept.moves.delete(move)
    rise(kept, who)
  }
  for (const [, { who, to }] of told)
    sit(kept, undefined, who, { table: tableOf(to), seat: Number(to.slice(to.lastIndexOf(' ') + 1)) })
  record.ended = settle(kept)
}

export function gone(kept: FloorKept, act: string, entries: readonly string[]): void {
  const was = entries.map((entry) => [entry, kept.where.get(entry)] as const)
  const moves = [...kept.moves].filter(([, { who }]) => entries.includes(who))
  for (const entry of entries) {
    rise(kept, entry)
    kept.inPlay.delete(entry)
  }
  for (const [move] of moves) kept.moves.delete(move)
  const before = kept.acts.get(act)
  const breaking = [...(before?.breaking ?? []), ...kept.breaking]
  const ended = settle(kept)
  // One who was let off a rebuy is out with those of the same hand.
  kept.acts.set(act, {
    was: [...(before?.was ?? []), ...was],
    ended: [...(before?.ended ?? []), ...ended],
    moves: [...(before?.moves ?? []), ...moves],
    breaking,
  })
}

/** Back to where they sat: those of a knock-out where that seat is still theirs to have, all others always. */
export function backTo(kept: FloorKept, act: string, others: readonly FloorKept[]): void {
  const record = kept.acts.get(act)
  if (record === undefined) return
  kept.acts.delete(act)
  const isOut = !act.startsWith('S')
  const again = record.ended.filter(
    ([table]) => !kept.tables.has(table) && !others.some((one) => one.tables.has(table)),
  )
  for (const [table, seats] of again) kept.tables.set(table, seats)
  for (const [entry] of record.was) {
    rise(kept, entry)
    if (isOut && !kept.voided.has(entry)) kept.inPlay.add(entry)
  }
  for (const [entry, place] of record.was) {
    if (place === undefined || kept.voided.has(entry)) continue
    const isFree = kept.tables.has(tableOf(place)) && !kept.seats.has(place) && !kept.closed.has(place)
    if (!isFree && !isOut) throw new Difference(`${entry} cannot sit at ${place} again`)
    if (isOut) for (const [move, { to }] of kept.moves) if (to === place) kept.moves.delete(move)
    if (!isFree) continue
    kept.seats.set(place, entry)
    kept.where.set(entry, place)
  }
  for (const [move, told] of record.moves) {
    const isKept = [...kept.moves.values()].some(({ to }) => to === told.to)
    const isFree = !kept.seats.has(told.to) && !kept.closed.has(told.to) && kept.tables.has(tableOf(told.to))
    if (!isKept && isFree && kept.where.get(told.who) === told.from) kept.moves.set(move, told)
  }
  const theirs = record.was.flatMap(([, place]) => (place === undefined ? [] : [tableOf(place)]))
  for (const table of record.breaking.filter((one) => theirs.includes(one))) {
    const isLeft = [...kept.moves.values()].some(({ from }) => tableOf(from) === table)
    if (isLeft || again.some(([name]) => name === table)) kept.breaking.add(table)
  }
  settle(kept)
}

/** A table that is broken is out of play when it is empty, and plays on when nobody is told to leave it any more. */
export function settle(kept: FloorKept): (readonly [string, number])[] {
  const ended: (readonly [string, number])[] = []
  for (const table of kept.breaking) {
    const isLeft = [...kept.moves.values()].some(({ from }) => tableOf(from) === table)
    const isEmpty = ![...kept.where.values()].some((place) => tableOf(place) === table)
    if (isLeft) continue
    kept.breaking.delete(table)
    if (!isEmpty) continue
    ended.push([table, kept.tables.get(table) ?? 0])
    kept.tables.delete(table)
  }
  return ended
}
