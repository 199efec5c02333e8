/**
 * The sheet beside the document: its clauses in the order of its lines, each with what the program holds by it, how it is
 * read and who answers. A term that goes by several clauses stands at the first of them; the others refer to it.
 */
import { citedIn, HOUSE, readingIn } from '../../base/cited.ts'
import type { Favours } from '../../rulebook/parts/shared.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { type Cited, linesOf } from './cite.ts'
import type { ChartWorded } from './linewords.ts'
import { termWords } from './termwords.ts'
import { ANSWERERS, type Answerer, both, type Names, plain } from './worded.ts'

export type SheetValue = {
  readonly says: string
  readonly rows?: readonly string[]
  /** What else it goes by: other clauses, readings. */
  readonly also: readonly string[]
}
export type ClauseRow = {
  readonly clause: string
  readonly lines: string
  readonly heading: string
  readonly says: string
  readonly kind: RuleFile['clauses'][string]['kind']
  readonly values: readonly SheetValue[]
  /** Clauses at which values stand that go by this one too. */
  readonly see: readonly string[]
  readonly readings: readonly SheetReading[]
  readonly answers: readonly Answerer[]
}
export type SheetReading = {
  readonly id: string
  readonly says: string
  readonly favours?: Favours | undefined
  /** What goes by this reading and by no clause. */
  readonly values: readonly SheetValue[]
}
export type ClauseSheet = {
  readonly name: string
  readonly id: string
  readonly document: string
  readonly rows: readonly ClauseRow[]
  /** What the house says itself, with the terms that go by it. */
  readonly house: readonly SheetValue[]
  readonly absent: readonly { readonly what: string; readonly says: string }[]
}

export function clauseSheet(rule: RuleFile, names: Names = () => undefined): ClauseSheet {
  const ordered = orderedClauses(rule)
  const order = new Map(ordered.map(({ clause }, index) => [clause, index]))
  const terms = merged(rule, termWords(rule, names)).map((term) => ({ ...term, ...homeOf(rule, order, term) }))
  const rows = ordered.map(({ clause, lines, heading }): ClauseRow => {
    const { says, kind } = rule.clauses[clause]!
    const here = terms.filter((term) => term.home === clause && term.reading === undefined)
    const elsewhere = terms.filter((term) => term.home !== clause && citedIn(term.by).includes(clause))
    const readings = rule.readings.filter(({ on }) => on === clause)
    const ofReadings = terms.filter((term) => term.home === clause && term.reading !== undefined)
    return {
      clause,
      lines,
      heading,
      says,
      kind,
      values: here.map((term) => valueAt(term, clause)),
      see: [...new Set(elsewhere.flatMap(({ home }) => home ?? []))].sort((a, b) => order.get(a)! - order.get(b)!),
      readings: readings.map(({ id, says, favours }) => ({
        id,
        says,
        favours,
        values: ofReadings.filter(({ reading }) => reading === id).map((term) => valueAt(term, `reading ${id}`)),
      })),
      answers: answersOf(kind, [...here, ...elsewhere, ...ofReadings]),
    }
  })
  return {
    name: rule.name,
    id: rule.id ?? '',
    document: rule.document,
    rows,
    house: terms
      .filter(({ home }) => home === undefined)
      .map(({ at, ...term }) => ({ ...valueAt(term, HOUSE), rows: at.flatMap((one) => rule.house?.[one] ?? []) })),
    absent: rule.absent,
  }
}

type Merged = Omit<ChartWorded, 'at' | 'chart'> & { readonly at: readonly string[] }

/** The same words by the same clauses in several charts are one value. */
function merged({ charts }: RuleFile, terms: readonly ChartWorded[]): Merged[] {
  const all = Object.keys(charts.option)
  const same = Map.groupBy(terms, ({ by, says, chart }) => `${chart === undefined ? '' : 'chart'} ${by} ${says}`)
  return [...same.values()].map((group) => {
    const { chart: _, ...first } = group[0]!
    const inCharts = [...new Set(group.flatMap(({ chart }) => chart ?? []))]
    const isSome = inCharts.length > 0 && inCharts.length < all.length
    const where = `${inCharts.length === 1 ? 'Chart' : 'Charts'} ${both(inCharts.map(plain))}: `
    return { ...first, at: group.map(({ at }) => at), says: isSome ? `${where}${first.says}` : first.says }
  })
}

/** The first of its clauses in the document; where no clause is named, that of its reading. */
function homeOf(
  { readings }: RuleFile,
  order: ReadonlyMap<string, number>,
  { by }: Merged,
): { readonly home?: string; readonly reading?: string } {
  const cited = citedIn(by)
  const clauses = cited.filter((one) => order.has(one)).sort((a, b) => order.get(a)! - order.get(b)!)
  if (clauses[0] !== undefined) return { home: clauses[0] }
  const reading = cited.map(readingIn).find((id) => id !== undefined)
  const on = readings.find(({ id }) => id === reading)?.on
  return reading === undefined || on === undefined ? {} : { home: on, reading }
}

const valueAt = ({ says, rows, by }: Omit<Merged, 'at'>, at: string): SheetValue => ({
  says,
  ...(rows === undefined ? {} : { rows }),
  also: citedIn(by)
    .filter((one) => one !== at && one !== HOUSE)
    .map((one) => readingIn(one) ?? one),
})

function answersOf(kind: ClauseRow['kind'], terms: readonly { readonly answers: Answerer }[]): Answerer[] {
  // Nothing is refused by a clause that only permits.
  if (kind === 'outside' || kind === 'allowed') return ['nobody']
  const said = new Set(terms.map(({ answers }) => answers))
  if (said.size === 0) return [kind === 'shown' ? 'offering' : 'nobody']
  if (kind === 'attested' && said.size === 1 && said.has('program')) said.add('floor')
  return ANSWERERS.filter((one) => said.has(one))
}

type Ordered = Cited & { readonly clause: string }

/** By line; on one line as the file has them. */
const orderedClauses = ({ clauses }: RuleFile): Ordered[] =>
  Object.entries(clauses)
    .map(([clause, { cite }]) => ({ clause, ...linesOf(cite) }))
    .sort((a, b) => a.first - b.first)
