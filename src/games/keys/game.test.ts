import { describe, expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { KEYS } from '../../../tests/wheels.ts'
import { isRefusal } from '../../base/refusal.ts'
import { beginKeys, type KeysAction, type KeysGame, type KeysRules, nextOf, settleKeys, stepKeys } from './game.ts'

const TEN = Array.from({ length: 10 }, (_, n) => `P${n + 1}`)
const begun = (who: readonly string[], rules = KEYS): KeysGame => {
  const game = beginKeys(rules, who)
  if (isRefusal(game)) throw new Error(game.reasons[0]?.id)
  return game
}
const done = (rules: KeysRules, game: KeysGame, action: KeysAction): KeysGame => {
  const next = stepKeys(rules, game, action)
  if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
  return next
}
/** Cards by person, in that order; each then takes the next envelope that is free. */
function chosen(who: readonly string[], cards: string, rules = KEYS): KeysGame {
  let game = begun(who, rules)
  for (const [nth, card] of cardsIn(cards).entries())
    game = done(rules, game, { do: 'draw card', who: who[nth]!, card })
  return choosing(game, rules)
}
function choosing(from: KeysGame, rules: KeysRules): KeysGame {
  let game = from
  while (game.phase === 'to choose')
    game = done(rules, game, { do: 'choose', who: nextOf(game)!, envelope: game.chosen.length + 1 })
  return game
}
/** Everybody whose turn it is tries, until the key of this envelope has its turn. */
function trying(from: KeysGame, rules: KeysRules, starting: number): KeysGame {
  let game = from
  while (game.phase === 'to try') {
    const { envelope } = game.chosen[game.tried.length]!
    game = done(rules, game, { do: 'try', who: nextOf(game)!, starts: envelope === starting })
  }
  return game
}
const CARDS = '7s As Ts 3s 5s 2s 9s 4s 8s 6s'

test('the ace is first and the ten last, for choosing and for trying; it ends when the car starts', () => {
  const game = chosen(TEN, CARDS)
  expect(game.order).toEqual(['P2', 'P6', 'P4', 'P8', 'P5', 'P10', 'P1', 'P9', 'P7', 'P3'])
  expect(game.chosen.map(({ who }) => who)).toEqual(game.order)
  const over = trying(game, KEYS, 4)
  expect(over.phase).toBe('over')
  expect(settleKeys(KEYS, over)).toEqual({ won: 'car', who: 'P8', tried: 4, by: ['K4', 'K5'] })
  expect(settleKeys(KEYS, game)).toBeUndefined()
})

test('the last key starts too', () => {
  expect(settleKeys(KEYS, trying(chosen(TEN, CARDS), KEYS, 10))).toMatchObject({ who: 'P3', tried: 10 })
})

describe('fewer than ten', () => {
  const NINE = TEN.slice(0, 9)
  const nine = '7s As Ts 3s 5s 2s 9s 4s 8s'
  test('the card that nobody drew is passed over', () => {
    expect(chosen(NINE, nine).order).toEqual(['P2', 'P6', 'P4', 'P8', 'P5', 'P1', 'P9', 'P7', 'P3'])
  })
  test('all ten envelopes: the right one may be left over, and nobody wins', () => {
    const over = trying(chosen(NINE, nine), KEYS, 10)
    expect(settleKeys(KEYS, over)).toEqual({ won: 'nothing', tried: 9, by: ['reading R2'] })
  })
  test('those left over are chosen in the same order, where the rule says so', () => {
    const rules: KeysRules = { ...KEYS, none: { by: 'reading R2', means: 'choose again' } }
    const again = trying(chosen(NINE, nine, rules), rules, 10)
    expect([again.phase, nextOf(again)]).toEqual(['to choose', 'P2'])
    const over = trying(choosing(again, rules), rules, 10)
    expect(settleKeys(rules, over)).toMatchObject({ won: 'car', who: 'P2', tried: 10 })
    // Six people, ten envelopes: four of them choose a second time.
    const six = trying(chosen(TEN.slice(0, 6), '7s As Ts 3s 5s 2s', rules), rules, 9)
    const second = choosing(six, rules)
    expect(second.chosen.slice(6).map(({ who }) => who)).toEqual(['P2', 'P6', 'P4', 'P5'])
    expect(settleKeys(rules, trying(second, rules, 9))).toMatchObject({ who: 'P4', tried: 9 })
  })
  test('one envelope for each, where the rule says so', () => {
    const rules: KeysRules = { ...KEYS, fewer: { by: 'reading R1', envelopes: 'one each' } }
    const game = chosen(NINE, nine, rules)
    expect(game.envelopes).toBe(9)
    expect(settleKeys(rules, trying(game, rules, 9))).toMatchObject({ who: 'P3' })
  })
  test('no key starts though all were tried: nobody wins, and it ends', () => {
    const rules: KeysRules = { ...KEYS, none: { by: 'reading R2', means: 'choose again' } }
    expect(settleKeys(rules, trying(chosen(TEN, CARDS, rules), rules, 99))).toMatchObject({ won: 'nothing', tried: 10 })
  })
  test('one alone has one key of ten', () => {
    expect(settleKeys(KEYS, trying(chosen(['P1'], 'Th'), KEYS, 1))).toMatchObject({ won: 'car', who: 'P1', tried: 1 })
  })
})

describe('refused with the clause, and nothing changes', () => {
  const [aceS, aceH, kingS, twoS] = cardsIn('As Ah Ks 2s') as [number, number, number, number]
  const two = begun(['a', 'b'])
  const first = done(KEYS, two, { do: 'draw card', who: 'a', card: twoS })
  const drawn = done(KEYS, first, { do: 'draw card', who: 'b', card: aceS })
  const oneChose = done(KEYS, drawn, { do: 'choose', who: 'b', envelope: 3 })
  const bothChose = done(KEYS, oneChose, { do: 'choose', who: 'a', envelope: 4 })
  const over = done(KEYS, bothChose, { do: 'try', who: 'b', starts: true })
  test.each<[string, KeysGame, KeysAction, string]>([
    ['a stranger', two, { do: 'draw card', who: 'c', card: aceS }, 'K1 not among the keys'],
    ['a second card', first, { do: 'draw card', who: 'a', card: aceS }, 'K1 card drawn already'],
    ['the card of another', first, { do: 'draw card', who: 'b', card: twoS }, 'K1 card drawn by another'],
    ['another suit', first, { do: 'draw card', who: 'b', card: aceH }, 'K1 card of another suit'],
    ['a king', first, { do: 'draw card', who: 'b', card: kingS }, 'K1 not a card of the order'],
    ['a joker', first, { do: 'draw card', who: 'b', card: 52 }, 'K1 not a card of the order'],
    ['an envelope before the cards', first, { do: 'choose', who: 'a', envelope: 1 }, 'K2 cards before envelopes'],
    ['a key before the cards', first, { do: 'try', who: 'a', starts: true }, 'K4 envelopes before keys'],
    ['out of turn', drawn, { do: 'choose', who: 'a', envelope: 1 }, 'K3 turn of another'],
    ['envelope 0', drawn, { do: 'choose', who: 'b', envelope: 0 }, 'K3 no such envelope'],
    ['envelope 11', drawn, { do: 'choose', who: 'b', envelope: 11 }, 'K3 no such envelope'],
    ['an envelope twice', oneChose, { do: 'choose', who: 'a', envelope: 3 }, 'K3 envelope taken'],
    ['a second envelope', bothChose, { do: 'choose', who: 'b', envelope: 5 }, 'K3 envelopes chosen already'],
    ['a key before all have one', oneChose, { do: 'try', who: 'b', starts: false }, 'K4 envelopes before keys'],
    ['a key out of turn', bothChose, { do: 'try', who: 'a', starts: true }, 'K4 turn of another'],
    ['a key after the car started', over, { do: 'try', who: 'a', starts: true }, 'K5 keys are done'],
    ['a card after the end', over, { do: 'draw card', who: 'a', card: aceS }, 'K5 keys are done'],
  ])('%s', (_, game, action, why) => {
    const before = structuredClone(game)
    const next = stepKeys(KEYS, game, action)
    expect(isRefusal(next) ? `${next.reasons[0]?.clause} ${next.reasons[0]?.id}` : 'done').toBe(why)
    expect(game).toEqual(before)
  })
  test.each([
    ['nobody', [], 'nobody for the keys'],
    ['eleven', [...TEN, 'P11'], 'too many for the keys'],
    ['one person twice', ['a', 'b', 'a'], 'twice for the keys'],
  ])('%s', (_, who, why) => {
    const game = beginKeys(KEYS, who)
    expect(isRefusal(game) ? game.reasons[0]?.id : 'begun').toBe(why)
  })
})
