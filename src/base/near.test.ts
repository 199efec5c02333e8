import { expect, test } from 'vitest'
import { didYouMean, nearTo } from './near.ts'

test.each([
  ['keypat', ['keypad', 'key'], 'keypad'],
  ['prize', ['prices', 'prizes'], 'prizes'],
  ['actvity', ['activity', 'active'], 'activity'],
  ['ENDROUND', ['StartRound', 'EndRound'], 'EndRound'],
  ['baord', ['board', 'bard'], 'board'],
  ['table-game', ['table game'], 'table game'],
  ['mon', ['sunday', 'monday'], 'monday'],
  ['start', ['start game', 'start round'], undefined],
  ['tip', ['do', 'table', 'paper'], undefined],
  ['', ['a'], undefined],
  ['nonsense', [], undefined],
])('%s among %j', (said, known, near) => {
  expect(nearTo(said, known)).toBe(near)
})

test('the question stands after a sentence, and only where there is one', () => {
  expect(`unknown "keypat"${didYouMean('keypat', ['keypad'])}`).toBe('unknown "keypat"; did you mean "keypad"?')
  expect(didYouMean('zebra', ['keypad'])).toBe('')
})
