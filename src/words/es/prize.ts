import type { SignPrize } from '../signprize.ts'
import { money, whole } from '../values.ts'
import { formed } from './values.ts'

/** What a line of a sign pays; `isShort` leaves out cents where there are none. */
export function prize(of: SignPrize, isShort = false): string {
  const amount = isShort ? whole : money
  switch (of.is) {
    case 'amount':
      return amount(of.amount)
    case 'form':
      return `${whole(of.amount)} en ${formed(of.form)}`
    case 'thing':
      return `${formed(of.thing)} (${whole(of.amount)})`
    case 'range':
      return of.max === undefined ? `${amount(of.min)} o más` : `de ${amount(of.min)} a ${amount(of.max)}`
    case 'share':
      return `${of.share} del bote`
    case 'points':
      return of.points === 1 ? '1 punto' : `${of.points} puntos`
    case 'tickets':
      return of.tickets === 1 ? '1 boleto' : `${of.tickets} boletos`
    case 'odds':
      return `${of.over} a ${of.under}`
    case 'for one':
      return `${of.times} por 1`
  }
}
