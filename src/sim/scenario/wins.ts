/** What wagers of a table game won and lost, read off the instructions to the dealer. */

import { type Cents, negate } from '../../base/money.ts'
import { fromPlain } from '../../base/plain.ts'
import type { EventOf } from '../../engine/mechanisms.ts'
import type { Told } from '../../engine/tablegames/vocabulary.ts'
import type { Entry } from '../../games/table/table.ts'

/** What a wager won or lost, as worked cases have it: beside the wager where that goes back, the whole sum where it does not. */
export type Won = { readonly who: string; readonly what: string; readonly amount: Cents }

export function entriesOf({ told }: EventOf<'TablePlayed'>): { told: Told; entry: Entry }[] {
  return told.flatMap((one) => (one.entry === undefined ? [] : [{ told: one, entry: fromPlain<Entry>(one.entry) }]))
}

export function wonIn(event: EventOf<'TablePlayed'>): Won[] {
  return entriesOf(event).map(({ entry }) => ({
    who: `table ${event.table} seat ${entry.seat}`,
    what: entry.what === 'wager' ? entry.wager : entry.what,
    amount: changeOf(entry),
  }))
}

function changeOf({ does, wagered, win, isTaken }: Entry): Cents {
  switch (does) {
    case 'collect':
      return negate(wagered)
    case 'take back':
      return negate(win)
    case 'return':
      return isTaken === true ? wagered : win
    case 'pay':
      return win
  }
}
