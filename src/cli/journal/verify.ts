import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatMoney } from '../../base/money.ts'
import type { Event } from '../../engine/mechanisms.ts'
import { type AnchorFile, readAnchors } from '../../journal/anchor.ts'
import { compareSnapshot } from '../../journal/compare.ts'
import { replay } from '../../journal/journal.ts'
import { toHex } from '../../journal/line.ts'
import { fileShelf } from '../../journal/snapshot.ts'
import type { Store } from '../../journal/store.ts'
import { verify as verifyJournal } from '../../journal/verify.ts'
import { coverOf } from '../../ledger/balances.ts'
import { FOLD } from '../../server/house/fold.ts'
import { dayFinderOf, snapshotFile } from '../../server/house/storage.ts'
import { type Command, Complaint } from '../command.ts'
import { progressOf, withJournal, wordsOf } from './journal.ts'

export const verify: Command = {
  summary: 'check a journal: every digest, the anchors, the tables and the books',
  usage: 'verify FOLDER [--anchors FILE]',
  help: `
Reads the whole journal of a house, even a running one: form and digest of every line, the anchors kept with it
and those that somebody outside holds, the report tables against new ones, the two books against
each other, and the snapshot against what the lines add up to.
Exit code 0: sound; 1: something is wrong; 2: there is nothing to check.`,
  flags: { anchors: { takes: 'FILE', says: 'anchors as they were printed and handed out' } },
  run: (call) => {
    const { FOLDER } = wordsOf(call, verify.usage, 'FOLDER')
    const anchors = anchorsIn(call.flags.anchors)
    return withJournal(call, FOLDER, { readonly: true, check: 'none' }, async (store, file) => {
      const options = { progress: progressOf(call), ...(anchors === undefined ? {} : { anchors }) }
      const verdict = await verifyJournal(store, options)
      const books = verdict.ok ? await booksOf(store, file) : []
      const wrong = books.filter(({ held, owing }) => held !== owing)
      const snapshot = verdict.ok ? await snapshotFault(store, file) : undefined
      const ok = verdict.ok && wrong.length === 0 && snapshot === undefined
      if (call.json) {
        const shown = books.map((book) => ({ ...book, held: `${book.held}`, owing: `${book.owing}` }))
        call.print(
          JSON.stringify({ ...verdict, ok, property: store.header.property, books: shown, snapshot: snapshot ?? null }),
        )
        return ok ? 0 : 1
      }
      const anchored = verdict.anchorsChecked === 0 ? 'no anchors' : `${verdict.anchorsChecked} anchors checked`
      call.print(`${ok ? 'SOUND' : 'NOT SOUND'}: ${store.header.property}, ${verdict.lines} lines, ${anchored}`)
      call.print(`digest of line ${verdict.lines}: ${verdict.head}`)
      for (const { says, expected, found } of verdict.faults)
        call.print(`  ${says}\n    expected ${expected}\n    found    ${found}`)
      for (const { activity, held, owing } of wrong)
        call.print(`  ${activity} holds ${formatMoney(held)} and owes ${formatMoney(owing)}`)
      if (snapshot !== undefined) call.print(`  ${snapshot}`)
      return ok ? 0 : 1
    })
  },
}

function anchorsIn(flag: string | true | undefined): AnchorFile | undefined {
  if (typeof flag !== 'string') return undefined
  try {
    return readAnchors(readFileSync(flag, 'utf8'))
  } catch (error) {
    throw new Complaint(`the anchors in ${flag} cannot be read: ${(error as Error).message}`)
  }
}

/** A snapshot that holds something else than the lines up to it was forged or spoiled; no start uses it. */
async function snapshotFault(store: Kept, file: string): Promise<string | undefined> {
  const snapshot = fileShelf(snapshotFile(dirname(file))).read()
  if ('none' in snapshot) return existsSync(snapshotFile(dirname(file))) ? `The snapshot: ${snapshot.none}.` : undefined
  // Of an older program: nobody can read it today.
  if (snapshot.shape !== FOLD.shape) return undefined
  const digest = await store.digestAt(snapshot.seq)
  if (digest === undefined || toHex(digest) !== snapshot.digest)
    return `The snapshot is of line ${snapshot.seq} of another journal. Delete it; a start does not need it.`
  const dayOf = await dayFinderOf(file)
  const recount = { store, fold: FOLD, dayOf: (instant: string) => dayOf(Date.parse(instant)) }
  const differs = await compareSnapshot(snapshot, recount)
  return differs === undefined
    ? undefined
    : `The snapshot of line ${snapshot.seq} was changed: ${differs}. Keep it as evidence; no start uses it.`
}

type Kept = Store<Event>

async function booksOf(store: Kept, file: string) {
  const dayOf = await dayFinderOf(file)
  const { folded } = await replay({ store, fold: FOLD, dayOf: (instant) => dayOf(Date.parse(instant)) })
  return coverOf(folded.state.balances)
}
