import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ACE } from '../cards/card.ts'
import { fourCardOfSuits, fourCardStrength } from '../cards/four.ts'
import { fourFrom } from '../games/table/hands.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import { catalogued } from '../server/catalogue.ts'
import { crazy4Main } from './crazy4.ts'
import { type Fraction, formatFraction, toNumber } from './fraction.ts'
import { allHands, paytableOdds } from './paytable.ts'
import { setsUpTo } from './sets.ts'
import { familiesOf, setsOf } from './suits.ts'
import { oddsOf } from './tablegame.ts'
import { cardsOfSuits } from './value.ts'

const fileOf = (activity: string): TableGameFile => {
  const found = catalogued(activity)
  if (found === undefined || !('rule' in found)) throw new Error(`no rule file of ${activity}`)
  return found.rule as TableGameFile
}
const CRAZY = fileOf('massachusetts/crazy-4-poker')
const FOUR = fileOf('south-dakota/four-card-poker')
const crazyRules = tableRulesOf(CRAZY, {
  activity: CRAZY.activity,
  settings: { dealing: 'hand', shuffling: 'counting device' },
})
const SETS = setsUpTo(5)
const FAMILIES = [0, 1, 2, 3, 4, 5, 6].map(familiesOf)

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

describe('families of hands', () => {
  test('they are as many as they must be, and hold every hand once', () => {
    expect(FAMILIES.map(({ count }) => count)).toEqual([1, 13, 169, 1755, 16_432, 134_459, 962_988])
    for (const { size, weights } of FAMILIES)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(setsOf(size))
  })

  test('the strength by suits is the strength by cards', () => {
    const { suits, count } = FAMILIES[6]!
    for (let family = 0; family < count; family += 997) {
      const at = family * 4
      expect(fourCardOfSuits(suits[at]!, suits[at + 1]!, suits[at + 2]!, suits[at + 3]!)).toBe(
        fourCardStrength(cardsOfSuits(suits, family)),
      )
    }
  })
})

describe('Crazy 4 Poker', () => {
  test('3.4189% of the Ante, exactly', () => {
    const { expectation, averageWager, folds } = crazy4Main(crazyRules, SETS)
    expect([expectation, averageWager, folds].map(formatFraction)).toEqual([
      '-264142729/7726058340',
      '169808/54145',
      '12728/54145',
    ])
    expectFigure('c4-house-edge', expectation)
    expectFigure('c4-average-bet', averageWager)
    expectFigure('c4-fold-frequency', folds)
  })

  test('the simple rule: three times from aces, once from K-Q-8-4', () => {
    const least = fourCardStrength([44, 41, 26, 8])
    const simple = crazy4Main(crazyRules, SETS, (strength) =>
      strength >= fourFrom('pair', ACE) ? 3 : strength >= least ? 1 : undefined,
    )
    expect(formatFraction(simple.expectation)).toBe('-1893072393/55370084770')
    expectFigure('c4-strategy-kq84-edge', simple.expectation)
  })

  test.each([
    ['A', '-9943/324870', 'c4-queens-up-50-30-9-4-3-2-1'],
    ['B', '-979/21658', 'c4-queens-up-50-40-8-4-3-2-1'],
    ['C', '-3455/64974', 'c4-queens-up-50-30-8-4-3-2-1'],
    ['D', '-7339/108290', ''],
  ])('Queens Up %s', (table, exact, id) => {
    const rules = tableRulesOf(CRAZY, { activity: CRAZY.activity, settings: { 'queens up': table } })
    const { expectation } = paytableOdds(rules, 'queens up', HANDS)
    expect(formatFraction(expectation)).toBe(exact)
    expectFigure(id, expectation)
  })
})

const HANDS = allHands(SETS[5]!)

describe('Four-Card Poker', () => {
  test.each([
    ['FCP-01', '-3214/162435', 'fcp-aces-up-50-40-9-6-4-2-1'],
    ['FCP-05', '-12643/324870', 'fcp-aces-up-50-40-8-5-4-3-1'],
    ['FCP-06', '-1376/32487', 'fcp-aces-up-50-40-8-6-4-2-1'],
    ['FCP-07', '-235/3822', 'fcp-aces-up-50-40-7-5-4-3-1'],
  ])('Aces Up %s', (schedule, exact, id) => {
    const rules = tableRulesOf(FOUR, { activity: FOUR.activity, settings: { schedule } })
    const { expectation } = paytableOdds(rules, 'aces up', HANDS)
    expect(formatFraction(expectation)).toBe(exact)
    expectFigure(id, expectation)
  })

  test('where the five-card progressive is even', () => {
    const rules = tableRulesOf(FOUR, { activity: FOUR.activity, settings: { progressive: 'PMG-01' } })
    const { meter } = paytableOdds(rules, 'progressive', HANDS)
    expect(formatFraction(meter!.breakEven)).toBe('3050080/19')
    expectFigure('fcp-progressive-5card-breakeven', meter!.breakEven)
  })
})

describe('a wrong rule shows', () => {
  test('a table that pays a straight twice', () => {
    const bonus = crazyRules.pays['super bonus']!
    const lines = bonus.lines.map((line) =>
      line.hand === 'straight' ? { ...line, pays: { is: 'to' as const, over: 2, under: 1 } } : line,
    )
    const wrong = { ...crazyRules, pays: { ...crazyRules.pays, 'super bonus': { ...bonus, lines } } }
    expect(formatFraction(crazy4Main(wrong, SETS).expectation)).not.toBe('-264142729/7726058340')
  })
})

test('every table of both rule files is counted', () => {
  const { tables } = oddsOf(CRAZY)
  expect(tables.map(({ wager, option }) => `${wager} ${option}`)).toEqual([
    'queens up A', 'queens up B', 'queens up C', 'queens up D', 'four-card progressive A', 'four-card progressive B',
    'five-card progressive offered', 'hand bonus offered', 'dealer hand bonus offered',
  ]) // biome-ignore format: one list
  for (const { odds } of tables) {
    const met = odds.lines.reduce((sum, { ways }) => sum + ways, 0)
    expect(met).toBeGreaterThan(5_000)
    expect(met).toBeLessThan(2_598_960)
  }
})
