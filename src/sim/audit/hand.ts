/** Poker hands the slow way, by looking at every five of seven. Shares nothing with the engine's evaluator. */

/** Higher is better, and the first difference decides: kind of hand, then its ranks. */
export type Score = readonly number[]

export function compareScores(a: Score, b: Score): number {
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

const FULL_HOUSE = 6
const QUADS = 7
const ACE = 12

export function scoreFive(cards: readonly number[]): Score {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => b - a)
  const times = (rank: number) => ranks.filter((other) => other === rank).length
  const grouped = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a)
  const shape = grouped.map(times).join('')
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1
  const isWheel = ranks.join(' ') === '12 3 2 1 0'
  const isStraight = shape === '11111' && (isWheel || ranks[0]! - ranks[4]! === 4)
  const top = isWheel ? 3 : ranks[0]!
  if (isStraight && isFlush) return [8, top]
  if (shape === '41') return [QUADS, ...grouped]
  if (shape === '32') return [FULL_HOUSE, ...grouped]
  if (isFlush) return [5, ...ranks]
  if (isStraight) return [4, top]
  if (shape === '311') return [3, ...grouped]
  if (shape === '221') return [2, ...grouped]
  if (shape === '2111') return [1, ...grouped]
  return [0, ...ranks]
}

export type Seen = { readonly best: Score; readonly bothPlay: boolean }

/** The best five of hole and board, and whether it can be laid down with both hole cards. */
export function lookAt(hole: readonly number[], board: readonly number[]): Seen {
  const all = [...hole, ...board]
  let best: Score = []
  let bothPlay = false
  for (let a = 0; a < all.length; a += 1) {
    for (let b = a + 1; b < all.length; b += 1) {
      const score = scoreFive(all.filter((_, place) => place !== a && place !== b))
      const difference = compareScores(score, best)
      const usesBoth = a >= 2 && b >= 2
      if (difference > 0) {
        best = score
        bothPlay = usesBoth
      } else if (difference === 0) bothPlay ||= usesBoth
    }
  }
  return { best, bothPlay }
}

/** The least losing hand that opens the jackpot: four twos, aces full of kings, aces full of jacks. */
export const LEAST: Readonly<Record<'A' | 'B' | 'C', Score>> = {
  A: [QUADS, 0],
  B: [FULL_HOUSE, ACE, 11],
  C: [FULL_HOUSE, ACE, 9],
}
