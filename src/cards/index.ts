/** The public vocabulary of cards, hands and named outcomes; it depends on nothing. */
export { ASSUMPTIONS, type Assumption } from './assumptions.ts'
export {
  type Card,
  cardName,
  cardOf,
  isJoker,
  isRed,
  JOKER,
  RANKS,
  type RankSign,
  rankOf,
  SUITS,
  type SuitSign,
  signOf,
  signsOf,
  suitOf,
} from './card.ts'
export { classCounts, classCounts7 } from './count/count.ts'
export { cardsOf, copiesIn, DECK_52, DECK_53, type Deck, differentCards, PAN_9_SHOE, shoe, sizeOf } from './deck.ts'
export {
  BANKER_DRAWS,
  type BaccaratCoup,
  baccaratTotal,
  baccaratValue,
  bankerDraws,
  coupOf,
  playBaccarat,
  playerDraws,
} from './hands/baccarat.ts'
export {
  type BlackjackTotal,
  blackjackInWords,
  blackjackStrength,
  blackjackTotal,
  blackjackValue,
} from './hands/blackjack.ts'
export { type CaribbeanResult, caribbeanStud, dealerQualifies } from './hands/caribbean.ts'
export { fiveHigh, standingOf } from './hands/five.ts'
export { FOUR_CARD_CATEGORIES, type FourCardCategory, fourCard } from './hands/four.ts'
export { HAWAIIAN_SHOE, hawaiianBlackjack } from './hands/hawaiian.ts'
export { bothHolePlay, type HolePlay, holePlay, twoAndThree, twoAndThreeStrength } from './hands/hole.ts'
export {
  type AceToFiveCategory,
  aceToFive,
  type DeuceToSevenCategory,
  deuceToSeven,
  isEightOrBetter,
} from './hands/low.ts'
export { MEXICAN_DECK, mexicanPoker } from './hands/mexican.ts'
export { nineAndAHalf, panNine, panNineValue } from './hands/nines.ts'
export {
  PAI_GOW_CATEGORIES,
  PAI_GOW_RULES,
  type PaiGowCategory,
  type PaiGowRules,
  paiGowFive,
  paiGowFront,
  paiGowHigh,
} from './hands/paigow.ts'
export { PAI_GOW_SEVEN, type PaiGowSeven, paiGowSeven } from './hands/paigowseven.ts'
export { POKARA_SHOE, type PokaraCategory, pokara } from './hands/pokara.ts'
export {
  isFoul,
  specialsOf,
  THIRTEEN_SPECIALS,
  type ThirteenSet,
  type ThirteenSpecial,
  thirteenFront,
  USUAL_SPECIALS,
} from './hands/thirteen.ts'
export { THREE_CARD_CATEGORIES, type ThreeCardCategory, threeCard } from './hands/three.ts'
export { type TileHand, type TileHandKind, tileHand, tileSettings } from './hands/tilehand.ts'
export { isSuitedWar, isWar, war } from './hands/war.ts'
export {
  bestFive,
  categoryOf,
  describe,
  evaluate,
  evaluate5,
  evaluate6,
  evaluate7,
  evaluateAll,
  HIGH_CATEGORIES,
  type HighCategory,
  STRENGTH_MAX,
  strengthOf,
  tiebreakOf,
} from './high/high.ts'
export { type CardCount, parseCard, parseCards, type Reading } from './notation.ts'
export {
  CARD_ZONES,
  type CardZone,
  type Deal,
  type DealText,
  dealFrom,
  hasOutcome,
  OUTCOME_GAMES,
  OUTCOME_NAMES,
  OUTCOMES,
  type Outcome,
  type OutcomeGame,
  type OutcomeName,
  outcomeCatalog,
  outcomesOf,
} from './outcomes/table.ts'
export { type Standing, type Winner, winnerOf } from './standing.ts'
export { parseTiles, TILE_KINDS, TILES, type Tile, tilePoints, tileSign } from './tile.ts'
