/**
 * A book of phrases. `{}` stands for whatever is there, which is looked up in the same book; `{n}` for a number, `{$}` for
 * an amount. Where the other language has another order, its places are numbered: `{1} {0}`.
 */
export type Phrase = readonly [english: string, other: string]
export type Look = (text: string) => string | undefined

const GAPS: Readonly<Record<string, string>> = { '{}': '(.+?)', '{n}': '(\\d+)', '{$}': '(-?\\$[\\d,.]+)' }
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .split(/(\{[n$]?\})/)
      .map((part) => GAPS[part] ?? escaped(part))
      .join('')}$`,
  )

/**
 * Looks a text up: the first phrase that fits. A phrase with a part that is neither here nor `elsewhere` does not fit;
 * nothing where none does.
 */
export function phraseBook(phrases: readonly Phrase[], elsewhere: Look = () => undefined): Look {
  const known = phrases.map(([english, other]) => ({ pattern: patternOf(english), other }))
  return function look(text): string | undefined {
    for (const { pattern, other } of known) {
      const parts = pattern
        .exec(text)
        ?.slice(1)
        .map((part) => look(part) ?? elsewhere(part))
      if (parts === undefined || parts.includes(undefined)) continue
      let next = 0
      return other.replace(/\{(\d?)\}/g, (_, at: string) => parts[at === '' ? next++ : Number(at)] ?? '')
    }
    return undefined
  }
}
