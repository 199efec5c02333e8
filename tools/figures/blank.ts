/**
 * An empty table of figures to be filled in from the document: `node tools/own-node.cjs tools/figures/blank.ts ACTIVITY`.
 * It shows the codes and places that a table speaks of and none of their values, so that nobody copies the rule file.
 */
import { plainOf } from '../../src/rulebook/text/read.ts'
import { ruleText } from '../../src/server/house/catalogue.ts'

type Plain = Readonly<Record<string, unknown>>
const BLANK = '?'
/** What figures and numbers in words become. */
const masked = (says: string): string => says.replace(/\$[\d,.]*\d|\d[\d,.]*%?/g, '#')

/** Codes and our own words for them; where they stand and what they are is for the writer to find. */
const clauseLines = (clauses: Readonly<Record<string, { says: string }>>): string[] =>
  Object.entries(clauses).map(([code, { says }]) => `  ${code}: ${BLANK}   # ${masked(says)}`)

/** Places with the keys that stand there. */
function placesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => placesIn(one, `${place}.${index}`))
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value as Plain)
  const own = entries.filter(([, inner]) => typeof inner !== 'object').map(([key]) => `${key}: ${BLANK}`)
  const here = own.length === 0 ? [] : [`  ${place}: { ${own.join(', ')} }`]
  return [...here, ...entries.flatMap(([key, inner]) => placesIn(inner, `${place}.${key}`))]
}

/** Our own words stay visible: the writer says on what clause each stands and whom it favours. */
const readingLines = (readings: readonly { id?: string; says: string }[]): string[] => [
  '  readings:',
  ...readings.map(
    ({ id, says }) => `    - { id: ${id ?? BLANK}, on: ${BLANK}, favours: ${BLANK} }   # ${masked(says)}`,
  ),
]

/** Words of the program that stand for those of the document, by key and in the order of the alphabet. */
function namesIn(value: unknown, key: string, names: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const one of value) namesIn(one, key, names)
  else if (typeof value === 'object' && value !== null)
    for (const [inner, one] of Object.entries(value)) namesIn(one, inner, names)
  else if (typeof value === 'string' && NAMES.has(key)) names.set(key, (names.get(key) ?? new Set()).add(value))
}
const NAMES = new Set(['game', 'line', 'outcome', 'what', 'need'])

const nameLines = (rule: Plain): string[] => {
  const names = new Map<string, Set<string>>()
  namesIn(rule, '', names)
  return [...names].map(([key, words]) => `# ${key}: ${[...words].toSorted().join(' | ')}`)
}

const OWN = new Set([
  'activity',
  'number',
  'id',
  'name',
  'document',
  'runs',
  'clauses',
  'games',
  'signs',
  'house',
  'absent',
  'readings',
])

function blankOf(activity: string): string {
  const rule = plainOf(ruleText(activity) ?? '') as Plain & {
    clauses: Record<string, { says: string }>
    readings: { id?: string; says: string }[]
  }
  const terms = Object.entries(rule).flatMap(([key, value]) => (OWN.has(key) ? [] : placesIn(value, key)))
  const head = ['number', 'id', 'name', 'document'].map((key) => `${key}: ${BLANK}`)
  return [
    `activity: ${activity}`,
    ...head,
    '',
    'clauses:',
    ...clauseLines(rule.clauses),
    '',
    'figures: []',
    '',
    'terms:',
    ...terms,
    ...readingLines(rule.readings),
    '',
    ...nameLines(rule),
  ].join('\n')
}

if (import.meta.main) for (const activity of process.argv.slice(2)) console.log(blankOf(activity))
