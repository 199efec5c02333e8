/** How the lines of a house's journal add up to its state. */
import { evolve } from '../../engine/evolve.ts'
import { type Event, initialState, type State } from '../../engine/mechanisms.ts'
import { upcast } from '../../engine/upcast.ts'
import type { Fold } from '../../journal/journal.ts'
import { unsound } from './soundness.ts'

/**
 * Raise the number whenever the shape of a part of `State` changes, or what `evolve` makes of an old event; a new part changes it by
 * itself. tests/upgrades tells where it was forgotten: a house would not open on the snapshot of the program before.
 */
const SHAPE = `house 48: ${Object.keys(initialState()).sort().join(' ')}`

export const FOLD: Fold<State, Event> = {
  shape: SHAPE,
  initialState,
  evolve,
  upcast: (event, entry) => upcast(event, entry),
  vouches: (event) => (event.type === 'SnapshotKept' ? { line: event.line, digest: event.digest } : undefined),
  unsound,
}
