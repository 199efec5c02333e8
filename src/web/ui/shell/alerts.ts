/** What waits at the open place: a number in the title, and for whoever wants it a sound and a notification when more comes. */
import { effect, signal } from '@preact/signals'
import { view } from '../../stream/feed.ts'
import { acting } from '../../stream/session.ts'
import { type ScreenName, words } from '../../words.ts'

const KEPT = 'gamekeeper.alerts'
export const hasAlerts = signal(isKept())

function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

/** Pressed by a person, so that the browser lets it sound and asks whether it may notify. */
export function turnAlerts(): void {
  hasAlerts.value = !hasAlerts.value
  try {
    localStorage.setItem(KEPT, hasAlerts.value ? 'on' : 'off')
  } catch {}
  if (!hasAlerts.value) return
  chime()
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    void Notification.requestPermission()
}

/** What waits for somebody at that place, each by its name; unknown until its page has heard of it. Only of what its page follows anyway. */
function waitingAt(screen: ScreenName): readonly string[] | undefined {
  switch (screen) {
    case 'floor': {
      const hits = view('hits').value
      const tables = view('tables').value
      if (hits === undefined || tables === undefined) return undefined
      return [
        ...hits.filter(({ status }) => status === 'declared' || status === 'disputed').map(({ hit }) => hit),
        ...tables.flatMap(({ table, call }) => (call === undefined ? [] : [`table ${table} since ${call.since}`])),
      ]
    }
    case 'cage':
      return view('claims')
        .value?.filter(({ status }) => status === 'open')
        .map(({ claim }) => claim)
    case 'tonight':
      return view('tonight').value?.clocks.map(({ kind, what, table }) => `${kind} ${what} ${table}`)
    case 'count':
      return view('counts')
        .value?.boxes.filter(({ waiting }) => waiting !== undefined && waiting.by !== acting.value)
        .map(({ table, waiting }) => `table ${table} of ${waiting!.shift}`)
    default:
      return []
  }
}

export const countAt = (screen: ScreenName): number => (acting.value === '' ? 0 : (waitingAt(screen)?.length ?? 0))

/** Once a page. */
export function watchWaiting(screen: ScreenName): void {
  let seen: ReadonlySet<string> | undefined
  effect(() => {
    const name = words().screens[screen]
    const waits = acting.value === '' ? undefined : waitingAt(screen)
    const count = waits?.length ?? 0
    document.title = `${count > 0 ? `(${count}) ` : ''}${name} · Gamekeeper`
    if (acting.value === '') seen = undefined
    if (waits === undefined) return
    // What was there when the page opened is seen; only what comes is told, and nothing twice.
    if (seen !== undefined && waits.some((one) => !seen!.has(one)) && hasAlerts.peek()) {
      chime()
      notify(words().kit.alerts.waits(count, name))
    }
    seen = new Set([...(seen ?? []), ...waits])
  })
  // After a reload nothing may sound before somebody touches the page.
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => hasAlerts.peek() && void sound()?.resume(), { once: true })
}

function notify(says: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return
  // A phone that has the permission may still not make one from a page.
  try {
    new Notification('Gamekeeper', { body: says, tag: 'gamekeeper-waits' })
  } catch {}
}

let audio: AudioContext | undefined
const sound = (): AudioContext | undefined => {
  if (typeof AudioContext !== 'undefined') audio ??= new AudioContext()
  return audio
}

/** Two short tones, so that it is not taken for the click of a key. */
function chime(): void {
  const on = sound()
  if (on === undefined) return
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = on.createOscillator()
    const loudness = on.createGain()
    const from = on.currentTime + at
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.1, from)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.14)
    tone.connect(loudness).connect(on.destination)
    tone.start(from)
    tone.stop(from + 0.15)
  }
}
