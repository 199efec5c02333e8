/** Pieces: series received, issued, given out or sold; laid on wagers, settled, verified and redeemed; what is left ends. */
import type { Cents } from '../../base/money.ts'
import type { Result } from '../../games/pieces/settle.ts'
import type { Pieces as PiecesOf } from '../../ledger/pieces/book.ts'
import type { Place } from '../../ledger/pieces/place.ts'
import type { Way } from '../../rulebook/parts/pieces.ts'
import type { Books } from '../books.ts'
import type { House } from '../house/vocabulary.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Money } from '../money/vocabulary.ts'
import type { Offerings } from '../offerings/vocabulary.ts'
import type { Posts } from '../posts.ts'
import type { Presence } from '../presence/vocabulary.ts'

/** By series, numbers from the first to the last with the place that they leave and the one that they come to. */
export type Moves = Readonly<
  Record<string, readonly (readonly [first: number, last: number, from: Place, to: Place])[]>
>

/** A series as it was posted when its first pieces came. */
export type Series = {
  readonly series: string
  readonly activity: string
  readonly kind: string
  readonly face: string
  readonly games?: readonly string[]
  /** Local times between which it is used. */
  readonly from: string
  readonly to: string
  readonly fee?: string
  /** The department that keeps what is in stock. */
  readonly keeper: string
  readonly book: PiecesOf
  /** Numbers whose fee was paid and that are with a player. */
  readonly paid: Set<number>
  isOver?: true
}

/** What is posted of it. */
export type SeriesTerms = Omit<Series, 'series' | 'activity' | 'book' | 'paid' | 'isOver'>

/** Pieces that lie on one wager, and what they brought until nothing of it waits. */
export type Use = {
  readonly use: string
  readonly activity: string
  readonly kind: string
  readonly table: string
  readonly seat: string
  readonly backline?: number
  readonly person?: string
  readonly bet: string
  readonly isBonus?: true
  /** Live chips beside them, and the face of all of them. */
  readonly live: string
  readonly face: string
  readonly series: readonly string[]
  /** Still due before the cards come. */
  fee: string
  status: 'laid' | 'dealt' | 'to verify' | 'to redeem'
  /** What the cage pays for it, and by which clause. */
  cage?: string
  cageBy?: string
}

export type Sale = {
  readonly sale: string
  readonly activity: string
  readonly package: string
  readonly person: string
  readonly price: string
  readonly face: string
  readonly cashier: string
  readonly drawer: string
  readonly local: string
  /** Which posted hours it counts for. */
  readonly hours: string
  readonly pieces: Moves
}

/** A count that found another number than the book has. */
export type Difference = {
  readonly series: string
  readonly where: string
  readonly expected: number
  readonly counted: number
}

type Numbers = { readonly first: number; readonly last: number }
type Answers = Readonly<Record<string, boolean>>

export type Pieces = {
  orders: {
    /** Counted by two when they come from the printer; `keeper` is the department that keeps them. */
    ReceiveSeries: { activity: string; series: string; pieces: number; keeper: string; second?: string }
    /** Out of the stock of one department into the hands of another, which gives them out. */
    IssuePieces: { series: string; pieces: number; to: string; second?: string }
    /** Out of what the department `from` has: by number, or so many; to a person of the register, or to whoever has them. */
    GivePieces: {
      series: string
      from: string
      way: Way
      to: readonly (Partial<Numbers> & { readonly pieces?: number; readonly person?: string })[]
    }
    SellPieces: {
      activity: string
      package: string
      person: string
      window: string
      drawer: string
      answers?: Answers
    }
    /** Sold by mistake, with all pieces still there; a patron who has changed his mind is told the clause. */
    TakeBackSale: { sale: string; why: 'mistake' | 'patron'; reason: string; second?: string }
    ChangeVoucher: { serial: string; person?: string }
    /** By serial, or so many chips of a series. `players`: who plays there, the player-dealer among them. */
    LayPieces: {
      table: string
      seat: string
      backline?: number
      person?: string
      isPlayerDealer?: true
      serials?: readonly string[]
      chips?: { readonly series: string; readonly pieces: number }
      live: Cents
      bet: string
      isBonus?: true
      players?: number
      answers?: Answers
    }
    PayPieceFee: { use: string; paidIn: string }
    /** The cards come out: what is not paid for goes back. */
    DealPieces: { table: string }
    /** `odds` of the bet, even if nothing is said. `withdrawn`: taken up again before the deal. */
    SettlePieces: { use: string; result: Result | 'withdrawn'; odds?: string; paidIn: string }
    VerifyPieces: { uses: readonly string[] }
    /** By use, or by the serial of a piece that somebody brings. */
    RedeemPieces: { uses?: readonly string[]; serials?: readonly string[]; drawer: string; second?: string }
    /** Torn, lost, stolen: nobody plays with it any more. */
    VoidPieces: { series: string; numbers: readonly Numbers[]; reason: string; second?: string }
    DestroyPieces: { series: string; numbers: readonly Numbers[]; second?: string }
    CountPieces: { series: string; where: string; counted: number; second?: string }
    /** The clock: its period is over. */
    ExpireSeries: { series: string; due: string }
  }
  events: {
    /** `terms`: of a series that was not there before. */
    SeriesReceived: {
      activity: string
      series: string
      pieces: number
      terms?: SeriesTerms
      clause: string
      by: string
      second: string
    }
    PiecesIssued: { series: string; to: string; moves: Moves; clause: string; by: string; second: string }
    PiecesGiven: { series: string; way: Way; moves: Moves; clause: string; local: string; by: string }
    PiecesSold: Omit<Sale, 'pieces' | 'cashier'> & {
      window: string
      moves: Moves
      clause: string
      by: string
      posts: Posts
    }
    SaleTakenBack: {
      sale: string
      activity: string
      reason: string
      moves: Moves
      by: string
      second: string
      posts: Posts
    }
    VoucherChanged: {
      serial: string
      series: string
      person?: string
      moves: Moves
      clause: string
      local: string
      by: string
    }
    PiecesLaid: Omit<Use, 'status' | 'cage' | 'cageBy'> & {
      pieces: number
      moves: Moves
      clause: string
      local: string
      by: string
    }
    PieceFeePaid: {
      use: string
      activity: string
      table: string
      amount: string
      clause: string
      by: string
      posts: Posts
    }
    /** `back`: without a fee, with what they are given back by. */
    PiecesDealt: {
      table: string
      uses: readonly string[]
      back: readonly string[]
      moves: Moves
      clause?: string
      by: string
    }
    /** What the player-dealer pays and takes is told, and is not the house's money; `cage` is what the house owes for it. */
    PiecesSettled: {
      use: string
      activity: string
      table: string
      result: Result | 'withdrawn'
      odds?: string
      pays: { readonly wager: string; readonly pieces: string }
      takes: string
      cage: string
      cageBy?: string
      status: Use['status'] | 'over'
      moves: Moves
      clause: string
      local: string
      by: string
    }
    PiecesVerified: { uses: readonly string[]; moves: Moves; clause: string; by: string }
    PiecesRedeemed: {
      activity: string
      uses: readonly string[]
      amount: string
      drawer: string
      moves: Moves
      clause: string
      local: string
      by: string
      second?: string
      posts: Posts
    }
    PiecesVoided: { series: string; reason: string; moves: Moves; by: string; second: string }
    PiecesDestroyed: { series: string; moves: Moves; by: string; second: string }
    PiecesCounted: Difference & { by: string; second: string }
    SeriesExpired: { series: string; pieces: number; moves: Moves; clause: string; local: string }
  }
  state: {
    /** By code. */
    readonly series: Map<string, Series>
    /** On a wager, to be verified or to be redeemed. */
    readonly uses: Map<string, Use>
    usesSoFar: number
    /** Of series that are not over. */
    readonly sales: Map<string, Sale>
    salesSoFar: number
    /** By activity and posted hours, how many were sold. */
    readonly purchases: Map<string, number>
    /** By series and where it was counted. */
    readonly pieceDifferences: Map<string, Difference>
  }
}

/** What it stands on. */
export type Below = Money & Offerings & Presence & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Pieces & Below>>
export type Slice = Pieces['state']
export type Event = EventIn<Pieces>
export type OrderOf<N extends keyof Pieces['orders']> = OrderIn<Pieces, N>
export type CommandOf<N extends keyof Pieces['orders']> = CommandIn<Pieces, N>
export type EventOf<N extends keyof Pieces['events']> = EventIn<Pieces, N>
export type Decision = DecisionIn<Pieces & Below>
