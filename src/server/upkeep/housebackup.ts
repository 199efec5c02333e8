/** A whole house in one sealed file: journal, register, keys, audit trail, draws, settings. Made while it runs; brought back and tried. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import Database from 'better-sqlite3'
import type { Event, State } from '../../engine/mechanisms.ts'
import { backup as copyJournal } from '../../journal/backup.ts'
import { replay } from '../../journal/journal.ts'
import { toHex } from '../../journal/line.ts'
import { projectionsOf } from '../../journal/projections/projections.ts'
import { openSqlite } from '../../journal/sqlite.ts'
import { JournalTrouble } from '../../journal/trouble.ts'
import { verify } from '../../journal/verify.ts'
import { auditFolder, checkAudit } from '../door/auditfiles.ts'
import { openRegister } from '../door/register.ts'
import { FOLD } from '../house/fold.ts'
import { dayFinderOf, entryAt, journalFile } from '../house/storage.ts'
import { fileFaults } from './files.ts'
import { registerFile, registerKeyFile } from './places.ts'
import { openSealed, type Packed, type Wrapping, writeSealed } from './sealedfile.ts'

export type HouseCopy = {
  readonly property: string
  readonly lines: number
  readonly digest: string
  /** When the newest entry was recorded. */
  readonly recorded: string
  readonly files: readonly string[]
}

/** Caches, locks, logs of databases, other rooms: never part of a backup. */
const NOT_KEPT = /(\.lock|-wal|-shm|\.new|\.part)$|^snapshot$|^\.backup-/
/** Other folders there are somebody else's: a practice house, or what the house happens to lie beside. */
const KEPT_FOLDERS: readonly string[] = ['audit', 'draws', 'settings']
const TRIES = 3

/** `settings`: files beside the folder that the house is started with. */
export async function backUpHouse(
  folder: string,
  target: string,
  wrapping: Wrapping,
  settings: readonly string[] = [],
): Promise<HouseCopy> {
  if (existsSync(target))
    throw new JournalTrouble('exists', `${target}: there is already a file. Choose a new name; it was left as it is.`)
  // Copies of keys stay in the folder that has them already, until they are sealed.
  const stage = mkdtempSync(join(folder, '.backup-'))
  try {
    const copy = await staged(folder, stage)
    for (const file of settings) copyTo(file, join(stage, 'settings', basename(file)))
    const { property, lines, digest, recorded } = copy
    const files = allIn(stage)
    writeSealed(`${target}.part`, files, wrapping, { property, lines, digest, recorded })
    renameSync(`${target}.part`, target)
    return { ...copy, files: files.map(({ name }) => name) }
  } finally {
    rmSync(`${target}.part`, { force: true })
    rmSync(stage, { recursive: true, force: true })
  }
}

/** The journal comes last; where the house wrote meanwhile what the others do not have yet, all are taken once more. */
async function staged(folder: string, stage: string): Promise<HouseCopy> {
  for (let tries = 1; ; tries += 1) {
    rmSync(stage, { recursive: true, force: true })
    mkdirSync(stage, { mode: 0o700 })
    if (existsSync(registerFile(folder))) await copyDatabase(registerFile(folder), registerFile(stage))
    for (const found of readdirSync(folder, { withFileTypes: true })) {
      const { name } = found
      if (NOT_KEPT.test(name) || (found.isDirectory() && !KEPT_FOLDERS.includes(name))) continue
      if ([journalFile(folder), registerFile(folder)].includes(join(folder, name))) continue
      copyTo(join(folder, name), join(stage, name))
    }
    const store = await openSqlite<Event>({ file: journalFile(folder), readonly: true, check: 'none' })
    await copyJournal(store, journalFile(stage)).finally(() => store.close())
    const { copy, faults } = await examined(stage)
    if (faults.length === 0) return copy
    if (tries === TRIES) throw new JournalTrouble('damaged', `${faults.join(' ')} No backup was made.`)
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const db = new Database(from, { readonly: true, fileMustExist: true })
  try {
    await db.backup(to)
  } finally {
    db.close()
  }
  const copy = new Database(to)
  copy.pragma('journal_mode = delete')
  copy.close()
}

function copyTo(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  cpSync(from, to, { recursive: true })
}

function allIn(folder: string): Packed[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((from) => statSync(from).isFile())
    .map((from) => ({ name: relative(folder, from), from }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a folder with the files of a house holds, and what is wrong with it. */
async function examined(folder: string): Promise<{ copy: HouseCopy; faults: string[] }> {
  const file = journalFile(folder)
  const dayOf = await dayFinderOf(file)
  const store = await openSqlite<Event>({ file, readonly: true, check: 'none', projections: projectionsOf(dayOf) })
  try {
    const verdict = await verify(store, { projections: false })
    const { folded } = await replay<State, Event>({ store, fold: FOLD, dayOf: (at) => dayOf(Date.parse(at)) })
    const { seq, digest } = await store.head()
    const last = await entryAt(store, seq)
    const audit = checkAudit(auditFolder(folder))
    const faults = [
      ...verdict.faults.map(({ says }) => says),
      ...(await fileFaults({ folder, state: folded.state, store })),
      ...(audit.fault === undefined ? [] : [`The audit trail is damaged: ${audit.fault}.`]),
    ]
    if (existsSync(registerFile(folder)))
      openRegister({ file: registerFile(folder), keyFile: registerKeyFile(folder) }).close()
    const files = allIn(folder).map(({ name }) => name)
    const copy = {
      property: store.header.property,
      lines: seq,
      digest: toHex(digest),
      recorded: last?.recorded ?? '',
      files,
    }
    return { copy, faults }
  } finally {
    await store.close()
  }
}

/** Unseals a backup into a folder that is not there or empty, and tries everything in it before the folder takes its name. */
export async function restoreHouse(file: string, target: string, wrapping: Wrapping): Promise<HouseCopy> {
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new JournalTrouble('exists', `${target}: the folder is not empty. Choose a new one; it was left as it is.`)
  const draft = `${folder}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    openSealed(file, draft, wrapping)
    const { copy, faults } = await examined(draft)
    if (faults.length > 0) throw new JournalTrouble('damaged', `${faults.join(' ')} Nothing was restored.`)
    for (const end of ['-wal', '-shm', '.lock'])
      for (const name of [journalFile(draft), registerFile(draft)]) rmSync(`${name}${end}`, { force: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    return copy
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Its own files by name: whatever else lies in the folder is left as it is. */
const OWN = /^(journal\.db|register\.db|snapshot)([-.].*)?$|^(register|devices|house)\.key$/

/** Only the account that runs the house may read its files. */
export function closeToOthers(folder: string): void {
  if (process.platform === 'win32') return
  for (const found of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, found.name)
    if (found.isFile() && OWN.test(found.name)) chmodSync(path, 0o600)
    if (!found.isDirectory() || !KEPT_FOLDERS.includes(found.name)) continue
    chmodSync(path, 0o700)
    for (const inside of readdirSync(path)) chmodSync(join(path, inside), 0o600)
  }
}
