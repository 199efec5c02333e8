import { expect, test } from 'vitest'
import { signsOf } from '../../cards/card.ts'
import { tableFrom } from './address.ts'

const judged = (address: string) => {
  const { table, refusal } = tableFrom(address)
  expect(refusal).toBeUndefined()
  return table.game.judge(table.lying)
}

test.each([
  ['#holdem/9s9h/9d9c4s/Kd/2h', '9s 9h 9d 9c Kd', 'four of a kind'],
  // Five of the seven spades: the highest.
  ['#seven-card-stud/AsKs2s/Js9s7sAd', 'As Ks Js 9s 7s', 'flush'],
  // Omaha takes two and three: one spade in the hand is no flush.
  ['#omaha/AsKd7c2h/QsJsTs/9s/3d', 'As Kd Qs Js Ts', 'straight'],
  ['#four-card-poker/KsKdQc9h9s', 'Ks Kd 9h 9s', 'two pair'],
  ['#razz/As2d9c/3h4s5dKd', 'As 2d 3h 4s 5d', 'no pair'],
  ['#pai-gow-poker/AcAdXxKsKh5d2c', 'Ac Ad Xx Ks Kh', 'full house'],
])('%s counts %s', (address, counted, category) => {
  const [made] = judged(address)?.hands ?? []
  expect(made?.named.category).toBe(category)
  expect(signsOf(made?.counts ?? [])).toBe(counted)
})

test.each([
  ['#holdem/AsKd/AhKh7c/2s/3d', 'both hole cards play'],
  ['#holdem/As2d/AhKh7c/Qs/9d', 'one hole card plays'],
  ['#holdem/2s3d/AhKhQh/Jh/Th', 'the board plays'],
])('%s: %s', (address, remark) => {
  expect(judged(address)?.remarks).toEqual([remark])
})

test.each([
  ['#baccarat/2h3hTs/3dKc9c', 'player'],
  ['#baccarat/9hKh/8dKc', 'player'],
  ['#baccarat/4h4c/8dKc', 'tie'],
  ['#three-card-poker/As2s3s/2h2d2c', 'hand'],
  ['#blackjack/AsKd/Ah/9d', 'hand'],
  ['#blackjack/KdQd/Ah/9d', 'tie'],
  ['#casino-war/2c/3d', 'dealer'],
  ['#holdem/AsJd/AhAdJc/7s/7d/7c7h', 'opponent'],
])('%s is won by %s', (address, winner) => {
  expect(judged(address)?.winner).toBe(winner)
})

test('thirteen cards: a better hand in front than behind is foul', () => {
  expect(judged('#thirteen-card/AsAdKc/7s7d8c9h2h/TsTdTc2d3h')?.remarks).toEqual(['foul'])
  expect(judged('#thirteen-card/6s6dKc/7s7d8c9h2h/TsTdTc2d3h')?.remarks).toEqual(['set in order'])
})
