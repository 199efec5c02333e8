/**
 * All who listen to one live stream: each gets the newest of every view it follows, and a sign of life every second.
 * What a slow browser has not read yet is not piled up: it gets the newest state when it is ready again.
 */
import type { ViewName } from '../door/viewnames.ts'

const BEAT_MS = 1_000
/** At most five updates a second, however many rounds are played. */
const UPDATE_MS = 200
/** Told before others get their turn. */
const AT_ONCE = 50
/** The beats of a second are spread over so many moments. */
const TURNS = 10
const QUEUE_MAX = 64

/**
 * Where the words of a listener go. What does not fit now is sent once there is room, if the outlet says so, or with the next
 * change.
 */
export type Outlet = {
  isFull(): boolean
  write(words: Uint8Array): void
  end(): void
  onRoom?(then: () => void): void
}

/** The newest of a view, made into words once for all who listen. */
export type Word = {
  readonly version: number
  readonly words: Uint8Array
  /** One thing of a list, for those who follow no other; its version is another only when itself is. */
  readonly part?: ((name: string) => Word) | undefined
  /** What is new since the version before, for those who have that; nothing where the whole is hardly longer. */
  readonly change?: () => Uint8Array | undefined
}

/** What a crowd listens to. */
export type Source = {
  /** The newest of a view; nothing where it cannot be had now. */
  word(view: ViewName): Promise<Word | undefined> | Word | undefined
  /** The data of a sign of life; nothing while there is none to give. */
  beat(): string | undefined
}

export type Pace = {
  readonly updateMs?: number
  readonly queueMax?: number
  readonly most?: number
  /** A crowd is told less often, so that others are not kept waiting: so many words a millisecond. */
  readonly wordsPerMs?: number
}

/** `part`: of lists that can be taken apart only this one. `takesChanges`: after the whole of a view only what is new in it. */
export type How = { readonly part?: string | undefined; readonly takesChanges?: boolean }

/** As it stands in the address. */
export const howOf = (part: string | undefined, changes: string | undefined): How => ({
  part,
  takesChanges: changes === 'only',
})

export type Crowd = {
  /**
   * A stream of the named views; nothing when the house is full. `may` is asked at every word: who has left, or was signed
   * out, hears no more.
   */
  listen(
    views: readonly ViewName[],
    may?: (view: ViewName) => boolean,
    how?: How,
  ): ReadableStream<Uint8Array> | undefined
  /** There is something new to tell. */
  poke(): void
  listeners(): number
  close(): void
}

type Listener = {
  readonly views: readonly ViewName[]
  readonly may: (view: ViewName) => boolean
  readonly how: How
  /** When within a second its beat comes. */
  readonly turn: number
  /** Which version of each view it has. */
  readonly sent: Map<ViewName, number>
  /** What did not fit, each as it was last. */
  readonly owed: Map<ViewName, Word>
  readonly outlet: Outlet
}

const bytes = new TextEncoder()

/** One message of the stream: a whole view as of a line of the journal. */
export const viewWords = (seq: number | string, view: ViewName, text: string): Uint8Array =>
  bytes.encode(`id: ${seq}\nevent: ${view}\ndata: ${text}\n\n`)

const straight = new WeakMap<ReadableStream<Uint8Array>, (outlet: Outlet, begin: () => void) => () => void>()

/**
 * Sends the words of a stream straight to its socket, past the queues of a web stream: with thousands of boards and phones
 * those would take most of the time. Answers with how to hang up; nothing where it is another stream.
 */
export const sendStraight = (
  stream: ReadableStream<Uint8Array>,
  outlet: Outlet,
  begin: () => void,
): (() => void) | undefined => straight.get(stream)?.(outlet, begin)

export function crowdOf(
  source: Source,
  { updateMs = UPDATE_MS, queueMax = QUEUE_MAX, most = 4_000, wordsPerMs = 5 }: Pace = {},
): Crowd {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  /** By a clock that nobody sets: with the wall clock an hour back, no screen would hear of anything for an hour. */
  let updated = Number.NEGATIVE_INFINITY
  let isUpdating = false
  let isAsked = false
  let isClosed = false

  let comers = 0
  const nextTurn = () => {
    comers += 1
    return comers % TURNS
  }
  const drop = (listener: Listener) => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
  const beat = () => {
    const data = source.beat()
    return data === undefined ? undefined : bytes.encode(`event: beat\ndata: ${data}\n\n`)
  }

  async function update(): Promise<void> {
    timer = undefined
    if (isUpdating) {
      isAsked = true
      return
    }
    isUpdating = true
    updated = performance.now()
    try {
      const wanted = new Set<ViewName>()
      for (const { views } of listeners) for (const view of views) wanted.add(view)
      for (const view of wanted) {
        if (isClosed) break
        const word = await source.word(view)
        if (word !== undefined) await tell(view, word)
      }
    } finally {
      isUpdating = false
      if (isAsked) {
        isAsked = false
        poke()
      }
    }
  }

  /** A crowd is told a few at a time: between them those are answered who wait for their order. */
  async function tell(view: ViewName, whole: Word): Promise<void> {
    let told = 0
    for (const listener of listeners) {
      if (!give(listener, view, whole)) continue
      told += 1
      if (told % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Answers whether anything went out. */
  function give({ views, sent, owed, outlet, may, how }: Listener, view: ViewName, whole: Word): boolean {
    const { version, words, change } = (how.part === undefined ? undefined : whole.part?.(how.part)) ?? whole
    const has = sent.get(view)
    if (has === version || !views.includes(view) || !may(view)) return false
    if (outlet.isFull()) {
      owed.set(view, whole)
      return false
    }
    owed.delete(view)
    outlet.write((how.takesChanges === true && has === version - 1 ? change?.() : undefined) ?? words)
    sent.set(view, version)
    return true
  }

  function poke(): void {
    if (timer !== undefined || listeners.size === 0) return
    const paceMs = updateMs === 0 ? 0 : Math.max(updateMs, listeners.size / wordsPerMs)
    timer = setTimeout(() => void update(), Math.max(0, updated + paceMs - performance.now()))
  }

  let turn = 0
  const beats = setInterval(() => {
    turn = (turn + 1) % TURNS
    const words = beat()
    if (words !== undefined)
      for (const { outlet, turn: own } of listeners) if (own === turn && !outlet.isFull()) outlet.write(words)
    // Time alone changes a view too: a window opens, a day turns. And whoever was slow catches up.
    if (turn === 0) poke()
  }, BEAT_MS / TURNS)
  beats.unref()

  function added(listener: Listener): void {
    listeners.add(listener)
    listener.outlet.onRoom?.(() => {
      for (const [view, word] of [...listener.owed]) give(listener, view, word)
    })
    listener.outlet.write(bytes.encode('retry: 1000\n\n'))
    const words = beat()
    if (words !== undefined) listener.outlet.write(words)
    poke()
  }

  return {
    listen(views, may = () => true, how = {}) {
      if (listeners.size >= most) return undefined
      let listener: Listener | undefined
      const stream = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            listener = {
              views,
              may,
              how,
              sent: new Map(),
              owed: new Map(),
              turn: nextTurn(),
              outlet: outletOf(controller),
            }
            added(listener)
          },
          cancel() {
            if (listener !== undefined) drop(listener)
          },
        },
        { highWaterMark: queueMax },
      )
      straight.set(stream, (outlet, begin) => {
        begin()
        if (listener !== undefined) listeners.delete(listener)
        const direct: Listener = { views, may, how, sent: new Map(), owed: new Map(), turn: nextTurn(), outlet }
        added(direct)
        return () => drop(direct)
      })
      return stream
    },
    poke,
    listeners: () => listeners.size,
    close() {
      isClosed = true
      clearInterval(beats)
      clearTimeout(timer)
      for (const { outlet } of listeners) outlet.end()
      listeners.clear()
    },
  }
}

const outletOf = (controller: ReadableStreamDefaultController<Uint8Array>): Outlet => ({
  isFull: () => (controller.desiredSize ?? 0) <= 0,
  write: (words) => controller.enqueue(words),
  end: () => controller.close(),
})
