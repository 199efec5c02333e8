import { copiesIn } from '../../cards/deck.ts'
import type { LayRefusal, Piece, ZoneName } from '../../words/hands.ts'
import { type Game, gameNamed, TABLE_GAMES } from './games.ts'
import type { Lying } from './judgement.ts'

/** What is laid out, and what was before: every step can be taken back. */
export type Table = { game: Game; lying: Lying; active: ZoneName; past: readonly Lying[] }

export type Laid = { table: Table; refusal?: undefined } | { table: Table; refusal: LayRefusal }

export const emptyTable = (game: Game = TABLE_GAMES[0]!): Table => ({
  game,
  lying: {},
  active: game.zones[0]!.name,
  past: [],
})

/** Lays a piece into the active zone, or into the next one with room. A refusal changes nothing. */
export function lay(table: Table, piece: Piece): Laid {
  const { game, lying } = table
  const copies = copiesOf(game, piece)
  if (copies === 0) return { table, refusal: { why: 'not in this deck', piece } }
  if (piecesOn(table).filter((other) => other === piece).length >= copies) {
    const zone = game.zones.find(({ name }) => lying[name]?.includes(piece))!.name
    return { table, refusal: { why: 'taken', piece, zone, copies } }
  }
  const zone = hasRoom(table, table.active) ? table.active : nextWithRoom(table)
  if (zone === undefined) return { table, refusal: { why: 'everything is full' } }
  const after = changed(table, { ...lying, [zone]: [...(lying[zone] ?? []), piece] })
  const active = hasRoom(after, zone) ? zone : (nextWithRoom({ ...after, active: zone }) ?? zone)
  return { table: { ...after, active } }
}

/** Takes one piece back from its zone, which then waits for another. */
export function takeBack(table: Table, zone: ZoneName, index: number): Table {
  const left = (table.lying[zone] ?? []).filter((_, place) => place !== index)
  return { ...changed(table, { ...table.lying, [zone]: left }), active: zone }
}

export function undo(table: Table): Table {
  const before = table.past.at(-1)
  if (before === undefined) return table
  const undone = { ...table, lying: before, past: table.past.slice(0, -1) }
  const grown = table.game.zones.find(({ name }) => (before[name] ?? []).length !== (table.lying[name] ?? []).length)
  return { ...undone, active: grown?.name ?? table.active }
}

export const clear = (table: Table): Table =>
  piecesOn(table).length === 0 ? table : { ...changed(table, {}), active: table.game.zones[0]!.name }

export const pick = (table: Table, zone: ZoneName): Table => ({ ...table, active: zone })

/** Another game starts with an empty table. */
export const play = (name: string): Table => emptyTable(gameNamed(name))

export const piecesOn = ({ game, lying }: Table): Piece[] => game.zones.flatMap(({ name }) => lying[name] ?? [])

export const copiesOf = (game: Game, piece: Piece): number =>
  game.pieces === 'tiles' ? (piece >= 0 && piece < 32 ? 1 : 0) : copiesIn(game.deck, piece)

const changed = (table: Table, lying: Lying): Table => ({ ...table, lying, past: [...table.past, table.lying] })

function hasRoom({ game, lying }: Table, zone: ZoneName): boolean {
  const max = game.zones.find(({ name }) => name === zone)?.max ?? 0
  return (lying[zone]?.length ?? 0) < max
}

/** The first zone with room after the active one, then from the start. */
function nextWithRoom(table: Table): ZoneName | undefined {
  const names = table.game.zones.map(({ name }) => name)
  const from = names.indexOf(table.active) + 1
  return [...names.slice(from), ...names.slice(0, from)].find((name) => hasRoom(table, name))
}
