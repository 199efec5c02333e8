/** Who deals where and who is on a break, which pushes come next, and whether the tablets say the same. */
import type { Message } from '../../base/message.ts'
import type { State } from '../../engine/mechanisms.ts'
import { breaksDue, firstDue, type Suggestion, suggestedPushes } from '../../engine/rotation/suggestion.ts'
import type { Pace, Where } from '../../engine/rotation/vocabulary.ts'
import { type Named, type NameOf, named } from './named.ts'

export type DealerView = Named & {
  where: Where
  /** Since when they have worked without a break, and when one is due. */
  worked: number
  breakDue?: number
  games?: readonly string[]
  /** The push that brought them there, while it can be undone. */
  undo?: number
}

/** One push; those of a string are given as one order. */
export type PushView = Omit<Suggestion, 'dealer' | 'relieves' | 'why'> & {
  dealer?: Named
  relieves?: Named
  why: readonly Message[]
}

export type StringView = { string: string; tables: readonly string[]; due?: number }

/** Who worked the tablet of a table last, and when. */
export type TabletUse = { readonly person: string; readonly at: number }
export type TabletAt = (table: string) => TabletUse | undefined

/** What the line-up and the tablet of a table say of its dealer. `waits`: nobody has touched the tablet since the push. */
export type TabletView = {
  table: string
  pushed?: Named & { since: number }
  tablet?: Named & { at: number }
  is: 'same' | 'differs' | 'waits' | 'not pushed'
}

export type DealersView = {
  lineUp: DealerView[]
  pushes: PushView[]
  strings: StringView[]
  pace?: Pace
  tablets: TabletView[]
}

export function dealersView(state: State, now: number, nameOf: NameOf, tabletAt: TabletAt): DealersView {
  const due = new Map(breaksDue(state).map((one) => [one.dealer, one.due]))
  return {
    lineUp: [...state.lineUp.values()].map(({ dealer, where, worked }) => {
      const breakDue = due.get(dealer)
      const games = state.dealerGames.get(dealer)
      return {
        ...named(dealer, nameOf),
        where,
        worked,
        ...(breakDue === undefined ? {} : { breakDue }),
        ...(games === undefined ? {} : { games }),
        ...(where.is === 'table' && state.undoable.has(where.push) ? { undo: where.push } : {}),
      }
    }),
    pushes: suggestedPushes(state, now).map(({ dealer, relieves, ...push }) => ({
      ...push,
      ...(dealer === undefined ? {} : { dealer: named(dealer, nameOf) }),
      ...(relieves === undefined ? {} : { relieves: named(relieves, nameOf) }),
    })),
    strings: [...state.strings].map(([string, tables]) => {
      const next = firstDue(state, string)
      return { string, tables, ...(next === undefined ? {} : { due: next }) }
    }),
    ...(state.pace === undefined ? {} : { pace: state.pace }),
    tablets: [...state.tables.values()].flatMap(({ table, openedAt }) =>
      openedAt === undefined ? [] : tabletView(state, table, nameOf, tabletAt(table)),
    ),
  }
}

/** Tables of which neither says anything are left out. */
function tabletView(state: State, table: string, nameOf: NameOf, used: TabletUse | undefined): TabletView[] {
  const dealer = state.dealing.get(table)
  const tablet = used === undefined ? {} : { tablet: { ...named(used.person, nameOf), at: used.at } }
  if (dealer === undefined) return used === undefined ? [] : [{ table, ...tablet, is: 'not pushed' }]
  const { since } = state.lineUp.get(dealer)!.where
  const pushed = { ...named(dealer, nameOf), since }
  if (used === undefined || (used.at < since && used.person !== dealer))
    return [{ table, pushed, ...tablet, is: 'waits' }]
  return [{ table, pushed, ...tablet, is: used.person === dealer ? 'same' : 'differs' }]
}
