/**
 * Squares: a grid of ten by ten with a table in each space or none, a digit over every column and beside every row. The last
 * digits of a score meet in one space. Columns and rows are counted from 1, from the left and from the top.
 */
import { type Digest, digestOf } from '../../base/digest.ts'

export const SIDE = 10
export const SPACES = SIDE * SIDE
/** The teams: one along the top, the other along the left. */
export const SIDES = ['top', 'left'] as const
export type Side = (typeof SIDES)[number]

export type Cell = { readonly column: number; readonly row: number }
export type Placed = Cell & { readonly table: string }
export type Score = { readonly [S in Side]: number }
export type Digits = { readonly [S in Side]: readonly number[] }

/** Every space from the left to the right, row by row; '' where no table stands. */
export type Spaces = readonly string[]

export const NO_TABLE = ''
const EMPTY: Spaces = Array.from({ length: SPACES }, () => NO_TABLE)

const placeOf = ({ column, row }: Cell): number => (row - 1) * SIDE + (column - 1)
export const cellOf = (place: number): Cell => ({ column: (place % SIDE) + 1, row: Math.floor(place / SIDE) + 1 })

const isCell = ({ column, row }: Cell): boolean =>
  [column, row].every((one) => Number.isInteger(one) && one >= 1 && one <= SIDE)

/** What is wrong with the places of tables; the first fault found. */
export type PlaceFault =
  | { readonly fault: 'no such space'; readonly placed: Placed }
  | { readonly fault: 'space taken'; readonly placed: Placed; readonly by: string }
  | { readonly fault: 'table twice'; readonly placed: Placed; readonly also: Cell }

export function spacesOf(placed: readonly Placed[]): Spaces | PlaceFault {
  const spaces = [...EMPTY]
  const known = new Map<string, Cell>()
  for (const one of placed) {
    if (!isCell(one)) return { fault: 'no such space', placed: one }
    const also = known.get(one.table)
    if (also !== undefined) return { fault: 'table twice', placed: one, also }
    const by = spaces[placeOf(one)]!
    if (by !== NO_TABLE) return { fault: 'space taken', placed: one, by }
    known.set(one.table, { column: one.column, row: one.row })
    spaces[placeOf(one)] = one.table
  }
  return spaces
}

export const tablesOn = (spaces: Spaces): string[] => spaces.filter((table) => table !== NO_TABLE)
export const tableIn = (spaces: Spaces, cell: Cell): string => spaces[placeOf(cell)] ?? NO_TABLE

/** What is drawn for the places: every table, and an entry for each space that stays empty. The first drawn stands in the first space. */
export const lotsFor = (tables: readonly string[]): string[] => [
  ...tables.map((table) => `table ${table}`),
  ...Array.from({ length: SPACES - tables.length }, (_, nth) => `empty ${nth + 1}`),
]
export const spacesDrawn = (lots: readonly string[]): Spaces =>
  lots.map((lot) => (lot.startsWith('table ') ? lot.slice('table '.length) : NO_TABLE))

/** What is shown before the digits are drawn: whoever noted it sees that no table was moved afterwards. */
const gridText = (of: string, spaces: Spaces): string =>
  [
    'gamekeeper squares 1',
    of,
    ...Array.from({ length: SIDE }, (_, row) => spaces.slice(row * SIDE, (row + 1) * SIDE).join('\t')),
    '',
  ].join('\n')
export const gridDigest = (of: string, spaces: Spaces): Digest => digestOf(gridText(of, spaces))

/** The digit that stands twice, or is none; nothing where every digit stands once. */
export function digitFault(
  digits: readonly number[],
): { readonly digit: number; readonly isTwice: boolean } | undefined {
  const strange = digits.find((digit) => !Number.isInteger(digit) || digit < 0 || digit >= SIDE)
  if (strange !== undefined) return { digit: strange, isTwice: false }
  const twice = digits.find((digit, nth) => digits.indexOf(digit) < nth)
  return twice === undefined ? undefined : { digit: twice, isTwice: true }
}

const lastDigit = (points: number): number => points % SIDE

/** Where the last digits of a score meet. */
export const cellFor = ({ top, left }: Digits, score: Score): Cell => ({
  column: top.indexOf(lastDigit(score.top)) + 1,
  row: left.indexOf(lastDigit(score.left)) + 1,
})
