/** Free tables: how many hands are dealt there, one for each who plays, and the prize that was asked for. */
import { message } from '../../base/message.ts'
import { partyKey, type Subject } from '../../base/party.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import type { Held, Player } from './conditions.ts'
import type { Hand, Round } from './fact.ts'
import type { Question } from './judgement.ts'

type Terms = NonNullable<NonNullable<RuleFile['free']>['hands']>

/** Nothing at an ordinary table, and where the document is silent. */
export function holdFreeHands({ free }: RuleFile, round: Round): Held {
  const terms = round.facts.freeTable === true ? free?.hands : undefined
  if (terms === undefined) return { misses: [], questions: [] }
  const named = round.hands.filter((hand) => hand.dealt !== false).length
  const dealt = round.facts.dealtIn ?? Math.max(named, round.sat?.hands.least ?? 0)
  return { misses: countFaults(terms, round.game, dealt), questions: questionsOf(terms) }
}

function countFaults({ by, min, max }: Terms, game: string, dealt: number): Reason[] {
  const most = max?.[game]
  if (min !== undefined && dealt < min) return [because(by, 'too few free hands', { min, dealt })]
  if (most !== undefined && dealt > most) return [because(by, 'too many free hands', { max: most, dealt })]
  return []
}

/** A full table has as many hands as the game takes players, which only those who were there can tell. */
const ROUND: Subject = { kind: 'round' }
const questionsOf = ({ by, full }: Terms): Question[] =>
  full === true
    ? [{ id: `${by} ${partyKey(ROUND)}`, clause: by, who: ROUND, asks: message('whether every seat dealt') }]
    : []

/** A person who plays a second hand there has no part by it. */
export function secondHand({ free }: RuleFile, round: Round, hand: Hand, person: string | undefined): Reason[] {
  const terms = round.facts.freeTable === true ? free?.hands : undefined
  if (terms?.each === undefined || person === undefined) return []
  const first = round.hands.find(({ bettors }) => bettors.some((bettor) => bettor.person === person))
  if (first === undefined || first === hand) return []
  return [because(terms.by, 'one free hand each')]
}

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
  return { misses: [], questions: [{ id: `${terms.by} ${partyKey(who)}`, clause: terms.by, who, asks }] }
}
