/** When the button that was pressed goes, whoever works by the keyboard goes on with what has come, and not from the top of the page. */
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Cards to lay, else what is asked, else the one thing to do next. */
const NEXT = ['.choice[tabindex="0"]', '.dealing-first', '.next:enabled']

export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = part
    if (current == null) return undefined
    /** Whoever has chosen something stays there. */
    const isLost = () => [null, document.body, current].includes(document.activeElement as HTMLElement | null)
    const keep = (otherwise?: HTMLElement) => {
      if (!isLost()) return
      const seen = NEXT.flatMap((one) => [...current.querySelectorAll<HTMLElement>(one)]).find(isSeen)
      ;(seen ?? otherwise)?.focus({ preventScroll: true })
    }
    const soon = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
    const watch = new MutationObserver(() => soon(() => keep(current)))
    soon(() => keep())
    watch.observe(current, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    // What is hidden or greyed loses the focus some time later.
    const left = ({ target }: FocusEvent) => {
      const had = target as HTMLElement
      if (!isSeen(had) || had.matches(':disabled')) soon(() => keep(current))
    }
    current.addEventListener('focusout', left)
    return () => {
      watch.disconnect()
      current.removeEventListener('focusout', left)
    }
  }, [])
}

/** What is folded away has its place on the page, and takes no focus. */
const isSeen = (element: HTMLElement): boolean => element.checkVisibility()
