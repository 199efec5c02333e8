import { expect, test } from 'vitest'
import { cardsIn } from '../../../tests/cards.ts'
import { JOKER } from '../../cards/card.ts'
import { gameNamed, TABLE_GAMES } from './games.ts'
import { clear, emptyTable, lay, pick, type Table, takeBack, undo } from './table.ts'

const laid = (game: string, text: string): Table =>
  cardsIn(text).reduce((table, card) => lay(table, card).table, emptyTable(gameNamed(game)))

test('cards fill the zones one after another', () => {
  const table = laid('holdem', 'As Kd 2c 3c 4c 5h')
  expect(table.lying).toEqual({ hole: cardsIn('As Kd'), flop: cardsIn('2c 3c 4c'), turn: cardsIn('5h') })
  expect(table.active).toBe('river')
})

test('a full zone that is picked passes the card on to the next one with room, round to the start', () => {
  const table = lay(pick(laid('holdem', 'As'), 'opponent'), cardsIn('2c')[0]!).table
  const next = lay(lay(table, cardsIn('3c')[0]!).table, cardsIn('4c')[0]!).table
  expect(next.lying).toEqual({ hole: cardsIn('As 4c'), opponent: cardsIn('2c 3c') })
})

test('the same card of one deck is refused, and nothing changes', () => {
  const before = laid('holdem', 'As Kd 2c')
  const { table, refusal } = lay(before, cardsIn('2c')[0]!)
  expect(refusal).toEqual({ why: 'taken', piece: cardsIn('2c')[0], zone: 'flop', copies: 1 })
  expect(table).toBe(before)
})

test('a shoe of eight decks holds a card eight times, and Pan 9 no sevens', () => {
  let table = emptyTable(gameNamed('hawaiian-blackjack'))
  for (let copy = 0; copy < 8; copy++) {
    const next = lay(table, JOKER)
    expect(next.refusal).toBeUndefined()
    table = next.table
  }
  expect(lay(table, JOKER).refusal).toMatchObject({ why: 'taken', copies: 8 })
  expect(lay(emptyTable(gameNamed('pan-9')), cardsIn('7c')[0]!).refusal?.why).toBe('not in this deck')
})

test('the joker is only where the game has it', () => {
  expect(lay(emptyTable(gameNamed('pai-gow-poker')), JOKER).refusal).toBeUndefined()
  expect(lay(emptyTable(gameNamed('holdem')), JOKER).refusal?.why).toBe('not in this deck')
})

test('a full table refuses another card', () => {
  expect(lay(laid('five-card-draw', 'As Ks Qs Js Ts'), cardsIn('9s')[0]!).refusal).toEqual({
    why: 'everything is full',
  })
})

test('undo goes back step by step: a card taken back, a table cleared, a card laid', () => {
  const two = laid('five-card-draw', 'As Ks')
  const one = takeBack(two, 'hand', 0)
  expect(one.lying.hand).toEqual(cardsIn('Ks'))
  const none = clear(one)
  expect(undo(none).lying).toEqual(one.lying)
  expect(undo(undo(none)).lying).toEqual(two.lying)
  expect(undo(undo(undo(none))).lying.hand).toEqual(cardsIn('As'))
})

test('undo with nothing done changes nothing', () => {
  const table = emptyTable()
  expect(undo(table)).toBe(table)
  expect(clear(table)).toBe(table)
})

test('every game judges a table with every place filled', () => {
  for (const game of TABLE_GAMES) {
    let table = emptyTable(game)
    for (let piece = 0; piece < 52 && lay(table, piece).refusal?.why !== 'everything is full'; piece++) {
      table = lay(table, piece).table
    }
    expect(game.judge(table.lying)?.hands.length, game.name).toBeGreaterThan(0)
    expect(game.judge({}), game.name).toBeUndefined()
  }
})
