import { PAN_9_SHOE, shoe } from '../cards/deck.ts'
import { HAWAIIAN_SHOE } from '../cards/hands/hawaiian.ts'
import { type Game, upTo, zone } from './game.ts'

const baccarat = (name: string, ...alsoCalled: readonly string[]): Game => ({
  name,
  ...(alsoCalled.length > 0 && { alsoCalled }),
  family: 'baccarat',
  outcomes: 'baccarat',
  pieces: shoe(8),
  zones: [upTo('player', 2, 3, 'deal', 'table'), upTo('banker', 2, 3, 'deal', 'table')],
  phases: ['bets', 'deal', 'third card', 'settle'],
  judging: { by: 'two sides', sides: ['player', 'banker'], ranking: 'baccarat' },
})

const nines = (name: string, ...alsoCalled: readonly string[]): Game => ({
  name,
  ...(alsoCalled.length > 0 && { alsoCalled }),
  family: 'nines',
  outcomes: 'pan-9',
  pieces: PAN_9_SHOE,
  zones: [upTo('hand', 3, 4, 'deal'), upTo('dealer', 3, 4, 'deal', 'player-dealer')],
  phases: ['bets', 'deal', 'draw', 'settle'],
  judging: { by: 'one hand', of: ['hand'], ranking: 'pan 9' },
  isAssumed: true,
})

const blackjack = (name: string, ...alsoCalled: readonly string[]): Game => ({
  name,
  ...(alsoCalled.length > 0 && { alsoCalled }),
  family: 'blackjack',
  outcomes: 'blackjack',
  pieces: shoe(8),
  zones: [
    upTo('hand', 2, 21, 'deal'),
    zone('dealerUp', 1, 'deal', 'player-dealer'),
    upTo('dealerDown', 0, 20, 'deal', 'player-dealer'),
  ],
  phases: ['bets', 'deal', 'decision', 'draw', 'settle'],
  judging: { by: 'one hand', of: ['hand'], ranking: 'blackjack' },
})

export const POINT_GAMES = {
  baccarat: baccarat('Baccarat'),
  // Two documents list both names beside each other and give each its own hands.
  'baccarat-9': baccarat('Baccarat 9'),
  'ez-baccarat': baccarat('EZ Baccarat', 'EZ Baccarat Panda 8', 'EZ-Baccarat Panda 8'),
  'golden-frog-baccarat': baccarat(
    'Golden Frog Baccarat',
    'Golden Frog Baccarat 1.0',
    'Golden Frog Baccarat 2.0',
    'Golden Frog Baccarat 2.1',
  ),
  zoobac: baccarat('ZooBac'),
  'fortune-7-baccarat': baccarat('Fortune 7 Baccarat', 'Fortune 7'),
  '21st-century-baccarat': baccarat('21st Century Baccarat', '21st Century Baccarat 4.0', '21st Century Baccarat 8.0'),
  'pan-9': nines('Pan 9', 'Bonus Pan 9'),
  'super-9': nines('Super 9', 'Super Pan 9', 'Super Pan-9'),
  'nine-and-a-half': {
    ...nines('9 1/2'),
    pieces: shoe(8),
    zones: [upTo('hand', 2, 5, 'deal'), upTo('dealer', 2, 5, 'deal', 'player-dealer')],
    judging: { by: 'one hand', of: ['hand'], ranking: '9½' },
  },
  blackjack: { ...blackjack('Blackjack Poker', 'California Blackjack', 'Blackjack'), isAssumed: true },
  'no-bust-21': {
    ...blackjack('No Bust 21st Century Blackjack', 'No Bust 21st Century Blackjack 5.0'),
    isAssumed: true,
  },
  'hawaiian-blackjack': {
    ...blackjack('Hawaiian Blackjack'),
    outcomes: 'hawaiian-blackjack',
    pieces: HAWAIIAN_SHOE,
    zones: [upTo('hand', 2, 22, 'deal'), upTo('dealer', 0, 22, 'deal', 'player-dealer')],
    judging: { by: 'one hand', of: ['hand'], ranking: 'hawaiian blackjack' },
    isAssumed: true,
  },
  /** One card each; at a tie the player may go to war for a second. */
  'casino-war': {
    name: 'Casino War',
    family: 'single cards',
    outcomes: 'casino-war',
    pieces: shoe(6),
    zones: [upTo('hand', 1, 2, 'deal'), upTo('dealer', 1, 2, 'deal', 'player-dealer')],
    phases: ['bets', 'deal', 'decision', 'war', 'settle'],
    judging: { by: 'one hand', of: ['hand'], ranking: 'single card' },
  },
  'hi-lo': {
    name: 'Hi Lo',
    family: 'single cards',
    outcomes: 'hi-lo',
    pieces: shoe(1),
    zones: [upTo('hand', 1, 20, 'deal', 'table')],
    phases: ['deal', 'decision', 'settle'],
    judging: { by: 'one hand', of: ['hand'], ranking: 'single card' },
  },
} as const satisfies Record<string, Game>
