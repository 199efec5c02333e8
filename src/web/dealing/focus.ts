/** When the button that was pressed goes, whoever works by the keyboard goes on with what has come, and not from the top of the page. */
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Cards to lay, else what is asked, else the one thing to do next. */
const NEXT = ['.choice[tabindex="0"]', '.dealing-first', '.next:enabled']

export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = part
    if (current == null) return undefined
    const keep = () => {
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const seen = NEXT.flatMap((one) => [...current.querySelectorAll<HTMLElement>(one)]).find(isSeen)
      ;(seen ?? current).focus({ preventScroll: true })
    }
    // What is hidden loses the focus with the next picture only.
    const keepSoon = () => requestAnimationFrame(() => requestAnimationFrame(keep))
    const watch = new MutationObserver(keepSoon)
    keepSoon()
    watch.observe(current, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    return () => watch.disconnect()
  }, [])
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0
