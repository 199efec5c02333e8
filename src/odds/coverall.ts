/**
 * Cover All: the highest hand of a whole table, the dealer's among them, by the number of players. How many tables have no
 * hand on some lines is counted by inclusion and exclusion over the hands that have one. For a player who stays in: a fold
 * forfeits the wager, whoever else has the hand. Nobody folds a hand that is on a line.
 */
import type { Card } from '../cards/card.ts'
import { settleCoverAll } from '../games/crazy4/coverall.ts'
import { lineOf } from '../games/table/entries.ts'
import type { HandName } from '../games/table/hands.ts'
import { formatPay } from '../games/table/pays.ts'
import type { PayLine, TableRules } from '../games/table/rules.ts'
import type { SeatState } from '../games/table/table.ts'
import { type Cores, tablesOf, tablesWith } from './cores.ts'
import { type Fraction, fraction, plus } from './fraction.ts'
import type { AllHands } from './paytable.ts'
import { setsOf } from './suits.ts'
import { netOf, UNIT } from './value.ts'

export type CoverAllOdds = {
  readonly players: number
  readonly lines: readonly { readonly hand: HandName; readonly pays: string; readonly probability: Fraction }[]
  /** Per unit wagered. */
  readonly expectation: Fraction
}

export function coverAllOdds(rules: TableRules, hands: AllHands): CoverAllOdds[] {
  const { coverAll } = rules
  if (coverAll === undefined) return []
  const columns = Object.entries(coverAll.players).sort(([a], [b]) => Number(a) - Number(b))
  const handsMax = Math.max(...columns.map(([players]) => Number(players))) + 1
  const counted = new Map<string, bigint[]>()
  /** By hands: so many tables with all of them on these lines. */
  const tables = (lines: readonly PayLine[]): bigint[] => {
    const cores = coresOf(lines.map(({ hand }) => hand))
    const key = JSON.stringify(cores)
    const found = counted.get(key) ?? tablesWith(cores, handsMax)
    counted.set(key, found)
    const ways = hands.reduce(
      (sum, hand) => (lineOf({ lines, judged: coverAll.judged }, hand.shown) ? sum + hand.ways : sum),
      0,
    )
    if (found[1] !== BigInt(ways))
      throw new Error(`${ways} hands are on the lines of Cover All, and ${found[1]} by their cores`)
    return found
  }
  return columns.map(([column, lines]) => {
    const players = Number(column)
    /** By line: no hand of the table is on it or above. */
    const without = lines.map((_, at) => noneOf(players + 1, tables(lines.slice(0, at + 1))))
    const chances = without.map((none, at) => minus(without[at - 1] ?? fraction(1), none))
    const outcomes = [
      ...chances.map((chance, at) => ({ chance, line: lines[at] })),
      { chance: without.at(-1)!, line: undefined },
    ]
    return {
      players,
      lines: lines.map(({ hand, pays }, at) => ({ hand, pays: formatPay(pays), probability: chances[at]! })),
      expectation: outcomes
        .map(({ chance, line }) => {
          const won = wonWith(rules, players, lines, line, hands)
          return fraction(chance.over * BigInt(won), chance.under * UNIT)
        })
        .reduce(plus),
    }
  })
}

const minus = (a: Fraction, b: Fraction): Fraction => plus(a, fraction(-b.over, b.under))

/** The chance that none of so many hands is among those that `tables` counts. */
const noneOf = (hands: number, tables: readonly bigint[]): Fraction =>
  Array.from({ length: hands + 1 }, (_, n) =>
    fraction((n % 2 === 0 ? 1n : -1n) * BigInt(setsOf(n, hands)) * tables[n]!, tablesOf(n)),
  ).reduce(plus)

/** Which cores make these lines, all of them together. */
function coresOf(names: readonly HandName[]): Cores {
  const has = (name: HandName) => names.includes(name)
  const strange = names.find((name) => !KNOWN.includes(name))
  if (strange !== undefined) throw new Error(`Cover All is not counted for ${strange}`)
  return {
    threes: has('three of a kind'),
    fours: has('four of a kind') ? 'all' : has('four aces') ? 'aces' : 'none',
    rows: has('straight flush') ? 'all' : has('royal flush') ? 'royal' : 'none',
  }
}
const KNOWN: readonly HandName[] = ['four aces', 'royal flush', 'four of a kind', 'straight flush', 'three of a kind']

/** By the settlement of the table, with a hand of the lowest line beside the highest; whose is whose must not matter. */
function wonWith(
  rules: TableRules,
  players: number,
  lines: readonly PayLine[],
  line: PayLine | undefined,
  hands: AllHands,
): number {
  const { judged } = rules.coverAll!
  const cardsOf = (wanted: PayLine | undefined) =>
    hands.find(({ shown }) => lineOf({ lines, judged }, shown) === wanted)!.cards
  const [highest, lowest] = [cardsOf(line), cardsOf(line === undefined ? undefined : lines.at(-1))]
  const wagers = { ante: UNIT, 'super bonus': UNIT, play: UNIT }
  const other: SeatState = { wagers, cards: cardsOf(undefined), decision: 'play' }
  const others = Object.fromEntries(Array.from({ length: players }, (_, at) => [String(at + 1), other]))
  const won = (dealer: readonly Card[], cards: readonly Card[]): number => {
    const own: SeatState = { ...other, cards, wagers: { ...wagers, 'cover all': UNIT } }
    return netOf(settleCoverAll({ phase: 'settle', round: 1, seats: { ...others, 1: own }, dealer }, rules))
  }
  const [byDealer, byPlayer] = [won(highest, lowest), won(lowest, highest)]
  if (byDealer !== byPlayer) throw new Error("Cover All is settled otherwise for the dealer's hand than for a player's")
  return byDealer
}
