/** Figures that words name, and figures that a term has: money, percents, counts, times of day. */
import { formatShare, type Share } from '../../base/share.ts'
import { type MoneyRange, UNBOUNDED } from '../terms.ts'

/** By sort, each figure as it is written: `$5.00` in cents, `40%`, `15`, `14:00`. */
export type Figures = {
  readonly money: Set<bigint>
  readonly shares: Set<string>
  readonly counts: Set<number>
  readonly clocks: Set<string>
}

const ONES = 'one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** From one to ninety-nine, as words. */
const NUMBERS = [...ONES, ...TEENS, ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)])]
const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text.replaceAll(',', '')) : NUMBERS.indexOf(text.toLowerCase()) + 1

/** The longest word first: twenty-four is not four. */
const WORD = `(\\d[\\d,]*|${NUMBERS.toReversed().join('|')})`
const PATTERNS = new Map<string, RegExp>()
/** `fifteen minutes`, `11 cents`: the numbers that stand before a unit. */
export function numbersBefore(unit: string, says: string): Set<number> {
  const pattern = PATTERNS.get(unit) ?? new RegExp(`(?<![\\w-])${WORD} (?:whole )?${unit}\\b`, 'gi')
  PATTERNS.set(unit, pattern)
  return new Set([...says.matchAll(pattern)].map(([, text]) => numberOf(text!)))
}

const SIGNED = /\$([\d,]+)(?:\.(\d\d))?/g
const PERCENT = /(\d+(?:\.\d+)?)%/g
const CLOCK = /\b(\d{1,2})(?::(\d\d))?\s?([ap])\.?m\b/gi
const ANY = new RegExp(`(?<![\\w$.,-])(?:a |an )?${WORD}(?![\\w%]|\\.\\d| (?:cents?|dollars?)\\b)`, 'gi')
/** Words that say how many times. */
const MANY: readonly (readonly [RegExp, number])[] = [
  [/\bonce\b/i, 1],
  [/\b(?:twice|doubl\w*|both)\b/i, 2],
  [/\btripl\w*\b/i, 3],
]

export function figuresIn(says: string): Figures {
  const signs = [...says.matchAll(SIGNED)].map(
    ([, dollars, cents = '00']) => BigInt(dollars!.replaceAll(',', '')) * 100n + BigInt(cents),
  )
  const dollars = [...numbersBefore('dollars?', says)].map((number) => BigInt(number) * 100n)
  const aDollar = /\b[Aa] dollar\b/.test(says) ? [100n] : []
  const cents = [...numbersBefore('cents?', says)].map(BigInt)
  const plain = says.replace(SIGNED, '$').replace(PERCENT, '%').replace(CLOCK, '')
  const counts = [...plain.matchAll(ANY)].map(([, text]) => numberOf(text!))
  const many = MANY.flatMap(([word, count]) => (word.test(says) ? [count] : []))
  const clocks = [...says.matchAll(CLOCK)].map(([, hour, minute = '00', half]) => {
    const from12 = Number(hour) % 12
    return `${String(half!.toLowerCase() === 'p' ? from12 + 12 : from12).padStart(2, '0')}:${minute}`
  })
  return {
    money: new Set([...signs, ...dollars, ...aDollar, ...cents]),
    shares: new Set([...says.matchAll(PERCENT)].map(([text]) => text)),
    counts: new Set([...counts, ...many]),
    clocks: new Set(clocks),
  }
}

/** The betting limits of a table stand in keys: `$5-$50`. They are named, and bound nothing. */
export const limitsIn = (term: Readonly<Record<string, unknown>>): bigint[] =>
  typeof term.limits === 'object' && term.limits !== null && !isRange(term.limits)
    ? Object.keys(term.limits).flatMap((limit) => [...figuresIn(limit).money])
    : []

/** All figures of a term; `deep`: with those of what stands under it and goes by something else. */
export function figuresOf(term: Readonly<Record<string, unknown>>, deep = false): Figures {
  const found: Figures = { money: new Set(), shares: new Set(), counts: new Set(), clocks: new Set() }
  collectIn(term, found, deep)
  return found
}

/** Names and odds: what these hold is no figure that a clause would name by itself. */
const NO_FIGURES: ReadonlySet<string> = new Set(['by', 'line', 'with', 'games', 'game', 'option', 'for', 'tickets'])

function collectIn(holder: object, found: Figures, deep: boolean): void {
  for (const [key, value] of Object.entries(holder)) if (!NO_FIGURES.has(key)) collect(value, found, deep)
}

function collect(value: unknown, found: Figures, deep: boolean): void {
  if (typeof value === 'bigint') found.money.add(value)
  else if (typeof value === 'number') {
    if (value !== Number.MAX_SAFE_INTEGER) found.counts.add(value)
  } else if (typeof value === 'string') {
    if (/^\d\d:\d\d$/.test(value)) found.clocks.add(value)
  } else if (isRange(value)) for (const end of ends(value)) found.money.add(end)
  else if (isShare(value)) found.shares.add(formatShare(value))
  else if (Array.isArray(value)) for (const one of value) collect(one, found, deep)
  else if (typeof value === 'object' && value !== null && (deep || !('by' in value)) && !('is' in value))
    collectIn(value, found, deep)
}

const isRange = (value: unknown): value is MoneyRange =>
  typeof value === 'object' && value !== null && 'min' in value && typeof value.min === 'bigint'
const isShare = (value: unknown): value is Share => typeof value === 'object' && value !== null && 'isShare' in value
/** Where a range is open below or above, nothing was named there. */
const ends = ({ min, max }: MoneyRange): bigint[] => [min, max].filter((end) => end > 0n && end !== UNBOUNDED)
