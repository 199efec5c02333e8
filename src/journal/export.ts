/**
 * The journal as JSON Lines for a stranger: the header, every line with `after` (digest of the line above), and an end line
 * that counts them. `docs/journal.md` has a checker of some thirty lines for it.
 */
import { canonical } from './canonical.ts'
import {
  beginning,
  type Entry,
  FORMAT,
  fullLine,
  type Head,
  type Header,
  type JournalEvent,
  type SealedLine,
  sha256,
  toHex,
} from './line.ts'
import type { Store } from './store.ts'
import { JournalTrouble } from './trouble.ts'

/** Lines without their line feeds. What is appended meanwhile is not part of it. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  const head = await store.head()
  yield canonical(store.header)
  let before = beginning(store.header).digest
  for await (const batch of store.lines({ until: head.seq })) {
    for (const line of batch) {
      yield fullLine(before, line.text)
      before = line.digest
    }
  }
  yield canonical({ after: toHex(head.digest), lines: head.seq })
}

/** Reads the header, so that a store of the right property can be made for the rest. */
export function readHeaderLine(line: string): Header {
  const header = parsed(line, 0) as Partial<Header> | null
  if (header?.journal !== 'gamekeeper' || typeof header.format !== 'number' || typeof header.property !== 'string') {
    throw new JournalTrouble('not a journal', 'The first line is not the header of an exported journal.')
  }
  if (header.format > FORMAT) {
    throw new JournalTrouble(
      'newer format',
      `This export has format ${header.format}; this program knows formats up to ${FORMAT}.`,
    )
  }
  return header as Header
}

/** Takes an export into an empty store, checking form and chain as it goes. A bad line ends it, named. */
export async function importLines<E extends JournalEvent>(
  lines: AsyncIterable<string> | Iterable<string>,
  store: Store<E>,
): Promise<Head> {
  if ((await store.head()).seq !== 0)
    throw new JournalTrouble('exists', 'A journal is imported into an empty store only; this one has lines.')
  let head: Head | undefined
  let isEnded = false
  let batch: SealedLine<E>[] = []
  for await (const line of lines) {
    if (head === undefined) {
      head = begin(line, store.header)
      continue
    }
    if (isEnded) throw damaged(head.seq + 1, 'there is text after the end line')
    const text = withoutAfter(line, head)
    if (text.startsWith('{"lines":')) {
      if (text !== `{"lines":${head.seq}}`) throw damaged(head.seq + 1, `the end line counts otherwise: ${text}`)
      isEnded = true
      continue
    }
    const seq = head.seq + 1
    const entry = parsed(text, seq) as Entry<E>
    if (canonical(entry) !== text || entry.seq !== seq)
      throw damaged(seq, 'it is not in canonical form, or not the next one')
    head = { seq, digest: sha256(line) }
    batch.push({ seq, text, digest: head.digest, entry })
    if (batch.length >= BATCH) {
      await store.append(batch)
      batch = []
    }
  }
  if (head === undefined || !isEnded) throw damaged((head?.seq ?? 0) + 1, 'the export ends too early')
  if (batch.length > 0) await store.append(batch)
  return head
}

const BATCH = 1_000

const damaged = (seq: number, what: string) => new JournalTrouble('damaged', `Line ${seq} of the export: ${what}.`)

function begin(line: string, own: Header): Head {
  const header = readHeaderLine(line)
  if (canonical(own) !== line) {
    throw new JournalTrouble('other property', `The export is of "${header.property}", the store of "${own.property}".`)
  }
  return beginning(own)
}

function withoutAfter(line: string, head: Head): string {
  const start = `{"after":"${toHex(head.digest)}",`
  if (!line.startsWith(start))
    throw damaged(head.seq + 1, `it does not follow the line above, whose digest is ${toHex(head.digest)}`)
  return `{${line.slice(start.length)}`
}

function parsed(text: string, seq: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(seq, 'it is not JSON')
  }
}
