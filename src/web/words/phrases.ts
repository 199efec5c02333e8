/** A book of phrases: `{}` stands for whatever is there, which is looked up in the same book. */
export type Phrase = readonly [english: string, other: string]

const PLACE = '{}'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Looks a text up, the first phrase that fits; nothing where none does, or where a part of it is not there. */
export function phraseBook(phrases: readonly Phrase[]): (text: string) => string | undefined {
  const known = phrases.map(([english, other]) => ({
    pattern: new RegExp(`^${english.split(PLACE).map(escaped).join('(.+)')}$`),
    other,
  }))
  return function look(text): string | undefined {
    for (const { pattern, other } of known) {
      const parts = pattern.exec(text)?.slice(1).map(look)
      if (parts === undefined || parts.includes(undefined)) continue
      return other.replaceAll(PLACE, () => parts.shift() ?? '')
    }
    return undefined
  }
}
