import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, tableFrom } from './address.ts'
import { TABLE_GAMES } from './games.ts'
import { emptyTable, lay, pick } from './table.ts'

test('whatever is laid out comes back from its address', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TABLE_GAMES),
      fc.array(fc.record({ piece: fc.nat(52), zone: fc.nat(4) }), { maxLength: 20 }),
      (game, taps) => {
        let table = emptyTable(game)
        for (const { piece, zone } of taps) {
          const name = game.zones[zone % game.zones.length]!.name
          table = lay(pick(table, name), piece).table
        }
        const back = tableFrom(addressOf(table))
        expect(back.refusal).toBeUndefined()
        for (const { name } of game.zones) {
          // Twin tiles look and count the same; which of the two it was is not told.
          const plain = (tiles: readonly number[] = []) =>
            tiles.map((tile) => (game.pieces === 'tiles' ? twinOf(tile) : tile))
          expect(plain(back.table.lying[name])).toEqual(plain(table.lying[name]))
        }
      },
    ),
  )
})

/** Mixed pairs are the first and the last four of the kinds; the others are twins. */
const twinOf = (tile: number) => (tile >= 2 && tile < 24 ? tile & ~1 : tile)

test('any address is read without falling over', () => {
  fc.assert(fc.property(fc.string(), (text) => void tableFrom(`#${text}`)))
  fc.assert(fc.property(fc.string(), (text) => void tableFrom(`#holdem/${text}/${text}`)))
})

test.each([
  ['#snap/AsAs', { why: 'no such game', text: 'snap' }],
  ['#holdem/Zz', { why: 'unreadable', text: 'Zz' }],
  ['#holdem/AsAs', { why: 'taken', piece: 51, zone: 'hole', copies: 1 }],
  ['#holdem/As/KsQsJs2d', { why: 'everything is full' }],
  ['#holdem/Xx', { why: 'not in this deck', piece: 52 }],
])('%s is refused and the rest stays', (address, refusal) => {
  expect(tableFrom(address).refusal).toEqual(refusal)
})

test('twin tiles in different zones are two tiles', () => {
  const { table, refusal } = tableFrom('#pai-gow-tiles/Teen.Day/Teen.Day')
  expect(refusal).toBeUndefined()
  expect(table.lying.backTiles?.length).toBe(2)
})
