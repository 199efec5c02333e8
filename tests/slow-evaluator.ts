/** High poker as one would explain it at a table: slow, obvious, and sharing nothing with the real evaluator. */

export type SlowHand = { category: string; ranks: number[] }

const ORDER = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
]

/** The best five of the cards (card = rank × 4 + suit, rank 0 a two). */
export function slowBest(cards: readonly number[]): SlowHand {
  return fives(cards)
    .map(slowFive)
    .reduce((best, hand) => (slowCompare(hand, best) > 0 ? hand : best))
}

/** Above zero when the first hand wins, zero when they tie. */
export function slowCompare(a: SlowHand, b: SlowHand): number {
  const byCategory = ORDER.indexOf(a.category) - ORDER.indexOf(b.category)
  if (byCategory !== 0) return byCategory
  for (const [at, rank] of a.ranks.entries()) {
    if (rank !== b.ranks[at]) return rank - (b.ranks[at] ?? 0)
  }
  return 0
}

function slowFive(cards: readonly number[]): SlowHand {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => b - a)
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1
  const top = straightTop(ranks)
  if (top !== undefined && isFlush) return { category: top === 12 ? 'royal flush' : 'straight flush', ranks: [top] }

  const times = (rank: number) => ranks.filter((other) => other === rank).length
  const grouped = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a)
  const shape = grouped.map(times).join('-')
  if (shape === '4-1') return { category: 'four of a kind', ranks: grouped }
  if (shape === '3-2') return { category: 'full house', ranks: grouped }
  if (isFlush) return { category: 'flush', ranks }
  if (top !== undefined) return { category: 'straight', ranks: [top] }
  if (shape === '3-1-1') return { category: 'three of a kind', ranks: grouped }
  if (shape === '2-2-1') return { category: 'two pair', ranks: grouped }
  if (shape === '2-1-1-1') return { category: 'pair', ranks: grouped }
  return { category: 'high card', ranks }
}

function straightTop(falling: readonly number[]): number | undefined {
  if (falling.join() === '12,3,2,1,0') return 3
  return falling.every((rank, at) => rank === falling[0]! - at) ? falling[0] : undefined
}

function fives(cards: readonly number[]): number[][] {
  const pick = (from: number, wanted: number): number[][] =>
    wanted === 0
      ? [[]]
      : cards.flatMap((card, at) => (at < from ? [] : pick(at + 1, wanted - 1).map((rest) => [card, ...rest])))
  return pick(0, 5)
}
