/**
 * A button that has just come takes no press for a moment: a finger that falls twice was meant for the one before. While
 * an order is under way nothing else is pressed either. Cards may be laid as fast as anybody can.
 */
import { useEffect, useRef } from 'preact/hooks'
import { isBusy } from './live.ts'

const ARMED_MS = 700
const ARMING = 'data-arming'

/** The part of the page in which it holds. */
export function useArming<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => {
    const { current } = part
    if (current === null) return undefined
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) arm(node)
    })
    watch.observe(current, { childList: true, subtree: true })
    // Before any button hears of it.
    current.addEventListener('click', swallow, { capture: true })
    return () => {
      watch.disconnect()
      current.removeEventListener('click', swallow, { capture: true })
    }
  }, [])
  return part
}

function arm(node: Node): void {
  if (!(node instanceof HTMLElement)) return
  const came = [...node.querySelectorAll('button'), ...(node instanceof HTMLButtonElement ? [node] : [])]
  for (const button of came) {
    if (button.matches('.choice')) continue
    button.setAttribute(ARMING, '')
    setTimeout(() => button.removeAttribute(ARMING), ARMED_MS)
  }
}

function swallow(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null || button.matches('.choice')) return
  if (!isBusy.value && !button.hasAttribute(ARMING)) return
  event.preventDefault()
  event.stopPropagation()
}
