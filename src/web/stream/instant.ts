/** Asks the house for its time, while a clock is shown: several times at first, since one answer may be slow, then now and then. */
import type { Steady } from '../../base/steady.ts'

const FIRST_MS = [0, 300, 900, 2_000]
const EVERY_MS = 30_000

/** Without an answer the beats have to do. */
export async function askOnce({ answered }: Pick<Steady, 'answered'>): Promise<void> {
  try {
    const sent = performance.now()
    const answer = await fetch('/api/instant', { cache: 'no-store' })
    const came = performance.now()
    if (!answer.ok) return
    const { at } = (await answer.json()) as { at?: number }
    if (typeof at === 'number') answered(at, sent, came)
  } catch {
    // The house is not reached: nothing is learned.
  }
}

/** Answers with how to stop it. */
export function keepAsking(exact: Steady): () => void {
  const ask = () => void askOnce(exact)
  const first = FIRST_MS.map((ms) => setTimeout(ask, ms))
  const every = setInterval(ask, EVERY_MS)
  const onShown = () => {
    if (document.visibilityState === 'visible') ask()
  }
  document.addEventListener('visibilitychange', onShown)
  return () => {
    for (const timer of first) clearTimeout(timer)
    clearInterval(every)
    document.removeEventListener('visibilitychange', onShown)
  }
}
