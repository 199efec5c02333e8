import type { Message } from '../../base/message.ts'
import { BACCARAT_OUTCOMES } from './baccarat.ts'
import { BEAT_OUTCOMES } from './beats.ts'
import { BLACKJACK_OUTCOMES } from './blackjack.ts'
import { type Deal, dealInWords } from './deal.ts'
import { FIVE_CARD_OUTCOMES } from './five.ts'
import { FOUR_CARD_OUTCOMES } from './four.ts'
import { FRONT_AND_BACK_OUTCOMES } from './frontback.ts'
import { MEXICAN_OUTCOMES } from './mexican.ts'
import { NINES_OUTCOMES } from './nines.ts'
import type { GameName, Outcome } from './outcome.ts'
import { PAI_GOW_OUTCOMES } from './paigow.ts'
import { wrongParams } from './params.ts'
import { PLAIN_OUTCOMES } from './plaincards.ts'
import { usualCards } from './selection.ts'
import { THIRTEEN_OUTCOMES } from './thirteen.ts'
import { THREE_CARD_OUTCOMES } from './three.ts'
import { TILE_OUTCOMES } from './tiles.ts'

export { CARD_ZONES, type CardZone, type Deal, type DealText, dealFrom, dealInWords } from './deal.ts'
export { GAMES as OUTCOME_GAMES, type GameName as OutcomeGame, type Outcome } from './outcome.ts'
export {
  countedCards,
  countedStrength,
  FEW_CARDS,
  type FewCards,
  FIVE_CARDS,
  type FiveCards,
  usualCards,
} from './selection.ts'

/** The tables that make up `OUTCOMES`; a name stands in one of them only. */
export const OUTCOME_FAMILIES = {
  'five-card hands': FIVE_CARD_OUTCOMES,
  'hands that lose': BEAT_OUTCOMES,
  'four-card hands': FOUR_CARD_OUTCOMES,
  'three-card hands': THREE_CARD_OUTCOMES,
  'Mexican Poker': MEXICAN_OUTCOMES,
  'pai gow poker': PAI_GOW_OUTCOMES,
  'pai gow poker, front and back': FRONT_AND_BACK_OUTCOMES,
  'pai gow tiles': TILE_OUTCOMES,
  'thirteen cards': THIRTEEN_OUTCOMES,
  baccarat: BACCARAT_OUTCOMES,
  blackjack: BLACKJACK_OUTCOMES,
  'Pan 9': NINES_OUTCOMES,
  'low hands, war and hi-lo': PLAIN_OUTCOMES,
} as const

/** Every hand that a document puts a prize on. A rule names one, its settings, and which cards count. */
export const OUTCOMES = {
  ...FIVE_CARD_OUTCOMES,
  ...BEAT_OUTCOMES,
  ...FOUR_CARD_OUTCOMES,
  ...THREE_CARD_OUTCOMES,
  ...MEXICAN_OUTCOMES,
  ...PAI_GOW_OUTCOMES,
  ...FRONT_AND_BACK_OUTCOMES,
  ...TILE_OUTCOMES,
  ...THIRTEEN_OUTCOMES,
  ...BACCARAT_OUTCOMES,
  ...BLACKJACK_OUTCOMES,
  ...NINES_OUTCOMES,
  ...PLAIN_OUTCOMES,
}
export type OutcomeName = keyof typeof OUTCOMES
export type OutcomeParams<Name extends OutcomeName> = (typeof OUTCOMES)[Name]['usual']

export const OUTCOME_NAMES = Object.keys(OUTCOMES) as readonly OutcomeName[]
const TABLE: Readonly<Record<OutcomeName, Outcome>> = OUTCOMES

/** Does the deal have the outcome? Settings that are not given are the usual ones. */
export function hasOutcome<Name extends OutcomeName>(
  name: Name,
  deal: Deal,
  params: Partial<OutcomeParams<Name>> = {},
): boolean {
  const outcome = TABLE[name]
  return outcome.has(deal, { ...outcome.usual, ...params })
}

/** What is wrong with the settings that a rule gives an outcome; nothing if they are right. */
export const wrongSettings = (name: OutcomeName, params: object): Message[] => wrongParams(TABLE[name].usual, params)

/** The named outcomes of the game that a deal has, with the settings that the game itself suggests. */
export function outcomesOf(game: GameName, deal: Deal): OutcomeName[] {
  return OUTCOME_NAMES.filter((name) => {
    const { games, usual, has } = TABLE[name]
    return games.includes(game) && has(deal, { ...usual, ...suggested(game, deal, usual) })
  })
}

/** A picked hand is not set yet, and five-card outcomes count the cards that the game counts. */
function suggested(game: GameName, deal: Deal, usual: object): object {
  const isFiveCard = 'cards' in usual && usual.cards === 'any five'
  return {
    ...(isFiveCard && { cards: usualCards(game, deal) }),
    ...('setting' in usual && (deal.front ?? []).length === 0 && { setting: 'any way' }),
  }
}

export type CatalogLine = {
  name: OutcomeName
  says: string
  games: readonly GameName[]
  systems: readonly number[]
  cites: readonly string[]
  example: string
  justMisses: string
  because: string
  assumption?: string
}

/** The table as plain text, for pages and documents. */
export function outcomeCatalog(): CatalogLine[] {
  return OUTCOME_NAMES.map((name) => {
    const { says, games, systems, cites, example, justMisses, assumption } = TABLE[name]
    return {
      name,
      says,
      games,
      systems,
      cites,
      example: dealInWords(example.deal),
      justMisses: dealInWords(justMisses.deal),
      because: justMisses.because,
      ...(assumption !== undefined && { assumption }),
    }
  })
}
