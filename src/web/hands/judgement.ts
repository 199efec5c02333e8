/** What the pieces on the table make, game by game: the hands, what counts in them, and who is ahead. */

import type { Card } from '../../cards/card.ts'
import { choices } from '../../cards/groups.ts'
import { type Named, named } from '../../cards/handname.ts'
import { coupOf } from '../../cards/hands/baccarat.ts'
import { blackjackInWords, blackjackStrength } from '../../cards/hands/blackjack.ts'
import { fiveHigh } from '../../cards/hands/five.ts'
import { bothHolePlay, holePlay, twoAndThree } from '../../cards/hands/hole.ts'
import { paiGowHigh } from '../../cards/hands/paigow.ts'
import { isFoul, specialsOf, thirteenFront } from '../../cards/hands/thirteen.ts'
import { tileHand } from '../../cards/hands/tilehand.ts'
import { bestFive } from '../../cards/high/high.ts'
import type { Standing } from '../../cards/standing.ts'
import type { LadderName, Piece, Remark, ZoneName } from '../../words/hands.ts'

/** Pieces by the zone they lie in. */
export type Lying = { readonly [zone in ZoneName]?: readonly Piece[] }

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

export const at = (lying: Lying, ...zones: ZoneName[]): Piece[] => zones.flatMap((zone) => lying[zone] ?? [])
/** A hand of everything that lies there. */
export const one = (made: Made): Judged => ({ hands: [made], remarks: [] })
const BOARD = ['flop', 'turn', 'river'] as const
/** Hole cards and a board, the best five of all. */
export function holdem(lying: Lying): Judged | undefined {
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

export function omaha(lying: Lying): Judged | undefined {
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

export const fiveOf =
  (...zones: ZoneName[]) =>
  (lying: Lying): Judged | undefined => {
    const cards = at(lying, ...zones)
    if (cards.length < 5) return undefined
    return one({ named: named(fiveHigh(cards)), counts: bestFive(cards), ladder: 'high' })
  }

/** The best `size` of the zone's cards under a ranking, and which they are. */
export const bestOf =
  (size: number, judge: (cards: readonly Card[]) => Standing, ladder: LadderName, ...zones: ZoneName[]) =>
  (lying: Lying): Judged | undefined => {
    const cards = at(lying, ...zones)
    if (cards.length < size) return undefined
    const best = judge(cards)
    const counts = [...choices(cards, size)].find((some) => judge(some).strength === best.strength) ?? cards
    return one({ named: named(best), counts, ladder })
  }

/** Two sides, each with a hand of its own; the stronger wins. */
export function against(
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

export function baccarat(lying: Lying): Judged | undefined {
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
export function blackjackTable(lying: Lying): Judged | undefined {
  const judged = against({ ...lying, dealer: at(lying, 'dealerUp', 'dealerDown') }, ['hand', 'dealer'], 2, blackjack)
  const hands = judged?.hands.map((made) =>
    made.of === 'dealer' ? { ...made, from: ['dealerUp', 'dealerDown'] as const } : made,
  )
  return judged && hands && { ...judged, hands }
}

export function paiGow(lying: Lying): Judged | undefined {
  const cards = at(lying, 'hand')
  if (cards.length < 5) return undefined
  const best = paiGowHigh(cards)
  const counts = [...choices(cards, 5)].find((five) => paiGowHigh(five).strength === best.strength) ?? cards
  return one({ named: named(best), counts })
}

export function thirteen(lying: Lying): Judged | undefined {
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

export function tiles(lying: Lying): Judged | undefined {
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
