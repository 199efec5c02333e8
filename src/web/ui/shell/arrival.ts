/**
 * Whoever opens a row with Enter arrives at what stands beside the list, and does not pass every other row first; Escape
 * leads back to the row. A finger or a mouse leaves the focus where it is.
 */
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** For the heading of what is open; `of` names it. */
export function useArrival(of: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const pane = heading.current?.closest('article')
    if (!(opener instanceof HTMLElement) || !opener.matches('.list-open:focus-visible') || pane == null) return
    heading.current?.focus()
    const back = (event: KeyboardEvent) => {
      // A dialog is left first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      if (opener.isConnected) opener.focus()
    }
    pane.addEventListener('keydown', back)
    return () => pane.removeEventListener('keydown', back)
  }, [of])
  return heading
}
