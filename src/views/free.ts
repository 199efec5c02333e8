/** Open requests for a free table, the oldest first: as a list beside the others. */
import type { State } from '../engine/mechanisms.ts'
import { acceptedRule } from '../engine/offerings/running.ts'
import type { Place } from '../engine/presence/vocabulary.ts'
import { whyNotFree } from '../engine/rounds/freetables.ts'
import { saysOf } from '../rulebook/cited.ts'

export type FreeView = {
  request: string
  activity: string
  name: string
  /** Words for the patron, or the number of the person. */
  who: string
  /** The table that was asked for. */
  table?: string
  since: number
  local: string
  clause: string
  /** The clause in words. */
  says: string
}

/** One who waits for a free table. Nobody is called by a number here: the request names them. */
export type FreeWaiting = FreeView & {
  /** A person of the register, and where they sit now. */
  person?: string
  sits?: Place
  /** Milliseconds since they asked. */
  age: number
  /** What can be offered right now: the table that was asked for, or else those that are set as free before live ones. */
  tables: string[]
}
/** A list of its own kind: no game and limit, but activities that are played for free. */
export type FreeList = { kind: 'free'; waiting: FreeWaiting[] }

export function freeList(state: State, now: number): FreeList {
  const asked = [...state.free.values()]
  const waiting = freeViews(state).map((one, n): FreeWaiting => {
    const { person } = asked[n]!
    const sits = person === undefined ? undefined : state.sits.get(person)
    return {
      ...one,
      ...(person === undefined ? {} : { person }),
      ...(sits === undefined ? {} : { sits }),
      age: Math.max(0, now - one.since),
      tables: offerable(state, one),
    }
  })
  return { kind: 'free', waiting }
}

function offerable(state: State, { activity, table: wanted }: FreeView): string[] {
  const tables = [...state.tables.values()].filter(
    ({ table }) => (wanted === undefined || table === wanted) && whyNotFree(state, activity, table) === undefined,
  )
  const isFree = ({ kind }: { kind?: string }) => (kind === 'free' ? 0 : 1)
  return tables.sort((one, other) => isFree(one) - isFree(other)).map(({ table }) => table)
}

export function freeViews(state: State): FreeView[] {
  return [...state.free.values()].map(({ request, activity, patron, person, table, at, local, clause }) => {
    const rule = acceptedRule(state, activity)
    return {
      request,
      activity,
      name: rule?.name ?? activity,
      who: patron ?? person ?? '',
      ...(table === undefined ? {} : { table }),
      since: at,
      local,
      clause,
      says: rule === undefined ? '' : saysOf(rule, clause),
    }
  })
}
