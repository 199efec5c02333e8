import { expect, test } from 'vitest'
import { message } from '../../base/message.ts'
import { sentenceOf } from '../language.ts'
import { MESSAGES } from './messages.ts'

const queen = { card: 'Qs', table: '4', decks: 1 }

test.each([
  [
    'a card of the board and of a hand',
    message('card at two places', { ...queen, before: 'seat 1 hole', place: 'board' }),
    'the queen of spades was entered twice, in seat 1’s hole cards and on the board; table 4 plays with one deck',
  ],
  [
    'twice in one hand',
    message('card at two places', { ...queen, before: 'seat 1 hole', place: 'seat 1 hole' }),
    'the queen of spades was entered twice, in seat 1’s hole cards; table 4 plays with one deck',
  ],
  [
    'once more than six decks have it',
    message('card at two places', { ...queen, decks: 6, before: 'seat 2 hand', place: 'player-dealer hand' }),
    'the queen of spades was entered 7 times, the last time in the player-dealer’s cards; table 4 plays with 6 decks',
  ],
  [
    'too many in a hand',
    message('too many cards', { place: 'seat 2 hole', max: 2, told: 3 }),
    'seat 2’s hole cards: 3 cards were entered; the game deals at most 2',
  ],
  [
    'a place without a name',
    message('joker not in the game', { place: 'flop', game: 'holdem' }),
    'the flop: holdem is dealt without a joker',
  ],
])('places are said as on a floor: %s', (_, told, english) => expect(sentenceOf(MESSAGES, told)).toBe(english))
