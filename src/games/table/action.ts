/** The steps of a game against the house. Cards that lie face down are told when they are turned, or at the deal where they are known. */
import type { Cents } from '../../base/money.ts'
import type { Card } from '../../cards/card.ts'
import type { Dealing, WagerName, Wagers } from './rules.ts'
import type { Entry } from './table.ts'

export const IRREGULARITIES = [
  'face up card',
  'drawn in error',
  'wrong number of cards',
  'dealer card exposed',
  'shuffler jam',
  'shoe jam',
  'shuffler out of order',
  'shoe out of order',
] as const
export type IrregularityName = (typeof IRREGULARITIES)[number]

/** What may be out of order. */
export type Device = 'shuffler' | 'shoe'

export type Action =
  /** The dealer looks the cards over, the floor verifies it, the first player sees them spread, they are washed. */
  | {
      readonly do: 'open'
      readonly at: number
      readonly backs: readonly string[]
      readonly inspected: boolean
      readonly verified: boolean
      readonly spread: boolean
      readonly washed: boolean
    }
  /** `counted`: what a shuffler that counts has found. */
  | {
      readonly do: 'shuffle'
      readonly at: number
      readonly back?: string
      readonly by: 'device' | 'hand' | 'preshuffled'
      readonly counted?: number
    }
  /** So many cards above the cover card; a floor person may have it done again. */
  | { readonly do: 'cut'; readonly cards: number; readonly floor?: boolean }
  /** Nobody plays: the cards are spread until somebody comes. */
  | { readonly do: 'idle' }
  | {
      readonly do: 'wager'
      readonly seat: string
      readonly wagers: Wagers
      readonly player?: string
      /** The seat of the same player, where one has several positions. */
      readonly sameAs?: string
      readonly seated?: boolean
      readonly cash?: boolean
    }
  /** "No more bets". `chips`: by wager, what the dealer counted; `accepted`: by wager, how many the system has. */
  | {
      readonly do: 'close bets'
      readonly at?: number
      readonly chips?: { readonly [wager: string]: number }
      readonly accepted?: { readonly [wager: string]: number }
    }
  | {
      readonly do: 'deal'
      /** By seat: the cards where they are known, or how many lie there. */
      readonly hands?: { readonly [seat: string]: readonly Card[] }
      readonly counts?: { readonly [seat: string]: number }
      readonly dealer?: readonly Card[]
      readonly dealerCount?: number
      /** The one of the dealer's that lies face up, where the game has it. */
      readonly up?: Card
    }
  | {
      readonly do: 'irregularity'
      readonly what: IrregularityName
      readonly cards?: number
      readonly covered?: boolean
      /** How cards are dealt while the shoe is out of order. */
      readonly instead?: Dealing
    }
  /** A device that was out of order works again. */
  | { readonly do: 'repair'; readonly device: Device }
  /** Cards of the stub, counted face down; `misdealt` where a hand has too few or too many; `all`: with those dealt. */
  | { readonly do: 'count stub'; readonly cards: number; readonly misdealt?: boolean; readonly all?: number }
  /** Nothing for `play` is a fold. A floor person may set right what was taken wrongly. */
  | { readonly do: 'decide'; readonly seat: string; readonly play?: Cents; readonly floor?: boolean }
  | { readonly do: 'leave'; readonly seat: string; readonly treatedAs: 'lost' | 'kept' }
  /** What the table game system drew goes with it, where it is offered. */
  | {
      readonly do: 'reveal'
      readonly dealer?: readonly Card[]
      readonly magic?: Card
      readonly lucky?: string
      readonly floor?: boolean
    }
  /** One seat, whose turn it is, or all that are left; the cards where they were not told before. `floor`: somebody of the floor has looked. */
  | {
      readonly do: 'settle'
      readonly seat?: string
      readonly hands?: { readonly [seat: string]: readonly Card[] }
      readonly floor?: boolean
    }
  /** A payment of the last round out of the tray that should not have been: two persons, a reason, a document. */
  | {
      readonly do: 'back out'
      readonly seat: string
      readonly wager: WagerName
      readonly what?: Entry['what']
      readonly reason: string
      readonly document: string
      readonly floor?: boolean
    }

export type ActionOf<Name extends Action['do']> = Extract<Action, { do: Name }>
