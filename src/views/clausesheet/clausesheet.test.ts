/** The sheet beside the document, for every rule file: complete, in order, and in words. */
import { describe, expect, test } from 'vitest'
import type { Cents } from '../../base/money.ts'
import { formatShare, type Share } from '../../base/share.ts'
import { GAME_SLUGS } from '../../games/games.ts'
import { formatPay, type Pay } from '../../games/table/pays.ts'
import { groundsIn } from '../../rulebook/checks/refine.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { UNBOUNDED } from '../../rulebook/terms.ts'
import { placeIn } from '../../rulebook/text/wording.ts'
import { activities, catalogued } from '../../server/house/catalogue.ts'
import { linesOf } from './cite.ts'
import { clauseSheet } from './clausesheet.ts'
import { clauseText } from './clausetext.ts'
import { termWords } from './termwords.ts'
import { money } from './worded.ts'

const ruleOf = (activity: string): RuleFile => {
  const found = catalogued(activity)
  if (found === undefined || !('rule' in found)) throw new Error(`${activity} cannot be read`)
  return found.rule
}
const nameOf = (activity: string) => ruleOf(activity).name
const sheetTextOf = (rule: RuleFile) => clauseText(clauseSheet(rule, nameOf))

describe.each(activities())('%s', (activity) => {
  const rule = ruleOf(activity)
  const sheet = clauseSheet(rule, nameOf)
  const terms = termWords(rule, nameOf)
  // The empty chart of a game against the house only repeats the clause of the game.
  const grounds = groundsIn(rule).filter(({ path }) => rule.table === undefined || path[0] !== 'charts')

  test('every term is there once, by what it goes by', () => {
    const wanted = new Map(grounds.map(({ path, term }) => [placeIn(path.slice(0, -1)), String(term.by)]))
    expect(Object.fromEntries(terms.map(({ at, by }) => [at, by]))).toEqual(Object.fromEntries(wanted))
    expect(terms).toHaveLength(wanted.size)
  })

  test('every figure of a term stands in its words', () => {
    const lacking = grounds.flatMap(({ path, term }) => {
      const at = placeIn(path.slice(0, -1))
      const { says = '', rows = [] } = terms.find((one) => one.at === at) ?? {}
      const text = [says, ...rows].join(' ')
      return figuresOf(term)
        .filter((figure) => !hasFigure(text, figure))
        .map((figure) => `${at}: ${figure} in "${text}"`)
    })
    expect(lacking).toEqual([])
  })

  test('every clause is there once, in the order of the lines', () => {
    expect(sheet.rows.map(({ clause }) => clause).toSorted()).toEqual(Object.keys(rule.clauses).toSorted())
    const lines = sheet.rows.map(({ clause }) => linesOf(rule.clauses[clause]!.cite).first)
    expect(lines.every(Number.isSafeInteger)).toBe(true)
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  })

  test('every value and every reading is there once, and every clause that decides refers to one', () => {
    const read = sheet.rows.flatMap(({ readings }) => readings)
    expect(read.map(({ id }) => id).toSorted()).toEqual(rule.readings.map(({ id }) => id).toSorted())
    const values = [...sheet.rows.flatMap((row) => row.values), ...read.flatMap((one) => one.values), ...sheet.house]
    const said = new Set(terms.map(({ says }) => says))
    for (const says of said) expect(values.filter((value) => value.says.endsWith(says)).length, says).toBeGreaterThan(0)
    for (const { clause, kind, values: own, see } of sheet.rows)
      if (kind === 'runs' || kind === 'attested') expect(own.length + see.length, clause).toBeGreaterThan(0)
  })

  test('no slug, no key and no sign of the file shows', () => {
    const text = sheetTextOf(rule)
    const wagers = Object.keys(rule.table?.wagers ?? {}).join(' ')
    const slugs = [
      ...GAME_SLUGS.filter((slug) => slug.includes('-')),
      ...Object.keys(rule.pools).filter((pool) => pool.includes('-') && !wagers.includes(pool)),
      ...activities(),
    ]
    expect(slugs.filter((slug) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`).test(text))).toEqual([])
    expect(text.match(/\bpool:|\bundefined\b|\[object|\.\.|[{}]|\b[a-z]+[A-Z]\w*/g) ?? []).toEqual([])
  })
})

/** Amounts, ranges, shares, odds and counts of a term itself; what has a clause of its own is looked at there. */
function figuresOf(value: unknown): string[] {
  // A cent or more is any amount.
  if (typeof value === 'bigint') return value > 1n && value !== UNBOUNDED ? [money(value as Cents)] : []
  if (typeof value === 'number') return value > 0 && value < Number.MAX_SAFE_INTEGER ? [String(value)] : []
  if (typeof value === 'string') return value.match(/\$[\d,.]*\d|\d+%|^\d+$/g) ?? []
  if (Array.isArray(value)) return value.flatMap(ownFigures)
  if (typeof value !== 'object' || value === null) return []
  if ('isShare' in value) return [formatShare(value as Share)]
  if ('is' in value && typeof value.is === 'string' && ('over' in value || 'times' in value || 'share' in value))
    return [formatPay(value as Pay).replace(/ of meter$/, ' of the meter')]
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'by' || key === 'says' || RANKS.includes(key) ? [] : [...figuresOf(key), ...ownFigures(inner)],
  )
}
/** These name a rank of cards, which is written as a word. */
const RANKS = ['floor', 'over', 'front', 'trips', 'rank', 'ranks', 'topMax']
const ownFigures = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'by' in value ? [] : figuresOf(value)

const hasFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d,.$])${figure.replaceAll(/[$.]/g, '\\$&')}(?![\\d%])(?!,\\d|\\.\\d)`).test(text)

test('a figure inside another one is not taken for it', () => {
  expect(hasFigure('from $50 on', '$5')).toBe(false)
  expect(hasFigure('$1,500 at most', '$1')).toBe(false)
  expect(hasFigure('15 minutes', '5')).toBe(false)
  expect(hasFigure('$5 to $5,000.', '$5,000')).toBe(true)
})

test.each([
  ['S0 Payout Structure 1326 1329-1331', '1326, 1329-1331', 'Payout Structure', 1326],
  ['S1 13 Card 389', '389', '13 Card', 389],
  ['S1 Summary of Game 1156, The Jackpot Fund 1162', '1156, 1162', 'Summary of Game, The Jackpot Fund', 1156],
  ['S3 (11) 33 (12) 35', '33, 35', '(11), (12)', 33],
  ['sheet 1 line 7', '7', 'sheet 1 line', 7],
  ['the notice at the cage', '', 'the notice at the cage', Number.MAX_SAFE_INTEGER],
])('%s: line %s under %s', (cite, lines, heading, first) => {
  expect(linesOf(cite)).toEqual({ lines, heading, first })
})

test('a term by two clauses stands at the first and the other refers to it', () => {
  const { rows } = clauseSheet(ruleOf('bay-101/no-limit-bad-beat'))
  const row = (clause: string) => rows.find((one) => one.clause === clause)
  expect(row('E6')).toMatchObject({
    values: [{ says: 'Not claimed within 30 days, it goes to the reserve.', also: ['E7'] }],
    answers: ['program', 'cage'],
  })
  expect(row('E7')).toMatchObject({ values: [], see: ['E6'] })
  expect(row('X1')?.readings).toMatchObject([
    { id: 'R12', favours: 'players', values: [{ says: 'Where the reserve is empty that fee waits.' }] },
  ])
})

test.each([
  ['bay-101/no-limit-bad-beat', 'E4', ['floor']],
  ['bay-101/no-limit-bad-beat', 'B1', ['count']],
  ['bay-101/no-limit-bad-beat', 'M5', ['nobody']],
  ['hawaiian-gardens/four-of-a-kind-poker', 'E7', ['cage']],
  ['bay-101/blazing-7s', 'A3', ['offering']],
])('%s %s is answered by %s', (activity, clause, answers) => {
  expect(clauseSheet(ruleOf(activity)).rows.find((row) => row.clause === clause)?.answers).toEqual(answers)
})
