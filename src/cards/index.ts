/** The public vocabulary of cards, hands and named outcomes; it depends on nothing. */
export { ASSUMPTIONS, type Assumption } from './assumptions.ts'
export {
  BANKER_DRAWS,
  type BaccaratCoup,
  baccaratTotal,
  baccaratValue,
  bankerDraws,
  coupOf,
  playBaccarat,
  playerDraws,
} from './baccarat.ts'
export {
  type BlackjackTotal,
  blackjackInWords,
  blackjackStrength,
  blackjackTotal,
  blackjackValue,
} from './blackjack.ts'
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
export { type CaribbeanResult, caribbeanStud, dealerQualifies } from './caribbean.ts'
export { classCounts, classCounts7 } from './count.ts'
export { cardsOf, copiesIn, DECK_52, DECK_53, type Deck, differentCards, PAN_9_SHOE, shoe, sizeOf } from './deck.ts'
export { fiveHigh, standingOf } from './five.ts'
export { FOUR_CARD_CATEGORIES, type FourCardCategory, fourCard } from './four.ts'
export { HAWAIIAN_SHOE, hawaiianBlackjack } from './hawaiian.ts'
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
} from './high.ts'
export { bothHolePlay, type HolePlay, holePlay, twoAndThree, twoAndThreeStrength } from './hole.ts'
export { type AceToFiveCategory, aceToFive, type DeuceToSevenCategory, deuceToSeven, isEightOrBetter } from './low.ts'
export { MEXICAN_DECK, mexicanPoker } from './mexican.ts'
export { nineAndAHalf, panNine, panNineValue } from './nines.ts'
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
export {
  PAI_GOW_CATEGORIES,
  PAI_GOW_RULES,
  type PaiGowCategory,
  type PaiGowRules,
  paiGowFive,
  paiGowFront,
  paiGowHigh,
} from './paigow.ts'
export { PAI_GOW_SEVEN, type PaiGowSeven, paiGowSeven } from './paigowseven.ts'
export { POKARA_SHOE, type PokaraCategory, pokara } from './pokara.ts'
export { type Standing, type Winner, winnerOf } from './standing.ts'
export {
  isFoul,
  specialsOf,
  THIRTEEN_SPECIALS,
  type ThirteenSet,
  type ThirteenSpecial,
  thirteenFront,
  USUAL_SPECIALS,
} from './thirteen.ts'
export { THREE_CARD_CATEGORIES, type ThreeCardCategory, threeCard } from './three.ts'
export { parseTiles, TILE_KINDS, TILES, type Tile, tilePoints, tileSign } from './tile.ts'
export { type TileHand, type TileHandKind, tileHand, tileSettings } from './tilehand.ts'
export { isSuitedWar, isWar, war } from './war.ts'
