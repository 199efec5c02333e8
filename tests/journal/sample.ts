/** Entries, a fold and places for tests of the journal. Everything is fixed: no clock, no randomness. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import type { Posts } from '../../src/engine/posts.ts'
import type { Fold, Journal } from '../../src/journal/journal.ts'
import { nextNumber } from '../../src/journal/keys.ts'
import { type Draft, digestOf, type JournalEvent } from '../../src/journal/line.ts'
import type { SnapshotMark } from '../../src/journal/snapshot.ts'
import type { CustodyName } from '../../src/ledger/name.ts'

export type Paid = JournalEvent & { readonly at: string; readonly posts: Posts; readonly mark?: SnapshotMark }

export const paid = (cents: number, from: CustodyName = 'patron', to: CustodyName = 'box:1'): Paid => ({
  type: 'FeePaid',
  v: 1,
  at: '2026-11-14T20:00:00.000Z',
  posts: { '9': [['c', from, to, String(cents), 'F1']] },
})

/** The n-th command of table 1: n cents. */
export const draft = (n: number): Draft<Paid> => ({
  key: `t1:${n}`,
  hash: `inputs-${n}`,
  by: 't1',
  recorded: '2026-11-14T20:00:01.000Z',
  events: [paid(n)],
})

export type Balances = { readonly balances: Map<string, bigint>; readonly events: bigint }

export const FOLD: Fold<Balances, Paid> = {
  shape: 'balances 1',
  initialState: () => ({ balances: new Map(), events: 0n }),
  evolve(state, event) {
    for (const [, from, to, amount] of event.posts['9'] ?? []) {
      state.balances.set(from, (state.balances.get(from) ?? 0n) - BigInt(amount))
      state.balances.set(to, (state.balances.get(to) ?? 0n) + BigInt(amount))
    }
    return { balances: state.balances, events: state.events + 1n }
  },
  vouches: ({ mark }) => mark,
  unsound: ({ balances }) => ((balances.get('box:1') ?? 0n) < 0n ? 'the box holds less than nothing' : undefined),
}

/** Keeps a snapshot, and the line that vouches for it. */
export const kept = (journal: Journal<Balances, Paid>): Promise<unknown> =>
  journal.snapshot((mark) =>
    journal.record({
      key: `house:${nextNumber(journal.keys, 'house')}`,
      by: 'house',
      recorded: '2026-11-14T20:00:01.000Z',
      events: [{ type: 'SnapshotKept', v: 1, at: '2026-11-14T20:00:01.000Z', posts: {}, mark }],
    }),
  )

export const dayOf = (instant: string): string => instant.slice(0, 10)

/** A folder that is gone after the test. */
export function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What somebody with the file and all rights can do: drop the triggers and change a line, with or without new digests after it. */
/** The last line that has this in it: what lies before a snapshot is not read at a start, but by verify and the rolling check. */
export function lastLineWith(file: string, part: string): number {
  const db = new Database(file, { readonly: true })
  const seq = db.prepare<[string], number>('select max(seq) from journal where instr(line, ?) > 0').pluck().get(part)
  db.close()
  if (seq === undefined || seq === null) throw new Error(`no line has ${part}`)
  return seq
}

export function rewriteLine(file: string, seq: number, change: (text: string) => string, isChainedAnew: boolean): void {
  const db = new Database(file)
  db.exec('drop trigger journal_not_updated')
  const lines = db
    .prepare<[number], { seq: number; line: string; digest: Uint8Array }>(
      'select * from journal where seq >= ? order by seq',
    )
    .all(seq)
  let before = db
    .prepare<[number], Uint8Array>('select digest from journal where seq = ?')
    .pluck()
    .get(seq - 1)
  for (const row of lines) {
    const line = row.seq === seq ? change(row.line) : row.line
    if (row.seq === seq && line === row.line) throw new Error('the change changes nothing')
    const digest = isChainedAnew && before !== undefined ? digestOf(before, line) : row.digest
    db.prepare('update journal set line = ?, digest = ? where seq = ?').run(line, digest, row.seq)
    before = digest
  }
  db.exec("create trigger journal_not_updated before update on journal begin select raise(abort, 'never'); end")
  db.close()
}
