/** Fields of a search that the house is asked with; what stands in a list is found in its own bar. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

/** Fields of a search behind a word: open while something is looked for, and as long as somebody wants it open. */
export function SearchFold({ says, isUsed, children }: { says: string; isUsed: boolean; children: ComponentChildren }) {
  const isOpen = useSignal(isUsed)
  return (
    <details
      class="fold search"
      open={isOpen.value || isUsed}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{says}</summary>
      {children}
    </details>
  )
}
