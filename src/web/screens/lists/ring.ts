/** A call is heard and felt until it is answered. A browser makes a sound only after somebody has touched the page. */
import { signal } from '@preact/signals'

const AGAIN_MS = 2_500
const TONES = [784, 1_047, 1_319]

let audio: AudioContext | undefined
let timer: ReturnType<typeof setInterval> | undefined
/** Whether a sound would be heard. */
export const canRing = signal(false)

/** Within a touch. */
export function unlock(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const ready = audio
  void ready.resume().then(() => {
    canRing.value = ready.state === 'running'
  })
}

export function ring(isOn: boolean): void {
  if (isOn === (timer !== undefined)) return
  clearInterval(timer)
  timer = isOn ? setInterval(sound, AGAIN_MS) : undefined
  if (isOn) sound()
  else navigator.vibrate?.(0)
}

function sound(): void {
  navigator.vibrate?.([300, 120, 300, 120, 500])
  if (audio?.state !== 'running') return
  for (const [n, pitch] of TONES.entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const from = audio.currentTime + n * 0.22
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.3, from)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.4)
    tone.connect(loudness).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.42)
  }
}
