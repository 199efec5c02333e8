/** What a floor person types about a table: seats with their chips, and hands in their order. */
import type { PutIn } from '../../../../games/tournament/rulings.ts'

/** `1 500, 2 300, 3 500 f`: an `f` for a fold. What cannot be read, or a seat twice, is left out. */
export function putInOf(text: string): PutIn[] {
  const seen = new Set<number>()
  return text.split(',').flatMap((part): PutIn[] => {
    const [, seat, chips, fold] = /^\s*(\d{1,2})\s+(\d{1,12})\s*(f)?\s*$/i.exec(part) ?? []
    if (seat === undefined || chips === undefined || Number(seat) === 0 || seen.has(Number(seat))) return []
    seen.add(Number(seat))
    return [{ seat: Number(seat), chips: Number(chips), ...(fold === undefined ? {} : { folded: true }) }]
  })
}

/** `2, 1=4`: seat 2 has the best hand, 1 and 4 the same next one. */
export const ranksOf = (text: string): ReadonlyMap<number, number> =>
  new Map(
    text
      .split(',')
      .flatMap((part, rank) => [...part.matchAll(/\d+/g)].map(([seat]): [number, number] => [Number(seat), rank])),
  )
