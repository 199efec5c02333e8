/**
 * A term goes by a clause that carries it, as far as a program can tell: the clause is not one that is only shown or listed,
 * it speaks of the matter, and where it names figures of the same sort, the term's are among them. What no clause carries goes
 * by a reading or by the house. The rest is for the person who accepts the file; docs/citations.md says who looked at what.
 */
import { HOUSE, readingIn } from '../../base/cited.ts'
import { type Message, message } from '../../base/message.ts'
import { type Cents, toWire } from '../../base/money.ts'
import { groundOf } from '../cited.ts'
import type { Misplaced } from '../kind.ts'
import type { RuleFile } from '../rule.ts'
import { ruleFile } from '../rulefile.ts'
import { issueOf } from '../text/parsed.ts'
import { figuresIn, figuresOf, limitsIn, numbersBefore } from './figures.ts'
import { kindFaults } from './kindcheck.ts'
import { MATTERS, NEEDS } from './matters.ts'
import type { Figure } from './messages.ts'
import { nameFaults } from './namecheck.ts'
import { placeFaults } from './placecheck.ts'
import { rangeFaults } from './rangecheck.ts'
import { type Ground, groundsIn } from './refine.ts'
import { sumFaults } from './sumcheck.ts'

type Path = Misplaced['path']

/** A rule file as it may be accepted from today on. */
export const carriedRule = ruleFile.superRefine((rule, context) => {
  for (const { path, told } of uncarried(rule)) context.addIssue(issueOf(told, path))
})

function uncarried(rule: RuleFile): Misplaced[] {
  const grounds = groundsIn(rule)
  const terms = Map.groupBy(grounds, ({ path }) => path.join('.'))
  return [
    ...[...terms.values()].flatMap((those) => termFaults(rule, those)),
    ...unmetFigures(rule, grounds),
    ...kindFaults(rule, grounds),
    ...sumFaults(rule),
    ...rangeFaults(rule),
    ...nameFaults(rule),
    ...placeFaults(rule),
    ...unmarked(rule),
  ]
}

/** Whether all of it is carried; looked at once, as whoever opens a house asks of the same rules again. */
export function isCarried(rule: RuleFile): boolean {
  const known = carried.get(rule) ?? uncarried(rule).length === 0
  carried.set(rule, known)
  return known
}
const carried = new WeakMap<RuleFile, boolean>()

/** Whoever accepts a reading should see at once whom it serves. */
const unmarked = ({ readings }: RuleFile): Misplaced[] =>
  readings.flatMap(({ id, favours }, index) =>
    favours === undefined
      ? [{ path: ['readings', index], told: message('reading favours whom', { reading: id }) }]
      : [],
  )

/** One term with all that it goes by. A reading or the house says by itself what it says, and the figures with it. */
function termFaults(rule: RuleFile, grounds: readonly Ground[]): Misplaced[] {
  const [{ path, term } = { path: [], term: {} }] = grounds
  const cited = grounds.map((ground) => ground.cited)
  const at = path.slice(0, -1)
  const named = { clauses: cited.join(' ') }
  const isOwn = cited.some((one) => one === HOUSE || readingIn(one) !== undefined)
  const faults: Message[] = isOwn ? [] : carryFaults(rule, cited, at, term)
  const said = cited.map((one) => groundOf(rule, one) ?? '').join(' ')
  const other = at.join('.') === 'table' ? undefined : otherFigure(term, said)
  if (other !== undefined) faults.push(message('clause names other figures', { ...named, ...other }))
  return faults.map((told) => ({ path, told }))
}

function carryFaults({ clauses }: RuleFile, cited: readonly string[], at: Path, term: Ground['term']): Message[] {
  const known = cited.flatMap((name) => (clauses[name] === undefined ? [] : [{ name, ...clauses[name] }]))
  if (known.length === 0) return []
  const named = { clauses: cited.join(' ') }
  const faults: Message[] = []
  const kinds = known.map(({ kind }) => kind)
  if (kinds.every((kind) => kind === 'outside')) faults.push(message('clause is only listed', named))
  else if (kinds.every((kind) => kind === 'outside' || kind === 'allowed'))
    faults.push(message('clause only permits', named))
  else if (decidesMoney(at) && kinds.every((kind) => kind !== 'runs' && kind !== 'attested'))
    faults.push(message('clause is only shown', named))
  const says = known.map((one) => one.says).join(' ')
  const [words, elsewhere] = matterOf(at, term, named.clauses) ?? []
  if (elsewhere !== undefined && !words?.test(says)) faults.push(elsewhere)
  return faults
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

type Other = { readonly figure: Figure; readonly said: readonly Figure[] }

/** A figure of the term that its clause does not name, though it names some of the sort. */
function otherFigure(term: Ground['term'], says: string): Other | undefined {
  for (const [unit, pattern] of UNITS) {
    const count = term[unit]
    if (typeof count !== 'number') continue
    const said = numbersBefore(pattern, says)
    if (said.size > 0 && !said.has(count))
      return { figure: { count, unit }, said: [...said].map((one) => ({ count: one, unit })) }
  }
  const own = figuresOf(term)
  if (SORTS.every(([sort]) => own[sort].size === 0)) return undefined
  const named = figuresIn(says)
  for (const [sort, written] of SORTS) {
    const said: ReadonlySet<unknown> = named[sort]
    const other = said.size === 0 ? undefined : [...own[sort]].find((one) => !said.has(one))
    if (other !== undefined)
      return { figure: written(other as never), said: [...said].map((one) => written(one as never)) }
  }
  return undefined
}

const SORTS = [
  ['money', (amount: bigint): Figure => ({ amount: toWire(amount as Cents) })],
  ['shares', (share: string): Figure => ({ share })],
  ['clocks', (clock: string): Figure => ({ clock })],
  ['counts', (count: number): Figure => ({ count })],
] as const

/** Names a clause a figure, and have the terms that go by it others of that sort, one of the two is wrong. */
function unmetFigures(rule: RuleFile, grounds: readonly Ground[]): Misplaced[] {
  const terms = Map.groupBy(grounds, ({ path }) => path.join('.'))
  const byClause = Map.groupBy(grounds, ({ cited }) => cited)
  return [...byClause].flatMap(([clause, those]): Misplaced[] => {
    const says = rule.clauses[clause]?.says
    const isRead = those.some(({ path }) =>
      terms.get(path.join('.'))!.some(({ cited }) => readingIn(cited) !== undefined),
    )
    if (says === undefined || isRead) return []
    const named = figuresIn(says)
    const limits: ReadonlySet<unknown> = new Set(those.flatMap(({ term }) => limitsIn(term)))
    return SORTS.slice(0, 3).flatMap(([sort, written]): Misplaced[] => {
      const own = new Set(those.flatMap(({ term }): unknown[] => [...figuresOf(term)[sort]]))
      const deep = new Set(those.flatMap(({ term }): unknown[] => [...figuresOf(term, true)[sort]]))
      const unmet = own.size === 0 ? [] : [...named[sort]].filter((one) => !deep.has(one) && !limits.has(one))
      const terms = [...own].map((one) => written(one as never))
      return unmet.map((one) => ({
        path: ['clauses', clause, 'says'],
        told: message('figure of no term', { clause, figure: written(one as never), terms }),
      }))
    })
  })
}

const UNITS = [
  ['minutes', 'minutes?'],
  ['days', 'days?'],
  ['hours', 'hours?'],
  ['misses', '(?:wrong guess|miss)(?:es)?'],
  ['tickets', 'tickets?'],
] as const
