/** In what prizes are handed over: the forms that some approved document knows, and no others. */

export const MONEY_FORMS = ['chips', 'cash', 'check'] as const
export type MoneyForm = (typeof MONEY_FORMS)[number]

/** Handed over instead of money, at their value. */
export const THING_FORMS = [
  'collection credit',
  'concert tickets',
  'event tickets',
  'extra tournament chips',
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
  'travel tickets',
  'travel voucher with tournament entry',
  'vehicle',
  'voucher',
] as const

const FREE = ['free play', 'single free', 'multi free']
const MATCH = ['match play', 'single match', 'multi match']

/** Forms that can come out of a series of pieces, and the kinds that they are; `[]` for any. */
export const PIECE_FORMS: Readonly<Record<string, readonly string[]>> = {
  'free play': FREE,
  'free-play chips': FREE,
  'match-play coupons': MATCH,
  'promotional chips': [],
  'promotional coupons': [],
}

const MONEY: ReadonlySet<string> = new Set(MONEY_FORMS)
const THINGS: ReadonlySet<string> = new Set(THING_FORMS)

export const isMoneyForm = (form: string): form is MoneyForm => MONEY.has(form)
export const isThingForm = (form: string): boolean => THINGS.has(form)
