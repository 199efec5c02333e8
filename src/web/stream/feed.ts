/**
 * The live stream: whole views as signals, and whether they are still alive. All pages of one browser share one stream,
 * because a browser opens only a handful of connections to one house: the page that holds the lock listens and tells the
 * others; when it goes, the next one takes over.
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { steady } from '../../base/steady.ts'
import type { ViewChange } from '../../server/api/answers.ts'
import type { Views } from '../../server/desks/views.ts'
import { SEEN_NAMES } from '../../server/door/permissions.ts'
import type { ViewName } from '../../server/door/viewnames.ts'
import { ASKED_VIEWS, type Seen } from '../../server/door/viewnames.ts'
import { changed } from '../../views/change.ts'
import { askOnce, keepAsking } from './instant.ts'

/** A beat comes every second; without one for this long the figures are stale. */
const STALE_MS = 2_600
const SHARED = 'gamekeeper.live'

/** `age`: how long a relay had it before it was passed on. */
type Beat = { seq: number; at: number; local: string; age?: number; stopped?: string }
/** One message of the stream, as text; `ask` is a page that has just come, `again` that somebody signed in or out. */
type Heard = { name: ViewName | 'beat'; text: string } | { ask: true } | { again: true }

const views = new Map<ViewName, Signal<unknown>>()
const heardAt = signal(0)
/** The clock of this browser, for how long somebody has not touched it. */
export const clock = signal(Date.now())
export const beat = signal<Beat | undefined>(undefined)

/** Since when nothing came, or nothing is recorded any more; nothing while the feed lives. */
export const staleSince: ReadonlySignal<number | undefined> = computed(() =>
  heardAt.value > 0 && (clock.value - heardAt.value > STALE_MS || beat.value?.stopped !== undefined)
    ? heardAt.value
    : undefined,
)
/** Since when the journal of the house takes nothing, in its own time, while the house is heard. */
export const stoppedSince: ReadonlySignal<string | undefined> = computed(() =>
  clock.value - heardAt.value > STALE_MS ? undefined : beat.value?.stopped,
)
/** The house's own clock, not that of this browser. */
export const houseNow: ReadonlySignal<number> = computed(() =>
  beat.value === undefined ? clock.value : beat.value.at + Math.max(0, clock.value - heardAt.value),
)

const exact = steady()
/** The same to a few milliseconds, at the instant at which it is asked: for a clock that hangs beside others. */
export const houseInstant = (): number => exact.at(performance.now()) ?? Date.now()
/** For as long as a clock is shown; answers with how to stop. */
export const keepInstant = (): (() => void) => keepAsking(exact)

/** The view as last heard; undefined until the first word. */
export function view<Name extends ViewName>(name: Name): Signal<Views[Name] | undefined> {
  const known = views.get(name) ?? signal<unknown>(undefined)
  views.set(name, known)
  return known as Signal<Views[Name] | undefined>
}

function hear(name: ViewName | 'beat', text: string): void {
  if (name !== 'beat') {
    view(name).value = JSON.parse(text)
    return
  }
  const heard = JSON.parse(text) as Beat
  beat.value = heard
  clock.value = Date.now()
  heardAt.value = clock.value - (heard.age ?? 0)
  if (exact.hear(heard.at + (heard.age ?? 0), performance.now())) void askOnce(exact)
}

/** What a relay remembers of a house that it does not hear now: so a page that comes late knows how old everything is. */
export function heardBefore({ at, local, ageMs }: { at: number; local: string; ageMs: number }): void {
  if (beat.peek() === undefined) hear('beat', JSON.stringify({ seq: 0, at, local, age: ageMs } satisfies Beat))
}

const isLive = (name: Seen): name is ViewName => !(ASKED_VIEWS as readonly string[]).includes(name)
const ALL: readonly ViewName[] = SEEN_NAMES.filter(isLive)

let again: () => void = () => undefined
/** Somebody signed in or out in this browser: the stream is opened anew, with what they may see. */
export const reopen = (): void => again()

/**
 * Follows the views that this page shows, for as long as it lives. A page that says which one of a list it shows listens by
 * itself, and hears of that one alone: a crowd of phones costs the house little then.
 */
export function follow(names: readonly ViewName[], part?: ReadonlySignal<string | undefined>): void {
  setInterval(() => {
    clock.value = Date.now()
  }, 250)
  if (part !== undefined) {
    followPart(names, part)
    return
  }
  // Both are missing where a page is not served securely; such a page listens by itself.
  if (navigator.locks === undefined || typeof BroadcastChannel === 'undefined') {
    again = listen(names, hear)
    return
  }
  const channel = new BroadcastChannel(SHARED)
  channel.onmessage = ({ data }: MessageEvent<Heard>) => {
    if ('name' in data && (data.name === 'beat' || names.includes(data.name))) hear(data.name, data.text)
  }
  channel.postMessage({ ask: true } satisfies Heard)
  again = () => channel.postMessage({ again: true } satisfies Heard)
  void navigator.locks.request(SHARED, () => new Promise(() => lead(channel, names)))
}

function followPart(names: readonly ViewName[], part: ReadonlySignal<string | undefined>): void {
  let before = part.peek()
  again = listen(names, hear, part)
  effect(() => {
    if (part.value === before) return
    // What was heard of another one is no answer to this; of a whole list it is.
    if (before !== undefined) for (const name of names) view(name).value = undefined
    before = part.value
    again()
  })
}

/** Listens for everybody; whoever comes later is told what was said last. */
function lead(channel: BroadcastChannel, names: readonly ViewName[]): void {
  const last = new Map<ViewName | 'beat', string>()
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    if ('ask' in data) for (const [name, text] of last) channel.postMessage({ name, text } satisfies Heard)
    if ('again' in data) again()
  })
  // What this page shows comes first: it need not wait for what others may show.
  const open = listen([...new Set([...names, ...ALL])], (name, text) => {
    last.set(name, text)
    channel.postMessage({ name, text } satisfies Heard)
    if (name === 'beat' || names.includes(name)) hear(name, text)
  })
  again = () => {
    // What was said to whoever has left is not told to whoever comes.
    last.clear()
    open()
  }
}

/** Answers with how to open it anew. */
function listen(
  names: readonly ViewName[],
  tell: (name: ViewName | 'beat', text: string) => void,
  part?: ReadonlySignal<string | undefined>,
): () => void {
  let source: EventSource | undefined
  let tried = 0
  const open = () => {
    const texts = new Map<string, string>()
    const said = (name: ViewName | 'beat', text: string) => {
      texts.set(name, text)
      tell(name, text)
    }
    tried = Date.now()
    source?.close()
    const one = part?.peek()
    source = new EventSource(
      `/api/live?changes=only&views=${names.join(',')}${one === undefined ? '' : `&part=${encodeURIComponent(one)}`}`,
    )
    for (const name of [...names, 'beat' as const])
      source.addEventListener(name, (event) => said(name, (event as MessageEvent<string>).data))
    source.addEventListener('change', (event) => {
      const { view: name, change } = JSON.parse((event as MessageEvent<string>).data) as ViewChange
      said(name, changed(texts.get(name) ?? '', change))
    })
  }
  open()
  setInterval(() => {
    // Browsers give up after some answers; we do not.
    if (source?.readyState === EventSource.CLOSED && Date.now() - tried > 2_000) open()
  }, 500)
  return open
}
