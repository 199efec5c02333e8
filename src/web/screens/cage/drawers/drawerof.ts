/** Out of which drawer a cashier works: the own one; where nobody counts drawers yet, the cage has one. */
import { view } from '../../../stream/feed.ts'
import { acting } from '../../../stream/orders.ts'

const UNCOUNTED = 'main'

/** Nothing as long as the page has not heard of the drawers. */
export function drawersOf(person: string): readonly string[] | undefined {
  const counted = view('drawers').value?.filter(({ opened, last }) => opened !== undefined || last !== undefined)
  if (counted?.length === 0) return [UNCOUNTED]
  return counted?.flatMap(({ cashier, drawer }) => (cashier === person ? [drawer] : []))
}

export const ownDrawer = (): string | undefined => drawersOf(acting.value)?.[0]
