/** A long text that is told once more because a little of it is another: what stays, as from and to, and what is new. */
export type Change = readonly (string | readonly [from: number, to: number])[]

export const changed = (before: string, change: Change): string =>
  change.map((one) => (typeof one === 'string' ? one : before.slice(...one))).join('')

/** JSON, cut before each object of a list. Within a string the quote would be written otherwise. */
const cut = (text: string): string[] => text.split(/(?=,\{")/)

export function changeOf(before: string, after: string): Change {
  const pieces = cut(before)
  const ends: number[] = []
  const places = new Map<string, number>()
  for (const [place, { length }] of pieces.entries()) {
    ends.push((ends.at(-1) ?? 0) + length)
    places.set(pieces[place]!, place)
  }
  const change: (string | [number, number])[] = []
  // Where the next piece is, as long as nothing came or went.
  let next = 0
  for (const piece of cut(after)) {
    const place = pieces[next] === piece ? next : places.get(piece)
    const last = change.at(-1)
    if (place === undefined) {
      if (typeof last === 'string') change[change.length - 1] = last + piece
      else change.push(piece)
      next += 1
      continue
    }
    const from = ends[place]! - piece.length
    if (Array.isArray(last) && last[1] === from) last[1] = ends[place]!
    else change.push([from, ends[place]!])
    next = place + 1
  }
  return change
}
