/** Everything that others have published or computed of these games, by its id. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ACE, KING, QUEEN, TEN } from '../cards/card.ts'
import { FOUR_CARD_CATEGORIES, type FourCardCategory, fourCardIndex, fourCardStrength } from '../cards/hands/four.ts'
import { categoryOf, type HighCategory } from '../cards/high/high.ts'
import { fourCategory, fourFrom, leadingRank } from '../games/table/hands.ts'
import { parsePay } from '../games/table/pays.ts'
import type { PayLine } from '../games/table/rules.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import { catalogued } from '../server/house/catalogue.ts'
import { crazy4Main } from './crazy4.ts'
import { coupsOf, eachCoup, totalOf } from './doubleup.ts'
import { fourCardMain } from './fourcard.ts'
import { dividedBy, type Fraction, formatFraction, fraction, plus, toNumber } from './fraction.ts'
import { nextCard } from './hilo.ts'
import { cardsOf, completionsOf, setOf, strengthsOf } from './levels.ts'
import { allHands, paytableOdds } from './paytable.ts'
import { setsUpTo } from './sets.ts'
import { setsOf } from './suits.ts'

type Figure = { id: string; game: string; exact: string | null; value: number; tolerance: number }
const FILE = new URL('../../../shared/vectors/odds.json', import.meta.url)
const figures: Figure[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []

const fileOf = (activity: string): TableGameFile => {
  const found = catalogued(activity)
  if (found === undefined || !('rule' in found)) throw new Error(`no rule file of ${activity}`)
  return found.rule as TableGameFile
}
const rulesOf = (activity: string, settings: Record<string, string>) =>
  tableRulesOf(fileOf(activity), { activity, settings })
const CRAZY = rulesOf('massachusetts/crazy-4-poker', { dealing: 'hand', shuffling: 'counting device' })
const FOUR = rulesOf('south-dakota/four-card-poker', {})

const SETS = setsUpTo(5)
const HANDS = allHands(SETS[5]!)
const ways = (isOf: (four: number, five: HighCategory) => boolean): Fraction =>
  fraction(
    HANDS.reduce((sum, { shown, ways }) => sum + (isOf(shown.four, categoryOf(shown.five!)) ? ways : 0), 0),
    setsOf(5),
  )
const bestOfFive = (category: FourCardCategory) => ways((four) => fourCategory(four) === category)
const firstFive = (...names: readonly HighCategory[]) => ways((_, five) => names.includes(five))
const pairOf = (rank: number) => ways((four) => fourCategory(four) === 'pair' && leadingRank(four) === rank)
/** Every hand of six is met once for each of its cards. */
const bestOfSix = (category: FourCardCategory): Fraction => {
  let met = 0
  for (const { strength, values } of completionsOf(SETS[5]!))
    if (FOUR_CARD_CATEGORIES[fourCardIndex(strength)] === category)
      for (const value of values) met += cardsOf(value) * SETS[5]!.weights[setOf(value)]!
  return fraction(met, 6 * setsOf(6))
}
const fourOfFour = (category: FourCardCategory): Fraction => {
  const strengths = strengthsOf(SETS[4]!)
  const met = SETS[4]!.weights.reduce(
    (sum, weight, family) => sum + (fourCategory(strengths[family]!) === category ? weight : 0),
    0,
  )
  return fraction(met, setsOf(4))
}

const linesOf = (pays: Record<string, string>): PayLine[] =>
  Object.entries(pays).map(([hand, odds]) => ({ hand: hand as PayLine['hand'], pays: parsePay(odds)! }))
const upTable = (last: PayLine['hand'], odds: string): Fraction => {
  const [quads, flush4, trips, flush, straight, twoPair, pair] = odds.split('-')
  const lines = linesOf({
    'four of a kind': `${quads} to 1`, 'straight flush': `${flush4} to 1`, 'three of a kind': `${trips} to 1`,
    flush: `${flush} to 1`, straight: `${straight} to 1`, 'two pair': `${twoPair} to 1`, [last]: `${pair} to 1`,
  }) // biome-ignore format: one table
  const rules = { ...CRAZY, pays: { 'queens up': { by: 'S11c', judged: 'four cards' as const, lines } } }
  return paytableOdds(rules, 'queens up', HANDS).expectation
}
const evenAt = (judged: 'four cards' | 'five cards', pays: Record<string, string>): Fraction => {
  const rules = { ...CRAZY, pays: { 'five-card progressive': { by: 'S11e1', judged, lines: linesOf(pays) } }, envy: {} }
  return paytableOdds(rules, 'five-card progressive', HANDS).meter!.breakEven
}
const stud = (quads: number, full: number, flush: number) =>
  evenAt('five cards', {
    'royal flush': '100% of meter', 'straight flush': '10% of meter', 'four of a kind': `${quads} for 1`,
    'full house': `${full} for 1`, flush: `${flush} for 1`,
  }) // biome-ignore format: one table

const negative = ({ over, under }: Fraction) => fraction(-over, under)
/** Three times from aces, once from K-Q-8-4; three times from tens, once from threes. */
const crazySimple = crazy4Main(CRAZY, SETS, {
  strategy: (strength) =>
    strength >= fourFrom('pair', ACE) ? 3 : strength >= fourCardStrength([44, 41, 26, 8]) ? 1 : undefined,
})
const crazy = crazy4Main(CRAZY, SETS)
const four = fourCardMain(FOUR, SETS)
const fourSimple = fourCardMain(FOUR, SETS, {
  strategy: (strength) => (strength >= fourFrom('pair', TEN) ? 3 : strength >= fourFrom('pair', 1) ? 1 : undefined),
})

/** By decks: the chance of every kind of hand that somebody asks for, from one walk through the shoe. */
type Coup = { player: readonly number[]; banker: readonly number[]; ours: number; theirs: number }
const shoe = (decks: number, asked: Record<string, (coup: Coup) => number | boolean>): Record<string, Fraction> => {
  const sums: Record<string, bigint> = Object.fromEntries(Object.keys(asked).map((id) => [id, 0n]))
  const all = eachCoup(decks, (player, banker, orders) => {
    const coup = { player, banker, ours: totalOf(player), theirs: totalOf(banker) }
    for (const [id, ask] of Object.entries(asked)) sums[id] = sums[id]! + orders * BigInt(Number(ask(coup)))
  })
  return Object.fromEntries(Object.entries(sums).map(([id, sum]) => [id, fraction(sum, all)]))
}
const size = (player: readonly number[], count: number, total: number) =>
  player.length === count && totalOf(player) === total
const beats = (cards: number, high: number, low: number) => (coup: Coup) =>
  (size(coup.player, cards, high) && size(coup.banker, cards, low)) ||
  (size(coup.banker, cards, high) && size(coup.player, cards, low))
const isNatural = ({ player, banker }: Coup) =>
  player.length === 2 && banker.length === 2 && Math.max(totalOf(player), totalOf(banker)) >= 8
const sign = ({ ours, theirs }: Coup) => Math.sign(ours - theirs)
const edge = (pays: number, isWon: (coup: Coup) => boolean) => (coup: Coup) => (isWon(coup) ? pays : -1)
const isDragon = ({ banker, ours, theirs }: Coup) => banker.length === 3 && theirs === 7 && ours < 7
const isPanda = ({ player, ours, theirs }: Coup) => player.length === 3 && ours === 8 && theirs < 8

const EIGHT = shoe(8, {
  'bac8-natural-tie': (coup) => isNatural(coup) && sign(coup) === 0,
  'bac8-player-natural-win': (coup) => isNatural(coup) && sign(coup) > 0,
  'bac8-8-beats-6': ({ ours, theirs }) => (ours === 8 && theirs === 6) || (ours === 6 && theirs === 8),
  'bac8-2c9-beats-2c7': beats(2, 9, 7),
  'bac8-3c9-beats-3c7': beats(3, 9, 7),
  'bac8-cards-4': ({ player, banker }) => player.length + banker.length === 4,
  'bac8-cards-6': ({ player, banker }) => player.length + banker.length === 6,
  ...Object.fromEntries(
    [9, 7, 6, 4].flatMap((by) => [
      [`bac8-player-nonnatural-win-by-${by}`, (coup: Coup) => !isNatural(coup) && coup.ours - coup.theirs === by],
      [`bac8-banker-nonnatural-win-by-${by}`, (coup: Coup) => !isNatural(coup) && coup.theirs - coup.ours === by],
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 3, 4, 6, 7, 9].map((total) => [
      `bac8-tie-${total}-${total}`,
      ({ ours, theirs }: Coup) => ours === total && theirs === total,
    ]),
  ),
  'bac8-tie-7-7-two-card': ({ player, banker }) => size(player, 2, 7) && size(banker, 2, 7),
  'bac8-natural-9-9': ({ player, banker }) => size(player, 2, 9) && size(banker, 2, 9),
  'bac8-natural-8-8': ({ player, banker }) => size(player, 2, 8) && size(banker, 2, 8),
  'bac8-heavenly9-one': ({ player, banker }) => size(player, 3, 9) !== size(banker, 3, 9),
  'bac8-banker6-two-card': (coup) => sign(coup) < 0 && size(coup.banker, 2, 6),
  'bac8-big-tiger-edge': edge(50, (coup) => sign(coup) < 0 && size(coup.banker, 3, 6)),
  'bac8-3-giving-8-edge': edge(200, ({ player, banker }) => totalOf(banker.slice(0, 2)) === 3 && player[2] === 8),
  'bac8-bad-beat-edge': edge(50, beats(2, 9, 8)),
  'bac8-player-edge': sign,
  'bac8-tie-edge': edge(8, (coup) => sign(coup) === 0),
  'bac8-ez-banker-edge': (coup) => (isDragon(coup) ? 0 : -sign(coup)),
  'bac8-panda8-edge': edge(25, isPanda),
  'bac8-heavenly9-edge': ({ player, banker }) => {
    const nines = Number(size(player, 3, 9)) + Number(size(banker, 3, 9))
    return nines === 2 ? 75 : nines === 1 ? 10 : -1
  },
})
const [eight, six, one] = [coupsOf(8), coupsOf(6), coupsOf(1)]

const COUNTED: Record<string, Fraction> = {
  'c4-best4of5-four-of-a-kind': bestOfFive('four of a kind'),
  'c4-best4of5-straight-flush': bestOfFive('straight flush'),
  'c4-best4of5-flush': bestOfFive('flush'),
  'c4-best4of5-straight': bestOfFive('straight'),
  'c4-best4of5-pair': bestOfFive('pair'),
  'c4-best4of5-high-card': bestOfFive('high card'),
  'c4-pair-of-queens': pairOf(QUEEN),
  'c4-pair-of-kings': pairOf(KING),
  'c4-pair-of-tens': pairOf(TEN),
  'c4-pair-aces-or-better': ways((four) => four >= fourFrom('pair', ACE)),
  'c4-house-edge': crazy.expectation,
  'c4-average-bet': crazy.averageWager,
  'c4-fold-frequency': crazy.folds,
  'c4-strategy-kq84-edge': crazySimple.expectation,
  ...Object.fromEntries(
    ['50-40-8-4-3-2-1', '50-30-9-4-3-2-1', '50-30-8-4-3-2-1', '50-40-6-4-3-2-1'].map((odds) => [
      `c4-queens-up-${odds}`,
      upTable('pair of queens or better', odds),
    ]),
  ),
  'fcp-best4of6-straight-flush': bestOfSix('straight flush'),
  'fcp-best4of6-three-of-a-kind': bestOfSix('three of a kind'),
  'fcp-best4of6-straight': bestOfSix('straight'),
  'fcp-best4of6-two-pair': bestOfSix('two pair'),
  'fcp-best4of6-high-card': bestOfSix('high card'),
  'fcp-4of4-four-of-a-kind': fourOfFour('four of a kind'),
  'fcp-4of4-three-of-a-kind': fourOfFour('three of a kind'),
  'fcp-4of4-flush': fourOfFour('flush'),
  'fcp-4of4-two-pair': fourOfFour('two pair'),
  'fcp-4of4-pair': fourOfFour('pair'),
  'fcp-house-edge': four.expectation,
  'fcp-average-bet': four.averageWager,
  'fcp-basic-strategy-edge': fourSimple.expectation,
  'fcp-basic-strategy-eor': dividedBy(negative(fourSimple.expectation), fourSimple.averageWager),
  ...Object.fromEntries(
    ['50-40-9-6-4-2-1', '50-40-7-5-4-3-1', '50-40-8-5-4-3-1', '50-40-8-6-4-2-1'].map((odds) => [
      `fcp-aces-up-${odds}`,
      upTable('pair of aces', odds),
    ]),
  ),
  'fcp-progressive-5card-breakeven': paytableOdds(
    rulesOf('south-dakota/four-card-poker', { progressive: 'PMG-01' }),
    'progressive',
    HANDS,
  ).meter!.breakEven,
  'fcp-progressive-4card-breakeven': evenAt('four cards', {
    'four aces': '100% of meter', 'four of a kind': '500 for 1', 'straight flush': '100 for 1', 'three of a kind': '5 for 1',
  }), // biome-ignore format: one table
  'hilo-higher-2': nextCard(0).higher,
  'hilo-higher-7': nextCard(5).higher,
  'hilo-higher-K': nextCard(KING).higher,
  'hilo-same': nextCard(8).same,
  'first5-royal-flush': firstFive('royal flush'),
  'royal-on-flop': firstFive('royal flush'),
  'first5-straight-flush-incl-royal': firstFive('straight flush', 'royal flush'),
  'first5-full-house': firstFive('full house'),
  'first5-flush': firstFive('flush'),
  'first5-three-of-a-kind': firstFive('three of a kind'),
  'first5-two-pair': firstFive('two pair'),
  'first5-high-card': firstFive('high card'),
  'carib-progressive-breakeven-100-75-50': stud(100, 75, 50),
  'carib-progressive-breakeven-150-100-50': stud(150, 100, 50),
  'carib-progressive-breakeven-500-150-75': stud(500, 150, 75),
  'carib-progressive-breakeven-250-150-100': stud(250, 150, 100),
  ...EIGHT,
  'bac8-player': eight.player,
  'bac8-tie': eight.tie,
  'bac8-dragon7': eight.dragon,
  'bac6-player': six.player,
  'bac6-tie': six.tie,
  'bac6-dragon7': six.dragon,
  'bac1-banker': plus(one.banker, one.dragon),
  'bac1-tie': one.tie,
  ...shoe(1, { 'bac1-panda8': isPanda }),
}

/** Of the same games, but not of what is played here. */
const ELSEWHERE: Record<string, string> = {
  'hilo-ace-higher': 'ranks drawn with replacement, the ace low',
  'hilo-premium-snap': 'another game, with twelve cards that are put back',
  'po-fcp-badbeat-manufacturer': 'a wager that the document does not have, without its paytable',
}

describe.skipIf(figures.length === 0)('published figures', () => {
  const ours = figures.filter(({ id }) => COUNTED[id] !== undefined)
  test.each(ours.map((figure) => [figure.id, figure] as const))('%s', (id, { exact, value, tolerance }) => {
    const got = COUNTED[id]!
    if (exact !== null) expect(formatFraction(got)).toBe(exact.replace(/\/1$/, ''))
    expect(Math.abs(toNumber(got) - value)).toBeLessThanOrEqual(tolerance)
  })

  test('every figure of the games played here is among them, and every count has its figure', () => {
    const games = ['Crazy 4 Poker', 'Four Card Poker', 'Hi-Lo']
    const left = figures.filter(({ id, game }) => games.includes(game) && COUNTED[id] === undefined)
    expect(left.map(({ id }) => id).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
    const known = new Set(figures.map(({ id }) => id))
    expect(Object.keys(COUNTED).filter((id) => !known.has(id))).toEqual([])
  })
})
