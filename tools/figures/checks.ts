/** Everything that a table of figures asks of the rule file that scenarios play by now. */
import { Unplayable } from '../../src/sim/scenario/night.ts'
import { draftFailures } from './drafts.ts'
import { playedFailures } from './hands.ts'
import type { Table } from './table.ts'
import { writtenFailures } from './written.ts'

/** One by one, so that who only asks whether there is any stops at the first. */
export function* figureFailures(table: Table, text: string): Generator<string> {
  yield* writtenFailures(table, text)
  try {
    yield* draftFailures(table)
    yield* playedFailures(table)
  } catch (error) {
    // A night that cannot be played by this text is a failure of the text, or of the table.
    yield error instanceof Unplayable ? error.message : String(error)
  }
}
