/**
 * The audit trail: who signed in and out, what was refused and why, what was exported. No money, no names, no secrets: numbers
 * of persons, sessions and devices only. It stands beside the journal and not in it, because whoever knocks at the door
 * without a key must not be able to make the books grow. Text lines in numbered files, each line with the digest of the
 * one before: they can be read with nothing but a pager, checked with `sha256sum`, and the oldest file can go without
 * touching the others. A process that dies loses nothing; a power cut at most the last second.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AuditAsk,
  type AuditDetails,
  type AuditEnd,
  type AuditLine,
  digestOf,
  filesOf,
  LATEST_MAX,
  latestIn,
  lineOf,
  nameOf,
  oldestIn,
} from './auditfiles.ts'
import type { AuditKind } from './auditkinds.ts'

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
