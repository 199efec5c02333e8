import { coupOf } from '../cards/baccarat.ts'
import { blackjackInWords, blackjackStrength } from '../cards/blackjack.ts'
import { type Card, RANKS } from '../cards/card.ts'
import { type Deck as CardDeck, DECK_52, DECK_53, PAN_9_SHOE, shoe } from '../cards/deck.ts'
import { fiveHigh } from '../cards/five.ts'
import { fourCard } from '../cards/four.ts'
import { choices } from '../cards/groups.ts'
import { HAWAIIAN_SHOE, hawaiianBlackjack } from '../cards/hawaiian.ts'
import { bestFive } from '../cards/high.ts'
import { bothHolePlay, holePlay, twoAndThree } from '../cards/hole.ts'
import { aceToFive, deuceToSeven } from '../cards/low.ts'
import { panNine } from '../cards/nines.ts'
import type { CardZone, TileZone } from '../cards/outcomes/deal.ts'
import type { GameName } from '../cards/outcomes/outcome.ts'
import { paiGowHigh } from '../cards/paigow.ts'
import { POKARA_SHOE, pokara } from '../cards/pokara.ts'
import type { Standing } from '../cards/standing.ts'
import { isFoul, specialsOf, thirteenFront } from '../cards/thirteen.ts'
import { threeCard } from '../cards/three.ts'
import type { Tile } from '../cards/tile.ts'
import { tileHand } from '../cards/tilehand.ts'
import { war } from '../cards/war.ts'

/** A card or a tile; the game says which. */
export type Piece = Card | Tile
/** `opponent` is the other hand at the same board, for jackpots that a beaten hand wins. */
export type ZoneName = CardZone | TileZone | 'opponent'
export type Zone = { name: ZoneName; max: number }

/** Pieces by the zone they lie in. */
export type Lying = { readonly [zone in ZoneName]?: readonly Piece[] }

export type Named = { strength: number; category: string; ranks: readonly number[]; says: string }
export type LadderName = 'high' | 'three' | 'four' | 'aceToFive' | 'deuceToSeven' | 'tiles'
export type Remark = 'both hole cards play' | 'one hole card plays' | 'the board plays' | 'foul' | 'set in order'

/** One hand that the pieces make. */
export type Made = {
  /** Whose hand it is, when there are several on the table. */
  of?: ZoneName
  named: Named
  /** The pieces that count. */
  counts: readonly Piece[]
  /** The zones it is made from; its own one if none are named. */
  from?: readonly ZoneName[]
  ladder?: LadderName
}
export type Judged = {
  hands: readonly Made[]
  remarks: readonly Remark[]
  /** Who is ahead, where two sides play against each other. */
  winner?: ZoneName | 'tie'
  specials?: readonly string[]
}

export type Game = {
  name: GameName
  pieces: 'cards' | 'tiles'
  deck: CardDeck
  zones: readonly Zone[]
  /** Undefined while too little lies on the table for a hand. */
  judge: (lying: Lying) => Judged | undefined
}

const named = ({ strength, category, tiebreak, says }: Standing): Named => ({
  strength,
  category,
  ranks: tiebreak.map((sign) => (RANKS as readonly string[]).indexOf(sign)).filter((rank) => rank >= 0),
  says,
})

const at = (lying: Lying, ...zones: ZoneName[]): Piece[] => zones.flatMap((zone) => lying[zone] ?? [])
/** A hand of everything that lies there. */
const one = (made: Made): Judged => ({ hands: [made], remarks: [] })
const BOARD = ['flop', 'turn', 'river'] as const
const board = [
  { name: 'flop', max: 3 },
  { name: 'turn', max: 1 },
  { name: 'river', max: 1 },
] as const satisfies Zone[]

/** Hole cards and a board, the best five of all. */
function holdem(lying: Lying): Judged | undefined {
  const shared = at(lying, ...BOARD)
  const hole = at(lying, 'hole')
  const isDealt = hole.length === 2 && shared.length >= 3
  return overBoard(lying, 2, isDealt ? [holeRemark(hole, shared)] : [], (own) => {
    const all = [...own, ...shared]
    return all.length < 5 ? undefined : { named: named(fiveHigh(all)), counts: bestFive(all), ladder: 'high' }
  })
}

/** The hand, and the opponent's when it is there too. */
function overBoard(
  lying: Lying,
  holeMin: number,
  remarks: readonly Remark[],
  judge: (own: readonly Card[]) => Made | undefined,
): Judged | undefined {
  const own = judge(at(lying, 'hole'))
  const opponent = at(lying, 'opponent')
  const theirs = opponent.length >= holeMin ? judge(opponent) : undefined
  if (own === undefined) return undefined
  if (theirs === undefined) return { hands: [{ ...own, from: ['hole', ...BOARD] }], remarks }
  const lead = own.named.strength - theirs.named.strength
  return {
    hands: [
      { ...own, of: 'hole', from: ['hole', ...BOARD] },
      { ...theirs, of: 'opponent', from: ['opponent'] },
    ],
    remarks,
    winner: lead > 0 ? 'hole' : lead < 0 ? 'opponent' : 'tie',
  }
}

function holeRemark(hole: readonly Card[], shared: readonly Card[]): Remark {
  if (bothHolePlay(hole, shared)) return 'both hole cards play'
  const { canPlay } = holePlay(hole, shared)
  return hole.some((card) => canPlay([card])) ? 'one hole card plays' : 'the board plays'
}

function omaha(lying: Lying): Judged | undefined {
  const shared = at(lying, ...BOARD)
  return overBoard(lying, 4, [], (own) => {
    if (own.length < 2 || shared.length < 3) return undefined
    const best = twoAndThree(own, shared)
    return { named: named(best), counts: twoAndThreeCards(own, shared, best.strength), ladder: 'high' }
  })
}

function twoAndThreeCards(hole: readonly Card[], shared: readonly Card[], strength: number): Card[] {
  for (const pair of choices(hole, 2))
    for (const three of choices(shared, 3)) {
      if (fiveHigh([...pair, ...three]).strength === strength) return [...pair, ...three]
    }
  return []
}

const fiveOf =
  (...zones: ZoneName[]) =>
  (lying: Lying): Judged | undefined => {
    const cards = at(lying, ...zones)
    if (cards.length < 5) return undefined
    return one({ named: named(fiveHigh(cards)), counts: bestFive(cards), ladder: 'high' })
  }

/** The best `size` of the zone's cards under a ranking, and which they are. */
const bestOf =
  (size: number, judge: (cards: readonly Card[]) => Standing, ladder: LadderName, ...zones: ZoneName[]) =>
  (lying: Lying): Judged | undefined => {
    const cards = at(lying, ...zones)
    if (cards.length < size) return undefined
    const best = judge(cards)
    const counts = [...choices(cards, size)].find((some) => judge(some).strength === best.strength) ?? cards
    return one({ named: named(best), counts, ladder })
  }

/** Two sides, each with a hand of its own; the stronger wins. */
function against(
  lying: Lying,
  sides: readonly [ZoneName, ZoneName],
  size: number,
  judge: (cards: readonly Card[]) => Made,
): Judged | undefined {
  const hands = sides.flatMap((side) =>
    at(lying, side).length >= size ? [{ ...judge(at(lying, side)), of: side }] : [],
  )
  const [first, second] = hands
  if (first === undefined) return undefined
  if (second === undefined) return { hands, remarks: [] }
  const lead = first.named.strength - second.named.strength
  return { hands, remarks: [], winner: lead > 0 ? sides[0] : lead < 0 ? sides[1] : 'tie' }
}

const points = (total: number): Named => ({
  strength: total,
  category: 'points',
  ranks: [total],
  says: `${total} points`,
})

function baccarat(lying: Lying): Judged | undefined {
  const player = at(lying, 'player')
  const banker = at(lying, 'banker')
  if (player.length < 2 || banker.length < 2) return undefined
  const coup = coupOf(player, banker)
  return {
    hands: [
      { of: 'player', named: points(coup.playerTotal), counts: player },
      { of: 'banker', named: points(coup.bankerTotal), counts: banker },
    ],
    remarks: [],
    winner: coup.winner,
  }
}

const blackjack = (cards: readonly Card[]): Made => ({
  named: { strength: blackjackStrength(cards), category: 'blackjack', ranks: [], says: blackjackInWords(cards) },
  counts: cards,
})

/** The player-dealer's hand is the card that is up and the others. */
function blackjackTable(lying: Lying): Judged | undefined {
  const judged = against({ ...lying, dealer: at(lying, 'dealerUp', 'dealerDown') }, ['hand', 'dealer'], 2, blackjack)
  const hands = judged?.hands.map((made) =>
    made.of === 'dealer' ? { ...made, from: ['dealerUp', 'dealerDown'] as const } : made,
  )
  return judged && hands && { ...judged, hands }
}

function paiGow(lying: Lying): Judged | undefined {
  const cards = at(lying, 'hand')
  if (cards.length < 5) return undefined
  const best = paiGowHigh(cards)
  const counts = [...choices(cards, 5)].find((five) => paiGowHigh(five).strength === best.strength) ?? cards
  return one({ named: named(best), counts })
}

function thirteen(lying: Lying): Judged | undefined {
  const [front, middle, back] = [at(lying, 'front'), at(lying, 'middle'), at(lying, 'back')]
  const hands: Made[] = []
  if (front.length === 3) hands.push({ of: 'front', named: named(thirteenFront(front)), counts: front })
  if (middle.length === 5) hands.push({ of: 'middle', named: named(fiveHigh(middle)), counts: middle, ladder: 'high' })
  if (back.length === 5) hands.push({ of: 'back', named: named(fiveHigh(back)), counts: back, ladder: 'high' })
  if (hands.length === 0) return undefined
  if (hands.length < 3) return { hands, remarks: [] }
  const isOutOfOrder = isFoul({ front, middle, back })
  return {
    hands,
    remarks: [isOutOfOrder ? 'foul' : 'set in order'],
    specials: specialsOf([...front, ...middle, ...back]),
  }
}

function tiles(lying: Lying): Judged | undefined {
  const hands = (['frontTiles', 'backTiles'] as const).flatMap((zone): Made[] => {
    const [first, second] = at(lying, zone)
    if (first === undefined || second === undefined) return []
    const hand = tileHand(first, second)
    const { strength, kind, value, says } = hand
    return [
      { of: zone, named: { strength, category: kind, ranks: [value], says }, counts: [first, second], ladder: 'tiles' },
    ]
  })
  const [front, back] = hands
  if (front === undefined) return undefined
  if (back === undefined) return { hands, remarks: [] }
  return { hands, remarks: [front.named.strength <= back.named.strength ? 'set in order' : 'foul'] }
}

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

export type TableGame = (typeof TABLE_GAMES)[number]

export const gameNamed = (name: string): Game | undefined => TABLE_GAMES.find((game) => game.name === name)
