/**
 * Results as a file or a feed brings them. All rows are read or none, and whoever confirms results confirms these too.
 *
 * JSON: a list (or `{ "results": [...] }`) of `{ "game": "12", "winner": "Lakeside", "score": [71, 64] }`, or
 * `{ "game": "13", "none": "cancelled", "goesOn": "Harbor" }`. CSV: the first line names the columns, in any order:
 * `game,winner,none,first,second,goesOn` (`first` and `second` are the score in the order of the sides); empty cells are left out.
 */
import { whyNotJson } from '../../base/json.ts'
import { type Message, message } from '../../base/message.ts'
import { csvRows, FILE_MAX, ROWS_MAX } from './csv.ts'
import { NO_WINNERS, type NoWinner, type Result } from './results.ts'

const TEXT_MAX = 40
const COLUMNS = ['game', 'winner', 'none', 'first', 'second', 'goesOn'] as const

type Row = { readonly line: number; readonly fields: Readonly<Record<string, unknown>> }

/** What the file says, or its first fault with the line; of JSON the line is the row's number. */
export function resultsIn(text: string, format: 'json' | 'csv'): readonly Result[] | Message {
  if (text.length > FILE_MAX) return message('list too long', { most: FILE_MAX })
  if (text.trim() === '') return message('list empty')
  const rows = format === 'csv' ? resultRows(text) : jsonRows(text)
  if (!Array.isArray(rows)) return rows as Message
  if (rows.length === 0) return message('list empty')
  if (rows.length > ROWS_MAX) return message('list with too many rows', { rows: rows.length, most: ROWS_MAX })
  const seen = new Map<string, number>()
  const results: Result[] = []
  for (const row of rows as readonly Row[]) {
    const read = resultOf(row)
    if ('id' in read) return read
    const before = seen.get(read.game)
    if (before !== undefined) return message('results game twice', { line: row.line, game: read.game, before })
    seen.set(read.game, row.line)
    results.push(read)
  }
  return results
}

function jsonRows(text: string): readonly Row[] | Message {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return message('list not json', { why: whyNotJson(text, error) })
  }
  const isWrapped = typeof json === 'object' && json !== null && !Array.isArray(json)
  const list =
    isWrapped && Object.keys(json as object).join() === 'results' ? (json as { results: unknown }).results : json
  if (!Array.isArray(list)) return message('list is none')
  const rows: Row[] = []
  for (const [nth, one] of list.entries()) {
    const line = nth + 1
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return message('list row unreadable', { line })
    rows.push({ line, fields: one as Row['fields'] })
  }
  return rows
}

function resultOf({ line, fields }: Row): Result | Message {
  const known = ['game', 'winner', 'none', 'score', 'goesOn']
  const strange = Object.keys(fields).find((field) => !known.includes(field))
  if (strange !== undefined) return message('list field unknown', { line, field: strange.slice(0, TEXT_MAX) })
  const wrong = known.find((field) => field in fields && !(field === 'score' ? isScore : isText)(fields[field]))
  if (wrong !== undefined) return message('list field unreadable', { line, field: wrong })
  const { game, winner, none, score, goesOn } = fields as Fields
  if (game === undefined) return message('list field unreadable', { line, field: 'game' })
  if ((winner === undefined) === (none === undefined)) return message('results winner and none', { line })
  const scored = score === undefined ? {} : { score }
  if (winner !== undefined)
    return goesOn === undefined ? { game, winner, ...scored } : message('results winner and none', { line })
  if (!(NO_WINNERS as readonly string[]).includes(none!))
    return message('list field unreadable', { line, field: 'none' })
  return { game, none: none as NoWinner, ...scored, ...(goesOn === undefined ? {} : { goesOn }) }
}

type Fields = { game?: string; winner?: string; none?: string; score?: readonly [number, number]; goesOn?: string }

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= TEXT_MAX
const isScore = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((points) => Number.isInteger(points))

function resultRows(text: string): readonly Row[] | Message {
  const read = csvRows(text, COLUMNS, ['game'])
  if (!Array.isArray(read)) return read as Message
  const rows: Row[] = []
  for (const { line, cells } of read) {
    const fields = fieldsOf(line, cells)
    if ('id' in fields) return fields as Message
    rows.push({ line, fields })
  }
  return rows
}

function fieldsOf(line: number, cells: ReadonlyMap<string, string>): Row['fields'] | Message {
  const [first = '', second = ''] = [cells.get('first'), cells.get('second')]
  const fields: Record<string, unknown> = {}
  for (const field of ['game', 'winner', 'none', 'goesOn']) {
    const cell = cells.get(field) ?? ''
    if (cell !== '') fields[field] = cell
  }
  if (first === '' && second === '') return fields
  for (const [field, cell] of Object.entries({ first, second }))
    if (!/^-?\d{1,6}$/.test(cell)) return message('list field unreadable', { line, field })
  fields.score = [Number(first), Number(second)]
  return fields
}
