/** A screen with a name says every twenty seconds that it shows the present, so that a desk knows of one that went dark. */
import { useEffect } from 'preact/hooks'
import { staleSince } from '../../stream/feed.ts'

const EVERY_MS = 20_000

export function useSeen(screen: string, isShown: boolean): void {
  useEffect(() => {
    if (screen === '' || !isShown) return
    const say = () => {
      // What hangs there with old figures, or behind another window, is as good as dark.
      if (staleSince.peek() !== undefined || document.visibilityState === 'hidden') return
      void fetch(`/api/wall/${encodeURIComponent(screen)}`, { method: 'POST' }).catch(() => undefined)
    }
    say()
    const timer = setInterval(say, EVERY_MS)
    return () => clearInterval(timer)
  }, [screen, isShown])
}
