/** A rule file must speak for itself: every clause that runs or is attested is used, every game is one. */
import { gameCalled, isGame } from '../../games/games.ts'
import { isByHand, type RuleFile } from '../rule.ts'
import { groundsIn } from './refine.ts'

export function checkRule(rule: RuleFile): string[] {
  const used = new Set(groundsIn(rule).map(({ cited }) => cited))
  const faults: string[] = []
  for (const [name, { kind }] of Object.entries(rule.clauses)) {
    if ((kind === 'runs' || kind === 'attested') && !used.has(name))
      faults.push(`clause ${name} ${kind === 'runs' ? 'runs' : 'is attested'}, but no term names it`)
  }
  for (const { on } of rule.readings) {
    if (rule.clauses[on] === undefined) faults.push(`a reading is on clause ${on}, which is not there`)
  }
  // Where a person decides who has won, the game may be any.
  for (const { game } of isByHand(rule) ? [] : rule.games) {
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
