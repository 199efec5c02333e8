import type { SignPrize } from '../signprize.ts'
import { money, whole } from '../values.ts'

/** What a line of a sign pays; `isShort` leaves out cents where there are none. */
export function prize(of: SignPrize, isShort = false): string {
  const amount = isShort ? whole : money
  switch (of.is) {
    case 'amount':
      return amount(of.amount)
    case 'form':
      return `${whole(of.amount)} ${of.form}`
    case 'thing':
      return `${of.thing} (${whole(of.amount)})`
    case 'range':
      return of.max === undefined ? `${amount(of.min)} or more` : `${amount(of.min)} to ${amount(of.max)}`
    case 'share':
      return `${of.share} of the meter`
    case 'points':
      return of.points === 1 ? '1 point' : `${of.points} points`
    case 'tickets':
      return of.tickets === 1 ? '1 ticket' : `${of.tickets} tickets`
    case 'odds':
      return `${of.over} to ${of.under}`
    case 'for one':
      return `${of.times} for 1`
  }
}
