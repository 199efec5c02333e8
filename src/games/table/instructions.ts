/** What the dealer of a game against the house is told to do; the verb is `does` of the instruction. */
import type { Message } from '../../base/message.ts'
import type { Device } from './action.ts'
import type { HandName } from './hands.ts'
import type { WagerName } from './rules.ts'
import type { Entry } from './table.ts'

/** A seat, or `dealer`. */
export type Position = string
/** What a payment is for. */
type Bet = { seat: string; wager: WagerName; what: Entry['what'] }

export type InstructionMessages = {
  // the deck
  'old hand stays': { back: string }
  'shuffle decks': { decks: 1 | 2 }
  'first player looks': undefined
  'shuffler miscounts': { cards: number; right: number; back: string }
  'papers are done': { back: string }
  'cut the cards': { least: number }
  'cut done': undefined
  'other deck stays': { back: string }
  'other deck leaves': { back: string }
  'spread the cards': undefined
  'deck counted': { cards: number }
  'deck miscounted': { back: string; cards: number; right: number; stays: boolean }
  // wagers
  'own players': { positions: number }
  'announce no more bets': undefined
  /** `lit`: seats whose light stays on. */
  'lock wager': { wager: WagerName; lit: readonly string[] }
  'wager taken first': { wager: WagerName; seat: string; amount: string; how: 'tray' | 'sensor' | 'account' }
  'chips counted': { chips: number; accepted: number }
  'chips into the tray': undefined
  // the deal
  'deal to': { seats: readonly string[]; way: 'stacks' | 'one by one' | 'dealer one up' }
  'dealer card face up': { card: string }
  'cover all pays': { players: number; lines: readonly { hand: HandName; odds: string }[] }
  'count the stub': undefined
  'stub unseen': undefined
  'counted stub unseen': { cards: number }
  // a void round
  'all hands void': { why: Message }
  'dealer dealt wrongly': { dealt: number; right: number }
  'seat dealt wrongly': { seat: string; dealt: number; right: number }
  'cards lay face up': { cards: number }
  'wrong number of cards': undefined
  'dealer card seen': undefined
  'shoe failed': undefined
  'cards misdealt': undefined
  'cards misdealt of a wrong deck': { cards: number; right: number }
  'stub miscounted': { cards: number; right: number }
  'award not verified': { amount: string; seat: string }
  'wager back': { wager: WagerName; seat: string; amount: string }
  'deck leaves': undefined
  reshuffle: undefined
  // what went wrong
  'card found face up': undefined
  'card drawn in error': undefined
  'round stands': undefined
  'reshuffle the cards': undefined
  'cover the device': { device: Device }
  'device covered': { device: Device }
  'dealt from now on': { from: 'hand' | 'manual shoe' }
  'device works again': { device: Device }
  // decisions
  'fold or play': { seat: string }
  'folded cards stay': { seat: string; at: 'sensor' | 'wager' }
  'play set right': { seat: string; play: string }
  'everybody decided': undefined
  'wagers stay in play': { seat: string }
  'wager forfeited': {
    wager: WagerName
    seat: string
    amount: string
    why: 'fold' | 'left'
    /** Where it is already. */
    in: 'layout' | 'tray' | 'account'
  }
  'cards unseen': { seat: string }
  // hands
  'dealer has': { cards: string }
  'dealer plays': { plays: string; rest: string }
  'hand shown': { seat: string; cards: string }
  'cards set right': { of: Position; told: string }
  'light is lit': { hand: HandName; of: Position }
  'hand button': { hand: HandName }
  'verify hand': { hand: HandName; of: Position }
  'cards stay for papers': { of: Position }
  'hand brings an envy': { seat: string }
  'hand stays until paid': { seat: string }
  'hand waits for the others': { seat: string }
  'highest so far': { of: Position }
  'no longer the highest': { seat: string }
  // money
  'nothing more to collect': Bet
  'wager settled': Bet & {
    does: Entry['does']
    wagered: string
    win: string
    from: Entry['from']
    /** The wager goes back beside the win. */
    isReturned: boolean
    hand?: HandName
    odds?: string
    /** The seat whose hand is the reason. */
    of?: string
  }
  'paid and taken back': Bet & { amount: string }
  'manual adjustment': { document: string; reason: string }
  // the end
  'system ready': undefined
  'remaining cards': undefined
}

declare module '../../base/message.ts' {
  interface Messages extends InstructionMessages {}
}
