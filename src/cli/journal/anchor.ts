import { writeAnchors } from '../../journal/anchor.ts'
import { toHex } from '../../journal/line.ts'
import { type Command, Complaint } from '../command.ts'
import { withJournal, wordsOf } from './journal.ts'

export const anchor: Command = {
  summary: "print the day's digest, to be handed to a second custodian",
  usage: 'anchor FOLDER [--day DATE] [--all]',
  help: `
Whoever keeps it outside the house can tell later, with "gamekeeper verify FOLDER --anchors FILE", whether any line up
to that day was changed. An anchor is taken when a business day is closed. Without --day: the last one.`,
  flags: {
    day: { takes: 'DATE', says: 'the business day, as 2026-11-15' },
    all: { says: 'every day that was closed' },
  },
  run: (call) => {
    const { FOLDER } = wordsOf(call, anchor.usage, 'FOLDER')
    const { day, all } = call.flags
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const anchors = await store.anchors()
      const chosen =
        all === true ? anchors : typeof day === 'string' ? anchors.filter((one) => one.day === day) : anchors.slice(-1)
      const { seq, digest } = await store.head()
      if (chosen.length === 0 && typeof day === 'string') {
        const days = anchors.map((one) => one.day)
        throw new Complaint(`${day} has no anchor; closed days are ${days.join(', ') || 'none yet'}`)
      }
      if (call.json)
        call.print(
          JSON.stringify({ property: store.header.property, anchors: chosen, head: { seq, digest: toHex(digest) } }),
        )
      else if (chosen.length > 0) call.print(writeAnchors(store.header, chosen).trimEnd())
      else
        call.print(
          `No day is closed yet, so there is no anchor. As of now line ${seq} has the digest\n${toHex(digest)}`,
        )
      return 0
    })
  },
}
