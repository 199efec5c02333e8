/** What has just been done, read out when it comes, and gone by itself. Never for what went wrong. */
import './toast.css'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../button.tsx'

const SHOWN_MS = 8_000
/** As long as an order that takes it back is offered; its seconds are counted down beside it. */
const OFFERED_MS = 10_000
const TICK_MS = 1_000

/** What can be pressed beside it, as long as it stands there. */
type Offer = { readonly says: string; readonly press: () => void }

/** Written as the keyboard has them. */
const KEYS = /mac/i.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z'

const said = signal<{ readonly says: string; readonly offer?: Offer | undefined } | undefined>(undefined)
const secondsLeft = signal(0)
let over: ReturnType<typeof setTimeout> | undefined
let tick: ReturnType<typeof setInterval> | undefined

export function tell(says: string, offer?: Offer): void {
  hush()
  said.value = { says, offer }
  over = setTimeout(hush, offer === undefined ? SHOWN_MS : OFFERED_MS)
  if (offer === undefined) return
  secondsLeft.value = OFFERED_MS / TICK_MS
  tick = setInterval(() => {
    secondsLeft.value -= 1
  }, TICK_MS)
}

/** Nothing that was offered is on offer any more. */
export function hush(): void {
  clearTimeout(over)
  clearInterval(tick)
  said.value = undefined
}

/** What is on offer is taken by the keys that take back a word, unless a word is being written. */
function take(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  const offer = said.peek()?.offer
  if (offer === undefined || key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return
  if (
    event.repeat ||
    ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== '')
  )
    return
  event.preventDefault()
  offer.press()
}

/** Once on a page. */
export function Toasts() {
  useEffect(() => addEventListener('keydown', take), [])
  return (
    <div class="toasts" role="status">
      {said.value !== undefined && (
        <p class="toast">
          {said.value.says}
          {said.value.offer !== undefined && (
            <Button size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={said.value.offer.press}>
              {said.value.offer.says} <kbd>{KEYS}</kbd>
              {/* Not read out each second. */}
              <span aria-hidden="true">{`, ${secondsLeft.value} s`}</span>
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
