/** What the transcript says of waiting lists. */
import type { Event } from '../../../engine/waiting/vocabulary.ts'

const GONE = { left: 'leaves', expired: 'has not come and is off', closed: 'is off, since it closes:' } as const
const JOINED = { podium: 'at the podium', phone: 'by phone', call: 'by call', break: 'from a broken table' } as const

export function sayWaiting(event: Event): string {
  switch (event.type) {
    case 'ListSet':
      return `list ${event.list} is open for ${event.game}${event.limit === undefined ? '' : ` ${event.limit}`}`
    case 'ListLocked':
      return `list ${event.list} is locked`
    case 'ListUnlocked':
      return `list ${event.list} is unlocked`
    case 'ListClosed':
      return `list ${event.list} is closed`
    case 'ListJoined':
      if (event.since !== undefined)
        return `person ${event.person} is back on list ${event.list}, at place ${event.place + 1}, with number ${event.number}`
      return `person ${event.person} joins list ${event.list} ${JOINED[event.how]}, at place ${event.place + 1}, with number ${event.number}`
    case 'CheckedIn':
      return `person ${event.person} checks in`
    case 'ListLeft':
      return `person ${event.person} ${GONE[event.why]} list ${event.list}`
    case 'PersonPaged':
      return `person ${event.person} of list ${event.list} is paged to table ${event.table} seat ${event.seat}`
    case 'PageAnswered':
      return `person ${event.person} of list ${event.list} is ${event.how === 'here' ? 'at the podium' : 'on the way'}`
    case 'PageDropped':
      return `the page of person ${event.person} from list ${event.list} is taken back`
    case 'PageMissed':
      return `person ${event.person} has not come and goes ${event.to === 'end' ? 'to the end of' : 'off'} list ${event.list}`
    case 'ChangeAsked':
      return `the player at table ${event.table} seat ${event.seat} asks for ${wish(event.to)}`
    case 'ChangeDropped':
      return `the player at table ${event.table} seat ${event.seat} asks for no change any more`
    case 'FeederSet':
      return event.to === undefined
        ? `players of table ${event.table} need not move any more`
        : `players of table ${event.table} must move to table ${event.to}`
  }
}

function wish({ table, seats }: { readonly table?: string; readonly seats?: readonly string[] }): string {
  const where = table === undefined ? (seats === undefined ? 'another table' : undefined) : `table ${table}`
  return [where, seats === undefined ? undefined : `seat ${seats.join(' or ')}`].filter(Boolean).join(', ')
}
