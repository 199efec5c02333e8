import { existsSync, readFileSync } from 'node:fs'
import type { State } from '../../engine/mechanisms.ts'
import { toHex } from '../../journal/line.ts'
import { openRegister, resetRegisterLine } from '../../server/door/register.ts'
import { realClock } from '../../server/house/clock.ts'
import { openHouse } from '../../server/house/kernel.ts'
import { fileFaults, refuseLostJournal } from '../../server/upkeep/files.ts'
import { registerFile, registerKeyFile } from '../../server/upkeep/places.ts'
import { trailIn } from '../../server/upkeep/records.ts'
import { type Command, Complaint } from '../command.ts'
import { explained, wordsOf } from './journal.ts'

export const reconcile: Command = {
  summary: 'go on with files that disagree, with the reason on record',
  usage: 'reconcile FOLDER --reason TEXT --persons-file F',
  help: `
For a house that does not start because its journal, register, audit trail or anchors do not fit together, and whose
right files cannot be had any more. What does not fit is printed and recorded in the journal and in the audit trail with
the reason, for everybody to see; from then on the files are compared as they are. The house must not be running.
Two people decide it. The file has a line for each: the number, and the PIN or password; delete it afterwards. Where the
register itself is gone nobody can prove who they are, and both are on record by their numbers alone.`,
  flags: {
    reason: { takes: 'TEXT', says: 'why the house goes on with these files' },
    'persons-file': {
      takes: 'FILE',
      says: 'a file with two lines, each the number of a person and their PIN or password',
    },
  },
  run: (call) => {
    const { FOLDER } = wordsOf(call, reconcile.usage, 'FOLDER')
    const { reason } = call.flags
    if (typeof reason !== 'string' || reason.trim().length < 10)
      throw new Complaint('--reason takes a sentence: what happened, and who decided to go on.')
    const persons = personsIn(call.flags['persons-file'])
    return explained(call, async () => {
      refuseLostJournal(FOLDER)
      let found: string[] = []
      const house = await openHouse({
        folder: FOLDER,
        clock: realClock,
        before: async (opened) => {
          found = await fileFaults({ ...opened, folder: FOLDER })
          if (found.length === 0) throw new Complaint('the files fit together; there is nothing to reconcile')
          await proveBoth(FOLDER, opened.state, persons)
        },
      })
      try {
        const { seq, digest } = await house.note({
          do: 'ReconcileFiles',
          found,
          reason: reason.trim(),
          persons: numbersOf(persons),
        })
        const line = { seq, digest: toHex(digest) }
        if (existsSync(registerFile(FOLDER))) resetRegisterLine(registerFile(FOLDER), line)
        const audit = trailIn(house, FOLDER)
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

type Named = { readonly number: string; readonly secret: string }

/** Secrets are never typed into a command: they would stay in its history. */
function personsIn(file: string | true | undefined): readonly [Named, Named] {
  if (typeof file !== 'string')
    throw new Complaint(
      'two people decide this: --persons-file names a file with a line for each, number and PIN or password.',
    )
  const lines = (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').filter((line) => line.trim() !== '')
  const named = lines.map((line) => /^\s*(\d{1,15})\s+(\S.*?)\s*$/.exec(line))
  const [one, two] = named.map((found) => ({ number: found?.[1] ?? '', secret: found?.[2] ?? '' }))
  if (lines.length !== 2 || one === undefined || two === undefined || named.includes(null))
    throw new Complaint(`${file} has two lines, each the number of a person and their PIN or password.`)
  if (one.number === two.number) throw new Complaint('two different people decide this.')
  return [one, two]
}

const numbersOf = ([one, two]: readonly [Named, Named]): [string, string] => [one.number, two.number]

/** Whoever works here proves it by the register, where there is one. */
async function proveBoth(folder: string, { staff }: Pick<State, 'staff'>, persons: readonly Named[]): Promise<void> {
  const files = { file: registerFile(folder), keyFile: registerKeyFile(folder) }
  const hasRegister = existsSync(files.file) && existsSync(files.keyFile)
  if (!hasRegister || staff.size === 0) return
  const register = openRegister(files)
  try {
    for (const { number, secret } of persons) {
      const isProven =
        (await register.hasSecret(Number(number), 'pin', secret)) ||
        (await register.hasSecret(Number(number), 'password', secret))
      if (staff.get(number)?.isActive !== true || !isProven)
        throw new Complaint(`${number} does not work here, or this is not their PIN or password. Nothing was recorded.`)
    }
  } finally {
    register.close()
  }
}
