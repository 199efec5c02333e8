/** What the shape of a rule file cannot say by itself: clauses that are there, and what each way of running needs. */
import { isPool, poolOf } from '../ledger/name.ts'
import type { RuleFile } from './rule.ts'
import { settingFaults } from './settings.ts'

export type Misplaced = { readonly path: (string | number)[]; readonly says: string }

export const refineRule = (rule: RuleFile): Misplaced[] => [
  ...unknownClauses(rule, Object.keys(rule.clauses), []),
  ...settingFaults(rule),
  ...tableFaults(rule),
  ...(rule.runs === 'by hand' ? byHandFaults(rule) : rule.runs === 'drawing' ? drawingFaults(rule) : handFaults(rule)),
]

/** A game against the house says how it is played; nothing else does. */
const tableFaults = ({ runs, table }: RuleFile): Misplaced[] =>
  (runs === 'table game') === (table !== undefined)
    ? []
    : [
        {
          path: ['table'],
          says: runs === 'table game' ? '"table" says how the game is played' : '"table" is for a table game',
        },
      ]

/** Every `by` that names a clause which is not there, where it stands. */
function unknownClauses(terms: unknown, known: readonly string[], path: (string | number)[]): Misplaced[] {
  if (Array.isArray(terms)) return terms.flatMap((one, index) => unknownClauses(one, known, [...path, index]))
  if (typeof terms !== 'object' || terms === null) return []
  return Object.entries(terms).flatMap(([key, value]) => {
    const here = [...path, key]
    if (key === 'by' && typeof value === 'string')
      return value
        .split(' ')
        .filter((clause) => !known.includes(clause))
        .map((clause) => ({ path: here, says: `a term names clause ${clause}, which is not there` }))
    // The settings of an outcome may have the word too: beaten `by` something is no clause.
    return ['clauses', 'readings', 'with'].includes(key) ? [] : unknownClauses(value, known, here)
  })
}

const linesOf = ({ charts }: RuleFile) =>
  Object.entries(charts.option).flatMap(([option, lines]) =>
    lines.map((line, index) => ({ line, path: ['charts', 'option', option, index] as (string | number)[] })),
  )

/** Hands bring tickets, the game brings prizes; every rung is a line, and what the game names is a rung. */
function drawingFaults({ drawn, game, charts }: RuleFile): Misplaced[] {
  const faults: Misplaced[] = []
  if (drawn === undefined) faults.push({ path: ['drawn'], says: 'a drawing says who is drawn' })
  if (game === undefined) faults.push({ path: ['game'], says: 'a drawing names the game that is played for the prize' })
  const names = Object.values(charts.option).map((lines) => lines.map(({ line }) => line))
  for (const [index, rung] of (game?.rungs ?? []).entries()) {
    if (!names.every((lines) => lines.includes(rung)))
      faults.push({ path: ['game', 'rungs', index], says: `no prize is called "${rung}"` })
  }
  if (game?.game === 'hi-lo') {
    for (const name of [game.missed.fallsTo, ...(game.forgiven?.at ?? [])])
      if (!game.rungs.includes(name)) faults.push({ path: ['game'], says: `"${name}" is no rung of the game` })
  }
  for (const { line, path } of linesOf({ charts } as RuleFile)) {
    if ((line.outcome !== undefined) !== (line.pays.kind === 'ticket'))
      faults.push({ path, says: `"${line.line}": hands bring tickets, and only tickets come from hands` })
  }
  return faults
}

function handFaults(rule: RuleFile): Misplaced[] {
  const faults: Misplaced[] = []
  if (rule.games.length === 0) faults.push({ path: ['games'], says: 'a hand jackpot names one game at least' })
  if (rule.confirm !== undefined) faults.push({ path: ['confirm'], says: '"confirm" is for what runs by hand' })
  for (const { line, path } of linesOf(rule)) {
    if (line.outcome === undefined)
      faults.push({ path, says: `the line "${line.line}" names no outcome; only what runs by hand has none` })
    if (line.pays.kind === 'entered')
      faults.push({ path: [...path, 'pays'], says: 'an amount is entered only in what runs by hand' })
    if (line.pays.kind === 'ticket')
      faults.push({ path: [...path, 'pays'], says: 'tickets are for drawings; this activity has none' })
  }
  return faults
}

/** Conditions on a person or an hour can be held against an award; those on cards cannot: nobody tells the cards. */
const NEEDS_BY_HAND: readonly string[] = [
  'posted hours',
  'employee',
  'not a proposition player',
  'no family or vendor staff',
  'present',
  'confirmed by surveillance',
]
const OF_CARDS = [
  'counts',
  'highest',
  'period',
  'dealerHand',
  'withDealer',
  'wagers',
  'room',
  'shares',
  'divided',
  'multiplier',
] as const
const LINE_OF_CARDS = ['outcome', 'with', 'posted', 'cards', 'games', 'once', 'beaten', 'table', 'envy'] as const

function byHandFaults(rule: RuleFile): Misplaced[] {
  const faults: Misplaced[] = []
  for (const key of OF_CARDS) {
    if (rule[key] !== undefined) faults.push({ path: [key], says: `"${key}" is about cards; this runs by hand` })
  }
  for (const [index, { need }] of rule.who.entries()) {
    if (!NEEDS_BY_HAND.includes(need))
      faults.push({
        path: ['who', index, 'need'],
        says: `"${need}" cannot be held against an award by hand; ask for it under confirm. Known here: ${NEEDS_BY_HAND.join(', ')}`,
      })
  }
  for (const { line, path } of linesOf(rule)) {
    for (const key of LINE_OF_CARDS) {
      if (line[key] !== undefined)
        faults.push({ path: [...path, key], says: `"${key}" is about cards; this runs by hand` })
    }
    const { pays } = line
    if (pays.kind === 'beaten' || pays.kind === 'ticket')
      faults.push({ path: [...path, 'pays', 'kind'], says: 'by hand a prize is fixed, entered or a share of a pool' })
    const pool = pays.kind === 'pool' ? pays.pool : 'from' in pays && isPool(pays.from) ? poolOf(pays.from) : undefined
    if (pool !== undefined && rule.pools[pool] === undefined)
      faults.push({ path: [...path, 'pays'], says: `there is no pool ${pool}` })
  }
  return faults
}
