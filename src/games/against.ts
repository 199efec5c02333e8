import { DECK_52 } from '../cards/deck.ts'
import { POKARA_SHOE } from '../cards/hands/pokara.ts'
import { type Game, upTo, zone } from './game.ts'

const FAMILY = 'poker against the player-dealer'

/** The extra hand has three cards of which one is burned; the house may not deal it. */
const THREE_CARD_POKER: Game = {
  name: 'Three Card Poker',
  alsoCalled: ['Three Card Poker 6 Card Bonus'],
  family: FAMILY,
  outcomes: 'three-card-poker',
  pieces: DECK_52,
  zones: [
    zone('hand', 3, 'deal'),
    zone('dealerUp', 1, 'deal', 'player-dealer'),
    zone('dealerDown', 2, 'deal', 'player-dealer'),
    upTo('extra', 0, 2, 'deal', 'table'),
  ],
  phases: ['bets', 'deal', 'decision', 'settle'],
  judging: { by: 'one hand', of: ['hand'], ranking: 'three-card' },
}

export const AGAINST_GAMES = {
  'three-card-poker': THREE_CARD_POKER,
  'ultimate-texas-holdem': {
    name: "Ultimate Texas Hold'em",
    alsoCalled: ["Ultimate Texas Hold'em Bad Beat Bonus"],
    family: FAMILY,
    outcomes: 'ultimate-holdem',
    pieces: DECK_52,
    zones: [
      zone('hole', 2, 'preflop'),
      zone('dealer', 2, 'preflop', 'player-dealer'),
      zone('flop', 3, 'flop', 'table'),
      zone('turn', 1, 'river', 'table'),
      zone('river', 1, 'river', 'table'),
    ],
    phases: ['bets', 'preflop', 'flop', 'river', 'settle'],
    judging: { by: 'one hand', of: ['hole', 'flop', 'turn', 'river'], ranking: 'five-card high' },
  },
  'crazy-4-poker': {
    name: 'Crazy 4 Poker',
    family: FAMILY,
    outcomes: 'crazy-4-poker',
    pieces: DECK_52,
    zones: [zone('hand', 5, 'deal'), zone('dealer', 5, 'deal', 'player-dealer')],
    phases: ['bets', 'deal', 'decision', 'settle'],
    judging: { by: 'one hand', of: ['hand'], ranking: 'four-card' },
  },
  'four-card-poker': {
    name: 'Four-Card Poker',
    family: FAMILY,
    outcomes: 'four-card-poker',
    pieces: DECK_52,
    zones: [zone('hand', 5, 'deal'), zone('dealer', 6, 'deal', 'player-dealer')],
    phases: ['bets', 'deal', 'decision', 'settle'],
    judging: { by: 'one hand', of: ['hand'], ranking: 'four-card' },
  },
  'caribbean-stud': {
    name: 'Caribbean Stud Poker',
    family: FAMILY,
    outcomes: 'caribbean-stud',
    pieces: DECK_52,
    zones: [
      zone('hand', 5, 'deal'),
      zone('dealerUp', 1, 'deal', 'player-dealer'),
      zone('dealerDown', 4, 'deal', 'player-dealer'),
    ],
    phases: ['bets', 'deal', 'decision', 'settle'],
    judging: { by: 'one hand', of: ['hand'], ranking: 'five-card high' },
  },
  pokara: {
    ...THREE_CARD_POKER,
    name: 'Pokara',
    alsoCalled: [],
    outcomes: 'pokara',
    pieces: POKARA_SHOE,
    zones: [zone('hand', 3, 'deal'), zone('dealer', 3, 'deal', 'player-dealer'), upTo('extra', 0, 1, 'draw')],
    phases: ['bets', 'deal', 'decision', 'draw', 'settle'],
    judging: { by: 'one hand', of: ['hand'], ranking: 'pokara' },
    isAssumed: true,
  },
} as const satisfies Record<string, Game>
