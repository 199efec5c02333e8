/**
 * A list as data: every column has a plain value, and from those the rows are sorted, searched, folded and written into files. How a
 * cell is drawn stands beside it and decides nothing.
 */
import type { ComponentChildren } from 'preact'
import { add, type Cents, parseMoney, ZERO } from '../../../base/money.ts'

export type Column<Row> = {
  readonly key: string
  readonly says: string
  /** Neighbours of one group stand below its name. */
  readonly group?: string
  /** What is sorted, searched and written into files: amounts as `$1,234.50`, times as the house wrote them. */
  readonly value: (row: Row) => string | number | undefined
  /** How it is drawn, where that is more than the value. */
  readonly cell?: (row: Row) => ComponentChildren
  readonly kind?: 'text' | 'money' | 'number' | 'time'
  /** In the drawer and in files, not in the row. */
  readonly isDetail?: true
  /** Where rows are cards, it speaks for itself. */
  readonly isUnlabelled?: true
}

export type Sort = { readonly by: string; readonly isDown: boolean }

/** What a person looks for: words, and one of the list's own choices. */
export type Filter = { readonly find: string; readonly only: string }
export const EVERYTHING: Filter = { find: '', only: '' }

/** One of the choices above a list. */
export type Choice<Row> = { readonly key: string; readonly says: string; readonly fits: (row: Row) => boolean }

export function filtered<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  choices: readonly Choice<Row>[],
  { find, only }: Filter,
  write: (time: string) => string = (time) => time,
): readonly Row[] {
  const chosen = choices.find(({ key }) => key === only)
  const wanted = bare(find)
    .split(' ')
    .filter((word) => word !== '')
  if (chosen === undefined && wanted.length === 0) return rows
  return rows.filter((row) => {
    if (chosen !== undefined && !chosen.fits(row)) return false
    if (wanted.length === 0) return true
    const text = bare(columns.map((column) => `${textOf(column, row)} ${shownTime(column, row, write)}`).join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** A time is found as it is written, and as it is kept. */
const shownTime = <Row>({ kind, value }: Column<Row>, row: Row, write: (time: string) => string): string => {
  const plain = kind === 'time' ? (value(row) ?? '') : ''
  return plain === '' ? '' : write(String(plain))
}

/** Nobody types accents, commas or dollar signs into a search. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[$,]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Rows that are the same in that column stay as they came; what has no value comes last, either way. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.by)
  if (column === undefined || sort === undefined) return rows
  const ranked = rows.map((row) => ({ row, rank: rankOf(column, row) }))
  ranked.sort((a, b) => {
    if (a.rank === undefined || b.rank === undefined) return a.rank === b.rank ? 0 : a.rank === undefined ? 1 : -1
    return sort.isDown ? -compared(a.rank, b.rank) : compared(a.rank, b.rank)
  })
  return ranked.map(({ row }) => row)
}

type Rank = string | number | bigint

function rankOf<Row>({ kind, value }: Column<Row>, row: Row): Rank | undefined {
  const plain = value(row)
  if (plain === undefined || plain === '') return undefined
  if (kind !== 'money') return plain
  return amountIn(String(plain))
}

/** `+$5.00` is an amount with its sign. */
const amountIn = (text: string): Cents | undefined => parseMoney(text.replace(/^\+/, ''))

/** H9 before H10, and letters in the order of the language, whatever their case. */
const order = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const compared = (a: Rank, b: Rank): number =>
  typeof a === 'string' && typeof b === 'string' ? order.compare(a, b) : a < b ? -1 : a > b ? 1 : 0

/** What the next press on a heading does: turn it round, or begin with the largest amount, the latest time, the first name. */
export const nextSort = ({ key, kind = 'text' }: Column<never>, now: Sort | undefined): Sort => ({
  by: key,
  isDown: now?.by === key ? !now.isDown : kind !== 'text',
})

/** As a file has it: a time with a blank between day and hour. */
export function textOf<Row>({ kind, value }: Column<Row>, row: Row): string {
  const plain = value(row) ?? ''
  return kind === 'time' ? String(plain).replace('T', ' ') : String(plain)
}

/** What a column is called by itself: away from its group it says of what it speaks. */
export const nameOf = <Row>({ group, says }: Pick<Column<Row>, 'group' | 'says'>): string =>
  group === undefined ? says : `${group}: ${says}`

/** The names above the columns, each with how many it stands over; nothing where no column has one. */
export function groupsOf<Row>(columns: readonly Column<Row>[]): { says: string; span: number }[] {
  const groups: { says: string; span: number }[] = []
  for (const { group = '' } of columns) {
    const last = groups.at(-1)
    if (last !== undefined && last.says === group) last.span += 1
    else groups.push({ says: group, span: 1 })
  }
  return groups.some(({ says }) => says !== '') ? groups : []
}

/** Heading and rows, as a file has them. */
export const tableOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[][] => [
  columns.map(nameOf),
  ...rows.map((row) => columns.map((column) => textOf(column, row))),
]

export type Folded<Row> = { readonly shown: readonly Row[]; readonly small: readonly Row[]; readonly sum: Cents }

/** Those under an amount, together; a single one stays where it is. */
export function folded<Row>(
  rows: readonly Row[],
  amountOf: (row: Row) => string,
  under: Cents | undefined,
): Folded<Row> {
  const isSmall = (row: Row): boolean => {
    const amount = amountIn(amountOf(row))
    return under !== undefined && amount !== undefined && amount > ZERO && amount < under
  }
  const small = rows.filter(isSmall)
  if (small.length < 2) return { shown: rows, small: [], sum: ZERO }
  return {
    shown: rows.filter((row) => !isSmall(row)),
    small,
    sum: add(...small.map((row) => amountIn(amountOf(row)) ?? ZERO)),
  }
}
