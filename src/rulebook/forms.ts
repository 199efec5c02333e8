/** In what prizes are handed over: the forms that some approved document knows, and no others. */

export const MONEY_FORMS = ['chips', 'cash', 'check'] as const
export type MoneyForm = (typeof MONEY_FORMS)[number]

/** Handed over instead of money, at their value. */
export const THING_FORMS = [
  'collection credit',
  'concert tickets',
  'event tickets',
  'food',
  'free play',
  'free-play chips',
  'gift certificate',
  'match-play coupons',
  'merchandise',
  'prize wheel spin',
  'promotional chips',
  'promotional coupons',
  'sports tickets',
  'tournament entry',
  'travel voucher with tournament entry',
  'vehicle',
] as const

const MONEY: ReadonlySet<string> = new Set(MONEY_FORMS)
const THINGS: ReadonlySet<string> = new Set(THING_FORMS)

export const isMoneyForm = (form: string): form is MoneyForm => MONEY.has(form)
export const isThingForm = (form: string): boolean => THINGS.has(form)
