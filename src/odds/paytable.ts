/** Wagers on a paytable alone: how often each line is met, what the wager returns, and where a meter breaks even. */
import type { Cents } from '../base/money.ts'
import type { Card } from '../cards/card.ts'
import { categoryOf, evaluate5, HIGH_CATEGORIES, STRENGTH_MAX } from '../cards/high/high.ts'
import { envyFor, lineOf, settleProgressive, settleTable } from '../games/table/entries.ts'
import type { Shown } from '../games/table/hands.ts'
import { formatPay } from '../games/table/pays.ts'
import type { TableRules, WagerName } from '../games/table/rules.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'
import { strengthsOf } from './levels.ts'
import type { Sets } from './sets.ts'
import { cardsInto, setsOf } from './suits.ts'
import { cardsOfSuits, faceOf, netOf, UNIT } from './value.ts'

export type PaytableOdds = {
  readonly lines: readonly {
    readonly hand: string
    readonly pays: string
    readonly ways: number
    readonly probability: Fraction
  }[]
  /** Per unit wagered, without what a meter gives. */
  readonly expectation: Fraction
  readonly meter?: MeterOdds
  readonly envy?: readonly EnvyOdds[]
}

/**
 * What a meter adds: what it shows, times its share. Over time it gives back what was put on it, so that of each dollar
 * wagered come back the fixed pays, the rate of progression, and the reset amount times the chance of a full award.
 */
export type MeterOdds = {
  readonly share: Fraction
  /** What it must show for an even wager of one dollar; a wager of so many dollars needs so many times of it. */
  readonly breakEven: Fraction
  readonly fullAward: Fraction
  readonly wagersPerFullAward: Fraction
}

/** What comes, per dollar wagered, for each hand of another player. */
export type EnvyOdds = {
  readonly wager: Cents
  readonly lines: readonly { readonly hand: string; readonly amount: Cents; readonly ways: number }[]
  readonly perOtherHand: Fraction
}

export type AllHands = readonly { readonly shown: Shown; readonly cards: readonly Card[]; ways: number }[]

/**
 * Every hand of five cards as paytables see it. No line asks for more than the category and the leading rank of the best
 * four and the category of all five: hands that have these in common are one row.
 */
export function allHands(hands: Pick<Sets, 'count' | 'suits' | 'weights'>): AllHands {
  const strengths = strengthsOf(hands)
  const rows = new Map<number, AllHands[number]>()
  const cards = new Uint8Array(5)
  for (let family = 0; family < hands.count; family++) {
    cardsInto(cards, hands.suits, family)
    const five = evaluate5(
      faceOf(cards[0]!),
      faceOf(cards[1]!),
      faceOf(cards[2]!),
      faceOf(cards[3]!),
      faceOf(cards[4]!),
    )
    const four = strengths[family]!
    const key = (four >> 16) * 16 + FIVE_CATEGORY[five]!
    const row = rows.get(key)
    if (row !== undefined) row.ways += hands.weights[family]!
    else
      rows.set(key, { shown: { four, five }, cards: cardsOfSuits(hands.suits, family), ways: hands.weights[family]! })
  }
  return [...rows.values()]
}

const FIVE_CATEGORY = Uint8Array.from({ length: STRENGTH_MAX + 1 }, (_, strength) =>
  strength === 0 ? 0 : HIGH_CATEGORIES.indexOf(categoryOf(strength)),
)

const HANDS = setsOf(5)

export function paytableOdds(rules: TableRules, wager: WagerName, hands: AllHands): PaytableOdds {
  const table = rules.pays[wager]!
  const ways = new Map<string | undefined, { ways: number; example: Shown }>()
  for (const { shown, ways: more } of hands) {
    const name = lineOf(table, shown)?.hand
    const known = ways.get(name)
    if (known === undefined) ways.set(name, { ways: more, example: shown })
    else known.ways += more
  }
  const isFor = table.lines.some(({ pays }) => pays.is !== 'to')
  let [won, share, fullAward] = [0, fraction(0), fraction(0)]
  for (const [name, found] of ways) {
    const pays = table.lines.find(({ hand }) => hand === name)?.pays
    if (pays?.is === 'meter') {
      share = plus(share, fraction(pays.share.over * BigInt(found.ways), pays.share.under * BigInt(HANDS)))
      if (pays.share.over === pays.share.under) fullAward = plus(fullAward, fraction(found.ways, HANDS))
    }
    won += found.ways * wonWith(rules, wager, found.example, isFor)
  }
  const expectation = fraction(BigInt(won), BigInt(HANDS) * UNIT)
  const envy = (rules.envy[wager]?.columns ?? []).map((column) => envyOdds(rules, wager, column.wager, hands))
  return {
    lines: table.lines.map(({ hand, pays }) => {
      const met = ways.get(hand)?.ways ?? 0
      return { hand, pays: formatPay(pays), ways: met, probability: fraction(met, HANDS) }
    }),
    expectation,
    ...(share.over === 0n
      ? {}
      : {
          meter: {
            share,
            breakEven: dividedBy(fraction(-expectation.over, expectation.under), share),
            fullAward,
            wagersPerFullAward: dividedBy(fraction(1), fullAward),
          },
        }),
    ...(envy.length === 0 ? {} : { envy }),
  }
}

/** By the settlement of the table, for every hand that one other player can have. */
function envyOdds(rules: TableRules, wager: WagerName, wagered: Cents, hands: AllHands): EnvyOdds {
  const lines = new Map<string, { amount: Cents; ways: number }>()
  for (const { shown, ways } of hands)
    for (const { hand = '', win } of envyFor(rules, '2', shown, [{ seat: '1', wager, wagered }])) {
      const line = lines.get(hand) ?? { amount: win, ways: 0 }
      lines.set(hand, { ...line, ways: line.ways + ways })
    }
  const sum = [...lines.values()].reduce((total, { amount, ways }) => total + amount * BigInt(ways), 0n)
  const inOrder = [...lines].sort(([, a], [, b]) => Number(b.amount - a.amount))
  return {
    wager: wagered,
    lines: inOrder.map(([hand, line]) => ({ hand, ...line })),
    perOtherHand: fraction(sum, BigInt(HANDS) * wagered),
  }
}

/** By the settlement of the table; of `for 1` odds the wager is gone before. A meter that shows nothing pays nothing. */
function wonWith(rules: TableRules, wager: WagerName, shown: Shown, isFor: boolean): number {
  const bet = { seat: '1', wager, wagered: UNIT }
  if (!isFor) return netOf([settleTable(rules, bet, shown, '')])
  return netOf([settleProgressive(rules, bet, shown, {}).entry]) - Number(UNIT)
}
