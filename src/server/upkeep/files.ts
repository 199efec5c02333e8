/**
 * The files of a house are compared before anything runs: journal, register, audit trail and anchors. Each has noted how
 * far another one was, so one that is gone, older or younger than the others is noticed, whichever it is.
 */
import { existsSync } from 'node:fs'
import type { State } from '../../engine/mechanisms.ts'
import type { Anchor } from '../../journal/anchor.ts'
import { toHex } from '../../journal/line.ts'
import type { Store } from '../../journal/store.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { type AuditMarks, auditFolder, auditMarks } from '../door/auditfiles.ts'
import { type JournalLine, registerMarks } from '../door/register.ts'
import { readKeyFile } from '../door/vault.ts'
import { journalFile, snapshotFile } from '../house/storage.ts'
import { deviceKeyFile, drawsFolder, registerFile, registerKeyFile } from './places.ts'

export type Compared = {
  readonly folder: string
  readonly state: Pick<State, 'fileMarks' | 'staff' | 'devices' | 'reconciled'>
  readonly store: Pick<Store, 'head' | 'digestAt' | 'anchors' | 'rows'>
  /** The demo enrols its people before its register is made, so a start that broke off there is no loss. */
  readonly isDemo?: boolean
  /** Anchors that the house has handed out to a folder elsewhere. */
  readonly outside?: { readonly file: string; readonly anchors: readonly Anchor[] }
}

/** What a folder holds that only a house leaves behind. */
export function tracesIn(folder: string): string[] {
  const traces = [
    registerFile(folder),
    registerKeyFile(folder),
    deviceKeyFile(folder),
    auditFolder(folder),
    drawsFolder(folder),
    snapshotFile(folder),
    `${journalFile(folder)}-wal`,
  ]
  return traces.filter((file) => existsSync(file))
}

/** A folder whose journal is gone is never taken for a new house. */
export function refuseLostJournal(folder: string): void {
  if (existsSync(journalFile(folder))) return
  const traces = tracesIn(folder)
  if (traces.length === 0) return
  throw new JournalTrouble(
    'missing',
    `The journal ${journalFile(folder)} is gone, but ${traces.join(', ')} ${traces.length === 1 ? 'is' : 'are'} there: this is not a new house. Nothing was started or made. Restore the latest backup of the whole house to a new folder; for a new house, name an empty folder.`,
  )
}

/** Throws a sentence that says which file does not fit, where it is and what to do. */
export async function compareFiles(compared: Compared): Promise<void> {
  const faults = await fileFaults(compared)
  if (faults.length === 0) return keysRead(compared.folder)
  throw new JournalTrouble(
    'damaged',
    `${faults.join(' ')} Nothing was started or changed. Put back the file that belongs here, or restore the latest backup of the whole house to a new folder. To go on with what is there: gamekeeper reconcile ${compared.folder} --reason "..."; it is recorded.`,
  )
}

/** A key that cannot be read keeps the house shut before any timer has run, not after. */
function keysRead(folder: string): void {
  if (existsSync(registerFile(folder))) readKeyFile(registerKeyFile(folder))
  if (existsSync(deviceKeyFile(folder))) readKeyFile(deviceKeyFile(folder))
}

export async function fileFaults(compared: Compared): Promise<string[]> {
  const { folder, state, store, outside } = compared
  const marks = state.fileMarks ?? {}
  const head = await store.head()
  let lookers = 0
  const fits = async ({ seq, digest }: { seq: number; digest?: string }): Promise<'fits' | 'beyond' | 'other'> => {
    if (seq > head.seq) return 'beyond'
    const own = await store.digestAt(seq)
    return digest === undefined || (own !== undefined && toHex(own) === digest) ? 'fits' : 'other'
  }
  const faults: string[] = []
  const seen: { readonly who: string; readonly seq: number; readonly how: 'beyond' | 'other' }[] = []
  const look = async (who: string, line: { seq: number; digest?: string } | undefined) => {
    if (line !== undefined) lookers += 1
    const how = line === undefined ? 'fits' : await fits(line)
    if (line !== undefined && how !== 'fits') seen.push({ who, seq: line.seq, how })
  }

  const register = registerIn(compared, faults)
  if (register !== undefined) {
    if (marks.register !== undefined && register.changes < marks.register)
      faults.push(
        `The register ${registerFile(folder)} is older than the journal: it was changed ${register.changes} times, and the journal knows of ${marks.register}.`,
      )
    await look(`the register ${registerFile(folder)}`, register.line)
  }
  const audit = auditIn(folder, marks.audit, faults)
  await look(`the audit trail ${auditFolder(folder)}`, audit?.line)
  if (state.devices.size > 0 && !existsSync(deviceKeyFile(folder)) && (register !== undefined || audit !== undefined))
    faults.push(`The key of the devices, ${deviceKeyFile(folder)}, is gone; without it no device is believed.`)
  // What was reconciled is told once; it does not keep the house shut again.
  const since = state.reconciled?.at ?? 0
  const isNew = ({ recorded }: { readonly recorded: string }) => !(Date.parse(recorded) <= since)
  for (const anchor of (outside?.anchors ?? []).filter(isNew))
    await look(`the anchor of ${anchor.day} in ${outside?.file}`, anchor)
  faults.push(
    ...lineFaults(seen, lookers, journalFile(folder), head.seq),
    ...(await anchorFaults(store, journalFile(folder), isNew)),
  )
  return faults
}

type Marks = { readonly changes: number; readonly line?: JournalLine }

function registerIn({ folder, state, isDemo }: Compared, faults: string[]): Marks | undefined {
  const file = registerFile(folder)
  if (existsSync(file)) return registerMarks(file)
  const isExpected = state.staff.size > 0 && state.reconciled === undefined && isDemo !== true
  if (state.fileMarks?.register !== undefined || existsSync(registerKeyFile(folder)) || isExpected)
    faults.push(`The register ${file} is gone: names, badges and PINs were in it.`)
  return undefined
}

function auditIn(
  folder: string,
  mark: { readonly n: number; readonly digest: string } | undefined,
  faults: string[],
): AuditMarks | undefined {
  const place = auditFolder(folder)
  const audit = auditMarks(place, mark?.n)
  if (mark === undefined) return audit
  if (audit === undefined) faults.push(`The audit trail ${place} is gone; the journal knows of ${mark.n} notes.`)
  else if (audit.last.n < mark.n)
    faults.push(
      `The audit trail ${place} is older than the journal: it ends at note ${audit.last.n}, and the journal knows of note ${mark.n}.`,
    )
  else if (audit.asked !== undefined && audit.asked !== mark.digest)
    faults.push(`The audit trail ${place} is another one: its note ${mark.n} is not the one that the journal knows.`)
  return audit
}

/** Several that know more than the journal say that the journal is the old one; a single one may be the young one itself. */
function lineFaults(
  seen: readonly { readonly who: string; readonly seq: number; readonly how: 'beyond' | 'other' }[],
  lookers: number,
  journal: string,
  last: number,
): string[] {
  const beyond = seen.filter(({ how }) => how === 'beyond')
  const [young] = beyond
  if (young !== undefined && beyond.length === 1 && lookers > 1)
    return [
      `${young.who.replace(/^t/, 'T')} is younger than the others: it knows line ${young.seq}, and the journal ${journal} ends at line ${last}.`,
    ]
  const knows = beyond.map(({ who, seq }) => `${who} knows line ${seq}`).join(', ')
  const older =
    beyond.length === 0
      ? []
      : [`The journal ${journal} ends at line ${last}, but ${knows}: the journal is older, or lines were cut off.`]
  const others = seen
    .filter(({ how }) => how === 'other')
    .map(({ who, seq }) => `Line ${seq} of the journal ${journal} is another one than ${who} has seen.`)
  return [...older, ...others]
}

/** The house's own anchors: each must be met, and only the last day's may be missing, after a crash at its close. */
async function anchorFaults(
  store: Compared['store'],
  journal: string,
  isNew: (anchor: { readonly recorded: string }) => boolean,
): Promise<string[]> {
  const anchors = await store.anchors()
  const faults: string[] = []
  for (const { day, seq, digest } of anchors.filter(isNew)) {
    const own = await store.digestAt(seq)
    if (own === undefined || toHex(own) !== digest)
      faults.push(`The anchor of ${day} in ${journal} does not match line ${seq}: a line was changed after that day.`)
  }
  const days = await store.rows<{ day: string; recorded: string }>('select day, recorded from days order by seq desc')
  const kept = new Set(anchors.map(({ day }) => day))
  const gone = days.slice(1).filter((closed) => !kept.has(closed.day) && isNew(closed))
  if (gone.length > 0)
    faults.push(`${gone.length} anchors of closed days are gone from ${journal}, the last of ${gone[0]?.day}.`)
  return faults
}
