/** Where a row of the search leads whoever looks: to a screen of theirs, or nowhere. */
import type { Place } from '../../../server/door/places.ts'
import type { FoundTicket } from '../../../views/record/found.ts'

type Places = readonly Place[]

/** Where this person works with tables; boards are everybody's. */
export function tableAddress(places: Places, table: string): string {
  if (places.includes('floor')) return `/floor?table=${encodeURIComponent(table)}`
  if (places.includes('table')) return `/table/${encodeURIComponent(table)}`
  if (places.includes('podium')) return `/podium?table=${encodeURIComponent(table)}`
  return places.includes('hit') ? `/hit?find=${encodeURIComponent(`table ${table}`)}` : '/board'
}

/** The hit that brought it, else the drum. */
export function ticketAddress(places: Places, { hit, activity }: FoundTicket): string | undefined {
  if (hit !== undefined && places.includes('hit')) return `/hit/${hit}`
  if (!places.includes('games')) return undefined
  return activity === undefined ? '/games' : `/games?activity=${activity}`
}

/** What they may do, else what they had to do with. */
export function personAddress(places: Places, { id, name }: { id: string; name: string }): string | undefined {
  if (places.includes('staff')) return `/staff?person=${id}`
  return places.includes('hit') ? `/hit?find=${encodeURIComponent(name)}` : undefined
}
