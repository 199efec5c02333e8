import { DECK_52 } from '../cards/deck.ts'
import { type Game, zone } from './game.ts'

const draw = (
  name: string,
  outcomes: Game['outcomes'],
  ranking: 'five-card high' | 'ace to five' | 'deuce to seven',
): Game => ({
  name,
  family: 'draw',
  outcomes,
  pieces: DECK_52,
  zones: [zone('hand', 5, 'deal')],
  phases: ['deal', 'draw', 'showdown'],
  judging: { by: 'one hand', of: ['hand'], ranking },
})

export const DRAW_GAMES = {
  'draw-poker': draw('Draw Poker', 'five-card-draw', 'five-card high'),
  lowball: { ...draw('California Lowball', 'lowball', 'ace to five'), alsoCalled: ['Lowball'], isAssumed: true },
  'kansas-city-lowball': { ...draw('Kansas City Lowball', 'kansas-city-lowball', 'deuce to seven'), isAssumed: true },
  /** Not dealt: a wheel shows one card after another until there are five different ones. */
  'wheel-of-cards': {
    ...draw('Wheel of Cards', 'wheel-of-cards', 'five-card high'),
    phases: ['draw', 'settle'],
    zones: [zone('hand', 5, 'draw')],
  },
} as const satisfies Record<string, Game>
