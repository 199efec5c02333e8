/** Million of deals: the whole of Four-Card Poker, and the count of blocked cards against looking at every hand. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { QUEEN } from '../cards/card.ts'
import { cardsOf, DECK_52 } from '../cards/deck.ts'
import { fourCardStrength } from '../cards/four.ts'
import { fourFrom } from '../games/table/hands.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import { catalogued } from '../server/catalogue.ts'
import { blockedFor } from './blocked.ts'
import { fourCardMain } from './fourcard.ts'
import { dividedBy, type Fraction, formatFraction, fraction, toNumber } from './fraction.ts'
import { completionsOf, strengthsOf } from './levels.ts'
import { setsUpTo } from './sets.ts'
import { cardsInto } from './suits.ts'
import { cardsOfSuits } from './value.ts'

const found = catalogued('south-dakota/four-card-poker')
if (found === undefined || !('rule' in found)) throw new Error('no rule file')
const rule = found.rule as TableGameFile
const fourRules = tableRulesOf(rule, { activity: rule.activity })
const SETS = setsUpTo(5)

/** What others have published or computed, by its id. */
const FIGURES = new URL('../../../shared/vectors/odds.json', import.meta.url)
const figures: { id: string; exact: string | null; value: number; tolerance: number }[] = existsSync(FIGURES)
  ? JSON.parse(readFileSync(FIGURES, 'utf8'))
  : []
function expectFigure(id: string, got: Fraction): void {
  const figure = figures.find((one) => one.id === id)
  if (figure === undefined) return
  if (figure.exact !== null) expect(formatFraction(got)).toBe(figure.exact)
  expect(Math.abs(toNumber(got) - figure.value)).toBeLessThanOrEqual(figure.tolerance)
}

test('2.7879% of the Ante, exactly', () => {
  const { expectation, averageWager } = fourCardMain(fourRules, SETS)
  expect([expectation, averageWager].map(formatFraction)).toEqual(['-8840827253/317119576410', '5451864/2544815'])
  expectFigure('fcp-house-edge', expectation)
  expectFigure('fcp-average-bet', averageWager)
})

test('the simple rule: three times from tens, once from threes', () => {
  const simple = fourCardMain(fourRules, SETS, (strength) =>
    strength >= fourFrom('pair', 8) ? 3 : strength >= fourFrom('pair', 1) ? 1 : undefined,
  )
  expect(formatFraction(simple.expectation)).toBe('-6583447951/193795296695')
  expectFigure('fcp-basic-strategy-edge', simple.expectation)
  expectFigure(
    'fcp-basic-strategy-eor',
    dividedBy(fraction(-simple.expectation.over, simple.expectation.under), simple.averageWager),
  )
})

test('hands that avoid five cards are counted as if each were looked at', () => {
  const hands = SETS[5]!
  const dealt = blockedFor(5, SETS)
  const limit = fourFrom('pair', QUEEN)
  for (const level of completionsOf(SETS[4]!)) if (level.strength < limit) dealt.add(level)
  const blockers = new Uint8Array(5)
  for (const family of [17, 60_001, 134_000]) {
    cardsInto(blockers, hands.suits, family)
    const mine = new Set(cardsOfSuits(hands.suits, family))
    const rest = cardsOf(DECK_52).filter((card) => !mine.has(card))
    let counted = 0
    for (let a = 0; a < rest.length; a++)
      for (let b = a + 1; b < rest.length; b++)
        for (let c = b + 1; c < rest.length; c++)
          for (let d = c + 1; d < rest.length; d++)
            for (let e = d + 1; e < rest.length; e++)
              if (fourCardStrength([rest[a]!, rest[b]!, rest[c]!, rest[d]!, rest[e]!]) < limit) counted++
    const isIn = strengthsOf(hands)[family]! < limit
    expect(dealt.avoiding(blockers, isIn ? 1 : 0)).toBe(counted)
  }
})
