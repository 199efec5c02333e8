/** How the events of this room change who deals where. */
import type { Dealt, Event, EventOf, InLineUp, Slice, Where } from './vocabulary.ts'

export function evolveRotation(own: Slice, event: Event): void {
  switch (event.type) {
    case 'LineUpJoined': {
      const { dealer, games, at } = event
      own.lineUp.set(dealer, { dealer, joined: at, where: { is: 'free', since: at }, worked: at })
      if (games !== undefined && games.length > 0) own.dealerGames.set(dealer, games)
      if (games?.length === 0) own.dealerGames.delete(dealer)
      return
    }
    case 'LineUpLeft': {
      const { dealer, at } = event
      touch(own, [dealer], [])
      rise(own, dealer, at)
      own.lineUp.delete(dealer)
      own.offDuty.set(dealer, at)
      return
    }
    case 'StringSet':
      if (event.tables.length === 0) own.strings.delete(event.string)
      else own.strings.set(event.string, event.tables)
      return
    case 'PaceSet': {
      const { pushMinutes, breakAfterMinutes, breakMinutes } = event
      own.pace = { pushMinutes, breakAfterMinutes, breakMinutes }
      return
    }
    case 'DealerPushed':
      push(own, event.push, { [event.table]: event.dealer }, event.at)
      return
    case 'StringPushed': {
      const { off, at, until } = event
      push(own, event.push, event.dealers, at)
      if (off !== undefined) move(own, off, onBreak(at, until))
      return
    }
    case 'PushUndone':
      undo(own, event)
      return
    case 'BreakTaken': {
      const { dealer, at, until } = event
      touch(own, [dealer], [])
      rise(own, dealer, at)
      move(own, dealer, onBreak(at, until))
      return
    }
    case 'BreakEnded':
      touch(own, [event.dealer], [])
      move(own, event.dealer, { is: 'free', since: event.at })
      return
  }
}

const onBreak = (since: number, until: number | undefined): Where => ({
  is: 'break',
  since,
  ...(until === undefined ? {} : { until }),
})

/** Nobody deals at a table that is closed. */
export function closeTable(own: Slice, table: string, at: number): void {
  touch(own, [], [table])
  const dealer = own.dealing.get(table)
  if (dealer === undefined) return
  const { since } = own.lineUp.get(dealer)!.where
  // Typed in from paper, a close can be of before what is known: no time runs backwards.
  rise(own, dealer, Math.max(at, since))
}

/** Everybody leaves their table before anybody comes to one: in a string each takes the place of the one before. */
function push(own: Slice, nth: number, dealers: Readonly<Record<string, string>>, at: number): void {
  // Sorted: an entry that is read back has its keys in another order.
  const tables = Object.keys(dealers).sort()
  const relieved = tables.flatMap((table) => own.dealing.get(table) ?? [])
  const moved = [...new Set([...relieved, ...tables.map((table) => dealers[table]!)])]
  const before = {
    dealers: moved.map((dealer) => own.lineUp.get(dealer)!),
    tables: tables.map((table) => ({ table, ...dealtAt(own, table) })),
  }
  touch(own, moved, tables)
  for (const dealer of relieved) rise(own, dealer, at)
  for (const table of tables) {
    const dealer = dealers[table]!
    move(own, dealer, { is: 'table', table, push: nth, since: at })
    own.dealing.set(table, dealer)
  }
  own.pushesSoFar = nth
  own.undoable.set(nth, before)
}

const dealtAt = ({ dealtBefore }: Slice, table: string): { dealt?: Dealt } => {
  const dealt = dealtBefore.get(table)
  return dealt === undefined ? {} : { dealt }
}

/** Everybody is where the push found them, since when they were there. */
function undo(own: Slice, { push: nth }: EventOf<'PushUndone'>): void {
  const { dealers, tables } = own.undoable.get(nth)!
  own.undoable.delete(nth)
  for (const { table, dealt } of tables) {
    own.dealing.delete(table)
    if (dealt === undefined) own.dealtBefore.delete(table)
    else own.dealtBefore.set(table, dealt)
  }
  for (const lined of dealers) {
    own.lineUp.set(lined.dealer, lined)
    if (lined.where.is === 'table') own.dealing.set(lined.where.table, lined.dealer)
  }
}

/** From a table, if they deal at one. */
function rise(own: Slice, dealer: string, at: number): void {
  const { where } = own.lineUp.get(dealer)!
  if (where.is !== 'table') return
  const { table, since } = where
  own.dealing.delete(table)
  own.dealtBefore.set(table, { dealer, since, until: at })
  move(own, dealer, { is: 'free', since: at })
}

function move(own: Slice, dealer: string, where: Where): void {
  const lined: InLineUp = own.lineUp.get(dealer)!
  const worked = lined.where.is === 'break' ? where.since : lined.worked
  own.lineUp.set(dealer, { ...lined, where, worked })
}

/** What has happened to these dealers or tables before cannot be undone any more. */
function touch(own: Slice, moved: readonly string[], changed: readonly string[]): void {
  for (const [nth, { dealers, tables }] of own.undoable)
    if (dealers.some(({ dealer }) => moved.includes(dealer)) || tables.some(({ table }) => changed.includes(table)))
      own.undoable.delete(nth)
}
