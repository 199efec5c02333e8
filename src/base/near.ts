/** The known word that somebody may have meant by another one, mistyped or cut short; nothing where none is near. */
export function nearTo(said: string, known: readonly string[]): string | undefined {
  const word = plain(said)
  if (word === '') return undefined
  const most = Math.floor((word.length + 1) / 3)
  const ranked = known
    .map((one) => ({ one, steps: stepsBetween(word, plain(one), most) }))
    .filter(({ steps }) => steps <= most)
  const [near] = ranked.toSorted((a, b) => a.steps - b.steps)
  if (near !== undefined) return near.one
  const [begun, ...others] = word.length < 3 ? [] : known.filter((one) => plain(one).startsWith(word))
  return others.length > 0 ? undefined : begun
}

/** `; did you mean "x"?`, or nothing. */
export function didYouMean(said: string, known: readonly string[]): string {
  const near = nearTo(said, known)
  return near === undefined ? '' : `; did you mean "${near}"?`
}

/** The one that may be meant, or else all that there are: after "there is no x". */
export const meantOrAll = (said: string, known: readonly string[]): string =>
  didYouMean(said, known) || `; there are ${known.join(', ')}`

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 60)

/** Letters to put in, take out, change or swap with the next; counted no further than `most`. */
function stepsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, above]: number[][] = [[], [...b].map((_, index) => index).concat(b.length)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before![j - 2]! + 1 : most + 1
      row[j] = Math.min(above![j - 1]! + (isSame ? 0 : 1), above![j]! + 1, row[j - 1]! + 1, swapped)
    }
    before = above
    above = row
  }
  return above![b.length]!
}
