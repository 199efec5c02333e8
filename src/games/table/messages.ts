/** Why a step of a game against the house may not be. Amounts are cents, cards their signs. */
import type { Device } from './action.ts'
import type { HandName } from './hands.ts'
import type { WagerName } from './rules.ts'
import type { Entry } from './table.ts'

export type TableRefusals = {
  // the deck
  'opened with its table': undefined
  'decks between rounds': undefined
  'one deck or two': undefined
  'two decks by hand': undefined
  'backs alike': undefined
  'cards not inspected': undefined
  'inspection not verified': undefined
  'cards not spread': undefined
  'cards not washed': undefined
  'no deck': undefined
  'shuffle between rounds': undefined
  'no such deck': { back: string; backs: readonly string[] }
  'deck used last': { back: string }
  'shuffler out of order': undefined
  'no shuffling device': undefined
  'device uncovered': { device: Device }
  'from the hand only by device': undefined
  'from the hand only by device, or manual shoe': undefined
  'nothing to cut': undefined
  'cut after the deal': undefined
  'cut in the wrong place': { least: number; cards: number }
  'somebody plays': undefined
  'cards not shuffled': undefined
  'cards not cut': undefined
  'decks too old': { hours: number }
  'stub not counted': { rounds: number }
  'stub too large': { most: number; cards: number }
  'stub before the deal': undefined
  // wagers
  'game not open': undefined
  'no more bets': undefined
  'seat out of range': { seats: number }
  'call with cash': undefined
  'not seated': undefined
  'one position each': { seat: string; player?: string }
  'no other position': { seat: string }
  'play wager later': undefined
  'wager not offered': { wager: WagerName; offered: readonly WagerName[] }
  'cover all without shuffler': undefined
  'no wager': { wager: WagerName; amount: string }
  'wager made before another': { wager: WagerName; after: readonly WagerName[] }
  'wagers not equal': { wager: WagerName; amount: string; other: WagerName; otherAmount: string }
  'wager of another amount': { wager: WagerName; amounts: readonly string[]; amount: string }
  'wager outside limits': { wager: WagerName; amount: string; min: string; max: string; of: 'document' | 'house' }
  'bets not open': undefined
  'nobody has wagered': undefined
  'cover all goes back first': undefined
  'wager on no sensor': { wager: WagerName }
  'sensors disagree': { wager: WagerName; made: number; counted: number; accepted: number }
  // the deal
  'bets not closed': undefined
  'cards dealt already': undefined
  'cards without wagers': undefined
  'no up card in this game': undefined
  'up card not with the dealer': { card: string }
  'card twice': { card: string }
  'cards counted and named differ': { counted: number; named: number }
  // what went wrong
  'no cards being dealt': undefined
  'face up cards not counted': undefined
  'no cards dealt': undefined
  'round over': undefined
  'no round being dealt': undefined
  'device in order': { device: Device }
  'dealing changes between rounds': undefined
  'only instead of the shoe': undefined
  'device not in use': { device: Device }
  'rules are silent': undefined
  // decisions
  'no wager in this round': undefined
  'not against the dealer': undefined
  'decisions not open': undefined
  'decided already': { decision: 'play' | 'fold' | 'left' }
  'out of turn': { first: string }
  'seat settled already': undefined
  'play below ante': { play: string; ante: string }
  'play above limit': { play: string; times: number; ante: string }
  'play above ante': { below: MoreFrom; cards: string }
  'left already': undefined
  'wagers of who leaves': undefined
  // the dealer's hand
  'seat undecided': { seat: string }
  'dealer cards stand': undefined
  'no dealer hand waits': undefined
  'dealer cards not named': undefined
  'up card of the dealer': { card: string }
  'wrong number of dealer cards': { cards: number; named: number }
  'cards told before': { cards: string }
  'drawn bonus not offered': undefined
  'no such position': { seats: number; position: string }
  // settling
  'dealer hand not shown': undefined
  'another settled first': { first: string }
  'not to be settled': undefined
  'not in this round': undefined
  'cards not named': undefined
  'wrong number of player cards': { cards: number; named: number }
  'floor verifies first': { hand: HandName; wager: WagerName }
  // backing out
  'award of the meter': undefined
  'nothing paid': { wager: WagerName; what: Entry['what'] }
  'adjustment by one': undefined
  'adjustment unexplained': undefined
}

/** From this hand on the Play wager may be more than the Ante. */
export type MoreFrom = Extract<HandName, 'pair of aces'>

declare module '../../base/message.ts' {
  interface Messages extends TableRefusals {}
}
