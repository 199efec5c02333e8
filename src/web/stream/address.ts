/** What a desk shows is in its address, so that a page can be sent to a colleague. */
import { signal } from '@preact/signals'

export const query = signal(new URLSearchParams(location.search))

/** `isTyped`: one letter after the other is no page to go back to. */
export function show(choice: Readonly<Record<string, string | undefined>>, isTyped = false): void {
  const next = new URLSearchParams(query.value)
  for (const [name, value] of Object.entries(choice)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  if (text === query.value.toString()) return
  const address = text === '' ? location.pathname : `?${text}`
  if (isTyped) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  query.value = next
}

addEventListener('popstate', () => {
  query.value = new URLSearchParams(location.search)
})
