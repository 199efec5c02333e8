/** Out of which drawer a cashier works: the own one; where nobody counts drawers yet, the cage has one. */
import { view } from '../../../stream/feed.ts'
import { acting } from '../../../stream/orders.ts'

const UNCOUNTED = 'main'

export function ownDrawer(): string | undefined {
  const counted = (view('drawers').value ?? []).filter(({ opened, last }) => opened !== undefined || last !== undefined)
  if (counted.length === 0) return UNCOUNTED
  return counted.find(({ cashier }) => cashier === acting.value)?.drawer
}
