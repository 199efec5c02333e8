import { signOf } from '../../cards/card.ts'
import { shoe } from '../../cards/deck.ts'
import { parseCards } from '../../cards/notation.ts'
import { parseTiles, tileSign } from '../../cards/tile.ts'
import type { LayRefusal, Piece } from '../../words/hands.ts'
import { decoded } from './addresspart.ts'
import { type Game, gameNamed } from './games.ts'
import { emptyTable, type Laid, lay, pick, piecesOn, type Table } from './table.ts'

/** `#holdem/AsKd/QsJsTs/9h/2c`: the game, then its zones in order. Tiles: `#pai-gow-tiles/Teen.Gow_3-6/Day.Bot_2-6`. */
export function addressOf({ game, lying }: Table): string {
  const zones = game.zones.map(({ name }) => writtenZone(game, lying[name] ?? []))
  return `#${[game.name, ...zones].join('/').replace(/\/+$/, '')}`
}

/** Whatever somebody sends is read like taps: what cannot be laid is refused, and the rest stays. */
export function tableFrom(address: string): Laid {
  const [name = '', ...zones] = decoded(address).replace(/^#/, '').split('/')
  if (name === '') return { table: emptyTable() }
  const game = gameNamed(name)
  if (game === undefined) return { table: emptyTable(), refusal: { why: 'no such game', text: name.slice(0, 40) } }
  let table = emptyTable(game)
  let refusal: LayRefusal | undefined
  for (const [index, { name, max }] of game.zones.entries()) {
    const read = readZone(game, zones[index] ?? '', piecesOn(table))
    if (read === undefined) refusal ??= { why: 'unreadable', text: (zones[index] ?? '').slice(0, 40) }
    for (const [place, piece] of (read ?? []).entries()) {
      const laid: Laid = place < max ? lay(pick(table, name), piece) : { table, refusal: { why: 'everything is full' } }
      table = laid.table
      refusal ??= laid.refusal
    }
  }
  const open = game.zones.find(({ name, max }) => (table.lying[name]?.length ?? 0) < max)
  const read = { ...table, active: open?.name ?? table.active, past: [] }
  return refusal === undefined ? { table: read } : { table: read, refusal }
}

const writtenZone = (game: Game, pieces: readonly Piece[]) =>
  game.pieces === 'tiles'
    ? pieces.map((tile) => tileSign(tile).replaceAll(' ', '_')).join('.')
    : pieces.map(signOf).join('')

/** Any card of any deck can be read; whether the game has it is said when it is laid. */
const ANY_DECK = shoe(8, 8)

/** A name that stands for two tiles takes the one that is not on the table yet. */
function readZone(game: Game, text: string, taken: readonly Piece[]): readonly Piece[] | undefined {
  if (text === '') return []
  const reading =
    game.pieces === 'tiles'
      ? parseTiles(
          text.split('.').map((sign) => sign.replaceAll('_', ' ')),
          undefined,
          taken,
        )
      : parseCards(text, ANY_DECK)
  return reading.ok ? reading.value : undefined
}
