import { expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { noBalances, post } from '../../ledger/balances.ts'
import { balanceIn, carry, draftOf, entitle } from '../../ledger/draft.ts'
import { gameAccount } from '../../ledger/name.ts'
import { accountsAt } from './gameaccount.ts'
import { settleTray } from './tablemoney.ts'

const GAME = 'massachusetts/crazy-4-poker'

/** $20 on the account of seat 2 at table 1, $300 on that of seat 3 at table 1-2; the names share their beginning. */
function twoTables() {
  const balances = noBalances()
  const draft = draftOf(balances, GAME)
  for (const [table, seat, amount] of [['1', '2', dollars(20)] as const, ['1-2', '3', dollars(300)] as const]) {
    entitle(draft, 'patrons', gameAccount(table, seat), amount, 'S10f3')
    carry(draft, 'patron', `tray:${table}`, amount, 'S10f3')
  }
  post(balances, draft.posts)
  return balances
}

test('an account belongs to the table that its whole name says', () => {
  const balances = twoTables()
  expect(accountsAt(balances, '1')).toEqual([{ activity: GAME, seat: '2', amount: dollars(20) }])
  expect(accountsAt(balances, '1-2')).toEqual([{ activity: GAME, seat: '3', amount: dollars(300) }])
})

test('settling a table leaves in its tray what its own accounts hold, and moves nothing of another table', () => {
  const draft = draftOf(twoTables(), GAME)
  settleTray(draft, '1', 'S13d')
  expect(draft.posts).toEqual([])
  expect(balanceIn(draft, 'tray:1', 'custody')).toBe(dollars(20))
})
