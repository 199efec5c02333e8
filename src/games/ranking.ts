import type { Card } from '../cards/card.ts'
import { baccaratTotal } from '../cards/hands/baccarat.ts'
import { blackjackInWords, blackjackStrength, blackjackTotal } from '../cards/hands/blackjack.ts'
import { fiveHigh } from '../cards/hands/five.ts'
import { fourCard } from '../cards/hands/four.ts'
import { hawaiianBlackjack } from '../cards/hands/hawaiian.ts'
import { aceToFive, deuceToSeven } from '../cards/hands/low.ts'
import { mexicanPoker } from '../cards/hands/mexican.ts'
import { nineAndAHalf, panNine } from '../cards/hands/nines.ts'
import { PAI_GOW_RULES, paiGowFront, paiGowHigh } from '../cards/hands/paigow.ts'
import { pokara } from '../cards/hands/pokara.ts'
import { thirteenFront } from '../cards/hands/thirteen.ts'
import { threeCard } from '../cards/hands/three.ts'
import { tileHand } from '../cards/hands/tilehand.ts'
import { war } from '../cards/hands/war.ts'
import type { Standing } from '../cards/standing.ts'
import type { Tile } from '../cards/tile.ts'

/** A ranking by name, with how many pieces it can judge. */
export type Ranking = { min: number; max: number; judge: (pieces: readonly (Card | Tile)[]) => Standing }

const ranking = (min: number, max: number, judge: Ranking['judge']): Ranking => ({ min, max, judge })

export const RANKINGS = {
  'five-card high': ranking(5, 7, fiveHigh),
  'four-card': ranking(4, 7, fourCard),
  'three-card': ranking(3, 3, threeCard),
  'ace to five': ranking(5, 7, aceToFive),
  'deuce to seven': ranking(5, 7, deuceToSeven),
  'mexican poker': ranking(5, 5, (cards) => mexicanPoker(cards)),
  'pai gow back': ranking(5, 7, (cards) => paiGowHigh(cards)),
  'pai gow back, joker wild': ranking(5, 7, (cards) => paiGowHigh(cards, { ...PAI_GOW_RULES, joker: 'wild' })),
  'pai gow front': ranking(2, 2, paiGowFront),
  'thirteen front': ranking(3, 3, thirteenFront),
  baccarat: ranking(2, 3, (cards) => points(baccaratTotal(cards))),
  'pan 9': ranking(3, 4, panNine),
  '9½': ranking(2, 5, nineAndAHalf),
  blackjack: ranking(2, 21, (cards) => blackjackStanding(cards)),
  'hawaiian blackjack': ranking(2, 22, hawaiianBlackjack),
  pokara: ranking(3, 3, pokara),
  /** The last card shown. */
  'single card': ranking(1, 20, (cards) => war(cards.at(-1)!)),
  'two tiles': ranking(2, 2, ([one, other]) => tileStanding(one!, other!)),
} as const satisfies Record<string, Ranking>
export type RankingName = keyof typeof RANKINGS

const points = (total: number): Standing => ({
  strength: total,
  category: 'points',
  tiebreak: [String(total)],
  says: `${total} points`,
})

const blackjackStanding = (cards: readonly Card[]): Standing => {
  const { total, isBust, isBlackjack } = blackjackTotal(cards)
  return {
    strength: blackjackStrength(cards),
    category: isBlackjack ? 'blackjack' : isBust ? 'bust' : 'points',
    tiebreak: [String(total)],
    says: blackjackInWords(cards),
  }
}

const tileStanding = (one: Tile, other: Tile): Standing => {
  const { strength, kind, value, says } = tileHand(one, other)
  return { strength, category: kind, tiebreak: [String(value)], says }
}
