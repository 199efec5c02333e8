/**
 * The audit trail: who signed in and out, what was refused and why, what was exported. No money, no names, no secrets: numbers
 * of persons, sessions and devices only. It stands beside the journal and not in it, because whoever knocks at the door
 * without a key must not be able to make the books grow. Text lines in numbered files, each line with the digest of the
 * one before: they can be read with nothing but a pager, checked with `sha256sum`, and the oldest file can go without
 * touching the others. A process that dies loses nothing; a power cut at most the last second.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { told } from '../../words/sentence.ts'
import { AUDIT_KINDS, type AuditKind } from './auditkinds.ts'

export { AUDIT_KINDS }

const isAuditKind = (text: string): text is AuditKind => (AUDIT_KINDS as readonly string[]).includes(text)

export type AuditDetails = Readonly<Record<string, string | number>>
export type AuditLine = {
  readonly n: number
  readonly at: string
  /** Business day of the house. */
  readonly day: string
  readonly kind: AuditKind
  readonly details: AuditDetails
  /** Notes of this kind that were counted and not written, since the last one that was. */
  readonly more?: number
  /** Digest of the line before; empty in the very first one. */
  readonly before: string
}
/** What is looked for; the newest first. */
export type AuditAsk = { readonly kind?: AuditKind; readonly day?: string; readonly max?: number }

/** As the door and the command line ask for it. */
export function auditAsk({
  kind,
  day,
  max,
}: Readonly<Record<string, string | undefined>>): AuditAsk | ReturnType<typeof told> {
  if (kind !== undefined && !isAuditKind(kind))
    return told('no such audit kind', { kind: kind.slice(0, 40), kinds: AUDIT_KINDS })
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) return told('not a day', { text: day.slice(0, 40) })
  if (max !== undefined && !/^[1-9]\d{0,2}$/.test(max)) return told('too many audit lines', { most: LATEST_MAX })
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(day === undefined ? {} : { day }),
    ...(max === undefined ? {} : { max: Number(max) }),
  }
}

export type Audit = {
  /** Never throws: a trail that cannot be written is told by `trouble`, and the house goes on. */
  note(kind: AuditKind, details: AuditDetails): void
  latest(ask?: AuditAsk): Promise<AuditLine[]>
  /** Business day of the oldest note that is still there. */
  oldest(): string | undefined
  /** Why notes cannot be written at present, if so. */
  trouble(): string | undefined
  /** The last note, safe on disk. */
  last(): AuditEnd
  close(): void
}

export type AuditEnd = { readonly n: number; readonly digest: string }

const LATEST_MAX = 500

export type AuditOptions = {
  readonly folder: string
  readonly now: () => number
  readonly dayOf: (at: number) => string
  readonly fileMax?: number
  readonly filesMax?: number
  /** Of each kind in a minute; what is beyond is counted only, so that nobody can push others out of the trail. */
  readonly minuteMax?: number
  /** Whether notes of that business day must still be there; then their file stays, however many there are. */
  readonly isKept?: (day: string) => boolean
}

const FILE_MAX = 1 << 20
const FILES_MAX = 256
const MINUTE_MAX = 120
const SYNC_MS = 1_000

export const auditFolder = (folder: string): string => join(folder, 'audit')
const FILE = /^audit-(\d{6})\.jsonl$/
const nameOf = (number: number) => `audit-${String(number).padStart(6, '0')}.jsonl`
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

export function openAudit(options: AuditOptions): Audit {
  const { folder, now, dayOf, fileMax = FILE_MAX, filesMax = FILES_MAX, minuteMax = MINUTE_MAX } = options
  const { isKept = () => false } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let { number, size, last } = endOf(folder)
  let handle: number | undefined
  let trouble: string | undefined
  let dirty: NodeJS.Timeout | undefined
  const minutes = new Map<AuditKind, { minute: number; written: number; more: number }>()

  function sync(): void {
    clearTimeout(dirty)
    dirty = undefined
    if (handle !== undefined) fsyncSync(handle)
  }
  function turn(): void {
    sync()
    if (handle !== undefined) closeSync(handle)
    handle = undefined
    number += 1
    size = 0
    for (const old of filesOf(folder).filter((file) => file <= number - filesMax)) {
      const file = join(folder, nameOf(old))
      const newest = readFileSync(file, 'utf8')
        .split('\n')
        .reverse()
        .flatMap((line) => lineOf(line) ?? [])[0]
      // Without a gap: what is younger than a file that stays, stays too.
      if (isKept(newest?.day ?? dayOf(now()))) break
      rmSync(file)
    }
  }
  function write(kind: AuditKind, details: AuditDetails, at: number, more: number): void {
    const counted = more > 0 ? { more } : {}
    const line = { n: last.n + 1, at: new Date(at).toISOString(), day: dayOf(at), kind, details: clean(details) }
    const text = JSON.stringify({ ...line, ...counted, before: last.digest })
    if (size > 0 && size + text.length > fileMax) turn()
    handle ??= openSync(join(folder, nameOf(number)), 'a', 0o600)
    writeSync(handle, `${text}\n`)
    size += text.length + 1
    last = { n: line.n, digest: digestOf(text) }
    dirty ??= setTimeout(guarded(sync), SYNC_MS).unref()
  }
  const guarded = (act: () => void) => () => {
    try {
      act()
      trouble = undefined
    } catch (error) {
      trouble = (error as Error).message
    }
  }

  return {
    note(kind, details) {
      const at = now()
      const minute = Math.floor(at / 60_000)
      const known = minutes.get(kind)
      const fresh = known?.minute === minute ? known : { minute, written: 0, more: known?.more ?? 0 }
      minutes.set(kind, fresh)
      if (fresh.written >= minuteMax) {
        fresh.more += 1
        return
      }
      fresh.written += 1
      guarded(() => {
        write(kind, details, at, fresh.more)
        fresh.more = 0
      })()
    },
    latest: (ask) => latestIn(folder, ask),
    oldest: () => oldestIn(folder),
    trouble: () => trouble,
    last() {
      guarded(sync)()
      return last
    },
    close() {
      const at = now()
      // What was counted only is told before the book is shut.
      for (const [kind, { more }] of minutes) if (more > 0) guarded(() => write(kind, {}, at, more))()
      guarded(sync)()
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    },
  }
}

/** The newest lines that fit, newest first. Files are read one at a time, so that nobody waits long meanwhile. */
export async function latestIn(folder: string, { kind, day, max = 100 }: AuditAsk = {}): Promise<AuditLine[]> {
  const found: AuditLine[] = []
  for (const number of filesOf(folder).reverse()) {
    const text = await readFile(join(folder, nameOf(number)), 'utf8').catch(() => '')
    for (const line of text.split('\n').reverse()) {
      const read = lineOf(line)
      if (read === undefined || (kind !== undefined && read.kind !== kind) || (day !== undefined && read.day !== day))
        continue
      found.push(read)
      if (found.length >= Math.min(max, LATEST_MAX)) return found
    }
  }
  return found
}

export function oldestIn(folder: string): string | undefined {
  for (const number of filesOf(folder)) {
    for (const line of readFileSync(join(folder, nameOf(number)), 'utf8').split('\n')) {
      const read = lineOf(line)
      if (read !== undefined) return read.day
    }
  }
  return undefined
}

/** By person, when they last signed in as far as the trail goes back. */
export async function lastSignIns(folder: string): Promise<Map<string, string>> {
  const last = new Map<string, string>()
  for (const number of filesOf(folder)) {
    const text = await readFile(join(folder, nameOf(number)), 'utf8').catch(() => '')
    for (const line of text.split('\n')) {
      const read = line.includes('"sign-in"') ? lineOf(line) : undefined
      const person = read?.kind === 'sign-in' ? read.details.person : undefined
      if (read !== undefined && typeof person === 'string') last.set(person, read.at)
    }
  }
  return last
}

export type AuditCheck = { readonly lines: number; readonly fault?: string }

/** Reads all that is kept and says where a line was changed, taken away or put in. */
export function checkAudit(folder: string): AuditCheck {
  let check: AuditCheck = { lines: 0 }
  for (const after of auditSteps(folder)) check = after
  return check
}

/** The same a file at a time: what was read so far, after each of them; it ends with the first fault. */
export function* auditSteps(folder: string): Generator<AuditCheck, undefined> {
  let lines = 0
  let last: { n: number; digest: string } | undefined
  for (const number of filesOf(folder)) {
    const file = nameOf(number)
    // The oldest ones go while the trail is read.
    if (!existsSync(join(folder, file))) continue
    const texts = readFileSync(join(folder, file), 'utf8').split('\n')
    for (const [index, text] of texts.entries()) {
      if (text === '') continue
      const where = `${file} line ${index + 1}`
      const line = lineOf(text)
      // A power cut may break the very last line that was being written; the next one hangs on the one before it.
      if (line === undefined) {
        if (isBrokenOff(text)) continue
        yield { lines, fault: `${where} is not a note` }
        return
      }
      if (last !== undefined && (line.n !== last.n + 1 || line.before !== last.digest)) {
        yield { lines, fault: `${where} does not follow note ${last.n}` }
        return
      }
      last = { n: line.n, digest: digestOf(text) }
      lines += 1
    }
    yield { lines }
  }
}

export type AuditMarks = {
  readonly last: AuditEnd
  /** The note of that number: its digest, or nothing when it is not kept any more. */
  readonly asked?: string
  /** The newest note that names a line of the journal. */
  readonly line?: { readonly seq: number; readonly digest?: string }
}

/** How far a trail has come, read from its newest files: the note `n`, and the last line of the journal that it names. */
export function auditMarks(folder: string, n = 0): AuditMarks | undefined {
  let last: AuditEnd | undefined
  let asked: string | undefined
  let line: AuditMarks['line']
  for (const number of filesOf(folder).reverse()) {
    for (const text of readFileSync(join(folder, nameOf(number)), 'utf8')
      .split('\n')
      .reverse()) {
      const read = lineOf(text)
      if (read === undefined) continue
      last ??= { n: read.n, digest: digestOf(text) }
      if (read.n === n) asked = digestOf(text)
      const { line: seq, digest } = read.details
      if (line === undefined && typeof seq === 'number' && NAMES_LINE.includes(read.kind))
        line = { seq, ...(typeof digest === 'string' ? { digest } : {}) }
      if (read.n <= n && line !== undefined) break
    }
    if (line !== undefined && (last?.n ?? 0) >= n && (n === 0 || asked !== undefined)) break
  }
  if (last === undefined) return undefined
  return { last, ...(asked === undefined ? {} : { asked }), ...(line === undefined ? {} : { line }) }
}

const NAMES_LINE: readonly AuditKind[] = ['start', 'stop', 'files reconciled']

/** A trail in memory, for tests and rooms without a folder. */
export function memoryAudit({ now, dayOf }: Pick<AuditOptions, 'now' | 'dayOf'>, keptMax = 10_000): Audit {
  const lines: AuditLine[] = []
  let n = 0
  return {
    note(kind, details) {
      const at = now()
      n += 1
      lines.push({ n, at: new Date(at).toISOString(), day: dayOf(at), kind, details: clean(details), before: '' })
      if (lines.length > keptMax) lines.shift()
    },
    latest: async ({ kind, day, max = 100 } = {}) =>
      lines
        .filter((line) => (kind === undefined || line.kind === kind) && (day === undefined || line.day === day))
        .slice(-Math.min(max, LATEST_MAX))
        .reverse(),
    oldest: () => lines[0]?.day,
    trouble: () => undefined,
    last: () => ({ n, digest: '' }),
    close: () => undefined,
  }
}

/** Words under which a secret or a name could slip in; such a detail is left out. */
const NEVER = /name|pin|passw|secret|token|cookie|badge|mac/i
const DETAILS_MAX = 12
const TEXT_MAX = 160

function clean(details: AuditDetails): AuditDetails {
  const kept = Object.entries(details).filter(([key]) => !NEVER.test(key))
  return Object.fromEntries(
    kept.slice(0, DETAILS_MAX).map(([key, value]) => [key, typeof value === 'number' ? value : plain(value)]),
  )
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ').slice(0, TEXT_MAX)

const filesOf = (folder: string): number[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => FILE.exec(file)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b)
    : []

function lineOf(text: string): AuditLine | undefined {
  try {
    const read = JSON.parse(text) as AuditLine
    return typeof read.n === 'number' && isAuditKind(read.kind) ? read : undefined
  } catch {
    return undefined
  }
}

const isBrokenOff = (text: string) => text.startsWith('{"n":') && !text.endsWith('}')

/** Where the trail goes on: the last whole line. One that broke off is closed with a line end, and stays to be seen. */
function endOf(folder: string): { number: number; size: number; last: { n: number; digest: string } } {
  const numbers = filesOf(folder)
  const number = numbers.at(-1) ?? 1
  let size = 0
  for (const file of numbers.slice(-2).reverse()) {
    const text = readFileSync(join(folder, nameOf(file)), 'utf8')
    if (file === number) {
      size = Buffer.byteLength(text)
      if (text !== '' && !text.endsWith('\n')) mend(join(folder, nameOf(file)))
    }
    for (const line of text.split('\n').reverse()) {
      const read = lineOf(line)
      if (read !== undefined) return { number, size, last: { n: read.n, digest: digestOf(line) } }
    }
  }
  return { number, size, last: { n: 0, digest: '' } }
}

function mend(file: string): void {
  const handle = openSync(file, 'a')
  writeSync(handle, '\n')
  closeSync(handle)
}
