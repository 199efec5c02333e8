/**
 * Snapshots are a cache: the folded state at one line. The line after it vouches for it by its digest; one that does not fit
 * is left aside and the journal is replayed.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { sha256, toHex } from './line.ts'
import { decode, encode } from './tagged.ts'

export type SnapshotHead = {
  /** Version of the code's state; another one makes the snapshot useless. */
  readonly shape: string
  readonly seq: number
  /** Digest of line `seq`, in hexadecimal: ties the snapshot to this very journal. */
  readonly digest: string
}

export type Snapshot = SnapshotHead & { readonly body: string }

/** Where the latest snapshot lies. */
export type Shelf = {
  /** The snapshot, or why there is none to use. */
  read(): Snapshot | { readonly none: string }
  write(snapshot: Snapshot): void
}

export const takeSnapshot = (head: SnapshotHead, state: unknown): Snapshot => ({
  shape: head.shape,
  seq: head.seq,
  digest: head.digest,
  body: encode(state),
})

/** What the journal says of a snapshot, one line after it: of which line it is, and its digest. */
export type SnapshotMark = { readonly line: number; readonly digest: string }

/** Over everything that decides whether and how the body is used, not the body alone. */
export const markOf = ({ shape, seq, digest, body }: Snapshot): SnapshotMark => ({
  line: seq,
  digest: toHex(sha256(JSON.stringify([shape, seq, digest, toHex(sha256(body))]))),
})

export const stateOf = <S>(snapshot: Snapshot): S => decode<S>(snapshot.body)

/** One file, replaced as a whole: a crash leaves the old snapshot or the new one. */
export function fileShelf(file: string): Shelf {
  return {
    read() {
      let text: string
      try {
        text = readFileSync(file, 'utf8')
      } catch {
        return { none: 'there is no snapshot yet' }
      }
      return parse(text) ?? { none: 'the snapshot is damaged' }
    },
    write(snapshot) {
      const { shape, seq, digest, body } = snapshot
      const head = JSON.stringify({ shape, seq, digest, sha256: toHex(sha256(body)) })
      const draft = `${file}.new`
      const handle = openSync(draft, 'w')
      try {
        writeSync(handle, `${head}\n${body}`)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(draft, file)
    },
  }
}

function parse(text: string): Snapshot | undefined {
  const end = text.indexOf('\n')
  try {
    const head = JSON.parse(text.slice(0, end)) as SnapshotHead & { sha256: string }
    const body = text.slice(end + 1)
    if (toHex(sha256(body)) !== head.sha256) return undefined
    return { shape: head.shape, seq: head.seq, digest: head.digest, body }
  } catch {
    return undefined
  }
}
