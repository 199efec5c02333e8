/** Hands of a round that go on the board of a posted period. */

import { countedStrength, type FiveCards } from '../../cards/outcomes/selection.ts'
import type { Case, HeldPlayer } from './case.ts'
import { playedDeal, shownIn } from './fact.ts'
import type { BoardEntry, Question } from './judgement.ts'
import { periodEnd } from './period.ts'
import type { Winner } from './prizes.ts'

type OnBoard = Winner & { readonly player: HeldPlayer }

/** Each hand with its strength and the end of the period that it was dealt in. */
export function forBoard(judged: Case, winners: readonly OnBoard[]): { board: BoardEntry[]; questions: Question[] } {
  const { running, round, local, ofRound } = judged
  const until = periodEnd(running.offering.periods ?? [], local)
  if (until === undefined || winners.length === 0) return { board: [], questions: [] }
  const board = winners.map(({ who, player, line }): BoardEntry => {
    const counts = running.rule.counts?.[round.game]
    const which = (line.with?.cards ?? counts?.cards ?? 'any five') as FiveCards
    const { person } = player.bettor
    const by = [line.by, line.cards?.by, counts?.by].filter((clause) => clause !== undefined)
    return {
      to: who,
      ...(person === undefined ? {} : { person }),
      line: line.line,
      strength: countedStrength(playedDeal(round, player.cards), which),
      cards: shownIn({ ...round, hands: [player.cards] }),
      until,
      by,
    }
  })
  return { board, questions: [...ofRound.questions, ...winners.flatMap(({ player }) => player.held.questions)] }
}
