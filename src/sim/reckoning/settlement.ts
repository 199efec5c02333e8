/** Settling up with the house and the cage: promises put in, dues fetched, drawers and trays repaid. */
import type { Books } from './books.ts'
import { least, move, positive, stands } from './books.ts'
import { ordered } from './office.ts'
import type { Part } from './part.ts'
import { ofHouse } from './reserve.ts'
import { holderIn } from './terms.ts'

export const settlement: Part = (books) => ({
  MoneyMoved: ({ activity, why }, heard) => {
    const holder = holderIn(books, activity)
    if (why === 'advance deposited') {
      const { amount } = ordered(heard, 'DepositAdvance')
      const lent = least(positive(-stands(books, holder, ofHouse('promised', holder, activity))), amount)
      move(books, holder, ofHouse('advanced', holder, activity), ofHouse('promised', holder, activity), lent)
      move(books, holder, 'house', ofHouse('promised:gift', holder, activity), amount - lent)
      move(books, holder, 'house', 'bank', amount, 'c')
    }
    if (why === 'due fetched') fetchDue(books, holder, activity)
    // What it laid out comes from the bank; what it took in goes there.
    if (why === 'drawer repaid' || why === 'drawer emptied') {
      const drawer = `drawer:${ordered(heard, 'RepayDrawer').drawer}`
      move(books, holder, 'bank', drawer, -stands(books, holder, drawer, 'c'), 'c')
    }
  },
})

/** For the fund's own activity all that waits there, for another one what is due for that and what is due to all. */
function fetchDue(books: Books, holder: string, activity: string): void {
  const owners = activity === holder ? [activity, ...books.running.keys()] : [activity]
  let fetched = 0n
  const fetch = (due: string, to: string) => {
    const amount = stands(books, holder, due)
    move(books, holder, due, to, amount)
    fetched += amount
  }
  for (const owner of new Set(owners)) fetch(ofHouse('due:advance', holder, owner), ofHouse('advanced', holder, owner))
  fetch('due:fee', 'house')
  fetch('due:reverted', 'house')
  fetch('due:sale', 'house')
  fetch('due:thing', 'patrons')
  move(books, holder, 'bank', 'house', fetched, 'c')
}
