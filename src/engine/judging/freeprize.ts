import { partyKey } from '../../base/party.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import type { Held, Player } from './conditions.ts'
import type { Round } from './fact.ts'

/** At a free table, where the rule says so, a player can win only the prize that was asked for before the deal. */
export function holdAsked({ free }: RuleFile, round: Round, { who, bettor }: Player, line: Line): Held {
  const terms = round.facts.freeTable === true ? free?.asked : undefined
  if (terms === undefined || bettor.asked === line.line) return { misses: [], questions: [] }
  if (bettor.asked !== undefined)
    return { misses: [{ clause: terms.by, says: `asked for ${bettor.asked}, not for ${line.line}` }], questions: [] }
  const says = `Did this player ask for ${line.line} before the deal?`
  return { misses: [], questions: [{ id: `${terms.by} ${partyKey(who)}`, clause: terms.by, who, says }] }
}
