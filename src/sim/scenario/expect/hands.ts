/** What the cards of somebody are, as poker ranks them by their number. */
import { type Card, signsOf } from '../../../cards/card.ts'
import { fiveHigh } from '../../../cards/hands/five.ts'
import { fourCard } from '../../../cards/hands/four.ts'
import { threeCard } from '../../../cards/hands/three.ts'
import type { Standing } from '../../../cards/standing.ts'
import type { Check } from '../checkresult.ts'
import type { Expectation } from '../file/expectation.ts'
import { isWho, type Names } from '../names.ts'
import type { StepRecord } from '../record.ts'

export function checkHands(expected: Expectation['hands'], shown: StepRecord['shown'], names: Names): Check[] {
  return (expected ?? []).map(({ who, cards, rank }): Check => {
    const theirs = shown.filter((one) => isWho(names, who, one.who, one.person))
    const holds = theirs.some((one) => cards.every((card) => one.cards.includes(card)))
    const is = standingOf(cards)
    const got = holds ? (is?.says ?? `${cards.length} cards are no hand of poker`) : heldInWords(theirs)
    return {
      what: `${who} holds ${signsOf(cards)}`,
      expected: rank,
      got,
      ok: holds && is !== undefined && (rank === is.category || rank === is.says),
    }
  })
}

const heldInWords = (theirs: StepRecord['shown']): string =>
  theirs.map(({ cards }) => `has ${signsOf(cards)}`).join('; ') || 'has shown nothing'

function standingOf(cards: readonly Card[]): Standing | undefined {
  if (cards.length === 3) return threeCard(cards)
  if (cards.length === 4) return fourCard(cards)
  return cards.length >= 5 && cards.length <= 7 ? fiveHigh(cards) : undefined
}
