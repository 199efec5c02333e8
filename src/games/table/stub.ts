/** The stub: discarded unseen, or counted face down to see that no card of the deck is missing. */
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { voided } from './deal.ts'
import { untilPapers, withoutDeck } from './deck.ts'
import { clauseOf } from './rules.ts'
import { type Around, done, fromLeft, type GameTable, refuseBy, type Stepped } from './table.ts'

const DECK = 52

export function countStub(table: GameTable, action: ActionOf<'count stub'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { deck } = table
  if (action.cards < 0 || action.cards > DECK)
    return refuseBy(rules, 'the dealer', `a stub has at most ${DECK} cards, not ${action.cards}`, 'stub count')
  if (deck === undefined || table.phase === 'deal' || table.phase === 'closed')
    return refuseBy(rules, 'the dealer', 'the stub is counted after the deal', 'stub count')
  if (table.phase === 'bets') return countDeck(table, action.cards, around)
  const { cards, misdealt = false, all = DECK } = action
  // A card that was found face up lies with the discards.
  const dealt = 5 * fromLeft(table).length + rules.dealerCards + (table.faceUpFound ?? 0)
  const counted: GameTable = { ...table, deck: { ...deck, roundsSinceCount: 0 } }
  const isRight = cards + dealt === DECK
  if (isRight && !misdealt)
    return done(counted, around, {
      does: 'discard',
      says: `the stub of ${cards} cards, unseen`,
      by: clauseOf(rules, 'stub right'),
    })
  if (isRight) return voided(counted, around, 'the cards were misdealt', 'card count')
  if (misdealt && all === DECK) return voided(counted, around, 'the cards were misdealt', 'stub wrong')
  const why = misdealt
    ? `the cards were misdealt and the deck has ${all} cards, not ${DECK}`
    : `the stub has ${cards} cards where ${DECK - dealt} belong`
  return voided(counted, around, why, 'stub wrong', true)
}

/** Between rounds no hand is out: a count that was missed is made up with the whole deck. */
function countDeck(table: GameTable, cards: number, around: Around): Stepped {
  const { rules } = around
  const deck = { ...table.deck!, roundsSinceCount: 0 }
  if (cards === DECK)
    return done({ ...table, deck }, around, {
      does: 'check',
      says: `the whole deck, face down: ${DECK} cards`,
      by: clauseOf(rules, 'stub count'),
    })
  const back = deck.last ?? deck.ready ?? deck.uncut ?? deck.backs[0] ?? ''
  return done(withoutDeck({ ...table, deck }, back), around, {
    does: 'remove',
    says: `the ${back} deck has ${cards} cards, not ${DECK}: it leaves the table${untilPapers(around, back)}`,
    by: clauseOf(rules, 'stub wrong'),
  })
}
