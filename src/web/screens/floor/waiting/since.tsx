/** How long something has waited, as a clock that goes with the house's own: only its text changes from second to second. */
import { computed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { houseNow } from '../../../stream/feed.ts'
import { spanOf } from '../clock.ts'

export function Since({ at }: { at: number }) {
  const says = useMemo(() => computed(() => spanOf(Math.floor((houseNow.value - at) / 1_000))), [at])
  // Nobody is to hear every second of it.
  return (
    <span class="since" role="timer" aria-live="off">
      {says}
    </span>
  )
}
