/** What has just been done, read out when it comes, and gone by itself. Never for what went wrong. */
import './toast.css'
import { signal } from '@preact/signals'
import { Button } from './button.tsx'

const SHOWN_MS = 8_000
const OFFERED_MS = 15_000

/** What can be pressed beside it, as long as it stands there. */
type Offer = { readonly says: string; readonly press: () => void }

const said = signal<{ readonly says: string; readonly offer?: Offer | undefined } | undefined>(undefined)
let over: ReturnType<typeof setTimeout> | undefined

export function tell(says: string, offer?: Offer): void {
  clearTimeout(over)
  said.value = { says, offer }
  over = setTimeout(hush, offer === undefined ? SHOWN_MS : OFFERED_MS)
}

/** Nothing that was offered is on offer any more. */
export function hush(): void {
  said.value = undefined
}

/** Once on a page. */
export const Toasts = () => (
  <div class="toasts" role="status">
    {said.value !== undefined && (
      <p class="toast">
        {said.value.says}
        {said.value.offer !== undefined && (
          <Button size="small" onClick={said.value.offer.press}>
            {said.value.offer.says}
          </Button>
        )}
      </p>
    )}
  </div>
)
