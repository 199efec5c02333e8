/**
 * Group commit. Entries get their number and digest at once, in the order of `append`; all that wait are committed
 * together in one synced transaction, and only then is any of them acknowledged.
 */
import { type Draft, type Head, type JournalEvent, type SealedLine, seal } from './line.ts'
import type { AtMoment, Store } from './store.ts'
import { JournalTrouble, troubleOf } from './trouble.ts'

export type Ack = Head

export type Writer<E extends JournalEvent> = {
  /** Throws at once, changing nothing, when the draft is unfit or the writer has stopped. */
  append(draft: Draft<E>): Promise<Ack>
  /** As `append`, in two steps: the line is fixed first, so the caller can fold it before it is queued. */
  seal(draft: Draft<E>): SealedLine<E>
  queue(line: SealedLine<E>): Promise<Ack>
  /** Last line that was given a number, synced or not. */
  head(): Head
  /** Last line that is safe. */
  durable(): Head
  /** Set once a commit failed: nothing further is taken, because memory may be ahead of the disk. */
  trouble(): JournalTrouble | undefined
  stop(trouble: JournalTrouble): void
  /** Whether line `seq` is safe: answers as soon as it is, or as soon as it never will be. */
  isSafe(seq: number): Promise<boolean>
  /** Waits until everything queued is acknowledged or refused. */
  flush(): Promise<void>
}

export type WriterOptions = {
  /** 1 makes every entry its own transaction. */
  readonly batchMax?: number
  readonly at?: AtMoment
}

type Waiting<E extends JournalEvent> = {
  readonly line: SealedLine<E>
  readonly resolve: (ack: Ack) => void
  readonly reject: (error: Error) => void
}

const BATCH_MAX = 1_000

export async function openWriter<E extends JournalEvent>(
  store: Store<E>,
  options: WriterOptions = {},
): Promise<Writer<E>> {
  const { batchMax = BATCH_MAX, at } = options
  let durable = await store.head()
  let head = durable
  let queue: Waiting<E>[] = []
  let trouble: JournalTrouble | undefined
  let pumping: Promise<void> | undefined
  let asked: { readonly seq: number; readonly answer: (isSafe: boolean) => void }[] = []

  const answerAll = () => {
    const known = asked.filter(({ seq }) => seq <= durable.seq || trouble !== undefined)
    asked = asked.filter((one) => !known.includes(one))
    for (const { seq, answer } of known) answer(seq <= durable.seq)
  }

  const refuseWhenStopped = () => {
    if (trouble !== undefined) {
      throw new JournalTrouble(
        'stopped',
        `The journal takes no more entries until it is opened again: ${trouble.message}`,
        trouble,
      )
    }
  }

  async function pump(): Promise<void> {
    // One turn of the event loop: whatever else arrives in it shares the sync.
    await new Promise((resolve) => setImmediate(resolve))
    while (queue.length > 0) {
      const all = queue
      queue = []
      for (let i = 0; i < all.length; i += batchMax) {
        const batch = all.slice(i, i + batchMax)
        try {
          if (trouble !== undefined) throw trouble
          await commit(batch)
        } catch (error) {
          trouble ??= troubleOf(error, store.header.property)
          for (const waiting of batch) waiting.reject(trouble)
          answerAll()
        }
      }
    }
    // In the same breath as the last look at the queue: whoever queues after this starts a new pump.
    pumping = undefined
  }

  async function commit(batch: readonly Waiting<E>[]): Promise<void> {
    const last = batch.at(-1)?.line
    if (last === undefined) return
    at?.('begun', last.seq)
    await store.append(batch.map((waiting) => waiting.line))
    at?.('synced', last.seq)
    durable = { seq: last.seq, digest: last.digest }
    for (const { line, resolve } of batch) resolve({ seq: line.seq, digest: line.digest })
    answerAll()
    at?.('answered', last.seq)
  }

  const writer: Writer<E> = {
    append: (draft) => writer.queue(writer.seal(draft)),
    seal(draft) {
      refuseWhenStopped()
      return seal(draft, head)
    },
    queue(line) {
      refuseWhenStopped()
      if (line.seq !== head.seq + 1) throw new Error(`line ${line.seq} cannot follow line ${head.seq}`)
      at?.('queued', line.seq)
      head = { seq: line.seq, digest: line.digest }
      return new Promise<Ack>((resolve, reject) => {
        queue.push({ line, resolve, reject })
        pumping ??= pump()
      })
    },
    head: () => head,
    durable: () => durable,
    trouble: () => trouble,
    stop: (why) => {
      trouble ??= why
      answerAll()
    },
    isSafe: (seq) => {
      if (seq <= durable.seq) return Promise.resolve(true)
      if (trouble !== undefined) return Promise.resolve(false)
      return new Promise((answer) => asked.push({ seq, answer }))
    },
    flush: async () => {
      while (pumping !== undefined) await pumping
    },
  }
  return writer
}
