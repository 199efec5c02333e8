/** An activity ends, and a business day. */

import type { Balances } from '../../ledger/balances.ts'
import type { PlaceKind } from '../../ledger/pieces/place.ts'
import type { Books } from '../books.ts'
import type { Claims } from '../claims/vocabulary.ts'
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
import type { Pieces } from '../pieces/vocabulary.ts'
import type { Posts } from '../posts.ts'

export type PieceFigures = Readonly<Record<string, { readonly [Kind in PlaceKind]?: number }>>

export type Closing = {
  orders: {
    CloseOffering: { activity: string; reason: string; to: string; second?: string }
    CloseDay: { day: string }
    /** The clock's own: the business day is over, whoever closes it and when. */
    EndDay: { day: string }
  }
  events: {
    /** `pieces`: by series and kind of place, what the book of pieces had at that moment. */
    DayEnded: { day: string; pieces?: PieceFigures }
    /** What happened on a day that has ended and is not closed yet was told after its end: it counts in that day's figures. */
    CountedForDay: { day: string; moved: Posts }
    DayClosed: { day: string; by: string; figures: Readonly<Record<string, Readonly<Record<string, string>>>> }
  }
  state: {
    /** The business day that is running, as far as the books know. */
    day?: string
    /** Days that have ended and are not closed: the books at their end, with what was told of them since. */
    readonly ended: Map<string, Balances>
  }
}

/** What it stands on. */
export type Below = Claims & Pieces & Money & Offerings & House & Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<Closing & Below>>
export type Slice = Closing['state']
export type OrderOf<N extends keyof Closing['orders']> = OrderIn<Closing, N>
export type CommandOf<N extends keyof Closing['orders']> = CommandIn<Closing, N>
export type EventOf<N extends keyof EventsIn<Closing & Below>> = EventIn<Closing & Below, N>
export type Decision = DecisionIn<Closing & Below>
