/** Games against the house: each order is one step at the table. */

import type { Recorded } from '../../base/message.ts'
import type { Carry } from '../../base/meter.ts'
import type { Cents } from '../../base/money.ts'
import type { Plain } from '../../base/plain.ts'
import type { Account } from '../../ledger/account.ts'
import type { Parts } from '../../ledger/name.ts'
import type { Books } from '../books.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Posts } from '../posts.ts'
import type { Rotation } from '../rotation/vocabulary.ts'
import type { TableAction } from './tableaction.ts'

/** An instruction to the dealer; with money in it, the entry that it is about. */
export type Told = {
  readonly does: string
  readonly by: string
  readonly seat?: string
  readonly entry?: Plain
} & Recorded

export type LiveGame = {
  readonly activity: string
  readonly game: Plain
  /** What the dealer was told since the last "no more bets", in its order. */
  readonly told: readonly Told[]
  /** Of a round under way: rule file and offering as they were when its bets were locked, and how many hits there had been. */
  readonly locked?: { readonly text: string; readonly rule: string; readonly hits?: number }
}

export type TableGames = {
  orders: {
    /** One step of a game against the house; `second` is the person of the floor behind it, where the rules ask for one. */
    PlayTable: { table: string; action: TableAction; second?: string }
    /** Chips into the game account of a seat; below zero, out of it. */
    UseAccount: { table: string; seat: string; amount: Cents }
    /** What a game against the house has won goes to the house, what came for its meters to the bank. */
    SettleTable: { table: string }
  }
  events: {
    TablePlayed: {
      table: string
      activity: string
      digest: string
      /** As it was given, with the clock and the floor in it. */
      action: Plain
      /** The table as it stands after the step. */
      game: Plain
      /** What the dealer does now, in the order of the document. */
      told: readonly Told[]
      /** What rates of progression have earned short of a cent, by account. */
      carries?: Parts<string>
      by: string
      second?: string
      posts: Posts
    }
    AccountUsed: { table: string; seat: string; activity: string; amount: string; by: string; posts: Posts }
  }
  state: {
    /** By table, the game against the house that is played there. */
    readonly games: Map<string, LiveGame>
    /** By activity and account, what rates of progression have earned short of a cent. */
    readonly carries: Map<Account, Carry>
  }
}

/** What it stands on. */
export type Below = Hits & Money & Offerings & Rotation & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<TableGames & Below>>
export type Slice = TableGames['state']
export type OrderOf<N extends keyof TableGames['orders']> = OrderIn<TableGames, N>
export type CommandOf<N extends keyof TableGames['orders']> = CommandIn<TableGames, N>
export type Event = EventIn<TableGames & Below>
export type EventOf<N extends keyof EventsIn<TableGames & Below>> = EventIn<TableGames & Below, N>
export type Decision = DecisionIn<TableGames & Below>
