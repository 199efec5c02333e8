/**
 * The live stream: server-sent events that carry whole views. A browser that comes back gets the present, not the past.
 * What a slow browser has not read yet is not piled up: it gets the newest state when it is ready again.
 */
import type { House } from './kernel.ts'
import type { ReadView, ViewName } from './views.ts'

export const BEAT_MS = 1_000
/** At most five updates a second, however many rounds are played. */
export const UPDATE_MS = 200
const LISTENERS_MAX = 2_000
const QUEUE_MAX = 64

export type Live = {
  /**
   * A stream of the named views; nothing when the house is full. `may` is asked at every word: who has left, or was signed
   * out, hears no more.
   */
  listen(views: readonly ViewName[], may?: (view: ViewName) => boolean): ReadableStream<Uint8Array> | undefined
  /** Something changed that the journal does not know. */
  poke(): void
  listeners(): number
  close(): void
}

type Listener = {
  readonly views: readonly ViewName[]
  readonly may: (view: ViewName) => boolean
  readonly sent: Map<ViewName, string>
  readonly controller: ReadableStreamDefaultController<Uint8Array>
}

const bytes = new TextEncoder()

export type Pace = { readonly updateMs?: number; readonly queueMax?: number }

export function liveOf(house: House, read: ReadView, { updateMs = UPDATE_MS, queueMax = QUEUE_MAX }: Pace = {}): Live {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let updated = 0
  let isUpdating = false
  let isAsked = false

  const send = (listener: Listener, text: string): boolean => {
    if ((listener.controller.desiredSize ?? 0) <= 0) return false
    listener.controller.enqueue(bytes.encode(text))
    return true
  }
  const drop = (listener: Listener) => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }

  async function textOf(view: ViewName): Promise<string | undefined> {
    try {
      return JSON.stringify(await read(view))
    } catch (error) {
      // One view that cannot be read is seen as stale; the others go on, and the next change tries again.
      console.error(error)
      return undefined
    }
  }

  async function update(): Promise<void> {
    timer = undefined
    if (isUpdating) {
      isAsked = true
      return
    }
    isUpdating = true
    updated = Date.now()
    try {
      const wanted = new Set([...listeners].flatMap(({ views }) => views))
      const { seq } = house.durable()
      for (const view of wanted) {
        const text = await textOf(view)
        if (text === undefined) continue
        const message = `id: ${seq}\nevent: ${view}\ndata: ${text}\n\n`
        for (const listener of listeners) {
          if (!listener.views.includes(view) || listener.sent.get(view) === text || !listener.may(view)) continue
          if (send(listener, message)) listener.sent.set(view, text)
        }
      }
    } finally {
      isUpdating = false
      if (isAsked) {
        isAsked = false
        poke()
      }
    }
  }

  function poke(): void {
    if (timer !== undefined || listeners.size === 0) return
    timer = setTimeout(() => void update(), Math.max(0, updated + updateMs - Date.now()))
  }

  const beats = setInterval(() => {
    const { seq } = house.durable()
    const { at, local } = house.now()
    const beat = `event: beat\ndata: ${JSON.stringify({ seq, at, local })}\n\n`
    for (const listener of listeners) send(listener, beat)
    // Time alone changes a view too: a window opens, a day turns. And whoever was slow catches up.
    poke()
  }, BEAT_MS)
  beats.unref()
  const stop = house.onChange(poke)

  return {
    listen(views, may = () => true) {
      if (listeners.size >= LISTENERS_MAX) return undefined
      let listener: Listener
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            listener = { views, may, sent: new Map(), controller }
            listeners.add(listener)
            const { at, local } = house.now()
            controller.enqueue(
              bytes.encode(
                `retry: 1000\nevent: beat\ndata: ${JSON.stringify({ seq: house.durable().seq, at, local })}\n\n`,
              ),
            )
            poke()
          },
          cancel: () => drop(listener),
        },
        { highWaterMark: queueMax },
      )
    },
    poke,
    listeners: () => listeners.size,
    close() {
      stop()
      clearInterval(beats)
      clearTimeout(timer)
      for (const { controller } of listeners) controller.close()
      listeners.clear()
    },
  }
}
