import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { JOKER } from './card.ts'
import { choose, everyHand } from './count/combinations.ts'
import { classCounts7 } from './count/count.ts'
import { FOUR_CARD_CATEGORIES, fourCardIndex, fourCardStrength } from './hands/four.ts'
import { PAI_GOW_SEVEN, paiGowSevenIndex } from './hands/paigowseven.ts'
import { categoryOf } from './high/high.ts'

/** How many sets of `size` ranks hold four in a row. */
function setsWithRow(size: number): number {
  let found = 0
  everyHand(13, size, (ranks) => {
    const has = (rank: number) => ranks.includes((rank + 13) % 13)
    if (Array.from({ length: 11 }, (_, low) => low - 1).some((low) => [0, 1, 2, 3].every((step) => has(low + step))))
      found++
  })
  return found
}

function bestFours(size: number): Record<string, number> {
  const counts = new Float64Array(8)
  everyHand(52, size, (cards) => {
    counts[fourCardIndex(fourCardStrength(cards))]!++
  })
  return Object.fromEntries(FOUR_CARD_CATEGORIES.map((category, index) => [category, counts[index]!]))
}

const ODDS = new URL('../../../shared/vectors/odds.json', import.meta.url)
type Odds = { id: string; exact: string | null }
const odds: Odds[] = existsSync(ODDS) ? JSON.parse(readFileSync(ODDS, 'utf8')) : []

/** The published probabilities whose id begins so, as numbers of deals. */
function published(prefix: string, deals: number): [string, number][] {
  return odds
    .filter(({ id, exact }) => id.startsWith(prefix) && exact !== null)
    .map(({ id, exact }) => {
      const [above = 0n, below = 1n] = (exact ?? '').split('/').map(BigInt)
      return [id.slice(prefix.length), Number((above * BigInt(deals)) / below)]
    })
}

describe('the best four of six cards', () => {
  const counts = bestFours(6)

  test('all 20,358,520 deals, where arithmetic is short', () => {
    const straightFlushes = 4 * (setsWithRow(4) * choose(39, 2) + setsWithRow(5) * 39 + setsWithRow(6))
    // Four suited cards and two more of one of their ranks.
    const suitedTrips = 4 * choose(13, 4) * 4 * 3
    const suitedRowTrips = 4 * setsWithRow(4) * 4 * 3
    const trips = 13 * 4 * choose(48, 3) - choose(13, 2) * 4 * 4 - suitedRowTrips
    const flushes = 4 * (choose(13, 4) * choose(39, 2) + choose(13, 5) * 39 + choose(13, 6))
    expect(counts).toMatchObject({
      'four of a kind': 13 * choose(48, 2),
      'straight flush': straightFlushes,
      'three of a kind': trips,
      flush: flushes - straightFlushes - (suitedTrips - suitedRowTrips),
    })
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(choose(52, 6))
  })

  test.skipIf(odds.length === 0)('agrees with published odds', () => {
    const known = published('fcp-best4of6-', choose(52, 6))
    for (const [name, count] of known) expect([name, counts[name.replaceAll('-', ' ')]]).toEqual([name, count])
    expect(known.length).toBeGreaterThan(0)
  })
})

describe('seven cards of 53', () => {
  const counts = paiGowSevens()

  test('all 154,143,080 hands, as published for the Fortune bonus', () => {
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(choose(53, 7))
    const rows = 8 // A to 7, up to 8 to A
    expect(counts).toMatchObject({
      '7-card straight flush (natural)': 4 * rows,
      // One of the seven is missing; six in a row with the joker at either end is one hand, not two.
      '7-card straight flush (with joker)': 4 * (rows * 7 - (rows - 1)),
      // King and queen of one of three other suits; the joker may be any one of the royal's five.
      'royal flush + suited K-Q': 4 * 3 * (1 + 5),
      'five aces': choose(48, 2),
      'royal flush': 26020,
      'straight flush': 184644,
      'four of a kind': 307472,
      'full house': 4188528,
      flush: 6172088,
    })
  })

  test.skipIf(odds.length === 0)('agrees with published odds', () => {
    const names = ['five aces', 'straight flush', 'four of a kind', 'flush', 'three of a kind', 'two pair', 'pair']
    const known = new Map(published('pg-', choose(53, 7)))
    for (const name of names) expect([name, counts[name]]).toEqual([name, known.get(name.replaceAll(' ', '-'))])
  })
})

/** With the joker every hand is visited; without it high poker's own counts serve, less the seven-card lines. */
function paiGowSevens(): Record<string, number> {
  const counts = new Float64Array(PAI_GOW_SEVEN.length)
  everyHand(
    52,
    6,
    (cards) => {
      counts[paiGowSevenIndex(cards)]!++
    },
    [JOKER],
  )
  for (const [strength, count] of classCounts7().entries()) {
    if (count > 0) counts[PAI_GOW_SEVEN.indexOf(categoryOf(strength))]! += count
  }
  const move = (from: (typeof PAI_GOW_SEVEN)[number], to: (typeof PAI_GOW_SEVEN)[number], count: number) => {
    counts[PAI_GOW_SEVEN.indexOf(from)]! -= count
    counts[PAI_GOW_SEVEN.indexOf(to)]! += count
  }
  move('royal flush', '7-card straight flush (natural)', 4)
  move('straight flush', '7-card straight flush (natural)', 4 * 7)
  move('royal flush', 'royal flush + suited K-Q', 4 * 3)
  return Object.fromEntries(PAI_GOW_SEVEN.map((name, index) => [name, counts[index]!]))
}
