import { DECK_52 } from '../cards/deck.ts'
import { type Game, upTo, zone } from './game.ts'

const BOARD = [zone('flop', 3, 'flop', 'table'), zone('turn', 1, 'turn', 'table'), zone('river', 1, 'river', 'table')]
const PHASES = ['preflop', 'flop', 'turn', 'river', 'showdown'] as const
const BOARD_ZONES = ['flop', 'turn', 'river'] as const

const holdem = (name: string, alsoCalled?: readonly string[]): Game => ({
  name,
  ...(alsoCalled && { alsoCalled }),
  family: 'flop',
  outcomes: 'holdem',
  pieces: DECK_52,
  zones: [zone('hole', 2, 'preflop'), ...BOARD],
  phases: PHASES,
  judging: { by: 'one hand', of: ['hole', ...BOARD_ZONES], ranking: 'five-card high' },
})

const omaha = (name: string, hole: number, low?: 'ace to five', alsoCalled?: readonly string[]): Game => ({
  name,
  ...(alsoCalled && { alsoCalled }),
  family: 'flop',
  outcomes: 'omaha',
  pieces: DECK_52,
  zones: [zone('hole', hole, 'preflop'), ...BOARD],
  phases: PHASES,
  judging: { by: 'two and three', own: ['hole'], others: BOARD_ZONES, ...(low && { low }) },
})

/** Three cards are dealt and one is thrown away; at the showdown two are left. */
const pineapple = (name: string): Game => ({
  ...holdem(name),
  outcomes: 'crazy-pineapple',
  zones: [upTo('hole', 2, 3, 'preflop'), ...BOARD],
})

const highLow = (game: Game): Game => ({
  ...game,
  name: `${game.name} High-Low Split`,
  judging:
    game.judging.by === 'set hands' || game.judging.by === 'two sides'
      ? game.judging
      : { ...game.judging, low: 'ace to five' },
})

export const FLOP_GAMES = {
  holdem: holdem("Texas Hold'em", ["Hold 'Em"]),
  // Dealt alike, but approved under numbers of their own, and promotions name some of them only.
  'no-limit-holdem': holdem("No Limit Hold'em"),
  'limit-buy-in-no-limit-holdem': holdem("Limit Buy In, No Limit Hold'em"),
  'holdem-high-low': highLow(holdem("Texas Hold'em")),
  'reverse-holdem': {
    ...holdem("Reverse Hold'em"),
    judging: { by: 'one hand', of: ['hole', ...BOARD_ZONES], ranking: 'ace to five' },
    isAssumed: true,
  },
  pineapple: pineapple('Pineapple'),
  'pineapple-high-low': highLow(pineapple('Pineapple')),
  'crazy-pineapple': pineapple('Crazy Pineapple'),
  'crazy-pineapple-high-low': highLow(pineapple('Crazy Pineapple')),
  omaha: omaha('Omaha', 4),
  'omaha-high-low': omaha('Omaha High-Low Split', 4, 'ace to five', ['Omaha Hi-Low Split (8 or Better)']),
  'five-card-omaha': omaha('5 Card Omaha', 5),
  'five-card-omaha-high-low': omaha('5 Card Omaha High-Low Split', 5, 'ace to five'),
} as const satisfies Record<string, Game>
