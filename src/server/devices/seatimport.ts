/**
 * Seats as another system of the room exports them: rows with that system's own ids, in JSON or CSV, signed by an enrolled feed. A
 * row counts once however often it is sent; one that cannot be is answered with its reason and changes nothing.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { whyNotJson } from '../../base/json.ts'
import { message, type Message as Why } from '../../base/message.ts'
import { isRefusal } from '../../base/refusal.ts'
import { person, seat, table, words } from '../../engine/fields.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { AWAY } from '../../engine/presence/vocabulary.ts'
import { english, sentence } from '../../words/sentence.ts'
import { readCall } from '../api/orders.ts'
import { type Holders, withHolders } from '../club/holders.ts'
import type { House } from '../house/kernel.ts'
import { LATE_MAX_MS } from './deviceorders.ts'

const ROWS_MAX = 500
const COLUMNS = ['id', 'at', 'do', 'table', 'seat', 'person', 'toTable', 'toSeat', 'why'] as const

const base = { id: words(80), at: z.iso.datetime({ offset: true }), table, seat }
const seatRow = z.discriminatedUnion('do', [
  z.strictObject({ ...base, do: z.literal('sit'), person: person.optional() }),
  z.strictObject({ ...base, do: z.literal('name'), person }),
  z.strictObject({ ...base, do: z.literal('move'), toTable: table, toSeat: seat }),
  z.strictObject({ ...base, do: z.literal('away'), why: z.enum(AWAY) }),
  z.strictObject({ ...base, do: z.literal('back') }),
  z.strictObject({ ...base, do: z.literal('leave') }),
])
export const seatRows = z.array(seatRow).min(1).max(ROWS_MAX)
type SeatRow = z.infer<typeof seatRow>

export type SeatRowAnswer = {
  readonly id: string
  readonly outcome: 'taken' | 'again' | 'refused'
  readonly seq?: number
  readonly says?: string
}

/** All rows, or what is wrong with the first that cannot be read: then none is taken. */
export function rowsIn(body: string, isCsv: boolean): readonly SeatRow[] | Why {
  let json: unknown
  try {
    json = isCsv ? csvRows(body) : JSON.parse(body)
  } catch (error) {
    return message('body is not json', { why: whyNotJson(body, error) })
  }
  const read = readCall(seatRows, json)
  if ('ok' in read) return read.value
  const { id, with: values } = read as Why
  return { id, ...(values === undefined ? {} : { with: values }) }
}

export async function importSeats(
  house: House,
  feed: string,
  rows: readonly SeatRow[],
  holders: Pick<Holders, 'ofDesk' | 'isKnown'>,
): Promise<SeatRowAnswer[]> {
  const answers: SeatRowAnswer[] = []
  // One after the other: a row may stand on the one before it.
  for (const row of rows) {
    const { id } = row
    const asked = orderOf(row)
    const order = withHolders(asked, holders.ofDesk)
    if (isRefusal(order)) {
      answers.push({ id, outcome: 'refused', says: sentence(order) })
      continue
    }
    const unlikely = whyUnlikely(row, order, house.now().at, holders.isKnown)
    if (unlikely !== undefined) {
      answers.push({ id, outcome: 'refused', says: english(unlikely) })
      continue
    }
    const outcome = await house.submit(order, {
      asked,
      by: `device:${feed}`,
      key: keyOf(feed, id),
      at: Date.parse(row.at),
    })
    answers.push(
      isRefusal(outcome)
        ? { id, outcome: 'refused', says: sentence(outcome) }
        : { id, outcome: outcome.isAgain ? 'again' : 'taken', seq: outcome.seq },
    )
  }
  return answers
}

/** Remembered as the keys of people are: for two business days, longer than a row may be late. */
const keyOf = (feed: string, id: string): string =>
  createHash('sha256').update(`gamekeeper seats ${feed}\n${id}`).digest('base64url')

function whyUnlikely(row: SeatRow, order: Order, now: number, isKnown: (person: string) => boolean): Why | undefined {
  const at = Date.parse(row.at)
  if (at > now) return message('row of the future')
  if (now - at > LATE_MAX_MS) return message('happened too long ago', { hours: Math.round((now - at) / 3_600_000) })
  return 'person' in order && order.person !== undefined && !isKnown(order.person)
    ? message('cards unknown', { unknown: 1 })
    : undefined
}

function orderOf(row: SeatRow): Order {
  const place = { table: row.table, seat: row.seat, via: 'feed' } as const
  switch (row.do) {
    case 'sit':
      return { do: 'SeatPlayer', ...place, ...(row.person === undefined ? {} : { person: row.person }) }
    case 'name':
      return { do: 'NamePlayer', ...place, person: row.person }
    case 'move':
      return { do: 'MovePlayer', ...place, to: { table: row.toTable, seat: row.toSeat } }
    case 'away':
      return { do: 'MarkAway', ...place, why: row.why }
    case 'back':
      return { do: 'MarkBack', ...place }
    case 'leave':
      return { do: 'LeaveSeat', ...place }
  }
}

/** The first line names the columns, in any order; empty cells are left out. Nothing here needs quotes, but programs write them. */
function csvRows(text: string): Record<string, string>[] {
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
  const strange = head.find((name) => !(COLUMNS as readonly string[]).includes(name))
  // Read as a row, so that the answer names what is there and what would be right.
  if (strange !== undefined) return [{ [strange]: '' }]
  return lines.map((cells) =>
    Object.fromEntries(head.flatMap((name, index) => ((cells[index] ?? '') === '' ? [] : [[name, cells[index]!]]))),
  )
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  )
