/** A practice round of a game against the house: the dealer's steps, one after the other, with cards of this browser. */
import { add, type Cents, cents, ZERO } from '../../../base/money.ts'
import { isRefusal, type Refusal } from '../../../base/refusal.ts'
import { partRoundedDown } from '../../../base/share.ts'
import type { Card } from '../../../cards/card.ts'
import type { Action } from '../../../games/table/action.ts'
import { toAsk } from '../../../games/table/decisions.ts'
import { playOf } from '../../../games/table/games.ts'
import type { TableRules, WagerName, Wagers } from '../../../games/table/rules.ts'
import { step } from '../../../games/table/step.ts'
import {
  begin,
  type Entry,
  fromLeft,
  type GameTable,
  type Instruction,
  type Meters,
} from '../../../games/table/table.ts'
import { below } from './deck.ts'

export type Round = {
  readonly table: GameTable
  readonly meters: Meters
  /** Everything the dealer was told in this round, in its order. */
  readonly told: readonly Instruction[]
  /** The hands as they lay, also after the table was cleared. */
  readonly hands: { readonly [seat: string]: readonly Card[] }
  readonly dealer?: readonly Card[]
  /** What each seat had on the table in the end. */
  readonly laid?: { readonly [seat: string]: Cents }
  readonly isOver?: true
}

export const newRound = (rules: TableRules, meters: Meters): Round => ({
  table: begin(rules),
  meters,
  told: [],
  hands: {},
})
/** The same table, cleared. */
export const nextRound = ({ table, meters }: Round): Round => ({ table, meters, told: [], hands: {} })

/** Decks of a browser do not wear out: their clock stands still. */
const NEVER_OLD = 0

/** How the cards come to the table, where the document says it: looked over once, shuffled before every round. */
function prepared({ table }: Round, { deck }: TableRules): Action[] {
  if (deck === undefined) return []
  const looked = { inspected: true, verified: true, spread: true, washed: true }
  return [
    ...(table.phase === 'closed' ? [{ do: 'open' as const, at: NEVER_OLD, backs: ['red'], ...looked }] : []),
    { do: 'shuffle', at: NEVER_OLD, by: 'device', counted: 52 },
  ]
}

export function act(round: Round, rules: TableRules, ...actions: readonly Action[]): Round | Refusal {
  let { table, meters } = round
  const told = [...round.told]
  for (const action of actions) {
    const stepped = step(table, action, { rules, meters })
    if (isRefusal(stepped)) return stepped
    table = stepped.table
    meters = stepped.meters
    told.push(...stepped.instructions)
  }
  const isOver = round.table.phase === 'settle' && table.phase === 'bets'
  // Once settled the table is cleared: what lay there is known before.
  const laid = { ...round.laid, ...laidOn(round.table), ...(isOver ? {} : laidOn(table)) }
  return { ...round, table, meters, told, laid, ...(isOver ? { isOver: true as const } : {}) }
}

const laidOn = ({ seats }: GameTable): Record<string, Cents> =>
  Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { wagers }]) => {
      const all = add(ZERO, ...Object.values(wagers))
      return all > 0n ? [[seat, all]] : []
    }),
  )

export function dealRound(
  round: Round,
  rules: TableRules,
  wagers: { readonly [seat: string]: Wagers },
  deck: readonly Card[],
): Round | Refusal {
  const seats = Object.keys(wagers).sort((a, b) => Number(a) - Number(b))
  const hands = Object.fromEntries(seats.map((seat, at) => [seat, deck.slice(at * 5, at * 5 + 5)]))
  const dealer = deck.slice(seats.length * 5, seats.length * 5 + rules.dealerCards)
  const dealt = act(
    round,
    rules,
    ...prepared(round, rules),
    ...seats.map((seat): Action => ({ do: 'wager', seat, wagers: wagers[seat]! })),
    { do: 'close bets', at: NEVER_OLD },
    { do: 'deal', hands, dealer, ...(rules.dealerCards === 6 ? { up: dealer.at(-1)! } : {}) },
  )
  return isRefusal(dealt) ? dealt : { ...dealt, meters: grown(dealt.meters, rules, wagers), hands, dealer }
}

/** Of each wager its rate goes on the meter, as it does at a live table; what is less than a cent is left out here. */
function grown(meters: Meters, rules: TableRules, wagers: { readonly [seat: string]: Wagers }): Meters {
  const now: Record<string, Meters[string]> = { ...meters }
  for (const [wager, wagered] of Object.values(wagers).flatMap((laid) => Object.entries(laid))) {
    const meter = rules.wagers[wager as WagerName]?.meter
    if (meter === undefined || now[meter] === undefined) continue
    now[meter] = { ...now[meter], shows: add(now[meter].shows, partRoundedDown(wagered, rules.meters[meter]!.rate)) }
  }
  return now
}

/** The system that draws the Magic Card and the Lucky Bonus, where they are offered. */
export function revealRound(round: Round, rules: TableRules): Round | Refusal {
  const places = [...fromLeft(round.table), 'dealer']
  const drawn = rules.magic === undefined ? {} : { magic: below(52), lucky: places[below(places.length)]! }
  return act(round, rules, { do: 'reveal', ...drawn })
}

export const asked = (round: Round): string | undefined =>
  round.table.phase === 'decisions' ? toAsk(round.table) : undefined

/** What a fold gives up: everything that the game does not keep in play. */
export const lostByFolding = (rules: TableRules, wagers: Wagers): Cents =>
  add(
    ...Object.entries(wagers).flatMap(([wager, amount]) =>
      playOf(rules).keptOnFold.includes(wager as WagerName) ? [] : [amount],
    ),
  )

/** What a seat has won or lost over the whole round. */
export function netOf({ told }: Round, seat: string): Cents {
  const entries = told.flatMap(({ entry }) => (entry?.seat === seat ? [entry] : []))
  return cents(entries.reduce((sum, entry) => sum + changeOf(entry, told), 0n))
}

/** Of a seat, after the round: what it had on the table, what came back from there, and the difference. */
export function sumOf(round: Round, seat: string): { bet: Cents; paid: Cents; net: Cents } {
  const net = netOf(round, seat)
  const bet = round.laid?.[seat] ?? ZERO
  return { bet, net, paid: cents(bet + net) }
}

function changeOf(entry: Entry, told: readonly Instruction[]): bigint {
  switch (entry.does) {
    case 'collect':
      return -entry.wagered
    case 'pay':
      return entry.win - (entry.isReturned ? 0n : entry.wagered)
    case 'take back':
      return -entry.win
    case 'return':
      return wasCollected(entry, told) ? entry.wagered : 0n
  }
}

const wasCollected = ({ seat, wager }: Entry, told: readonly Instruction[]): boolean =>
  told.some(({ entry }) => entry?.does === 'collect' && entry.seat === seat && entry.wager === wager)

const CHIP = cents(500n)

/** Amounts that one press goes on to; wagers that must be equal move together. */
export function moreOn(rules: TableRules, wagers: Wagers, wager: WagerName, by: 1 | -1, chip = CHIP): Wagers {
  const terms = rules.wagers[wager]
  const now = wagers[wager] ?? ZERO
  const steps = terms?.amounts
  const next = steps === undefined ? stepped(now, terms?.on === 'device' ? 100n : chip, by) : along(steps, now, by)
  const together = Object.keys(rules.wagers).filter(
    (other) => other === wager || terms?.equal === other || rules.wagers[other as WagerName]?.equal === wager,
  )
  return { ...wagers, ...Object.fromEntries(together.map((other) => [other, next])) }
}

const stepped = (now: Cents, amount: bigint, by: 1 | -1): Cents =>
  cents(now + amount * BigInt(by) < 0n ? 0n : now + amount * BigInt(by))

function along(amounts: readonly Cents[], now: Cents, by: 1 | -1): Cents {
  const all = [ZERO, ...amounts]
  return all[Math.min(all.length - 1, Math.max(0, all.indexOf(now) + by))] ?? ZERO
}
