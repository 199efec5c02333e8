/** Sound of a win. A browser plays none before somebody has touched the page, so somebody of the house allows it on the screen itself. */
import { signal } from '@preact/signals'

export const isSoundOn = signal(false)
let context: AudioContext | undefined

/** In the touch itself: only then may a browser begin to sound. */
export async function allowSound(isOn: boolean): Promise<void> {
  if (isOn) {
    context ??= new AudioContext()
    await context.resume()
    if (context.state !== 'running') return
    ring(context, [[659.3, 0]], 0.12)
  } else await context?.suspend()
  isSoundOn.value = isOn
}

/** A rising chord, and the octave above it. */
const FANFARE: readonly (readonly [hertz: number, after: number])[] = [
  [392, 0],
  [523.3, 0.16],
  [659.3, 0.32],
  [784, 0.48],
  [1046.5, 0.8],
  [1318.5, 0.8],
]

export function fanfare(): void {
  if (context !== undefined && isSoundOn.value) ring(context, FANFARE, 0.22)
}

function ring(on: AudioContext, tones: typeof FANFARE, loud: number): void {
  for (const [hertz, after] of tones) {
    const begins = on.currentTime + after
    const tone = new OscillatorNode(on, { type: 'triangle', frequency: hertz })
    const gain = new GainNode(on, { gain: 0 })
    gain.gain.setValueAtTime(0, begins)
    gain.gain.linearRampToValueAtTime(loud, begins + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, begins + 1.4)
    tone.connect(gain).connect(on.destination)
    tone.start(begins)
    tone.stop(begins + 1.5)
  }
}
