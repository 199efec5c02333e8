/**
 * The page that everybody may see on their own phone. A screen that has its pages from the relay leads to the relay; at the
 * house itself to where the house says that its relay is.
 */
import { view } from '../../stream/feed.ts'

const PAGE = '/players'

export const publicPage = (table?: string): string => {
  const address = new URL(PAGE, view('house').value?.publicAt ?? location.origin)
  if (table !== undefined) address.search = new URLSearchParams({ hand: table }).toString()
  return address.href
}
