import { message } from '../../base/message.ts'
import { because } from '../../base/refusal.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import type { Held, Player } from './conditions.ts'
import type { Round } from './fact.ts'

/** At a free table, where the rule says so, a player can win only the prize that was asked for before the deal. */
export function holdAsked({ free }: RuleFile, round: Round, { who, bettor }: Player, line: Line): Held {
  const terms = round.facts.freeTable === true ? free?.asked : undefined
  if (terms === undefined || bettor.asked === line.line) return { misses: [], questions: [] }
  if (bettor.asked !== undefined)
    return {
      misses: [because(terms.by, 'asked for another prize', { asked: bettor.asked, line: line.line })],
      questions: [],
    }
  const asks = message('whether prize asked for', { line: line.line })
  return { misses: [], questions: [{ id: `${terms.by} ${who}`, clause: terms.by, who, asks }] }
}
