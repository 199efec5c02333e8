import { existsSync } from 'node:fs'
import { type AuditLine, auditAsk, auditFolder, checkAudit, latestIn } from '../../server/door/auditfiles.ts'
import { AUDIT_KINDS } from '../../server/door/auditkinds.ts'
import { english } from '../../words/sentence.ts'
import { type Command, Complaint } from '../command.ts'
import { wordsOf } from './journal.ts'

export const audit: Command = {
  summary: 'show who signed in and out, what was refused, what was exported',
  usage: 'audit FOLDER [--kind K] [--day D] [--max N] [--check]',
  help: `
Newest first. People, sessions and devices appear by number; names are only in the register.
Each line carries the digest of the one before; --check reads everything kept and says where the chain is broken.
Kinds: ${AUDIT_KINDS.join(', ')}.`,
  flags: {
    kind: { takes: 'K', says: 'only this kind' },
    day: { takes: 'D', says: 'only this business day, as 2026-03-02' },
    max: { takes: 'N', says: 'at most so many lines (otherwise 100)' },
    check: { says: 'read the whole trail and check its chain' },
  },
  async run(call) {
    const { FOLDER } = wordsOf(call, audit.usage, 'FOLDER')
    const folder = auditFolder(FOLDER)
    if (!existsSync(folder)) throw new Complaint(`there is no audit trail in ${FOLDER}`)
    const { flags, json, print } = call
    if (flags.check === true) {
      const { lines, fault } = checkAudit(folder)
      print(
        json
          ? JSON.stringify({ lines, fault })
          : fault === undefined
            ? `${lines} notes, and the chain holds.`
            : `The chain is broken: ${fault}.`,
      )
      return fault === undefined ? 0 : 1
    }
    const ask = auditAsk(flags as Record<string, string | undefined>)
    if ('says' in ask) throw new Complaint(english(ask))
    const lines = await latestIn(folder, ask)
    if (lines.length === 0 && !json) print('Nothing is noted.')
    for (const line of lines) print(json ? JSON.stringify(line) : told(line))
    return 0
  },
}

const told = ({ n, at, kind, details, more }: AuditLine): string => {
  const rest = Object.entries(details).map(([key, value]) => `${key}: ${value}`)
  return `${String(n).padStart(6)}  ${at}  ${kind.padEnd(22)}${[...rest, ...(more === undefined ? [] : [`and ${more} more before`])].join(', ')}`
}
