/** Sounds of the clock: a new level, its last minute, a break and its end. A browser makes none before somebody has touched the page. */
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Shown } from '../../../../views/tournaments/clock.ts'

type Tune = readonly (readonly [pitch: number, at: number, lasts: number])[]
const LEVEL: Tune = [
  [523, 0, 0.35],
  [659, 0.25, 0.35],
  [784, 0.5, 0.7],
]
const LAST_MINUTE: Tune = [
  [880, 0, 0.18],
  [880, 0.3, 0.18],
]
const BREAK: Tune = [
  [784, 0, 0.4],
  [659, 0.35, 0.4],
  [523, 0.7, 0.8],
]
const LAST_MINUTE_MS = 60_000

let audio: AudioContext | undefined
/** Whether a sound would be heard. */
export const canSound = signal(false)

/** Within a touch or a key. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const ready = audio
  void ready.resume().then(() => {
    canSound.value = ready.state === 'running'
  })
}

function play(tune: Tune): void {
  if (audio?.state !== 'running') return
  for (const [pitch, at, lasts] of tune) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const from = audio.currentTime + at
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.4, from)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + lasts)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + lasts)
  }
}

/** Plays what the change from one look to the next calls for: once, and nothing for a page that has just come. */
export function useSounds(shown: Shown | undefined): void {
  const before = useRef<Shown | undefined>(undefined)
  useEffect(() => {
    const was = before.current
    before.current = shown
    if (was === undefined || shown === undefined || !shown.isRunning) return
    if (shown.period === was.period + 1) play(shown.isBreak ? BREAK : LEVEL)
    else if (shown.period === was.period && was.leftMs > LAST_MINUTE_MS && shown.leftMs <= LAST_MINUTE_MS)
      play(LAST_MINUTE)
  }, [shown?.period, shown === undefined || shown.leftMs > LAST_MINUTE_MS, shown?.isRunning])
}
