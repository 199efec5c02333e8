/** The time of the house ten times a second, for pages with a clock that runs down. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { houseInstant, keepInstant } from './feed.ts'

const TICK_MS = 100
const tick = signal(0)
let followers = 0
let timer: ReturnType<typeof setInterval> | undefined
let stopAsking: (() => void) | undefined

const beatOnce = () => {
  tick.value = houseInstant()
}

/** Ticks while anybody looks. A hidden page ticks less often and is right at once when it is shown again. */
export function useTicking(): ReadonlySignal<number> {
  useEffect(() => {
    followers += 1
    timer ??= setInterval(beatOnce, TICK_MS)
    stopAsking ??= keepInstant()
    document.addEventListener('visibilitychange', beatOnce)
    beatOnce()
    return () => {
      document.removeEventListener('visibilitychange', beatOnce)
      followers -= 1
      if (followers > 0) return
      clearInterval(timer)
      timer = undefined
      stopAsking?.()
      stopAsking = undefined
    }
  }, [])
  if (tick.peek() === 0) tick.value = houseInstant()
  return tick
}
