/** The live stream of this page: whole views as signals, and whether they are still alive. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ViewName, Views } from '../../server/views.ts'

/** A beat comes every second; without one for this long the figures are stale. */
const STALE_MS = 2_600

type Beat = { seq: number; at: number; local: string }

const views = new Map<ViewName, Signal<unknown>>()
const heardAt = signal(0)
const clock = signal(Date.now())
export const beat = signal<Beat | undefined>(undefined)

/** Since when nothing came; nothing while the feed lives. */
export const staleSince: ReadonlySignal<number | undefined> = computed(() =>
  heardAt.value > 0 && clock.value - heardAt.value > STALE_MS ? heardAt.value : undefined,
)
/** The house's own clock, not that of this browser. */
export const houseNow: ReadonlySignal<number> = computed(() =>
  beat.value === undefined ? clock.value : beat.value.at + Math.max(0, clock.value - heardAt.value),
)

/** The view as last heard; undefined until the first word. */
export function view<Name extends ViewName>(name: Name): Signal<Views[Name] | undefined> {
  const known = views.get(name) ?? signal<unknown>(undefined)
  views.set(name, known)
  return known as Signal<Views[Name] | undefined>
}

/** Opens the stream with the views that this page shows. A stream that ends is opened again, for as long as the page lives. */
export function follow(names: readonly ViewName[]): void {
  let source: EventSource | undefined
  const open = () => {
    source?.close()
    source = new EventSource(`/api/live?views=${names.join(',')}`)
    for (const name of names) {
      source.addEventListener(name, (event) => {
        view(name).value = JSON.parse((event as MessageEvent<string>).data)
      })
    }
    source.addEventListener('beat', (event) => {
      beat.value = JSON.parse((event as MessageEvent<string>).data) as Beat
      heardAt.value = clock.value = Date.now()
    })
  }
  open()
  let tried = Date.now()
  setInterval(() => {
    clock.value = Date.now()
    // Browsers give up after some answers; we do not.
    if (source?.readyState === EventSource.CLOSED && Date.now() - tried > 2_000) {
      tried = Date.now()
      open()
    }
  }, 250)
}
