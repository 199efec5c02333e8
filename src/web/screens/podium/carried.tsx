/** That a carrier has sent the call, so that nobody calls a player twice who is already on the way. */

import type { CarriedView } from '../../../views/podium/lists.ts'
import { clockOf } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

export function CarriedCall({ carried }: { carried: CarriedView | undefined }) {
  if (carried === undefined) return null
  return <span class="soft"> · {words().waiting.carried[carried.by](clockOf(carried.at))}</span>
}
