/** What has no behaviour to be tried: name and ids, where clauses stand and what they are, by which clause a term goes. */
import { citedIn, readingIn } from '../../src/base/cited.ts'
import { plainOf } from '../../src/rulebook/text/read.ts'
import { rowsOf, type Table } from './table.ts'

type Plain = Readonly<Record<string, unknown>>
type Rule = Plain & {
  readonly clauses: Readonly<Record<string, { readonly cite: string; readonly kind: string; readonly says: string }>>
  readonly readings?: readonly Plain[]
  readonly games?: readonly { readonly game: string; readonly id?: string; readonly by: string }[]
}

export function writtenFailures(table: Table, text: string): string[] {
  const rule = plainOf(text) as Rule
  return [
    ...(['activity', 'id', 'name', 'document'] as const).flatMap((key) => compare(key, table[key], rule[key])),
    ...compare('number', String(table.number), rule.number),
    ...clauseFailures(table, rule),
    ...gameFailures(table, rule),
    ...saidFailures(table, rule),
    ...Object.entries(table.terms ?? {}).flatMap(([place, wanted]) =>
      place === 'readings' ? readingFailures(wanted, rule) : compare(place, wanted, at(rule, place)),
    ),
  ]
}

/** By their ids: a reading that is added later waits for the next reader of the document. */
function readingFailures(wanted: unknown, { readings = [] }: Rule): string[] {
  const rows = Array.isArray(wanted) ? (wanted as Plain[]) : []
  return rows.flatMap((row) =>
    compare(
      `reading ${row.id}`,
      row,
      readings.find(({ id }) => id === row.id),
    ),
  )
}

/** `A1: runs 790`: every clause is there, is what the table says of it, and stands where the table says. */
function clauseFailures({ clauses, figures }: Table, rule: Rule): string[] {
  const names = new Set([...Object.keys(clauses), ...Object.keys(rule.clauses)])
  const wrong = [...names].flatMap((name) => {
    const [kind, ...lines] = (clauses[name] ?? '').split(' ')
    const there = rule.clauses[name]
    if (there === undefined) return [`clause ${name} is not in the rule file`]
    if (clauses[name] === undefined) return [`clause ${name} is not in the table`]
    return [
      ...compare(`kind of ${name}`, kind, there.kind),
      ...compare(`lines of ${name}`, lines.join(' '), linesIn(there.cite).join(' ')),
    ]
  })
  const astray = figures
    .flatMap(({ written }) => rowsPlaces(written))
    .flatMap(({ clause, line }) => {
      const lines = (clauses[clause] ?? '').split(' ').slice(1)
      // A reading stands at no line; the row names the one that it reads.
      return readingIn(clause) !== undefined || isIn(line, lines)
        ? []
        : [`a row names line ${line} for ${clause}, which stands at ${lines.join(' ') || 'no line'}`]
    })
  return [...wrong, ...astray]
}

/** The row and the parts in it. */
function rowsPlaces(written: Plain): { clause: string; line: string }[] {
  const own = { clause: String(written.clause), line: String(written.line) }
  const parts = Array.isArray(written.parts) ? (written.parts as Plain[]) : []
  return [own, ...parts.flatMap(rowsPlaces)]
}

/** `S0 Prize 871-875 880`: the figures behind the heading. */
export const linesIn = (cite: string): string[] =>
  [...cite.matchAll(/(?<![\w$(-])\d+(?:-\d+)?(?![\w)])/g)].map(([lines]) => lines)

const isIn = (line: string, lines: readonly string[]): boolean =>
  lines.some((one) => {
    const [from = 0, to = from] = one.split('-').map(Number)
    const [first = 0, last = first] = line.split('-').map(Number)
    return first >= from && last <= to
  })

function gameFailures(table: Table, { games = [] }: Rule): string[] {
  const rows = rowsOf(table, 'game')
  if (rows.length === 0) return []
  const inWords = (game: string, id: string | undefined, by: string) => `${game} ${id ?? 'without id'} [${by}]`
  return compare(
    'games',
    rows.map(({ game, id, clause }) => inWords(game, id, clause)).toSorted(),
    games.map(({ game, id, by }) => inWords(game, id, by)).toSorted(),
  )
}

/** A figure in the words of a clause is one that the table has for it. */
function saidFailures({ figures, terms = {} }: Table, { clauses }: Rule): string[] {
  const known = new Map<string, Set<string>>()
  const note = (cited: string, value: unknown) => {
    const set = known.get(cited) ?? new Set()
    for (const figure of figuresIn(JSON.stringify(value))) set.add(figure)
    known.set(cited, set)
  }
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { by } = value as Plain
    if (typeof by === 'string') for (const cited of citedIn(by)) note(cited, value)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(terms)
  for (const { written } of figures) {
    note(String(written.clause), documented(written))
    for (const part of (written.parts ?? []) as Plain[]) note(String(part.clause), part)
  }
  return Object.entries(clauses).flatMap(([name, { says }]) =>
    [...figuresIn(says)]
      .filter((figure) => known.get(name)?.has(figure) !== true)
      .map((figure) => `clause ${name} says ${figure}, and the table has no such figure for it`),
  )
}

/** Without what a night only needs to be played: there the house chooses amounts. */
function documented({ given: _given, offering, steps: _steps, pays, ...row }: Plain): Plain {
  const isChosen = (offering as Plain | undefined)?.prizes !== undefined
  return isChosen ? row : { ...row, pays }
}

const figuresIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\$[\d,]*\d(?:\.\d\d)?|\b\d+(?:\.\d+)?%/g)].map(([figure]) => figure.replace(/\.00$/, '')))

/** `pools.main.seed`, `who.3`. */
const at = (rule: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((here, step) => (here as Plain | undefined)?.[step], rule)

/** Everything that the table names must be there as it says; lists are named whole. */
function compare(place: string, wanted: unknown, got: unknown): string[] {
  if (Array.isArray(wanted)) {
    const list = Array.isArray(got) ? got : []
    const length = wanted.length === list.length ? [] : [`${place} has ${list.length} entries, not ${wanted.length}`]
    return [...length, ...wanted.flatMap((one, index) => compare(`${place}.${index}`, one, list[index]))]
  }
  if (typeof wanted === 'object' && wanted !== null)
    return Object.entries(wanted).flatMap(([key, inner]) =>
      compare(`${place}.${key}`, inner, (got as Plain | undefined)?.[key]),
    )
  // What a term goes by has no order of its own.
  if (/\bby$/.test(place) && sorted(wanted) === sorted(got)) return []
  return wanted === got ? [] : [`${place} is ${inWords(got)}, not ${inWords(wanted)}`]
}

const sorted = (by: unknown): string => citedIn(String(by)).toSorted().join(' ')

const inWords = (value: unknown): string =>
  value === undefined ? 'not there' : typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
