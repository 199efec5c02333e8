/** What has just been done, read out when it comes, and gone by itself. Never for what went wrong. */
import './toast.css'
import { signal } from '@preact/signals'

const SHOWN_MS = 8_000

const said = signal('')
let over: ReturnType<typeof setTimeout> | undefined

export function tell(says: string): void {
  clearTimeout(over)
  said.value = says
  over = setTimeout(() => {
    said.value = ''
  }, SHOWN_MS)
}

/** Once on a page. */
export const Toasts = () => (
  <div class="toasts" role="status">
    {said.value !== '' && <p class="toast">{said.value}</p>}
  </div>
)
