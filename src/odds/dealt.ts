/** How often each line of a chart is met by two cards of the player and the card that the dealer shows, from a shoe: exactly. */
import type { Card } from '../cards/card.ts'
import type { Deal } from '../cards/outcomes/deal.ts'
import { type Fraction, fraction } from './fraction.ts'

/** Cards that no line tells apart, and how many of them are in the shoe. */
export type CardKind = { readonly card: Card; readonly count: number }
export type DealtLine = { readonly line: string; has(deal: Deal): boolean }

/** The first line that a deal has is what it wins; each place of the shoe is as likely as every other. */
export function dealtOdds(kinds: readonly CardKind[], lines: readonly DealtLine[]): Map<string, Fraction> {
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const ways = new Map(lines.map(({ line }) => [line, 0n]))
  for (const first of kinds)
    for (const second of kinds)
      for (const up of kinds) {
        const afterFirst = second.count - Number(second === first)
        const afterBoth = up.count - Number(up === first) - Number(up === second)
        if (afterFirst <= 0 || afterBoth <= 0) continue
        const deal: Deal = { hand: [first.card, second.card], dealerUp: [up.card] }
        const won = lines.find((line) => line.has(deal))
        if (won === undefined) continue
        const more = BigInt(first.count) * BigInt(afterFirst) * BigInt(afterBoth)
        ways.set(won.line, ways.get(won.line)! + more)
      }
  const under = BigInt(all) * BigInt(all - 1) * BigInt(all - 2)
  return new Map([...ways].map(([line, over]) => [line, fraction(over, under)]))
}
