/** How a posted tournament pays, as the functions of places and prizes know it. */
import { type Cents, cents } from '../base/money.ts'
import type { FlatPrize, Pays, PrizeForm } from '../games/tournament/pays.ts'
import type { Written } from './offering.ts'

type Posted = NonNullable<Written['tournament']>
export type PostedPays = Posted['pays']

export function paysOf({ pays, rounding, buyIn }: Pick<Posted, 'pays' | 'rounding' | 'buyIn'>): Pays {
  const rounded = { unit: rounding?.to ?? cents(1), restTo: rounding?.rest ?? 1 }
  switch (pays.kind) {
    case 'percentages':
      return { kind: 'percentages', shares: pays.places, ...rounded }
    case 'percentages by entries': {
      const lists = pays.rows.map(({ entries, places }) => ({ from: entries.min, to: entries.max, shares: places }))
      return { kind: 'by entries', lists, ...rounded }
    }
    case 'flat': {
      const prizes = pays.places.map(({ prize, ...thing }) => flatPrize(prize, thing))
      return { kind: 'flat', prizes, ...rounded, ...(pays.over === undefined ? {} : { restTo: pays.over }) }
    }
    case 'fixed and remainder':
      return { kind: 'fixed and remainder', prize: flatPrize(pays.prize, pays), ...rounded }
    case 'entry first': {
      const entry = { amount: pays.entry, form: 'entry', what: pays.item } as const
      return { kind: 'entry first', entry, allowance: pays.travel, shares: pays.rest, ...rounded }
    }
    case 'double':
      return { kind: 'double', buyIn }
  }
}

type Thing = Pick<Extract<PostedPays, { kind: 'fixed and remainder' }>, 'item' | 'form' | 'into'>

function flatPrize(amount: Cents, { item, form, into }: Thing): FlatPrize {
  if (into !== undefined) return { amount, form: 'entry', what: item ?? into }
  if (form === undefined) return item === undefined ? { amount, form: 'cash' } : { amount, form: 'thing', what: item }
  const as = formOf(form)
  return as === 'cash' ? { amount, form: as } : { amount, form: as, what: item ?? form }
}

function formOf(form: string): PrizeForm {
  if (form === 'tournament entry') return 'entry'
  if (form === 'chips') return form
  if (form === 'cash' || form === 'check') return 'cash'
  return form.includes('coupon') ? 'coupon' : 'thing'
}
