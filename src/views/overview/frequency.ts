/** How often a line was won against how often it should be, where its odds are known exactly. */

export type Frequency = {
  readonly activity: string
  readonly name: string
  readonly lines: readonly LineFrequency[]
  /** Fees or wagers that could have won; nothing where they are not counted one by one. */
  readonly tries?: number
}
export type LineFrequency = {
  readonly line: string
  readonly won: number
  readonly amount: string
  /** Of so many tries one, by the rules: exactly, as a fraction, and what it comes to. */
  readonly exact?: string
  readonly expected?: number
  /** Nineteen times of twenty it is between these two, both included. */
  readonly usual?: readonly [low: number, high: number]
  readonly is?: 'as usual' | 'more often' | 'less often'
}

export type Chance = { readonly over: bigint; readonly under: bigint }

export function lineFrequency(
  line: string,
  won: number,
  amount: string,
  tries: number | undefined,
  chance: Chance | undefined,
): LineFrequency {
  if (chance === undefined || tries === undefined) return { line, won, amount, ...exactly(chance) }
  const p = Number(chance.over) / Number(chance.under)
  const usual = usualOf(tries, p)
  const is = won < usual[0] ? 'less often' : won > usual[1] ? 'more often' : 'as usual'
  return { line, won, amount, ...exactly(chance), expected: tries * p, usual, is }
}

const exactly = (chance: Chance | undefined) =>
  chance === undefined ? {} : { exact: `${chance.over}/${chance.under}` }

/** Each tail holds at most so much. */
const TAIL = 0.025
/** From here on the bell is near enough, and quick. */
const BELL_FROM = 200

/** The binomial distribution, added up from its lower end; in logarithms, since most of it is next to nothing. */
export function usualOf(tries: number, p: number): [low: number, high: number] {
  if (tries === 0 || p <= 0) return [0, 0]
  if (p >= 1) return [tries, tries]
  const mean = tries * p
  if (mean > BELL_FROM && tries * (1 - p) > BELL_FROM) {
    const wide = 1.96 * Math.sqrt(mean * (1 - p))
    return [Math.max(0, Math.floor(mean - wide)), Math.min(tries, Math.ceil(mean + wide))]
  }
  let log = tries * Math.log1p(-p)
  let sum = Math.exp(log)
  let k = 0
  let low = sum > TAIL ? 0 : -1
  while (sum < 1 - TAIL && k < tries) {
    log += Math.log((tries - k) / (k + 1)) + Math.log(p) - Math.log1p(-p)
    k += 1
    sum += Math.exp(log)
    if (low < 0 && sum > TAIL) low = k
  }
  return [Math.max(0, low), k]
}
