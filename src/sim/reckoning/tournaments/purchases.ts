/** What people pay for a tournament, held against what is posted, and what of it goes back. */
import type { Purchase } from '../../../engine/tournaments/records.ts'
import { agree } from '../../audit/difference.ts'
import { type Books, least, move, stands } from '../books.ts'
import { draw, toHouse } from '../reserve.ts'
import { runOf } from '../terms.ts'
import type { Kept } from './kept.ts'

export const POOL = 'pool:prizes'

export function giveBack(
  books: Books,
  activity: string,
  { bought }: Kept,
  receipts: readonly string[],
  drawer: string | undefined,
): bigint {
  let refund = 0n
  for (const receipt of receipts) {
    const one = bought.get(receipt)!
    agree(`${receipt} is given back once`, one.isBack, false)
    one.isBack = true
    const { price, fee, charity, way } = one
    const due = least(stands(books, activity, 'due:fee'), fee)
    for (const [from, amount] of [
      [POOL, price - charity],
      ['charity', charity],
      ['due:fee', due],
    ] as const)
      if (way === 'given') toHouse(books, activity, from, amount)
      else move(books, activity, from, 'patrons', amount)
    // What the house has fetched already it gives.
    if (way !== 'given') draw(books, runOf(books, activity), 'patrons', fee - due)
    if (way === 'given') continue
    refund += price + fee
    move(books, activity, `drawer:${drawer}`, 'patron', price + fee, 'c')
  }
  return refund
}

export function buy(books: Books, activity: string, { posted, bought }: Kept, purchase: Purchase): void {
  const { kind, entry, receipt, way, drawer, after } = purchase
  const price = kind === 'buy-in' ? posted.buyIn : kind === 'rebuy' ? posted.rebuys!.price : posted.addOns!.price
  const fee = kind === 'buy-in' ? posted.fee : 0n
  const charity = posted.charity === undefined ? 0n : (price * posted.charity.share.over) / posted.charity.share.under
  agree(`receipt ${receipt} is a new one`, bought.has(receipt), false)
  agree(
    `price on ${receipt}`,
    `${price} ${fee} ${charity}`,
    `${purchase.price} ${purchase.fee} ${purchase.charity ?? '0'}`,
  )
  const from = way === 'given' ? 'promised:gift' : 'patrons'
  move(books, activity, from, POOL, price - charity)
  move(books, activity, from, 'charity', charity)
  move(books, activity, from, 'due:fee', fee)
  if (way !== 'given') move(books, activity, 'patron', `drawer:${drawer}`, price + fee, 'c')
  bought.set(receipt, {
    entry,
    kind,
    price,
    fee,
    charity,
    way,
    ...(after === undefined ? {} : { after }),
    isBack: false,
  })
}
