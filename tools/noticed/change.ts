/** One word or figure of a rule file changed at a time: where it stands, what it was and what it becomes. */
import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml'
import { citedIn } from '../../src/base/cited.ts'
import { YAML } from '../../src/rulebook/text/read.ts'
import { type Rng, rngOf } from '../../src/sim/rng.ts'
import { membersAt } from './members.ts'
import {
  isAmount,
  isClock,
  isCount,
  isId,
  isOdds,
  isPercent,
  otherAmount,
  otherClock,
  otherCount,
  otherId,
  otherOdds,
  otherPercent,
  otherWord,
} from './otherwise.ts'

/** `cite`: a line of the document; `said`: a figure in the words of a clause. */
export const SORTS = ['figure', 'bound', 'percent', 'clock', 'id', 'name', 'enum', 'by', 'cite', 'said'] as const
export type Sort = (typeof SORTS)[number]

export type Path = readonly (string | number)[]
export type Change = {
  readonly activity: string
  readonly sort: Sort
  readonly path: Path
  readonly line: number
  readonly was: string
  readonly became: string
  /** The rule file with it. */
  readonly text: string
}

/** Every change of a rule file, in the order of the text: one for each word or figure, what it becomes by the seed. */
export function changesOf(activity: string, text: string, words: WordsByKey, seed: string): Change[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...YAML, lineCounter: lines })
  const rule = document.toJS() as Said
  const changes: Change[] = []
  const take = (path: Path, { range }: Scalar, sort: Sort, was: string, became: string, whole: string) => {
    if (range === null || range === undefined || was === became) return
    const changed = `${text.slice(0, range[0])}${quoted(whole)}${text.slice(range[1])}`
    changes.push({ activity, sort, path, line: lines.linePos(range[0]).line, was, became, text: changed })
  }
  const visit = (node: unknown, path: Path): void => {
    if (isMap(node))
      for (const { key, value } of node.items as Pair<Scalar<string>, unknown>[]) {
        const at = [...path, key.value]
        if (isNamed(path) && isScalar(key)) {
          const became = otherWord(key.value, rngOf(`${seed}/${activity}/${at.join('.')}/key`))
          take(at, key, 'name', key.value, became, became)
        }
        visit(value, at)
      }
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index])
    else if (isScalar(node) && typeof node.value === 'string') {
      const rng = rngOf(`${seed}/${activity}/${path.join('.')}`)
      for (const { sort, was, became, whole } of otherwise(rule, path, node.value, words, rng))
        take(path, node, sort, was, became, whole)
    }
  }
  visit(document.contents, [])
  return changes
}

type Said = { readonly runs: string; readonly clauses: object; readonly readings: readonly { readonly id?: string }[] }
type Other = { readonly sort: Sort; readonly was: string; readonly became: string; readonly whole: string }

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Maps whose keys are names that the house or the document gave. */
const NAMED = [
  /^charts\.option$/,
  /^(shares|room|divided)\.option$/,
  /^pools$/,
  /^settings$/,
  /^counts$/,
  /\.limits$/,
  /\.max$/,
]
const isNamed = (path: Path): boolean => NAMED.some((pattern) => pattern.test(path.join('.')))

/** Sentences of ours: what they mean is in the terms. */
const PROSE = [/^readings\.\d+\.says$/, /^absent\.\d+\.says$/, /^house\./]

function otherwise(rule: Said, path: Path, value: string, words: WordsByKey, rng: Rng): Other[] {
  const place = path.join('.')
  const key = keyOf(path)
  const all = (sort: Sort, became: string): Other[] => [{ sort, was: value, became, whole: became }]
  if (PROSE.some((pattern) => pattern.test(place))) return []
  if (/^clauses\.[^.]+\.cite$/.test(place) || place === 'document')
    return inside('cite', value, /(?<![\w$])\d+\b/g, (figure) => otherCount(figure, rng))
  if (/^clauses\.[^.]+\.says$/.test(place))
    return inside('said', value, /\$[\d,]+(?:\.\d\d)?\b|\b\d+(?:\.\d+)?%/g, (figure) =>
      isPercent(figure) ? otherPercent(figure, rng) : otherAmount(figure, rng),
    )
  if (key === 'by' || key === 'scales' || (key === 'on' && path[0] === 'readings'))
    return otherGrounds(rule, value, rng)
  if (place === 'runs') return []
  const members = membersAt(rule.runs, path).filter((word) => word !== value)
  if (members.length > 0) return all('enum', rng.pick(members))
  if (value === 'yes' || value === 'no') return all('enum', value === 'yes' ? 'no' : 'yes')
  if (value.includes('..')) return otherEnds(value, rng)
  if (key === 'range' && isAmount(value)) return all('bound', otherAmount(value, rng))
  if (isAmount(value)) return all('figure', otherAmount(value, rng))
  if (isPercent(value)) return all('percent', otherPercent(value, rng))
  if (isClock(value)) return all('clock', otherClock(value, rng))
  if (isCount(value)) return all(CLOCKS.has(key) ? 'clock' : 'figure', otherCount(value, rng))
  if (isOdds(value)) return all('figure', otherOdds(value, rng))
  if (isId(value)) return all('id', otherId(value, rng))
  if (/^R\d+$/.test(value)) return all('id', `${value}0`)
  const plausible = (FREE.has(key) ? [] : [...(words.get(key) ?? [])]).filter((word) => word !== value)
  return all(plausible.length > 0 ? 'enum' : 'name', plausible.length > 0 ? rng.pick(plausible) : otherWord(value, rng))
}

const CLOCKS = new Set(['minutes', 'hours', 'days'])
/** Words that nobody chooses from a list. */
const FREE = new Set(['name', 'line', 'what', 'says', 'asks', 'form', 'activity'])

/** The key that a value stands under; in a list, that of the list. */
const keyOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string') ?? '')

/** By key, every word that some rule file has there. */
export type WordsByKey = ReadonlyMap<string, ReadonlySet<string>>

export function wordsIn(texts: readonly string[]): WordsByKey {
  const words = new Map<string, Set<string>>()
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
    else if (typeof value === 'string' && path[0] !== 'clauses')
      words.set(keyOf(path), (words.get(keyOf(path)) ?? new Set()).add(value))
  }
  for (const text of texts) visit(parseDocument(text, YAML).toJS(), [])
  return words
}

function inside(sort: Sort, value: string, pattern: RegExp, other: (figure: string) => string): Other[] {
  return [...value.matchAll(pattern)].map(({ 0: was, index }) => {
    const became = other(was)
    return { sort, was, became, whole: `${value.slice(0, index)}${became}${value.slice(index + was.length)}` }
  })
}

function otherEnds(value: string, rng: Rng): Other[] {
  const [low = '', high = ''] = value.split('..')
  const other = (end: string) => (isAmount(end) ? otherAmount(end, rng) : otherCount(end, rng))
  const ends: Other[] = []
  const lower = other(low)
  ends.push({ sort: 'bound', was: value, became: `${lower}..${high}`, whole: `${lower}..${high}` })
  const upper = high === '' ? (isAmount(low) ? '$1,000,000' : '99') : other(high)
  ends.push({ sort: 'bound', was: value, became: `${low}..${upper}`, whole: `${low}..${upper}` })
  return ends
}

/** Each clause or reading that a term goes by, in turn, is another one that is there. */
function otherGrounds({ clauses, readings }: Said, value: string, rng: Rng): Other[] {
  const cited = citedIn(value)
  const there = [Object.keys(clauses), readings.map(({ id }, index) => `reading ${id ?? `R${index + 1}`}`)] as const
  return cited.flatMap((was, index) => {
    const others = there[was.startsWith('reading ') ? 1 : 0].filter((name) => !cited.includes(name))
    if (others.length === 0) return []
    const became = cited.with(index, rng.pick(others)).join(' ')
    return [{ sort: 'by' as const, was: value, became, whole: became }]
  })
}
