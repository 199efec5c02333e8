/** Who waits for which game, who wants to change, and what is to be done next about it. */
import type { Message } from '../../base/message.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Place } from '../../engine/presence/vocabulary.ts'
import { freeSeats, openTablesOf, tablesOf } from '../../engine/waiting/dealt.ts'
import { type NextStep, nextSteps } from '../../engine/waiting/nextsteps.ts'
import { inOrder } from '../../engine/waiting/sitting.ts'
import type { JoinedBy, Listed, Missed, PageAnswer, Prefers, Shown, Wish } from '../../engine/waiting/vocabulary.ts'
import { type Named, type NameOf, named } from './named.ts'

/** Somebody who waits. */
export type WaitingView = Named & {
  /** By which they are called. */
  number: number
  joined: number
  how: JoinedBy | 'break'
  shows: Shown
  prefers?: Prefers
  /** Is in the room. */
  isConfirmed: boolean
  /** Until when the place of somebody who phoned is kept. */
  until?: number
  /** Called to a seat, which is kept until then. */
  page?: Place & { at: number; until?: number; answer?: PageAnswer; carried?: CarriedView }
}

/** When a carrier has sent the call, by the clock of the house; as a text message or to a pager. */
export type CarriedView = { at: string; by: 'text' | 'pager' }
/** Known beside the state, to whoever speaks with carriers. */
export type CarriedOf = (page: Pick<Listed, 'number' | 'page'> & { list: string }) => CarriedView | undefined

export type ListView = {
  list: string
  game: string
  limit?: string
  /** A table of its game is open; until then people only show interest. */
  isGoing: boolean
  isLocked: boolean
  minutes: number
  missed: Missed
  callIn?: number
  /** Open tables of its game, and their seats that nobody has. */
  tables: string[]
  open: number
  /** Tables of its game that could be opened. */
  closed: string[]
  waiting: WaitingView[]
}

/** What the podium would do about an open seat. */
export type StepView = Place &
  Partial<Named> & { what: NextStep['what']; list?: string; from?: Place; because: Message; isHere: boolean }

export type ChangeView = Place & Partial<Named> & { to: Wish; at: number }

/** Players of a table must move to another one; who is there longest is first. */
export type FeederView = { table: string; to: string; first?: Place & Partial<Named> & { since: number } }

export type ListsView = { lists: ListView[]; steps: StepView[]; changes: ChangeView[]; feeders: FeederView[] }

export function listsView(
  state: State,
  now: number,
  nameOf: NameOf,
  carriedOf: CarriedOf = () => undefined,
): ListsView {
  return {
    lists: [...state.lists.values()].map(({ listed, isLocked, ...list }) => {
      const tables = openTablesOf(state, list)
      return {
        ...list,
        isGoing: tables.length > 0,
        isLocked: isLocked === true,
        tables: tables.map(({ table }) => table),
        open: tables.reduce((sum, table) => sum + freeSeats(state, table).length, 0),
        closed: tablesOf(state, list).flatMap(({ table, openedAt }) => (openedAt === undefined ? [table] : [])),
        waiting: listed.map((one) => waitingView(state, one, nameOf, carriedOf({ ...one, list: list.list }))),
      }
    }),
    steps: nextSteps(state, now).map((step) => ({
      ...step,
      ...named(step.person, nameOf),
      isHere: isHere(state, step),
    })),
    changes: state.changes.map(({ table, seat, to, at }) => ({
      ...namedAt(state, { table, seat }, nameOf),
      to,
      at,
    })),
    feeders: [...state.feeders].map(([table, to]) => {
      const first = inOrder(state, table).find(({ isAway }) => !isAway)
      return {
        table,
        to,
        ...(first === undefined
          ? {}
          : { first: { ...first.place, ...named(first.person, nameOf), since: first.came } }),
      }
    }),
  }
}

function waitingView(
  state: State,
  { person, page, ...one }: Listed,
  nameOf: NameOf,
  carried: CarriedView | undefined,
): WaitingView {
  const until = page === undefined ? undefined : state.reserved.get(page.table)?.get(page.seat)?.until
  return {
    ...one,
    ...named(person, nameOf),
    ...(page === undefined
      ? {}
      : {
          page: { ...page, ...(until === undefined ? {} : { until }), ...(carried === undefined ? {} : { carried }) },
        }),
  }
}

/** Called, and standing at the podium. */
function isHere({ lists }: State, { list, person }: NextStep): boolean {
  const listed = lists.get(list ?? '')?.listed.find((one) => one.person === person)
  return listed?.page?.answer === 'here'
}

const namedAt = ({ seated }: State, { table, seat }: Place, nameOf: NameOf): Place & Partial<Named> => ({
  table,
  seat,
  ...named(seated.get(table)?.get(seat)?.person, nameOf),
})
