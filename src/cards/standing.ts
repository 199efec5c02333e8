/**
 * What a hand is worth under one ranking. Higher strength wins and equal strength ties;
 * strengths of different rankings are not comparable.
 */
export type Standing<Category extends string = string> = {
  strength: number
  category: Category
  /** What decides between hands of the same category, most important first: rank signs, or `wheel`. */
  tiebreak: readonly string[]
  /** Plain words: `full house, aces over kings`. */
  says: string
}

/** A category and up to five ranks (0 to 15) as one number that orders as they do. */
export function packed(category: number, ranks: readonly number[]): number {
  let strength = category
  for (let place = 0; place < 5; place++) strength = strength * 16 + (ranks[place] ?? 0)
  return strength
}

export type Winner = 'a' | 'b' | 'tie'

export const winnerOf = (a: number, b: number): Winner => (a > b ? 'a' : b > a ? 'b' : 'tie')
