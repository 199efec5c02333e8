import { existsSync } from 'node:fs'
import { toHex } from '../../journal/line.ts'
import { auditFolder, openAudit } from '../../server/door/audit.ts'
import { resetRegisterLine } from '../../server/door/register.ts'
import { realClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { fileFaults, refuseLostJournal } from '../../server/upkeep/files.ts'
import { registerFile } from '../../server/upkeep/places.ts'
import { type Command, Complaint } from '../command.ts'
import { explained, wordsOf } from './journal.ts'

export const reconcile: Command = {
  summary: 'go on with files that disagree, with the reason on record',
  usage: 'reconcile FOLDER --reason TEXT',
  help: `
For a house that does not start because its journal, register, audit trail or anchors do not fit together, and whose
right files cannot be had any more. What does not fit is printed and recorded in the journal and in the audit trail with
the reason, for everybody to see; from then on the files are compared as they are. The house must not be running.`,
  flags: { reason: { takes: 'TEXT', says: 'why the house goes on with these files' } },
  run: (call) => {
    const { FOLDER } = wordsOf(call, reconcile.usage, 'FOLDER')
    const { reason } = call.flags
    if (typeof reason !== 'string' || reason.trim().length < 10)
      throw new Complaint('--reason takes a sentence: what happened, and who decided to go on.')
    return explained(call, async () => {
      refuseLostJournal(FOLDER)
      let found: string[] = []
      const house = await openHouse({
        folder: FOLDER,
        clock: realClock,
        before: async (opened) => {
          found = await fileFaults({ ...opened, folder: FOLDER })
          if (found.length === 0) throw new Complaint('the files fit together; there is nothing to reconcile')
        },
      })
      try {
        const { seq, digest } = await house.note({ do: 'ReconcileFiles', found, reason: reason.trim() })
        const line = { seq, digest: toHex(digest) }
        if (existsSync(registerFile(FOLDER))) resetRegisterLine(registerFile(FOLDER), line)
        const now = () => house.now().at
        const dayOf = (at: number) => house.zone.dayOf(at, house.state.property?.dayStart ?? '00:00')
        const audit = openAudit({ folder: auditFolder(FOLDER), now, dayOf })
        audit.note('files reconciled', { line: seq, digest: line.digest, faults: found.length })
        audit.close()
        for (const fault of found) call.print(fault)
        call.print(`Recorded as line ${seq} with the reason. The next start compares the files as they are now.`)
        return 0
      } finally {
        await house.close()
      }
    })
  },
}
