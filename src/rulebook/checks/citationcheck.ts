/**
 * A term goes by a clause that carries it, as far as a program can tell: the clause is not one that is only shown or listed,
 * it speaks of the matter, and where it names figures of the same sort, the term's are among them. What no clause carries goes
 * by a reading or by the house. The rest is for the person who accepts the file; docs/citations.md says who looked at what.
 */
import { HOUSE, readingIn } from '../../base/cited.ts'
import { type Message, message } from '../../base/message.ts'
import { type Cents, toWire } from '../../base/money.ts'
import { formatShare, type Share } from '../../base/share.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'
import { ruleFile } from '../rulefile.ts'
import { type MoneyRange, UNBOUNDED } from '../terms.ts'
import { issueOf } from '../text/parsed.ts'
import { MATTERS, NEEDS } from './matters.ts'
import type { Figure } from './messages.ts'
import { type Ground, groundsIn } from './refine.ts'

type Path = Misplaced['path']

/** A rule file as it may be accepted from today on. */
export const carriedRule = ruleFile.superRefine((rule, context) => {
  for (const { path, told } of [...uncarried(rule), ...unmarked(rule)]) context.addIssue(issueOf(told, path))
})

export function uncarried(rule: RuleFile): Misplaced[] {
  const terms = Map.groupBy(groundsIn(rule), ({ path }) => path.join('.'))
  return [...terms.values()].flatMap((grounds) => termFaults(rule, grounds))
}

/** Whoever accepts a reading should see at once whom it serves. */
const unmarked = ({ readings }: RuleFile): Misplaced[] =>
  readings.flatMap(({ id, favours }, index) =>
    favours === undefined
      ? [{ path: ['readings', index], told: message('reading favours whom', { reading: id }) }]
      : [],
  )

/** One term with all that it goes by. A reading or the house says by itself what it says. */
function termFaults({ clauses }: RuleFile, grounds: readonly Ground[]): Misplaced[] {
  const [{ path, term } = { path: [], term: {} }] = grounds
  const cited = grounds.map((ground) => ground.cited)
  if (cited.some((one) => one === HOUSE || readingIn(one) !== undefined)) return []
  const known = cited.flatMap((name) => (clauses[name] === undefined ? [] : [{ name, ...clauses[name] }]))
  if (known.length === 0) return []
  const at = path.slice(0, -1)
  const named = { clauses: cited.join(' ') }
  const faults: Message[] = []
  if (known.every(({ kind }) => kind === 'outside')) faults.push(message('clause is only listed', named))
  else if (decidesMoney(at) && known.every(({ kind }) => kind === 'outside' || kind === 'shown'))
    faults.push(message('clause is only shown', named))
  const says = known.map((one) => one.says).join(' ')
  const [words, elsewhere] = matterOf(at, term, named.clauses) ?? []
  if (elsewhere !== undefined && !words?.test(says)) faults.push(elsewhere)
  const figure = otherFigure(term, says)
  if (figure !== undefined) faults.push(message('clause names other figures', { ...named, figure }))
  return faults.map((told) => ({ path, told }))
}

const MONEY = ['fee', 'pools', 'reserve', 'charts', 'several', 'shares', 'divided', 'room', 'multiplier', 'withDealer']
const decidesMoney = ([first]: Path): boolean => MONEY.includes(String(first))

/** What the clauses should speak of, and what is told where they do not. */
function matterOf(at: Path, term: Readonly<Record<string, unknown>>, clauses: string): [RegExp, Message] | undefined {
  if (at[0] === 'who') {
    const need = String(term.need)
    const words = NEEDS[need]
    return words && [words, message('clause asks for something else', { clauses, need })]
  }
  const place = at.join('.')
  const found = MATTERS.find(([pattern]) => pattern.test(place))
  return found && [found[2], message('clause speaks of something else', { clauses, of: found[1] })]
}

/** A figure of the term that its clause does not name, though it names some of the sort. */
function otherFigure(term: Readonly<Record<string, unknown>>, says: string): Figure | undefined {
  const amounts = moneyIn(says)
  const money = Object.values(term).flatMap((value): Cents[] =>
    typeof value === 'bigint' ? [value as Cents] : isRange(value) ? [...ends(value)] : [],
  )
  const other = amounts.size === 0 ? undefined : money.find((amount) => !amounts.has(amount))
  if (other !== undefined) return { amount: toWire(other) }
  const percents = new Set([...says.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([text]) => text))
  const shares = Object.values(term).filter(isShare).map(formatShare)
  const another = percents.size === 0 ? undefined : shares.find((share) => !percents.has(share))
  if (percents.size > 0) return another === undefined ? undefined : { share: another }
  for (const [unit, pattern] of UNITS) {
    const said = numbersBefore(pattern, says)
    const count = term[unit]
    if (typeof count === 'number' && said.size > 0 && !said.has(count)) return { count, unit }
  }
  return undefined
}

const isRange = (value: unknown): value is MoneyRange =>
  typeof value === 'object' && value !== null && 'min' in value && typeof value.min === 'bigint'
const isShare = (value: unknown): value is Share => typeof value === 'object' && value !== null && 'isShare' in value

/** Where a range is open below or above, nothing was named there. */
const ends = ({ min, max }: MoneyRange): Cents[] => [min, max].filter((end) => end > SMALLEST && end !== UNBOUNDED)
const SMALLEST = 100n

const UNITS = [
  ['minutes', 'minutes?'],
  ['days', 'days?'],
  ['hours', 'hours?'],
  ['misses', '(?:wrong guess|miss)(?:es)?'],
] as const

const ONES = 'one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** From one to ninety-nine, as words. */
const NUMBERS = [...ONES, ...TEENS, ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)])]
const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text.replaceAll(',', '')) : NUMBERS.indexOf(text.toLowerCase()) + 1

/** The longest word first: twenty-four is not four. */
const WORD = `(\\d[\\d,]*|${NUMBERS.toReversed().join('|')})`
/** `fifteen minutes`, `11 cents`: the numbers that stand before a unit. */
function numbersBefore(unit: string, says: string): Set<number> {
  const pattern = PATTERNS.get(unit) ?? new RegExp(`(?<![\\w-])${WORD} (?:whole )?${unit}\\b`, 'gi')
  PATTERNS.set(unit, pattern)
  return new Set([...says.matchAll(pattern)].map(([, text]) => numberOf(text!)))
}
const PATTERNS = new Map<string, RegExp>()

function moneyIn(says: string): Set<bigint> {
  const signs = [...says.matchAll(/\$([\d,]+)(?:\.(\d\d))?/g)].map(
    ([, dollars, cents = '00']) => BigInt(dollars!.replaceAll(',', '')) * 100n + BigInt(cents),
  )
  const dollars = [...numbersBefore('dollars?', says)].map((number) => BigInt(number) * 100n)
  const cents = [...numbersBefore('cents?', says)].map(BigInt)
  return new Set([...signs, ...dollars, ...cents])
}
