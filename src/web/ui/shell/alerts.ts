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

/** How much waits for somebody at that place; only of what its page follows anyway. */
export function waitingAt(screen: ScreenName): number {
  switch (screen) {
    case 'floor': {
      const hits = (view('hits').value ?? []).filter(({ status }) => status === 'declared' || status === 'disputed')
      const calls = (view('tables').value ?? []).filter(({ call }) => call !== undefined)
      return hits.length + calls.length
    }
    case 'cage':
      return (view('claims').value ?? []).filter(({ status }) => status === 'open').length
    case 'tonight':
      return view('tonight').value?.clocks.length ?? 0
    case 'count':
      return (view('counts').value?.boxes ?? []).filter(
        ({ waiting }) => waiting !== undefined && waiting.by !== acting.value,
      ).length
    default:
      return 0
  }
}

/** Once a page. */
export function watchWaiting(screen: ScreenName): void {
  let before: number | undefined
  effect(() => {
    const name = words().screens[screen]
    const waits = acting.value === '' ? 0 : waitingAt(screen)
    document.title = `${waits > 0 ? `(${waits}) ` : ''}${name} · Gamekeeper`
    // What was there when the page opened is seen; only what comes is told.
    if (before !== undefined && waits > before && hasAlerts.peek()) {
      chime()
      notify(words().kit.alerts.waits(waits, name))
    }
    before = acting.value === '' ? undefined : waits
  })
}

function notify(says: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return
  // A phone that has the permission may still not make one from a page.
  try {
    new Notification('Gamekeeper', { body: says, tag: 'gamekeeper-waits' })
  } catch {}
}

let audio: AudioContext | undefined

/** Two short tones, so that it is not taken for the click of a key. */
function chime(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const from = audio.currentTime + at
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.1, from)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.14)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.15)
  }
}
