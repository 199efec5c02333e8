/** What the auditor of tournaments remembers: who came and paid, who fell by whom, what was won and what was taken back. */
import type { Fallen, OutBy, PurchaseKind, WayIn } from '../../../engine/tournaments/records.ts'
import { type Piece, type Posted, placesFor, sharedBy, split } from './prizes.ts'

export type Player = {
  readonly person: string
  readonly again?: string
  status: 'in' | 'out' | 'gone'
  bounty: bigint
}
export type Bought = {
  readonly entry: string
  readonly kind: PurchaseKind
  readonly price: bigint
  readonly fee: bigint
  readonly charity: bigint
  readonly way: WayIn
  readonly after?: string
  isBack: boolean
}
export type Bounty = { readonly target: string; readonly to: string; readonly amount: bigint; readonly out: string }
/** `bounties`: parts of it that are bounties, the own one under the own name. */
export type Won = {
  readonly entry: string
  readonly person: string
  readonly out?: string
  /** At a free table. */
  readonly isFree?: true
  readonly pieces: readonly Piece[]
  readonly bounties: readonly { readonly target: string; readonly amount: bigint; readonly isOwn: boolean }[]
}
export type Kept = {
  readonly posted: Posted
  readonly players: Map<string, Player>
  readonly bought: Map<string, Bought>
  /** `hand`: what it is one hand with; hand for hand all tables play the same one. */
  outs: { readonly out: string; readonly hand: string; readonly how: OutBy; fallen: readonly Fallen[] }[]
  bounties: Bounty[]
  /** By hit. */
  readonly wins: Map<string, Won>
  denied: {
    readonly entry: string
    readonly isOfTheEnd: boolean
    bounties: readonly { readonly target: string; readonly amount: bigint }[]
  }[]
  given: bigint
  isStarted: boolean
  field: number
  deal?: { readonly shares: ReadonlyMap<string, bigint>; readonly bounties: bigint } | undefined
  isAwarded: boolean
  isCalledOff: boolean
  readonly free: Map<string, FreeKept>
  readonly freeWins: Map<string, Won>
}
/** `parts`: of the own bounty, by whoever won the hand. */
export type FreeKept = {
  readonly person: string
  readonly table: string
  status: 'in' | 'out' | 'stayed'
  bounty: bigint
  readonly parts: Map<string, bigint>
}

export const inPlay = ({ players }: Kept): string[] =>
  [...players].flatMap(([entry, { status }]) => (status === 'in' ? [entry] : []))

const sumOf = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((sum, one) => sum + one, 0n)

export const standingOf = ({ bought }: Kept): Bought[] => [...bought.values()].filter(({ isBack }) => !isBack)

/** What players have paid into the pool, with what the house posted to add. */
const collectedIn = (kept: Kept): bigint =>
  sumOf(standingOf(kept).map(({ price, charity }) => price - charity)) + (kept.posted.added ?? 0n)

export const lackingFor = (kept: Kept): bigint => {
  const lacks = (kept.posted.guarantee ?? 0n) - collectedIn(kept)
  return lacks > 0n ? lacks : 0n
}

const sentOff = ({ outs }: Kept): Set<string> =>
  new Set(outs.flatMap(({ how, fallen }) => (how === 'disqualified' ? fallen.map(({ entry }) => entry) : [])))

/** All bounties there are, whoever has them: without those of players sent off and those that were denied. */
function bountiesIn(kept: Kept): bigint {
  const off = sentOff(kept)
  const on = [...kept.players].filter(([entry, { status }]) => status !== 'gone' && !off.has(entry))
  const names = on.map(([entry]) => entry)
  const denied = deniedIn(kept).flatMap(({ target, amount }) => (names.includes(target) ? [amount] : []))
  return sumOf(on.map(([, { bounty }]) => bounty)) - sumOf(denied)
}

/** Of what was denied, what somebody would have now: won of another, or kept for want of a winner. */
const deniedIn = (kept: Kept): { readonly target: string; readonly amount: bigint }[] =>
  kept.denied.flatMap(({ entry, bounties }) =>
    bounties.filter(({ target }) =>
      entry === target
        ? inPlay(kept).includes(entry)
        : kept.bounties.some((one) => one.to === entry && one.target === target),
    ),
  )

/** Whose bounty nobody has won: still in play. */
export function openIn(kept: Kept): Map<string, bigint> {
  const denied = new Set(deniedIn(kept).map(({ target }) => target))
  return new Map(
    inPlay(kept).flatMap((entry) => {
      const { bounty } = kept.players.get(entry)!
      return bounty === 0n || denied.has(entry) ? [] : [[entry, bounty] as const]
    }),
  )
}

/** Won and not told of. */
export function untold(kept: Kept, entry: string): Bounty[] {
  const told = new Set([
    ...[...kept.wins.values()].flatMap((win) =>
      win.entry === entry ? win.bounties.flatMap(({ target, isOwn }) => (isOwn ? [] : [target])) : [],
    ),
    ...kept.denied.flatMap((one) => (one.entry === entry ? one.bounties.map(({ target }) => target) : [])),
  ])
  return kept.bounties.filter(({ to, target }) => to === entry && !told.has(target))
}

/** Whoever won that hand, each with a part. */
export const bountyOf = (bounty: bigint, { entry, by = [] }: Fallen, out: string): Bounty[] =>
  by.length === 0
    ? []
    : split(bounty, by.length).flatMap((amount, nth) =>
        amount === 0n ? [] : [{ target: entry, to: by[nth]!, amount, out }],
      )

/** Who has a place: nobody twice, nobody sent off, nobody whose prize was denied. */
function placed(kept: Kept): string[] {
  const off = sentOff(kept)
  const again = new Set(
    [...kept.players.values()].flatMap(({ again: before, status }) =>
      before !== undefined && status !== 'gone' ? [before] : [],
    ),
  )
  const denied = new Set(kept.denied.flatMap(({ entry, isOfTheEnd }) => (isOfTheEnd ? [entry] : [])))
  return [...kept.players].flatMap(([entry, { status }]) =>
    status === 'gone' || off.has(entry) || again.has(entry) || denied.has(entry) ? [] : [entry],
  )
}

/** Groups of equals, the best first: those who are left, then hand by hand from the last one back, the larger stack first. */
function ranks(kept: Kept): string[][] {
  const all = new Set(placed(kept))
  const groups = [[...all].filter((entry) => kept.players.get(entry)!.status === 'in')]
  const hands = [...Map.groupBy(kept.outs, ({ hand }) => hand).values()]
  for (const together of hands.toReversed()) {
    const fallen = together.flatMap((one) => one.fallen)
    const here = fallen.filter(({ entry, rebuys }) => rebuys !== true && all.has(entry))
    const isCounted = here.every(({ chips }) => chips !== undefined)
    const stacks = isCounted
      ? [...new Set(here.map(({ chips }) => chips!))].toSorted((one, other) => other - one)
      : [-1]
    for (const stack of stacks)
      groups.push(here.filter(({ chips }) => !isCounted || chips === stack).map(({ entry }) => entry))
  }
  return groups.filter((group) => group.length > 0)
}

export type Pool = { readonly places: bigint; readonly houseGives: bigint; readonly prizes: readonly Piece[][] }

export function poolOf(kept: Kept): Pool {
  const { posted } = kept
  const bounties = posted.bounties?.from === 'house' ? 0n : bountiesIn(kept)
  const all = collectedIn(kept) + lackingFor(kept) - bounties
  const places = all > 0n ? all : 0n
  const paid = [...kept.players.values()].filter(({ status }) => status !== 'gone').length
  const prizes = placesFor(posted, places, paid, placed(kept).length)
  const needed = sumOf(prizes.flat().map(({ amount }) => amount))
  return { places, houseGives: needed > places ? needed - places : 0n, prizes }
}

/** By entry, what its place has. */
export function payouts(kept: Kept): Map<string, readonly Piece[]> {
  const { prizes } = poolOf(kept)
  const has = new Map<string, readonly Piece[]>()
  let place = 0
  for (const equals of ranks(kept)) {
    const theirs = prizes.slice(place, place + equals.length)
    const parts = sharedBy(theirs, equals.length)
    for (const [nth, entry] of equals.entries()) {
      const own = parts[nth] ?? []
      if (own.some(({ amount }) => amount > 0n)) has.set(entry, own)
    }
    place += equals.length
  }
  return has
}

/** What those who are left can divide. */
export function thereIn(kept: Kept): { all: bigint; bounties: bigint } {
  const left = placed(kept).filter((entry) => kept.players.get(entry)!.status === 'in').length
  const bounties = sumOf(openIn(kept).values())
  const places = poolOf(kept)
    .prizes.slice(0, left)
    .flat()
    .map(({ amount }) => amount)
  return { all: sumOf(places) + bounties, bounties }
}
