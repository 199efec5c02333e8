/** A rule file must speak for itself: every clause that runs or is attested is used, every game is one. */
import { type Message, message } from '../../base/message.ts'
import { gameCalled, isGame } from '../../games/games.ts'
import { isByHand, type RuleFile } from '../rule.ts'
import { groundsIn } from './refine.ts'

export function checkRule(rule: RuleFile): Message[] {
  const used = new Set(groundsIn(rule).map(({ cited }) => cited))
  const faults: Message[] = []
  for (const [name, { kind }] of Object.entries(rule.clauses)) {
    if ((kind === 'runs' || kind === 'attested') && !used.has(name))
      faults.push(message('clause without a term', { clause: name, kind }))
  }
  for (const { on } of rule.readings) {
    if (rule.clauses[on] === undefined) faults.push(message('reading on no clause', { clause: on }))
  }
  // Where a person decides who has won, the game may be any.
  for (const { game } of isByHand(rule) ? [] : rule.games) {
    if (isGame(game)) continue
    const meant = gameCalled(game)
    faults.push(message('game is not known', { game, ...(meant === undefined ? {} : { meant }) }))
  }
  for (const [option, lines] of Object.entries(rule.charts.option)) {
    const names = lines.map(({ line }) => line)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) faults.push(message('line stands twice', { chart: option, line: twice }))
  }
  return faults
}
