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

/**
 * A wager whose result was told: a wrong one is taken back as long as this is kept, until the books of its day are closed and
 * nothing of it waits any more.
 */
export type PieceResult = Omit<Use, 'fee' | 'status' | 'cage' | 'cageBy'> & {
  result: Result
  odds?: string
  /** What the result brings the player, less what it takes: between player and player-dealer, and not the house's. */
  won: string
  /** Who told it, and when. */
  readonly by: string
  readonly local: string
  /** Where the pieces have come to. */
  pieces: Moves
  /** Somebody other than the dealer has looked at them. */
  isSeen?: true
  /** The next hand with pieces has come out at this table. */
  isPast?: true
  /** The last correction: what stood before it, and who has signed. */
  corrected?: { readonly was: Result; readonly reason: string; readonly local: string; readonly by: readonly string[] }
  /** What the cage has paid for it, out of which drawer and by whom. */
  paid?: { readonly amount: string; readonly drawer: string; readonly cashier: string }
}

/** The cage has paid for pieces that nothing is due for, as a corrected result says. */
export type PieceError = {
  readonly use: string
  readonly activity: string
  readonly table: string
  readonly amount: string
  readonly drawer: string
  readonly cashier: string
  readonly reason: string
  readonly local: string
  /** Who has corrected the result. */
  readonly by: readonly string[]
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
      /** Put down for a collection or another fee, and not for a bet: no document lets it be. */
      isFee?: true
      players?: number
      answers?: Answers
    }
    PayPieceFee: { use: string; paidIn: string }
    /** The cards come out: what is not paid for goes back. */
    DealPieces: { table: string }
    /** `odds` of the bet, even if nothing is said. `withdrawn`: taken up again before the deal. */
    SettlePieces: { use: string; result: Result | 'withdrawn'; odds?: string; paidIn: string }
    /**
     * The result was told wrong: settled again by the right one. Alone only whoever told it, until the next hand with pieces and
     * before anybody has verified or paid for it.
     */
    CorrectPieces: { use: string; result: Result; odds?: string; reason: string; second?: string }
    VerifyPieces: { uses: readonly string[] }
    /** By use, or by the serial of a piece that somebody brings. */
    RedeemPieces: { uses?: readonly string[]; serials?: readonly string[]; drawer: string; second?: string }
    /** What was paid for them in error comes back to a drawer, all of it. */
    ReturnPiecePayment: { use: string; drawer: string }
    /** It does not come back: a loss of the house. */
    WriteOffPiecePayment: { use: string; reason: string; second?: string }
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
    /** `claim`: whose prize they are. */
    PiecesGiven: {
      series: string
      way: Way
      claim?: string
      moves: Moves
      clause: string
      local: string
      by: string
    }
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
    /** As it was told, and as it is settled now; `inError`: what the cage has paid, and nothing is due for. */
    PiecesCorrected: {
      use: string
      activity: string
      table: string
      was: Result
      result: Result
      odds?: string
      pays: { readonly wager: string; readonly pieces: string }
      takes: string
      /** What the player has more by it than by what was told, from the player-dealer; with a minus what goes back. */
      difference: string
      cage: string
      cageBy?: string
      status: Use['status'] | 'over'
      inError?: string
      moves: Moves
      reason: string
      clause: string
      local: string
      by: string
      second?: string
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
    PiecePaymentReturned: {
      use: string
      activity: string
      amount: string
      drawer: string
      clause: string
      local: string
      by: string
      posts: Posts
    }
    PiecePaymentWrittenOff: {
      use: string
      activity: string
      amount: string
      reason: string
      by: string
      second: string
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
    /** By use, of the days whose books are open. */
    readonly pieceResults: Map<string, PieceResult>
    /** By use, until the money is back or written off. */
    readonly pieceErrors: Map<string, PieceError>
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
export type OrderOf<N extends keyof Pieces['orders']> = OrderIn<Pieces, N>
export type CommandOf<N extends keyof Pieces['orders']> = CommandIn<Pieces, N>
export type EventOf<N extends keyof Pieces['events']> = EventIn<Pieces, N>
export type Decision = DecisionIn<Pieces & Below>
