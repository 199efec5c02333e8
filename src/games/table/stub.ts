/** The stub: discarded unseen, or counted face down to see that no card of the deck is missing. */
import { message } from '../../base/message.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { voided } from './deal.ts'
import { withoutDeck } from './deck.ts'
import { clauseOf } from './rules.ts'
import { type Around, done, fromLeft, type GameTable, refuseBy, type Stepped } from './table.ts'

const DECK = 52

export function countStub(table: GameTable, action: ActionOf<'count stub'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { deck } = table
  if (action.cards < 0 || action.cards > DECK)
    return refuseBy(rules, { kind: 'dealer' }, 'stub count', 'stub too large', { most: DECK, cards: action.cards })
  if (deck === undefined || table.phase === 'deal' || table.phase === 'closed')
    return refuseBy(rules, { kind: 'dealer' }, 'stub count', 'stub before the deal')
  if (table.phase === 'bets') return countDeck(table, action.cards, around)
  const { cards, misdealt = false, all = DECK } = action
  // A card that was found face up lies with the discards.
  const dealt = 5 * fromLeft(table).length + rules.dealerCards + (table.faceUpFound ?? 0)
  const counted: GameTable = { ...table, deck: { ...deck, roundsSinceCount: 0 } }
  const isRight = cards + dealt === DECK
  if (isRight && !misdealt)
    return done(counted, around, {
      does: 'discard',
      ...message('counted stub unseen', { cards }),
      by: clauseOf(rules, 'stub right'),
    })
  if (isRight) return voided(counted, around, message('cards misdealt'), 'card count')
  if (misdealt && all === DECK) return voided(counted, around, message('cards misdealt'), 'stub wrong')
  const why = misdealt
    ? message('cards misdealt of a wrong deck', { cards: all, right: DECK })
    : message('stub miscounted', { cards, right: DECK - dealt })
  return voided(counted, around, why, 'stub wrong', true)
}

/** Between rounds no hand is out: a count that was missed is made up with the whole deck. */
function countDeck(table: GameTable, cards: number, around: Around): Stepped {
  const { rules } = around
  const deck = { ...table.deck!, roundsSinceCount: 0 }
  if (cards === DECK)
    return done({ ...table, deck }, around, {
      does: 'check',
      ...message('deck counted', { cards: DECK }),
      by: clauseOf(rules, 'stub count'),
    })
  const back = deck.last ?? deck.ready ?? deck.uncut ?? deck.backs[0] ?? ''
  // It leaves play at once, and the table when no hand of it has to stay any more.
  const stays = around.held?.includes(back) === true
  return done(withoutDeck({ ...table, deck }, back), around, {
    does: 'remove',
    ...message('deck miscounted', { back, cards, right: DECK, stays }),
    by: clauseOf(rules, 'stub wrong'),
  })
}
