import { DECK_52 } from '../cards/deck.ts'
import { MEXICAN_DECK } from '../cards/hands/mexican.ts'
import { type Game, zone } from './game.ts'

const SEVEN_STREETS = [
  'third street',
  'fourth street',
  'fifth street',
  'sixth street',
  'seventh street',
  'showdown',
] as const

const sevenCardStud = (name: string): Game => ({
  name,
  family: 'stud',
  outcomes: 'seven-card-stud',
  pieces: DECK_52,
  zones: [zone('down', 3, 'third street'), zone('up', 4, 'third street')],
  phases: SEVEN_STREETS,
  judging: { by: 'one hand', of: ['down', 'up'], ranking: 'five-card high' },
})

/** One card down and four up; five cards are the whole hand. */
const FIVE_CARD_STUD: Game = {
  name: 'Five-Card Stud',
  alsoCalled: ['Stud', 'Asian Five-Card Stud'],
  family: 'stud',
  outcomes: 'five-card-draw',
  pieces: DECK_52,
  zones: [zone('down', 1, 'deal'), zone('up', 4, 'deal')],
  phases: ['deal', 'third street', 'fourth street', 'fifth street', 'showdown'],
  judging: { by: 'one hand', of: ['down', 'up'], ranking: 'five-card high' },
}

export const STUD_GAMES = {
  'seven-card-stud': sevenCardStud('Seven Card Stud'),
  'seven-card-stud-high-low': {
    ...sevenCardStud('Seven Card Stud High-Low Split'),
    judging: { by: 'one hand', of: ['down', 'up'], ranking: 'five-card high', low: 'ace to five' },
  },
  razz: {
    ...sevenCardStud('Razz'),
    alsoCalled: ['Seven Card Stud Low (Razz)'],
    outcomes: 'razz',
    judging: { by: 'one hand', of: ['down', 'up'], ranking: 'ace to five' },
  },
  'five-card-stud': FIVE_CARD_STUD,
  'mexican-poker': {
    ...FIVE_CARD_STUD,
    name: 'Mexican Poker',
    alsoCalled: [],
    outcomes: 'mexican-poker',
    pieces: MEXICAN_DECK,
    judging: { by: 'one hand', of: ['down', 'up'], ranking: 'mexican poker' },
    isAssumed: true,
  },
} as const satisfies Record<string, Game>
