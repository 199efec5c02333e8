import { readFileSync } from 'node:fs'
import { formatMoney } from '../../base/money.ts'
import { type AnchorFile, readAnchors } from '../../journal/anchor.ts'
import { replay } from '../../journal/journal.ts'
import { verify as verifyJournal } from '../../journal/verify.ts'
import { coverOf } from '../../ledger/balances.ts'
import { FOLD } from '../../server/house/kernel.ts'
import { dayFinderOf } from '../../server/house/storage.ts'
import { type Command, Complaint } from '../command.ts'
import { progressOf, withJournal, wordsOf } from './journal.ts'

export const verify: Command = {
  summary: 'check a journal: every digest, the anchors, the tables and the books',
  usage: 'verify FOLDER [--anchors FILE]',
  help: `
Reads the whole journal of a house, beside a running one too: form and digest of every line, the anchors kept with it
and those that somebody outside holds, the report tables against new ones, and the two books against each other.
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
      const ok = verdict.ok && wrong.length === 0
      if (call.json) {
        const shown = books.map((book) => ({ ...book, held: `${book.held}`, owing: `${book.owing}` }))
        call.print(JSON.stringify({ ...verdict, ok, property: store.header.property, books: shown }))
        return ok ? 0 : 1
      }
      const anchored = verdict.anchorsChecked === 0 ? 'no anchors' : `${verdict.anchorsChecked} anchors checked`
      call.print(`${ok ? 'SOUND' : 'NOT SOUND'}: ${store.header.property}, ${verdict.lines} lines, ${anchored}`)
      call.print(`digest of line ${verdict.lines}: ${verdict.head}`)
      for (const { says, expected, found } of verdict.faults)
        call.print(`  ${says}\n    expected ${expected}\n    found    ${found}`)
      for (const { activity, held, owing } of wrong)
        call.print(`  ${activity} holds ${formatMoney(held)} and owes ${formatMoney(owing)}`)
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

async function booksOf(store: Parameters<typeof replay<unknown, never>>[0]['store'], file: string) {
  const dayOf = await dayFinderOf(file)
  const { folded } = await replay({ store, fold: FOLD, dayOf: (instant) => dayOf(Date.parse(instant)) })
  return coverOf(folded.state.balances)
}
