/** Checks a journal as an outsider would: numbering, canonical form, chain, anchors, projections. Changes nothing. */
import type { Anchor, AnchorFile } from './anchor.ts'
import { canonical } from './canonical.ts'
import { beginning, digestOf, type JournalEvent, type StoredLine, sameBytes, toHex } from './line.ts'
import type { Store } from './store.ts'

export type Fault = {
  /** Line at which it shows. */
  readonly seq: number
  readonly what: 'numbering' | 'form' | 'chain' | 'anchor' | 'projection' | 'property'
  readonly says: string
  readonly expected: string
  readonly found: string
}

export type Verdict = {
  readonly ok: boolean
  readonly lines: number
  /** Digest of the last line, in hexadecimal. */
  readonly head: string
  readonly anchorsChecked: number
  /** By line; the first is where to look. At most `FAULTS_MAX`. */
  readonly faults: readonly Fault[]
}

export type VerifyOptions = {
  /** Anchors held by somebody outside; they catch what the chain alone cannot. */
  readonly anchors?: AnchorFile
  /** Also compare the projections with new ones (default true). */
  readonly projections?: boolean
  readonly progress?: (seq: number) => void
}

const FAULTS_MAX = 100

export async function verify<E extends JournalEvent>(store: Store<E>, options: VerifyOptions = {}): Promise<Verdict> {
  const faults: Fault[] = []
  const anchors = await anchorsBySeq(store, options.anchors, faults)
  let seq = 0
  let before = beginning(store.header).digest
  faults.push(...anchorFaults(anchors.get(0), 0, before))
  for await (const batch of store.lines()) {
    for (const line of batch) {
      if (faults.length < FAULTS_MAX) faults.push(...lineFaults(line, seq + 1, before))
      // The line's own digest is what an anchor speaks of, not the one that the store claims.
      faults.push(...anchorFaults(anchors.get(line.seq), line.seq, digestOf(before, line.text)))
      seq = line.seq
      before = line.digest
    }
    options.progress?.(seq)
  }
  for (const [at, beyond] of anchors) if (at > seq) faults.push(...beyond.map((anchor) => missing(anchor, seq)))
  if (options.projections !== false) faults.push(...(await projectionFaults(store, seq)))
  faults.sort((a, b) => a.seq - b.seq)
  const anchorsChecked = [...anchors.values()].reduce((sum, some) => sum + some.length, 0)
  return {
    ok: faults.length === 0,
    lines: seq,
    head: toHex(before),
    anchorsChecked,
    faults: faults.slice(0, FAULTS_MAX),
  }
}

type Held = Anchor & { readonly held: 'kept beside the journal' | 'held outside' }

async function anchorsBySeq(
  store: Store,
  outside: AnchorFile | undefined,
  faults: Fault[],
): Promise<Map<number, Held[]>> {
  const { property } = store.header
  if (outside?.property !== undefined && outside.property !== property) {
    faults.push({
      seq: 0,
      what: 'property',
      says: 'The anchor file is of another property.',
      expected: outside.property,
      found: property,
    })
  }
  const all: Held[] = [
    ...(outside?.anchors ?? []).map((anchor): Held => ({ ...anchor, held: 'held outside' })),
    ...(await store.anchors()).map((anchor): Held => ({ ...anchor, held: 'kept beside the journal' })),
  ]
  return Map.groupBy(all, (anchor) => anchor.seq)
}

function lineFaults(line: StoredLine, seq: number, before: Uint8Array): Fault[] {
  const faults: Fault[] = []
  if (line.seq !== seq) {
    faults.push({ seq, what: 'numbering', says: `Line ${seq} is missing.`, expected: `${seq}`, found: `${line.seq}` })
  }
  const form = formFault(line)
  if (form !== undefined) faults.push(form)
  const expected = digestOf(before, line.text)
  if (!sameBytes(expected, line.digest)) {
    const says = `Line ${line.seq} does not match its digest: the line, or the digest, was changed.`
    faults.push({ seq: line.seq, what: 'chain', says, expected: toHex(expected), found: toHex(line.digest) })
  }
  return faults
}

function formFault({ seq, text }: StoredLine): Fault | undefined {
  let expected: string
  let own: unknown
  try {
    const entry = JSON.parse(text) as { seq?: unknown }
    own = entry.seq
    expected = canonical(entry)
  } catch (error) {
    expected = `canonical JSON (${error instanceof Error ? error.message : String(error)})`
  }
  if (expected !== text)
    return { seq, what: 'form', says: `Line ${seq} is not in canonical form.`, expected, found: text }
  if (own === seq) return undefined
  return {
    seq,
    what: 'numbering',
    says: `Line ${seq} gives itself another number.`,
    expected: `${seq}`,
    found: `${own}`,
  }
}

function anchorFaults(anchors: readonly Held[] | undefined, seq: number, digest: Uint8Array): Fault[] {
  if (anchors === undefined) return []
  const found = toHex(digest)
  return anchors
    .filter((anchor) => anchor.digest !== found)
    .map((anchor) => ({
      seq,
      what: 'anchor',
      says: `The anchor of ${anchor.day}, ${anchor.held}, does not match: line ${seq} or one before it was changed after that day.`,
      expected: anchor.digest,
      found,
    }))
}

const missing = (anchor: Held, last: number): Fault => ({
  seq: last + 1,
  what: 'anchor',
  says: `The anchor of ${anchor.day}, ${anchor.held}, speaks of line ${anchor.seq}, but the journal ends at line ${last}: lines were cut off.`,
  expected: anchor.digest,
  found: 'no line',
})

async function projectionFaults<E extends JournalEvent>(store: Store<E>, seq: number): Promise<Fault[]> {
  const faults = await store.projectionFaults()
  return faults.map(({ projection, table, expected, found }) => ({
    seq,
    what: 'projection',
    says: `The table ${table} of the projection ${projection} is not what the journal gives; rebuild it.`,
    expected,
    found,
  }))
}
