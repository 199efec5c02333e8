import { DECK_52, DECK_53 } from '../cards/deck.ts'
import { type Game, upTo, zone } from './game.ts'

/** Seven cards are dealt in `hand` and set as two in front and five at the back. */
const paiGowPoker = (name: string, back: 'pai gow back' | 'pai gow back, joker wild' = 'pai gow back'): Game => ({
  name,
  family: 'pai gow',
  outcomes: 'pai-gow-poker',
  pieces: DECK_53,
  zones: [zone('hand', 7, 'deal'), upTo('front', 0, 2, 'set'), upTo('back', 0, 5, 'set')],
  phases: ['bets', 'deal', 'set', 'settle'],
  judging: {
    by: 'set hands',
    hands: [
      { zone: 'front', ranking: 'pai gow front' },
      { zone: 'back', ranking: back },
    ],
  },
  isAssumed: true,
})

export const PAI_GOW_GAMES = {
  'pai-gow-poker': paiGowPoker('Pai Gow Poker'),
  'fortune-pai-gow-poker': {
    ...paiGowPoker('Fortune Pai Gow Poker'),
    alsoCalled: ['Pai Gow Poker with the Fortune Bonus Bet', 'Pai Gow Poker with the Fortune Pai Gow Bet'],
  },
  'face-up-pai-gow-poker': paiGowPoker('Face Up Pai Gow Poker'),
  'jokers-wild-pai-gow-poker': {
    ...paiGowPoker("Joker's Wild Pai Gow Poker", 'pai gow back, joker wild'),
    alsoCalled: ['Jokers Wild Pai Gow Poker', 'Pai Gow Poker Jokers Wild'],
  },
  'pai-gow-tiles': {
    name: 'Pai Gow Tiles',
    alsoCalled: ['Pai Gow Tile'],
    family: 'pai gow',
    outcomes: 'pai-gow-tiles',
    pieces: 'tiles',
    zones: [zone('tiles', 4, 'deal'), upTo('frontTiles', 0, 2, 'set'), upTo('backTiles', 0, 2, 'set')],
    phases: ['bets', 'deal', 'set', 'settle'],
    judging: {
      by: 'set hands',
      hands: [
        { zone: 'frontTiles', ranking: 'two tiles' },
        { zone: 'backTiles', ranking: 'two tiles' },
      ],
    },
    isAssumed: true,
  },
  'thirteen-card': {
    name: '13-Card Poker (Chinese Poker)',
    alsoCalled: ['13-Card (Chinese Poker)', '13 Card Chinese Poker', '13 Card Poker'],
    family: 'thirteen cards',
    outcomes: 'thirteen-card',
    pieces: DECK_52,
    zones: [
      zone('hand', 13, 'deal'),
      upTo('front', 0, 3, 'set'),
      upTo('middle', 0, 5, 'set'),
      upTo('back', 0, 5, 'set'),
    ],
    phases: ['bets', 'deal', 'set', 'settle'],
    judging: {
      by: 'set hands',
      hands: [
        { zone: 'front', ranking: 'thirteen front' },
        { zone: 'middle', ranking: 'five-card high' },
        { zone: 'back', ranking: 'five-card high' },
      ],
    },
    isAssumed: true,
  },
} as const satisfies Record<string, Game>
