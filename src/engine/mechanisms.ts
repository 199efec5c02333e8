/** Every room of the engine, from below: what it may use lies before it. Orders, events and state are put together here. */
import type { Refusal } from '../base/refusal.ts'
import { access } from './access/mechanism.ts'
import { type Books, noBooks } from './books.ts'
import { claims } from './claims/mechanism.ts'
import { closing } from './closing/mechanism.ts'
import { contests } from './contests/mechanism.ts'
import { credits } from './credits/mechanism.ts'
import { drawings } from './drawings/mechanism.ts'
import { entries } from './entries/mechanism.ts'
import { hits } from './hits/mechanism.ts'
import { house } from './house/mechanism.ts'
import type { Acting, EventOf as EventIn, OrderOf as OrderIn, StateIn } from './mechanism.ts'
import { money } from './money/mechanism.ts'
import { offerings } from './offerings/mechanism.ts'
import { pieces } from './pieces/mechanism.ts'
import { pots } from './pots/mechanism.ts'
import { presence } from './presence/mechanism.ts'
import { rotation } from './rotation/mechanism.ts'
import { rounds } from './rounds/mechanism.ts'
import { squares } from './squares/mechanism.ts'
import { stages } from './stages/mechanism.ts'
import { tablegames } from './tablegames/mechanism.ts'
import { tournamentfloor } from './tournamentfloor/mechanism.ts'
import { tournaments } from './tournaments/mechanism.ts'
import { upkeep } from './upkeep/mechanism.ts'
import { waiting } from './waiting/mechanism.ts'

export const MECHANISMS = {
  house,
  access,
  upkeep,
  presence,
  rotation,
  waiting,
  offerings,
  money,
  rounds,
  pieces,
  claims,
  entries,
  hits,
  drawings,
  pots,
  stages,
  credits,
  contests,
  squares,
  tournaments,
  tournamentfloor,
  tablegames,
  closing,
} as const

type VocabularyIn<M> = M extends { readonly vocabulary?: infer V } ? Exclude<V, undefined> : never
type Join<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never
type All = Join<VocabularyIn<(typeof MECHANISMS)[keyof typeof MECHANISMS]>>

/** Every order that people can give, with its door. */
export type DoorsOfAll = Join<(typeof MECHANISMS)[keyof typeof MECHANISMS]['doors']>
export const DOORS = Object.assign({}, ...Object.values(MECHANISMS).map(({ doors }) => doors)) as DoorsOfAll

/**
 * Written on paper while the room had no network: who acted, and the local time at which it happened. `confirmed`: who of those
 * named has shown badge and PIN while it was typed; the others are waited for. Orders of before do not know it.
 */
export type Paper = { readonly by: string; readonly at: string; readonly confirmed?: readonly string[] }
/** `paper`: the person who gives the order types in what another one did. */
export type Order = OrderIn<All> & { readonly paper?: Paper }
export type OrderName = Order['do']
export type OrderOf<Name extends OrderName> = Extract<Order, { do: Name }>
/** An order with when it happened, who acts and a key that makes it happen once. */
export type Command = Order & Acting
export type CommandOf<Name extends OrderName> = Extract<Command, { do: Name }>

/**
 * Events carry what was decided: amounts, accounts, clause, rule digest. They are plain JSON, amounts as strings of
 * cents, so the journal stores them as they are and `evolve` only adds up.
 */
export type Event = EventIn<All> & { readonly v: number }
export type EventType = Event['type']
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>

/** What is open: the house, what it offers, rounds, hits, claims, money. Closed things live in projections. */
export type State = StateIn<All> & Books['state']
export type Decision = readonly Event[] | Refusal

export const initialState = (): State =>
  Object.assign(noBooks(), ...Object.values(MECHANISMS).map((room) => room.initial())) as State
