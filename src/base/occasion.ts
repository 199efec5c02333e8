/**
 * An activity holds occasions: a drawing, a week's card, a tournament. Each goes by a key of its own wherever an activity is named:
 * `bay-101/prize-wheel.spring` is the occasion `spring` of `bay-101/prize-wheel`. Without an occasion the key is the activity itself.
 * No activity has a dot in its name, and a dot is plain in accounts, addresses, files and the purposes of draws.
 */

/** Short: keys stand in accounts, and the door takes names of 80 signs. */
export const OCCASION = /^(?=.{1,24}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

export const occasionKey = (activity: string, occasion: string | undefined): string =>
  occasion === undefined ? activity : `${activity}.${occasion}`

/** The activity whose rules hold for that key. */
export function rulesBehind(key: string): string {
  const dot = key.indexOf('.')
  return dot < 0 ? key : key.slice(0, dot)
}

export const occasionIn = (key: string): string | undefined => key.split('.')[1]

/** Whether that key is the one which is asked for, or of an occasion of it. */
export const isUnder = (key: string, asked: string): boolean => key === asked || rulesBehind(key) === asked

/** `week-3` as people read it: `Week 3`. A date keeps its dashes. */
const occasionTitle = (occasion: string): string => {
  const words = occasion.replaceAll(/(?<!\d)-|-(?!\d)/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What an occasion is called where it is not advertised under a name of its own. */
export function nameUnder(name: string, key: string): string {
  const occasion = occasionIn(key)
  return occasion === undefined ? name : `${name} · ${occasionTitle(occasion)}`
}
