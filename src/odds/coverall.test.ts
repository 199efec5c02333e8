import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { fourCardStrength } from '../cards/hands/four.ts'
import { settleCoverAll } from '../games/crazy4/coverall.ts'
import { fourFrom } from '../games/table/hands.ts'
import { type TableGameFile, tableRulesOf } from '../rulebook/tablegame.ts'
import { catalogued } from '../server/house/catalogue.ts'
import { blockedFor } from './blocked.ts'
import { type Cores, placed, tablesWith } from './cores.ts'
import { coverAllOdds } from './coverall.ts'
import { formatFraction, fraction, plus, toNumber } from './fraction.ts'
import { completionsOf, levelsOf } from './levels.ts'
import { allHands } from './paytable.ts'
import { setsUpTo } from './sets.ts'
import { cardsInto, setsOf } from './suits.ts'
import { netOf, UNIT } from './value.ts'

const found = catalogued('massachusetts/crazy-4-poker')
if (found === undefined || !('rule' in found)) throw new Error('no rule file')
const rule = found.rule as TableGameFile
const RULES = tableRulesOf(rule, { activity: rule.activity, settings: { 'cover all': 'offered' } })
const SETS = setsUpTo(5)
const ODDS = coverAllOdds(RULES, allHands(SETS[5]!))

describe('two hands, counted another way: every hand against those that avoid its cards', () => {
  /** Ordered pairs of hands from this strength up that share no card. */
  function pairsFrom(least: number): bigint {
    const dealt = blockedFor(5, SETS)
    for (const level of completionsOf(SETS[4]!)) if (level.strength >= least) dealt.add(level)
    dealt.catchUp()
    const cards = new Uint8Array(5)
    let pairs = 0
    for (const { strength, families } of levelsOf(SETS[5]!)) {
      if (strength < least) continue
      for (const family of families) {
        cardsInto(cards, SETS[5]!.suits, family)
        pairs += SETS[5]!.weights[family]! * dealt.avoiding(cards, 1)
      }
    }
    return BigInt(pairs)
  }

  test.each<[string, Cores, number]>([
    ['three of a kind or better', { threes: true, fours: 'all', rows: 'all' }, fourFrom('three of a kind')],
    ['a straight flush or better', { threes: false, fours: 'all', rows: 'all' }, fourFrom('straight flush')],
    ['four of a kind', { threes: false, fours: 'all', rows: 'none' }, fourFrom('four of a kind')],
  ])('%s', (_, cores, least) => {
    expect(tablesWith(cores, 2)[2]).toBe(pairsFrom(least))
  })

  test('one player: the chance that neither has three of a kind or better', () => {
    const hands = setsOf(5)
    const one = fraction(-2 * 61_352, hands)
    const both = fraction(pairsFrom(fourFrom('three of a kind')), BigInt(hands) * BigInt(setsOf(5, 47)))
    const without = plus(plus(fraction(1), one), both)
    const winning = ODDS[0]!.lines.map(({ probability }) => probability).reduce(plus)
    expect(formatFraction(plus(winning, without))).toBe('1')
  })
})

test('three hands of four of a kind or a royal flush: every three of the 628 are looked at', () => {
  const masks: [number, number][] = []
  const maskOf = (cards: readonly Card[]): [number, number] => [
    cards.reduce((mask, card) => (card < 26 ? mask | (1 << card) : mask), 0),
    cards.reduce((mask, card) => (card < 26 ? mask : mask | (1 << (card - 26))), 0),
  ]
  for (let rank = 0; rank < 13; rank++)
    for (let other = 0; other < 52; other++)
      if (other >> 2 !== rank) masks.push(maskOf([0, 1, 2, 3].map((suit) => rank * 4 + suit).concat(other)))
  for (let suit = 0; suit < 4; suit++) masks.push(maskOf([8, 9, 10, 11, 12].map((rank) => rank * 4 + suit)))
  expect(masks.length).toBe(628)
  const isApart = (a: readonly number[], b: readonly number[]) => ((a[0]! & b[0]!) | (a[1]! & b[1]!)) === 0
  let threes = 0
  for (let a = 0; a < masks.length; a++)
    for (let b = a + 1; b < masks.length; b++) {
      if (!isApart(masks[a]!, masks[b]!)) continue
      const both: [number, number] = [masks[a]![0] | masks[b]![0], masks[a]![1] | masks[b]![1]]
      for (let c = b + 1; c < masks.length; c++) if (isApart(both, masks[c]!)) threes++
    }
  expect(tablesWith({ threes: false, fours: 'all', rows: 'royal' }, 3)[3]).toBe(BigInt(threes) * 6n)
})

test('rows in four suits: every two and every three of the 84 that share no card are laid out', () => {
  const rows = [4, 5].flatMap((length) =>
    [0, 1, 2, 3].flatMap((suit) =>
      Array.from({ length: 15 - length }, (_, from) =>
        // From the ace below the two up.
        Array.from({ length }, (_, next) => ({ rank: (from + next + 12) % 13, suit })),
      ),
    ),
  )
  expect(rows.length).toBe(84)
  const ways = new Map<string, number>()
  const lay = (from: number, laid: readonly (typeof rows)[number][]): void => {
    const cards = laid.flat()
    if (new Set(cards.map(({ rank, suit }) => rank * 4 + suit)).size < cards.length) return
    if (laid.length >= 2) {
      const touched = Array.from({ length: 13 }, (_, rank) => cards.filter((card) => card.rank === rank).length)
      const key = [
        laid.filter(({ length }) => length === 4).length,
        laid.filter(({ length }) => length === 5).length,
        touched.filter((times) => times === 0).length,
        touched.filter((times) => times === 1).length,
        touched[12] === 0,
      ].join(' ')
      ways.set(key, (ways.get(key) ?? 0) + 1)
    }
    if (laid.length < 3) for (let at = from; at < rows.length; at++) lay(at + 1, [...laid, rows[at]!])
  }
  lay(0, [])
  const counted = placed('all', 3).filter(({ fourRows, fiveRows }) => fourRows + fiveRows >= 2)
  expect(
    Object.fromEntries(
      counted.map(({ fourRows, fiveRows, free, once, isAceFree, ways }) => [
        [fourRows, fiveRows, free, once, isAceFree].join(' '),
        ways,
      ]),
    ),
  ).toEqual(Object.fromEntries(ways))
})

test('four aces are one hand at most: as often as there are hands', () => {
  for (const { players, lines } of ODDS)
    expect(formatFraction(lines[0]!.probability)).toBe(formatFraction(fraction((players + 1) * 48, setsOf(5))))
})

test.each([1, 6])('%i players: seeded tables, paid by the table itself, come near', (players) => {
  let seed = 4_711
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const rounds = 20_000
  let [met, sum, squares] = [0, 0, 0]
  const deck = Array.from({ length: 52 }, (_, card) => card)
  for (let round = 0; round < rounds; round++) {
    const hands = Array.from({ length: players + 1 }, (_, hand) =>
      Array.from({ length: 5 }, (_, card) => {
        const at = hand * 5 + card
        const other = at + random(52 - at)
        ;[deck[at], deck[other]] = [deck[other]!, deck[at]!]
        return deck[at]!
      }),
    )
    const wagers = { ante: UNIT, 'super bonus': UNIT, play: UNIT }
    const seats = Object.fromEntries(
      hands
        .slice(1)
        .map((cards, at) => [
          String(at + 1),
          { wagers: at === 0 ? { ...wagers, 'cover all': UNIT } : wagers, cards, decision: 'play' as const },
        ]),
    )
    const net = netOf(settleCoverAll({ phase: 'settle', round, seats, dealer: hands[0]! }, RULES)) / Number(UNIT)
    if (hands.some((cards) => fourCardStrength(cards) >= fourFrom('three of a kind'))) met++
    sum += net
    squares += net * net
  }
  const { lines, expectation } = ODDS[players - 1]!
  const chance = toNumber(lines.map(({ probability }) => probability).reduce(plus))
  expect(Math.abs(met / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
  const mean = sum / rounds
  expect(Math.abs(mean - toNumber(expectation))).toBeLessThan(4 * Math.sqrt((squares / rounds - mean * mean) / rounds))
})

test('a line that nobody can count by its cores is refused', () => {
  const coverAll = { ...RULES.coverAll!, players: { 1: [{ hand: 'two pair' as const, pays: RULES.even }] } }
  expect(() => coverAllOdds({ ...RULES, coverAll }, allHands(SETS[5]!))).toThrow('not counted for two pair')
})
