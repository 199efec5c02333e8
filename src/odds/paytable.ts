/** Wagers on a paytable alone: how often each line is met, what the wager returns, and where a meter breaks even. */
import { categoryOf, evaluate5, HIGH_CATEGORIES, STRENGTH_MAX } from '../cards/high.ts'
import { lineOf, settleProgressive, settleTable } from '../games/table/entries.ts'
import type { Shown } from '../games/table/hands.ts'
import { formatPay } from '../games/table/pays.ts'
import type { TableRules, WagerName } from '../games/table/rules.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'
import { strengthsOf } from './levels.ts'
import type { Sets } from './sets.ts'
import { cardsInto, setsOf } from './suits.ts'
import { faceOf, netOf, UNIT } from './value.ts'

export type PaytableOdds = {
  readonly lines: readonly {
    readonly hand: string
    readonly pays: string
    readonly ways: number
    readonly probability: Fraction
  }[]
  /** Per unit wagered, without what a meter gives. */
  readonly expectation: Fraction
  /** Where a meter pays: how much of it comes back on average, and what it must show for an even wager of one dollar. */
  readonly meter?: { readonly share: Fraction; readonly breakEven: Fraction }
}

export type AllHands = readonly { readonly shown: Shown; ways: number }[]

/**
 * Every hand of five cards as paytables see it. No line asks for more than the category and the leading rank of the best
 * four and the category of all five: hands that have these in common are one row.
 */
export function allHands(hands: Pick<Sets, 'count' | 'suits' | 'weights'>): AllHands {
  const strengths = strengthsOf(hands)
  const rows = new Map<number, { shown: Shown; ways: number }>()
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
    if (row === undefined) rows.set(key, { shown: { four, five }, ways: hands.weights[family]! })
    else row.ways += hands.weights[family]!
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
  let [won, share] = [0, fraction(0)]
  for (const [name, found] of ways) {
    const pays = table.lines.find(({ hand }) => hand === name)?.pays
    if (pays?.is === 'meter')
      share = plus(share, fraction(pays.share.over * BigInt(found.ways), pays.share.under * BigInt(HANDS)))
    won += found.ways * wonWith(rules, wager, found.example, isFor)
  }
  const expectation = fraction(BigInt(won), BigInt(HANDS) * UNIT)
  return {
    lines: table.lines.map(({ hand, pays }) => {
      const met = ways.get(hand)?.ways ?? 0
      return { hand, pays: formatPay(pays), ways: met, probability: fraction(met, HANDS) }
    }),
    expectation,
    ...(share.over === 0n
      ? {}
      : { meter: { share, breakEven: dividedBy(fraction(-expectation.over, expectation.under), share) } }),
  }
}

/** By the settlement of the table; of `for 1` odds the wager is gone before. A meter that shows nothing pays nothing. */
function wonWith(rules: TableRules, wager: WagerName, shown: Shown, isFor: boolean): number {
  const bet = { seat: '1', wager, wagered: UNIT }
  if (!isFor) return netOf([settleTable(rules, bet, shown, '')])
  return netOf([settleProgressive(rules, bet, shown, {}).entry]) - Number(UNIT)
}
