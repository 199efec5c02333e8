import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../base/money.ts'
import { accountOf } from '../ledger/account.ts'
import { balance, noBalances, post } from '../ledger/balances.ts'
import { BOOKS, type Post, reversed } from '../ledger/post.ts'
import { fromPosts, toPosts } from './posts.ts'

const name = fc.constantFrom('pool:main', 'reserve', 'pending:H1', 'claim:C1', 'patrons', 'promised', 'bank')
const written: fc.Arbitrary<Post> = fc
  .record({
    activity: fc.constantFrom('bay-101/blazing-7s', 'bay-101/no-limit-bad-beat'),
    book: fc.constantFrom(...BOOKS),
    from: name,
    to: name,
    amount: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    by: fc.constantFrom('F1', 'Q3 S3', 'opening'),
  })
  .map(({ activity, book, from, to, amount, by }) => ({
    book,
    from: accountOf(activity, from),
    to: accountOf(activity, to),
    amount: cents(amount),
    by,
  }))

const inOrder = (posts: readonly Post[]) =>
  posts.toSorted((a, b) => (a.from.split(' ')[0]! < b.from.split(' ')[0]! ? -1 : 1))

test('posts go over the wire and come back, in order within each activity', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 20 }), (posts) => {
      const back = fromPosts(JSON.parse(JSON.stringify(toPosts(posts))))
      expect(back).toHaveLength(posts.length)
      for (const activity of new Set(posts.map(({ from }) => from.split(' ')[0]))) {
        const of = (list: readonly Post[]) => list.filter(({ from }) => from.startsWith(`${activity} `))
        expect(of(back)).toEqual(of(posts))
      }
    }),
  )
})

test('what is posted and reversed leaves nothing behind', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 20 }), (posts) => {
      const balances = noBalances()
      post(balances, inOrder(posts))
      for (const book of BOOKS) {
        const sum = [...balances[book].values()].reduce((all, amount) => all + amount, 0n)
        expect(sum).toBe(0n)
      }
      post(balances, reversed(posts, 'void'))
      expect(balances.custody.size + balances.entitlement.size).toBe(0)
    }),
  )
})

test('a post of nothing is a bug', () => {
  const nothing: Post = { book: 'custody', from: 'a x', to: 'a y', amount: cents(0), by: 'F1' }
  expect(() => post(noBalances(), [nothing])).toThrow('more than nothing')
  expect(balance(noBalances(), 'a', 'reserve')).toBe(0n)
})
