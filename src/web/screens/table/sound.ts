/** A short click for every press, for a noisy room; a press of its own turns it off. */
import { signal } from '@preact/signals'

const KEPT = 'gamekeeper.sound'
export const hasSound = signal(localStorage.getItem(KEPT) !== 'off')

export function turnSound(): void {
  hasSound.value = !hasSound.value
  localStorage.setItem(KEPT, hasSound.value ? 'on' : 'off')
  click()
}

let audio: AudioContext | undefined

export function click(): void {
  if (!hasSound.value || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  const from = audio.currentTime
  tone.frequency.value = 880
  loudness.gain.setValueAtTime(0.08, from)
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.05)
  tone.connect(loudness).connect(audio.destination)
  tone.start(from)
  tone.stop(from + 0.06)
}
