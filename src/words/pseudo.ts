/**
 * English in disguise: every letter of a text gets an accent, so that whatever a page shows without one did not come from
 * the words. Nobody is offered this language; the tests of the screens speak it, and so may whoever builds one.
 */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DISGUISED = [...'áƀçđéƒǧĥíĵķłɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ']

export const disguised = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => DISGUISED[PLAIN.indexOf(letter)]!)

/** The same map, with every text in disguise, also those that its functions give. `value` is what a choice stands for. */
export function pseudo<Map>(words: Map): Map {
  if (typeof words === 'string') return disguised(words) as Map
  if (typeof words === 'function') return ((...values: unknown[]) => pseudo(words(...values))) as Map
  if (Array.isArray(words)) return words.map(pseudo) as Map
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, one]) => [key, key === 'value' ? one : pseudo(one)]),
  ) as Map
}
