/** The games one can lay out: their pieces, their zones, and how they are judged. */
import { type Deck as CardDeck, DECK_52, DECK_53, PAN_9_SHOE, shoe } from '../../cards/deck.ts'
import { named } from '../../cards/handname.ts'
import { fiveHigh } from '../../cards/hands/five.ts'
import { fourCard } from '../../cards/hands/four.ts'
import { HAWAIIAN_SHOE, hawaiianBlackjack } from '../../cards/hands/hawaiian.ts'
import { aceToFive, deuceToSeven } from '../../cards/hands/low.ts'
import { panNine } from '../../cards/hands/nines.ts'
import { POKARA_SHOE, pokara } from '../../cards/hands/pokara.ts'
import { threeCard } from '../../cards/hands/three.ts'
import { war } from '../../cards/hands/war.ts'
import type { GameName } from '../../cards/outcomes/outcome.ts'
import type { LaidGame, ZoneName } from '../../words/hands.ts'
import {
  against,
  at,
  baccarat,
  bestOf,
  blackjackTable,
  fiveOf,
  holdem,
  type Judged,
  type Lying,
  omaha,
  one,
  paiGow,
  thirteen,
  tiles,
} from './judgement.ts'

export type Zone = { name: ZoneName; max: number }
export type Game = LaidGame & {
  deck: CardDeck
  zones: readonly Zone[]
  /** Undefined while too little lies on the table for a hand. */
  judge: (lying: Lying) => Judged | undefined
}

const board = [
  { name: 'flop', max: 3 },
  { name: 'turn', max: 1 },
  { name: 'river', max: 1 },
] as const satisfies Zone[]
const hand = (max: number): Zone => ({ name: 'hand', max })
const cardGame = (name: GameName, deck: CardDeck, zones: readonly Zone[], judge: Game['judge']): Game => ({
  name,
  pieces: 'cards',
  deck,
  zones,
  judge,
})

const DEALERS_HAND: Zone = { name: 'dealer', max: 5 }

/** The games one can lay out, in the order of the list. */
export const TABLE_GAMES: readonly Game[] = [
  cardGame('holdem', DECK_52, [{ name: 'hole', max: 2 }, ...board, { name: 'opponent', max: 2 }], holdem),
  cardGame('omaha', DECK_52, [{ name: 'hole', max: 4 }, ...board, { name: 'opponent', max: 4 }], omaha),
  cardGame('crazy-pineapple', DECK_52, [{ name: 'hole', max: 2 }, ...board, { name: 'opponent', max: 2 }], holdem),
  cardGame(
    'seven-card-stud',
    DECK_52,
    [
      { name: 'down', max: 3 },
      { name: 'up', max: 4 },
    ],
    fiveOf('down', 'up'),
  ),
  cardGame('five-card-draw', DECK_52, [hand(5)], fiveOf('hand')),
  cardGame('ultimate-holdem', DECK_52, [{ name: 'hole', max: 2 }, ...board, { name: 'opponent', max: 2 }], holdem),
  cardGame('three-card-poker', DECK_52, [hand(3), { name: 'dealer', max: 3 }], (lying) =>
    against(lying, ['hand', 'dealer'], 3, (cards) => ({
      named: named(threeCard(cards)),
      counts: cards,
      ladder: 'three',
    })),
  ),
  cardGame('four-card-poker', DECK_52, [hand(5)], bestOf(4, fourCard, 'four', 'hand')),
  cardGame('crazy-4-poker', DECK_52, [hand(5)], bestOf(4, fourCard, 'four', 'hand')),
  cardGame('caribbean-stud', DECK_52, [hand(5), DEALERS_HAND], (lying) =>
    against(lying, ['hand', 'dealer'], 5, (cards) => ({
      named: named(fiveHigh(cards)),
      counts: cards,
      ladder: 'high',
    })),
  ),
  cardGame('pai-gow-poker', DECK_53, [hand(7)], paiGow),
  {
    name: 'pai-gow-tiles',
    pieces: 'tiles',
    deck: DECK_52,
    zones: [
      { name: 'frontTiles', max: 2 },
      { name: 'backTiles', max: 2 },
    ],
    judge: tiles,
  },
  cardGame(
    'thirteen-card',
    DECK_52,
    [
      { name: 'front', max: 3 },
      { name: 'middle', max: 5 },
      { name: 'back', max: 5 },
    ],
    thirteen,
  ),
  cardGame(
    'baccarat',
    shoe(8),
    [
      { name: 'player', max: 3 },
      { name: 'banker', max: 3 },
    ],
    baccarat,
  ),
  cardGame(
    'blackjack',
    shoe(6),
    [hand(8), { name: 'dealerUp', max: 1 }, { name: 'dealerDown', max: 7 }],
    blackjackTable,
  ),
  cardGame('hawaiian-blackjack', HAWAIIAN_SHOE, [hand(8)], (lying) => {
    const cards = at(lying, 'hand')
    return cards.length < 2 ? undefined : one({ named: named(hawaiianBlackjack(cards)), counts: cards })
  }),
  cardGame('pokara', POKARA_SHOE, [hand(3)], (lying) => {
    const cards = at(lying, 'hand')
    return cards.length < 3 ? undefined : one({ named: named(pokara(cards)), counts: cards })
  }),
  cardGame('pan-9', PAN_9_SHOE, [hand(4), { name: 'dealer', max: 4 }], (lying) =>
    against(lying, ['hand', 'dealer'], 3, (cards) => ({ named: named(panNine(cards)), counts: cards })),
  ),
  cardGame('lowball', DECK_52, [hand(5)], bestOf(5, aceToFive, 'aceToFive', 'hand')),
  cardGame(
    'razz',
    DECK_52,
    [
      { name: 'down', max: 3 },
      { name: 'up', max: 4 },
    ],
    bestOf(5, aceToFive, 'aceToFive', 'down', 'up'),
  ),
  cardGame('kansas-city-lowball', DECK_52, [hand(5)], bestOf(5, deuceToSeven, 'deuceToSeven', 'hand')),
  cardGame('casino-war', shoe(6), [hand(1), { name: 'dealer', max: 1 }], (lying) =>
    against(lying, ['hand', 'dealer'], 1, (cards) => ({ named: named(war(cards[0]!)), counts: cards })),
  ),
]

export const gameNamed = (name: string): Game | undefined => TABLE_GAMES.find((game) => game.name === name)
