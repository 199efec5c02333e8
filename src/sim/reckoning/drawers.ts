/** The cage's own money: floats of the drawers, and what a count finds beyond what they laid out. */

import { agree } from '../audit/difference.ts'
import { type Books, move, positive } from './books.ts'
import type { Part } from './part.ts'

const CAGE = 'cage'

export const drawers: Part = (books) => ({
  DrawerOpened: ({ drawer, counted }) => fill(books, drawer, BigInt(counted) - inDrawer(books, drawer)),
  DrawerClosed: ({ drawer, counted, expected, variance }) => {
    const there = inDrawer(books, drawer)
    const over = BigInt(counted) - there
    agree(`expected in drawer ${drawer}`, `${there}`, expected)
    agree(`variance of drawer ${drawer}`, `${over}`, variance)
    move(books, CAGE, 'patron', `drawer:${drawer}`, over, 'c')
    move(books, CAGE, 'patrons', `variance:${drawer}`, over)
    // What is over stays with the cage, what was taken in for an activity goes to that; the house has its float back and no more.
    move(books, CAGE, `drawer:${drawer}`, 'bank', positive(over), 'c')
    let taken = 0n
    for (const [account, amount] of [...books.accounts]) {
      const [book, holder = '', ...name] = account.split(' ')
      if (book !== 'c' || holder === CAGE || name.join(' ') !== `drawer:${drawer}`) continue
      move(books, holder, `drawer:${drawer}`, 'bank', positive(amount), 'c')
      taken += positive(amount)
    }
    fill(books, drawer, positive(over) + taken - BigInt(counted))
  },
})

function fill(books: Books, drawer: string, amount: bigint): void {
  move(books, CAGE, 'house', `drawer:${drawer}`, amount, 'c')
  move(books, CAGE, 'house', 'due:float', amount)
}

/** Its float less what it has laid out for whatever activity. */
function inDrawer({ accounts }: Books, drawer: string): bigint {
  let sum = 0n
  for (const [account, amount] of accounts)
    if (account.startsWith('c ') && account.endsWith(` drawer:${drawer}`)) sum += amount
  return sum
}
