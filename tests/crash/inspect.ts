/** What a house has left on the disk, held against what it had answered: nothing is lost, nothing is there twice, all of it adds up. */
import type { Event } from '../../src/engine/mechanisms.ts'
import { replay } from '../../src/journal/journal.ts'
import { parseEntry } from '../../src/journal/line.ts'
import { projectionsOf } from '../../src/journal/projections/projections.ts'
import { openSqlite } from '../../src/journal/sqlite.ts'
import { verify } from '../../src/journal/verify.ts'
import { coverOf } from '../../src/ledger/balances.ts'
import { FOLD } from '../../src/server/house/fold.ts'
import { dayFinderOf, journalFile } from '../../src/server/house/storage.ts'

/** By key, the line that an order was answered as. */
export type Answers = Map<string, number>

/**
 * Looks at the journal as it was left, without repairing anything. Answers with its number of lines. A program of before kept
 * other tables beside its lines (`isBefore`): they are not looked at.
 */
export async function inspect(folder: string, answers: ReadonlyMap<string, number>, isBefore = false): Promise<number> {
  const file = journalFile(folder)
  const dayOf = await dayFinderOf(file)
  let store: Awaited<ReturnType<typeof openSqlite<Event>>>
  try {
    store = await openSqlite<Event>({ file, readonly: true, projections: projectionsOf(dayOf) })
  } catch (error) {
    if (answers.size === 0 && (error as { kind?: string }).kind === 'missing') return 1
    throw error
  }
  try {
    const seen = new Map<string, number>()
    const paid = new Map<string, number>()
    for await (const batch of store.lines()) {
      for (const { seq, text } of batch) {
        const { key, events } = parseEntry<Event>(text)
        if (seen.has(key)) throw new Error(`${key} is in the journal twice: lines ${seen.get(key)} and ${seq}`)
        seen.set(key, seq)
        for (const event of events) {
          if (event.type === 'ClaimPaid' || event.type === 'PrizeDelivered') pay(paid, event.claim, seq)
          if (event.type === 'PiecesRedeemed') for (const use of event.uses) pay(paid, use, seq)
          if (event.type === 'PieceFeePaid') pay(paid, `fee of ${event.use}`, seq)
        }
      }
    }
    for (const [key, seq] of answers) {
      if (seen.get(key) !== seq) throw new Error(`${key} was answered as line ${seq} and is ${seen.get(key) ?? 'gone'}`)
    }
    if (seen.size === 0) return 1
    const { faults } = await verify(store)
    const found = faults.filter(({ what }) => !isBefore || what !== 'projection')
    if (found.length > 0) throw new Error(`the journal does not verify: ${JSON.stringify(found[0])}`)
    const { folded } = await replay({ store, fold: FOLD, dayOf: (instant) => dayOf(Date.parse(instant)) })
    for (const { activity, held, owing } of coverOf(folded.state.balances)) {
      if (held !== owing) throw new Error(`${activity} holds ${held} and owes ${owing}`)
    }
    return seen.size
  } finally {
    await store.close()
  }
}

function pay(paid: Map<string, number>, claim: string, seq: number): void {
  if (paid.has(claim)) throw new Error(`${claim} is paid twice: lines ${paid.get(claim)} and ${seq}`)
  paid.set(claim, seq)
}
