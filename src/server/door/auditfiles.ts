/** The files of the audit trail as they are read: what is looked for, whether every line follows the one before, how far it has come. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { told } from '../../words/sentence.ts'
import { AUDIT_KINDS, type AuditKind } from './auditkinds.ts'

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

export type AuditEnd = { readonly n: number; readonly digest: string }

export const LATEST_MAX = 500

export const auditFolder = (folder: string): string => join(folder, 'audit')
const FILE = /^audit-(\d{6})\.jsonl$/
export const nameOf = (number: number) => `audit-${String(number).padStart(6, '0')}.jsonl`
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

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

export const filesOf = (folder: string): number[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => FILE.exec(file)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b)
    : []

export function lineOf(text: string): AuditLine | undefined {
  try {
    const read = JSON.parse(text) as AuditLine
    return typeof read.n === 'number' && isAuditKind(read.kind) ? read : undefined
  } catch {
    return undefined
  }
}

const isBrokenOff = (text: string) => text.startsWith('{"n":') && !text.endsWith('}')
