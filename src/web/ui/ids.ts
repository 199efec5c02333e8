/** An id of its own for each part that another one names; the library's own repeats itself on a page that changes. */
import { useState } from 'preact/hooks'

let given = 0

export function useOwnId(): string {
  const [id] = useState(() => {
    given += 1
    return `part-${given}`
  })
  return id
}
