import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../base/money.ts'
import { accountOf, holderOf } from '../ledger/account.ts'
import { balance, noBalances, post } from '../ledger/balances.ts'
import type { AccountName } from '../ledger/name.ts'
import { BOOKS, type Post } from '../ledger/post.ts'
import { entitled, postWire, toPosts } from './posts.ts'

const HOLDERS = ['bay-101/blazing-7s', 'bay-101/no-limit-bad-beat', 'bay-101/poker-tournaments#2026-11-14-evening']
const NAMES = {
  entitlement: ['pool:main', 'reserve', 'pending:H1', 'claim:C1', 'patrons', 'promised'],
  custody: ['patron', 'bank', 'box:VIP 1', 'drawer:A'],
} satisfies Record<string, AccountName[]>
const written: fc.Arbitrary<Post> = fc.constantFrom(...BOOKS).chain((book) =>
  fc
    .record({
      holder: fc.constantFrom(...HOLDERS),
      from: fc.constantFrom<AccountName>(...NAMES[book]),
      to: fc.constantFrom<AccountName>(...NAMES[book]),
      amount: fc.bigInt({ min: 1n, max: 10n ** 15n }),
      by: fc.constantFrom('F1', 'Q3 S3', 'opening'),
    })
    .map(({ holder, from, to, amount, by }) => ({
      book,
      from: accountOf(holder, from),
      to: accountOf(holder, to),
      amount: cents(amount),
      by,
    })),
)

test('posts do the same over the wire, in order within each holder, and each book adds up to nothing', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 20 }), (posts) => {
      const [here, there] = [noBalances(), noBalances()]
      const wire = JSON.parse(JSON.stringify(toPosts(posts))) as ReturnType<typeof toPosts>
      post(here, posts)
      postWire(there, wire)
      expect(there).toEqual(here)
      for (const book of BOOKS) expect([...here[book].values()].reduce((all, amount) => all + amount, 0n)).toBe(0n)
      for (const [holder, rows] of Object.entries(wire)) {
        const own = posts.filter(({ from }) => holderOf(from) === holder)
        expect(rows.map(([, , , amount]) => amount)).toEqual(own.map(({ amount }) => String(amount)))
      }
    }),
  )
})

test('entitled: the other book is left out', () => {
  const posts = {
    a: [['c', 'patron', 'bank', '300', 'F1'] as const, ['e', 'patrons', 'reserve', '300', 'F2'] as const],
  }
  expect(entitled(posts)).toEqual([{ from: 'patrons', to: 'reserve', amount: cents(300), by: 'F2' }])
})

test('a post of nothing is a bug', () => {
  const nothing: Post = { book: 'custody', from: 'a x', to: 'a y', amount: cents(0), by: 'F1' }
  expect(() => post(noBalances(), [nothing])).toThrow('more than nothing')
  expect(balance(noBalances(), 'a', 'reserve')).toBe(0n)
})
