import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { HI_LO } from '../../../tests/hilo.ts'
import { isRefusal } from '../../base/refusal.ts'
import { beginHiLo, guessesIn, type HiLoAction, type HiLoGame, settleHiLo, stepHiLo } from './game.ts'

/** `H` and `L` in turn, each until a card of another rank answers it. */
function play(cards: string, calls: string, quit = false): HiLoGame {
  const deck = cardsIn(cards)
  let game = ready(deck.shift()!)
  for (const sign of calls) {
    game = done(game, { do: 'call', call: sign === 'H' ? 'higher' : 'lower' })
    while (game.phase === 'to turn') game = done(game, { do: 'turn', card: deck.shift()! })
  }
  return quit ? done(game, { do: 'quit' }) : game
}
const done = (game: HiLoGame, action: HiLoAction): HiLoGame => {
  const next = stepHiLo(HI_LO, game, action)
  if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
  return next
}
const ready = (card: number) =>
  [{ do: 'shuffle' }, { do: 'cut' }, { do: 'turn', card }].reduce(
    (game, action) => done(game, action as HiLoAction),
    beginHiLo(),
  )

describe('what a game is worth, in right guesses', () => {
  test.each([
    ['seven right', '6c 9d 4h 8s 3d Jc 2s Kd', 'HLHLHLH', false, 7],
    ['five right, then the player stops', '6c 9d 4h 8s 3d Jc', 'HLHLH', true, 5],
    ['six right, then the player stops', '6c 9d 4h 8s 3d Jc 2s', 'HLHLHL', true, 6],
    ['six right and the seventh wrong', '6c 9d 4h 8s 3d Jc 2s 3c', 'HLHLHLL', false, 1],
    ['four right and the fifth wrong', '6c 9d 4h 8s 3d 5c', 'HLHLL', false, 1],
    ['two right and the third wrong: that level is not forgiven', '6c 9d 4h 3s', 'HLH', false, 1],
    ['a card of the same rank does not count', '6c 6d 9s 4h', 'HL', true, 2],
    ['three of the same rank in a row do not count', '6c 6d 6h 6s 9s', 'H', true, 1],
    ['one wrong at the first level is forgiven', '6c 4d 9s', 'HH', true, 1],
    ['one wrong at the second level is forgiven', '6c 9d Kh 4s', 'HLL', true, 2],
    ['two wrong at the first level', '6c 4d 2s', 'HH', false, 0],
    ['one wrong at the first and one at the second level', '6c 4d 9s Kh', 'HHL', false, 1],
    ['stopping before the first guess', '6c', '', true, 0],
    ['the ace is the highest card', 'Kc Ad', 'H', true, 1],
    ['the two is the lowest card', '3c 2d', 'L', true, 1],
  ])('%s', (_, cards, calls, quit, rung) => {
    const game = play(cards, calls, quit)
    expect(game.phase).toBe('over')
    expect(settleHiLo(HI_LO, game).rung).toBe(rung)
  })

  test('a forgiven miss leaves the card that was turned as the one to compare with', () => {
    const game = play('6c 4d 9s', 'HH')
    expect([game.right, game.wrong, game.last?.was]).toEqual([1, 1, 'right'])
  })
  test('the third level after a forgiven miss is not forgiven again', () => {
    expect(play('6c 4d 9s Kh 2s', 'HHHH').last).toEqual({ was: 'missed', by: 'G9' })
  })
})

describe('refused with the clause', () => {
  const [six, nine, four] = cardsIn('6c 9d 4h') as [number, number, number]
  const refusal = (game: HiLoGame, action: HiLoAction) => {
    const next = stepHiLo(HI_LO, game, action)
    return isRefusal(next) ? next.reasons[0]?.clause : 'done'
  }
  test.each<[string, HiLoGame, HiLoAction, string]>([
    ['a card before the shuffle', beginHiLo(), { do: 'turn', card: six }, 'G2'],
    ['the cut before the shuffle', beginHiLo(), { do: 'cut' }, 'G3'],
    ['a card before the cut', done(beginHiLo(), { do: 'shuffle' }), { do: 'turn', card: six }, 'G3'],
    ['a second cut', ready(six), { do: 'cut' }, 'G3'],
    ['a guess before the first card', done(beginHiLo(), { do: 'shuffle' }), { do: 'call', call: 'lower' }, 'G4'],
    ['a card before the guess', ready(six), { do: 'turn', card: nine }, 'G5'],
    ['a second guess', done(ready(six), { do: 'call', call: 'higher' }), { do: 'call', call: 'lower' }, 'G5'],
    ['stopping after the guess', done(ready(six), { do: 'call', call: 'higher' }), { do: 'quit' }, 'G8'],
    ['the same card again', done(ready(six), { do: 'call', call: 'higher' }), { do: 'turn', card: six }, 'G2'],
    ['a joker', done(ready(six), { do: 'call', call: 'higher' }), { do: 'turn', card: 52 }, 'G2'],
    ['a guess after the end', play('6c 9d 4h 3s', 'HLH'), { do: 'call', call: 'higher' }, 'G9'],
    ['a card after the end', play('6c 9d 4h 3s', 'HLH'), { do: 'turn', card: four }, 'G9'],
  ])('%s', (_, game, action, clause) => {
    expect(refusal(game, action)).toBe(clause)
  })
})

test('what is told afterwards: each guess with its card; a forgiven miss is a reason for what is paid', () => {
  const game = play('6c 6d 4d 9s 3h Kc', 'HHLL')
  expect(guessesIn(game).map(({ call, card, was }) => `${call} ${card} ${was}`)).toEqual([
    'higher 6d equal',
    'higher 4d wrong',
    'higher 9s right',
    'lower 3h right',
    'lower Kc wrong',
  ])
  expect(settleHiLo(HI_LO, game)).toEqual({ rung: 1, by: ['G9', 'G10'] })
  expect(settleHiLo(HI_LO, play('6c 9d', 'H', true)).by).toEqual(['G8'])
  expect(settleHiLo(HI_LO, play('6c 9d 4h 3s', 'HLH')).by).toEqual(['G9'])
})
