/**
 * The business day: it ends by the clock, and its figures are those of that moment, whenever it is closed. What is told of it
 * after its end counts in it until it is closed; what comes later still is booked on the open day and says which day it is of.
 */

import { businessDay, plusDays } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { type Balances, copyOf, coverOf } from '../../ledger/balances.ts'
import { kindOf, PLACE_KINDS, type PlaceKind } from '../../ledger/pieces/place.ts'
import type { Timer } from '../mechanism.ts'
import { type Posts, postWire } from '../posts.ts'
import type { CommandOf, Decision, EventOf, OrderOf, PieceFigures, Slice, State } from './vocabulary.ts'

export function decideDay(state: State, command: CommandOf<'CloseDay' | 'EndDay'>): Decision {
  const { day, at, by } = command
  const dayStart = dayStartOf(state)
  const isOver = day < businessDay(at.local, dayStart)
  if (command.do === 'EndDay') {
    if (day !== state.day || !isOver) return refuseOrder('day not over', { day, ends: dayStart })
    const pieces = piecesIn(state)
    return [{ type: 'DayEnded', day, ...(Object.keys(pieces).length === 0 ? {} : { pieces }) }]
  }
  if (state.closedDay !== undefined && day <= state.closedDay)
    return refuseOrder('day closed already', { day, upTo: state.closedDay })
  if (!isOver) return refuseOrder('day not over', { day, ends: dayStart })
  // A journal of before days ended by the clock knows only what the books hold now.
  const books = state.ended.get(day) ?? state.balances
  const uncovered = coverOf(books).find(({ held, owing }) => held !== owing)
  if (uncovered !== undefined) return refuseOrder('books do not agree', { activity: uncovered.activity })
  return [{ type: 'DayClosed', day, by, figures: figuresOf(books) }]
}

/** Every series that came from the printer; what has gone back to nothing is there too, so that a day can be reckoned by itself. */
function piecesIn({ series }: State): PieceFigures {
  const figures: Record<string, Partial<Record<PlaceKind, number>>> = {}
  for (const [code, { book }] of [...series].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own: Partial<Record<PlaceKind, number>> = {}
    for (const kind of PLACE_KINDS) {
      let sum = 0
      for (const [place, count] of book.counts) if (kindOf(place) === kind) sum += count
      if (kind !== 'printer' && sum > 0) own[kind] = sum
    }
    figures[code] = own
  }
  return figures
}

const dayStartOf = ({ property }: Pick<State, 'property'>): string => property?.dayStart ?? '00:00'

function figuresOf({ entitlement }: Balances): Record<string, Record<string, string>> {
  const figures: Record<string, Record<string, string>> = {}
  for (const [account, amount] of [...entitlement].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const activity = holderOf(account)
    figures[activity] ??= {}
    figures[activity][nameOf(account)] = toWire(amount)
  }
  return figures
}

/** Told after the day that it happened on has ended, and before that is closed. */
export function countedFor(
  state: Pick<State, 'ended' | 'property'>,
  local: string,
  events: readonly { readonly posts?: Posts | undefined }[],
): Omit<EventOf<'CountedForDay'>, 'type'> | undefined {
  if (state.ended.size === 0) return undefined
  const day = businessDay(local, dayStartOf(state))
  if (!state.ended.has(day)) return undefined
  const moved: Record<string, Posts[string]> = {}
  for (const { posts } of events)
    for (const [holder, rows] of Object.entries(posts ?? {})) moved[holder] = [...(moved[holder] ?? []), ...rows]
  return Object.keys(moved).length === 0 ? undefined : { day, moved }
}

export function evolveDays(own: Slice, event: EventOf<'DayEnded' | 'CountedForDay' | 'DayClosed'>, world: State): void {
  switch (event.type) {
    case 'DayEnded':
      own.ended.set(event.day, copyOf(world.balances))
      own.day = plusDays(event.day, 1)
      return
    case 'CountedForDay':
      // A day that ended after it stands on it.
      for (const [day, books] of own.ended) if (day >= event.day) postWire(books, event.moved)
      return
    case 'DayClosed':
      for (const day of own.ended.keys()) if (day <= event.day) own.ended.delete(day)
      atLeast(own, plusDays(event.day, 1))
      return
  }
}

/** The house was seen at that time: the day that is running is no earlier one. */
export const seen = (own: Slice, { local }: { readonly local: string }, world: Pick<State, 'property'>): void =>
  atLeast(own, businessDay(local, dayStartOf(world)))

function atLeast(own: Slice, day: string): void {
  if (own.day === undefined || own.day < day) own.day = day
}

/** One timer: the end of the day that is running. */
export const dayTimer = {
  names: () => ['day'],
  touched: ({ type }: { readonly type: string }) => (TOUCHING.has(type) ? ['day'] : []),
  due: (state: Pick<State, 'day' | 'property'>): Timer<OrderOf<'EndDay'>> | undefined =>
    state.day === undefined
      ? undefined
      : {
          due: { local: `${plusDays(state.day, 1)}T${dayStartOf(state)}` },
          order: { do: 'EndDay', day: state.day },
        },
}

const TOUCHING: ReadonlySet<string> = new Set([
  'OfferingPosted',
  'HitDeclared',
  'HitHeld',
  'DrawerOpened',
  'FloorCalled',
  'PoolIncreased',
  'DayEnded',
  'DayClosed',
])
