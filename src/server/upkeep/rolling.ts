/** The rolling check: the whole journal and audit trail are read again and again, a slice at a time, once in every hour at least. */
import { digestOf, sameBytes } from '../../journal/line.ts'
import { openSqlite, type SqliteStore } from '../../journal/sqlite.ts'
import { troubleOf } from '../../journal/trouble.ts'
import { type AuditCheck, auditFolder, auditSteps } from '../door/auditfiles.ts'
import { journalFile } from '../house/storage.ts'
import { type Alarm, alarm } from './alarms.ts'

export type Rolling = {
  /** Reads the next slice; answers with what is wrong, if anything is. Asked once a second. */
  step(): Promise<Alarm | undefined>
  /** How often everything was read. */
  passes(): number
  close(): Promise<void>
}

/** So many steps, a second each, for one pass: some minutes under the hour. */
const STEPS = 3_000
const SLICE_LEAST = 500

export function rollingCheck(folder: string, sliceLeast = SLICE_LEAST): Rolling {
  const file = journalFile(folder)
  let passes = 0
  // A connection of its own for each pass: what another one has read before would hide what is on the disk now.
  let pass: { store: SqliteStore<never>; slice: number; seq: number; digest: Uint8Array } | undefined

  let trail: Generator<AuditCheck, undefined> | undefined

  async function begin() {
    const store = await openSqlite<never>({ file, readonly: true, check: 'none' })
    const { seq } = await store.head()
    const digest = (await store.digestAt(0)) ?? new Uint8Array()
    return { store, slice: Math.max(sliceLeast, Math.ceil(seq / STEPS)), seq: 0, digest }
  }
  async function end(): Promise<void> {
    await pass?.store.close()
    pass = undefined
    trail = undefined
  }
  async function read(): Promise<Alarm | undefined> {
    pass ??= await begin()
    const from = pass.seq
    for await (const lines of pass.store.lines({ after: from, until: from + pass.slice })) {
      for (const line of lines) {
        const isNext = line.seq === pass.seq + 1 && sameBytes(digestOf(pass.digest, line.text), line.digest)
        if (!isNext) return alarm('line does not match', { line: pass.seq + 1, file })
        pass.seq = line.seq
        pass.digest = line.digest
      }
    }
    if (pass.seq > from) return undefined
    // Then the audit trail, a file of it at a time.
    trail ??= auditSteps(auditFolder(folder))
    const { value: audit, done } = trail.next()
    if (done === true) {
      await end()
      passes += 1
    }
    if (audit?.fault === undefined) return undefined
    return alarm('audit trail damaged', { folder: auditFolder(folder), fault: audit.fault })
  }
  return {
    async step() {
      try {
        const fault = await read()
        if (fault !== undefined) await end()
        return fault
      } catch (error) {
        await end()
        return alarm('file not readable', { why: troubleOf(error, file).message })
      }
    },
    passes: () => passes,
    close: end,
  }
}
