/**
 * What a term, a movement or a refusal goes by: clauses of the approved document (`E7`), readings of it (`reading R4`), or
 * the house itself (`house`), one after the other in one text: `E6 E7 reading R4`.
 */
const READING = 'reading'
export const HOUSE = 'house'

/** One by one: `E6`, `E7`, `reading R4`. */
export function citedIn(by: string): string[] {
  const words = by.split(' ').filter((word) => word !== '')
  const cited: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    const next = words[index + 1]
    const isReading = word === READING && next !== undefined
    cited.push(isReading ? `${word} ${next}` : word)
    if (isReading) index += 1
  }
  return cited
}

/** The id of the reading that is cited; nothing where it is a clause or the house. */
export const readingIn = (cited: string): string | undefined =>
  cited.startsWith(`${READING} `) ? cited.slice(READING.length + 1) : undefined

/** Everything that is cited, each once, as one text. */
export const citedTogether = (by: readonly string[]): string => [...new Set(by.flatMap(citedIn))].join(' ')
