import type { SignPrize } from '../signprize.ts'
import { money, whole } from '../values.ts'

/** What a line of a sign pays; amounts are dollars as everywhere in the room. */
export function prize(of: SignPrize, isShort = false): string {
  const amount = isShort ? whole : money
  switch (of.is) {
    case 'amount':
      return amount(of.amount)
    case 'form':
      return `${whole(of.amount)} ${formed(of.form)}`
    case 'thing':
      return `${of.thing} (${whole(of.amount)})`
    case 'range':
      return of.max === undefined ? `${amount(of.min)} trở lên` : `${amount(of.min)} đến ${amount(of.max)}`
    case 'share':
      return `${of.share} hũ`
    case 'points':
      return `${of.points} điểm`
    case 'tickets':
      return `${of.tickets} vé`
    case 'odds':
      return `${of.over} ăn ${of.under}`
    case 'for one':
      return `${of.times} cho 1`
  }
}

const FORMS: Readonly<Record<string, string>> = {
  cash: 'tiền mặt',
  chips: 'chip',
  'free play': 'cược miễn phí',
  'promotional chips': 'chip khuyến mãi',
}
/** The form in which a prize is handed over; what has no name here is told as it was accepted. */
export const formed = (form: string): string => FORMS[form] ?? form
