import { describe, expect, test } from 'vitest'
import { ACE, KING, QUEEN } from '../cards/card.ts'
import { fourCardOfSuits, fourCardStrength } from '../cards/hands/four.ts'
import { categoryOf } from '../cards/high/high.ts'
import { settleMain as settleCrazy } from '../games/crazy4/main.ts'
import { settleMain as settleFour } from '../games/fourcard/main.ts'
import { fourFrom, HAND_NAMES, isHand, JUDGED, shownOf } from '../games/table/hands.ts'
import type { WagerName } from '../games/table/rules.ts'
import type { Entry } from '../games/table/table.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import { catalogued } from '../server/house/catalogue.ts'
import type { Settle } from './choices.ts'
import { crazy4Main } from './crazy4.ts'
import { fourCardMain } from './fourcard.ts'
import { type Fraction, formatFraction, plus, toNumber } from './fraction.ts'
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
const fourRules = tableRulesOf(FOUR, { activity: FOUR.activity })
const SETS = setsUpTo(5)
const HANDS = allHands(SETS[5]!)
const FAMILIES = [0, 1, 2, 3, 4, 5, 6].map(familiesOf)

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
  })

  test.each([
    ['A', '-9943/324870'],
    ['B', '-979/21658'],
    ['C', '-3455/64974'],
    ['D', '-7339/108290'],
  ])('Queens Up %s', (table, exact) => {
    const rules = tableRulesOf(CRAZY, { activity: CRAZY.activity, settings: { 'queens up': table } })
    const { expectation } = paytableOdds(rules, 'queens up', HANDS)
    expect(formatFraction(expectation)).toBe(exact)
  })
})

describe('Four-Card Poker', () => {
  test.each([
    ['FCP-01', '-3214/162435'],
    ['FCP-05', '-12643/324870'],
    ['FCP-06', '-1376/32487'],
    ['FCP-07', '-235/3822'],
  ])('Aces Up %s', (schedule, exact) => {
    const rules = tableRulesOf(FOUR, { activity: FOUR.activity, settings: { schedule } })
    const { expectation } = paytableOdds(rules, 'aces up', HANDS)
    expect(formatFraction(expectation)).toBe(exact)
  })

  test('where the five-card progressive is even', () => {
    const rules = tableRulesOf(FOUR, { activity: FOUR.activity, settings: { progressive: 'PMG-01' } })
    const { meter } = paytableOdds(rules, 'progressive', HANDS)
    expect(formatFraction(meter!.breakEven)).toBe('3050080/19')
  })
})

/** A settlement that is wrong in one place. */
const wrongly =
  (settle: Settle, change: (entries: Entry[], own: number, dealer: number) => Entry[]): Settle =>
  (rules, seat, wagers, own, dealer) =>
    change(settle(rules, seat, wagers, own, dealer), own.four, dealer.four)
const lost = (entry: Entry): Entry => ({ ...entry, does: 'collect', win: 0n as never, isReturned: false })
const pushed = (entry: Entry): Entry => ({ ...entry, does: 'return', win: 0n as never, isReturned: true })
const onWager = (wager: WagerName, change: (entry: Entry) => Entry) => (entries: Entry[]) =>
  entries.map((entry) => (entry.wager === wager ? change(entry) : entry))
const QUEEN_HIGH = fourFrom('high card', QUEEN)
const KING_HIGH = fourFrom('high card', KING)
const RIGHT = { crazy: '-264142729/7726058340', four: '-8840827253/317119576410' }

describe('a wrong rule shows: Crazy 4 Poker', () => {
  const edgeOf = (settle: Settle) => formatFraction(crazy4Main(crazyRules, SETS, { settle }).expectation)

  test('the right one does not', () => {
    expect(edgeOf(wrongly(settleCrazy, (entries) => entries))).toBe(RIGHT.crazy)
  })

  test.each<[string, (entries: Entry[], own: number, dealer: number) => Entry[]]>([
    ['an equal hand loses the Ante', (entries, own, dealer) => (own === dealer && dealer >= KING_HIGH ? onWager('ante', lost)(entries) : entries)],
    ['an Ante is paid though the dealer does not play', (entries, _, dealer) => (dealer < KING_HIGH ? onWager('ante', (entry) => ({ ...entry, does: 'pay', win: entry.wagered }))(entries) : entries)],
    ['a beaten Super Bonus goes back', (entries) => onWager('super bonus', (entry) => (entry.does === 'collect' ? pushed(entry) : entry))(entries)],
    ['Play is paid twice', (entries) => onWager('play', (entry) => ({ ...entry, win: (entry.win * 2n) as never }))(entries)],
    ['one hand of the dealer pays nothing', (entries, _, dealer) => (dealer === fourFrom('straight', QUEEN) ? entries.map(pushed) : entries)],
  ])('%s', (_, change) => {
    expect(edgeOf(wrongly(settleCrazy, change))).not.toBe(RIGHT.crazy)
  }) // biome-ignore format: one wrong rule a line

  test('a dealer who plays with queen high, and one who needs an ace', () => {
    const plays =
      (least: number): Settle =>
      (rules, seat, wagers, own, dealer) => {
        // Between the two limits the hand counts as if it stood on the other side of the right one.
        const four = dealer.four >= least && dealer.four < KING_HIGH ? KING_HIGH : dealer.four
        return settleCrazy(rules, seat, wagers, own, {
          ...dealer,
          four: four >= KING_HIGH && dealer.four < least ? QUEEN_HIGH : four,
        })
      }
    const all = [QUEEN_HIGH, fourFrom('high card', ACE)].map((least) => edgeOf(plays(least)))
    expect(new Set([...all, RIGHT.crazy]).size).toBe(3)
  })

  test('a table that pays a straight twice', () => {
    const bonus = crazyRules.pays['super bonus']!
    const lines = bonus.lines.map((line) =>
      line.hand === 'straight' ? { ...line, pays: { is: 'to' as const, over: 2, under: 1 } } : line,
    )
    const wrong = { ...crazyRules, pays: { ...crazyRules.pays, 'super bonus': { ...bonus, lines } } }
    expect(formatFraction(crazy4Main(wrong, SETS).expectation)).not.toBe(RIGHT.crazy)
  })
})

describe('a wrong rule shows: Four-Card Poker', () => {
  const tied = (change: (entry: Entry) => Entry): Settle =>
    wrongly(settleFour, (entries, own, dealer) =>
      own === dealer ? entries.map((entry) => (entry.what === 'wager' ? change(entry) : entry)) : entries,
    )

  test('ties that push or lose; with the same decisions a push is half way between a win and a loss', () => {
    const strategy = (strength: number) =>
      strength >= fourFrom('pair', 8) ? 3 : strength >= fourFrom('pair', 1) ? 1 : undefined
    const [win, push, lose] = [settleFour, tied(pushed), tied(lost)].map(
      (settle) => fourCardMain(fourRules, SETS, { strategy, settle }).expectation,
    ) as [Fraction, Fraction, Fraction]
    expect(formatFraction(win)).toBe('-6583447951/193795296695')
    expect(formatFraction(plus(push, push))).toBe(formatFraction(plus(win, lose)))
    expect(toNumber(lose)).toBeLessThan(toNumber(push))
  })

  test('an equal pair of nines that pushes, and no other hand', () => {
    const nines = (strength: number) => strength >= fourFrom('pair', 7) && strength < fourFrom('pair', 8)
    const settle = wrongly(settleFour, (entries, own, dealer) =>
      own === dealer && nines(own) ? onWager('play', pushed)(entries) : entries,
    )
    expect(formatFraction(fourCardMain(fourRules, SETS, { settle }).expectation)).not.toBe(RIGHT.four)
  })

  test('a dealer who must qualify is not counted as one who always plays', () => {
    const settle = wrongly(settleFour, (entries, _, dealer) =>
      dealer < KING_HIGH ? onWager('ante', pushed)(entries) : entries,
    )
    expect(() => fourCardMain(fourRules, SETS, { settle })).toThrow('the dealer always plays')
  })

  test('Play up to twice the Ante only', () => {
    expect(formatFraction(fourCardMain({ ...fourRules, playMax: 2 }, SETS).expectation)).not.toBe(RIGHT.four)
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
  expect(Object.keys(FOUR.table.paytables.progressive!.option)).toEqual([
    'FCPP-1',
    'FCPP-2',
    'FCPP-3',
    'PMG-01',
    'PMG-02',
  ])
})

test('hands of one row are one to every line of a paytable', () => {
  const names = new Map<string, string>()
  const { count, suits } = SETS[5]!
  for (let family = 0; family < count; family += 7) {
    const shown = shownOf(cardsOfSuits(suits, family))
    const row = `${shown.four >> 16} ${categoryOf(shown.five!)}`
    const lines = JUDGED.flatMap((judged) => HAND_NAMES.filter((name) => isHand(name, judged, shown))).join()
    expect(names.get(row) ?? lines).toBe(lines)
    names.set(row, lines)
  }
})
