/** A rule file must speak for itself: every `by` names a clause, every clause that runs or is attested is used, every game is one. */
import { gameCalled, isGame } from '../games/games.ts'
import type { RuleFile } from './rule.ts'

export function checkRule(rule: RuleFile): string[] {
  const used = new Set(clausesUsedIn(rule))
  const faults: string[] = []
  for (const clause of used) {
    if (rule.clauses[clause] === undefined) faults.push(`a term names clause ${clause}, which is not there`)
  }
  for (const [name, { kind }] of Object.entries(rule.clauses)) {
    if ((kind === 'runs' || kind === 'attested') && !used.has(name))
      faults.push(`clause ${name} ${kind === 'runs' ? 'runs' : 'is attested'}, but no term names it`)
  }
  for (const { on } of rule.readings) {
    if (rule.clauses[on] === undefined) faults.push(`a reading is on clause ${on}, which is not there`)
  }
  // Where a person decides who has won, the game may be any.
  for (const { game } of rule.runs === 'by hand' ? [] : rule.games) {
    if (isGame(game)) continue
    const meant = gameCalled(game)
    faults.push(`no hand of "${game}" can be judged: there is no such game${meant ? `; ${meant} is meant` : ''}`)
  }
  for (const [option, lines] of Object.entries(rule.charts.option)) {
    const names = lines.map(({ line }) => line)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) faults.push(`chart ${option} has the line "${twice}" twice`)
  }
  return faults
}

/** Every value under a key `by`, wherever it stands. */
export function clausesUsedIn(terms: unknown): string[] {
  if (Array.isArray(terms)) return terms.flatMap(clausesUsedIn)
  if (typeof terms !== 'object' || terms === null) return []
  return Object.entries(terms).flatMap(([key, value]) => {
    if (key === 'by' && typeof value === 'string') return value.split(' ')
    // The settings of an outcome may have the word too: beaten `by` something is no clause.
    return key === 'clauses' || key === 'readings' || key === 'with' ? [] : clausesUsedIn(value)
  })
}
