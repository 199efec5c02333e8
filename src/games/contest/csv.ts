/** Lists of a spreadsheet: the first line names the columns, in any order. Hostile as files are: whatever is wrong is said with its line. */
import { type Message, message } from '../../base/message.ts'

export const FILE_MAX = 100_000
export const ROWS_MAX = 200
const TEXT_MAX = 40

export type CsvRow = { readonly line: number; readonly cells: ReadonlyMap<string, string> }

/** `needed`: the columns without which nothing can be read. */
export function csvRows(text: string, columns: readonly string[], needed: readonly string[]): CsvRow[] | Message {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((written, nth) => ({ line: nth + 1, written }))
    .filter(({ written }) => written.trim() !== '')
  const first = lines[0]
  if (first === undefined) return message('list empty')
  const head = cellsOf(first.written) ?? []
  const fault = headFault(head, columns, needed)
  if (fault !== undefined) return fault
  const rows: CsvRow[] = []
  for (const { line, written } of lines.slice(1)) {
    const cells = cellsOf(written)
    if (cells === undefined) return message('list quote open', { line })
    if (cells.length !== head.length)
      return message('list row of another length', { line, cells: cells.length, columns: head.length })
    rows.push({ line, cells: new Map(head.map((name, nth) => [name, cells[nth]!])) })
  }
  return rows
}

function headFault(
  head: readonly string[],
  columns: readonly string[],
  needed: readonly string[],
): Message | undefined {
  // A file of something else: its first line is no head at all.
  if (!head.some((name) => columns.includes(name)))
    return message('list without columns', { columns: columns.join(',') })
  const strange = head.find((name) => !columns.includes(name))
  if (strange !== undefined) return message('list column unknown', { column: strange.slice(0, TEXT_MAX) })
  const twice = head.find((name, nth) => head.indexOf(name) !== nth)
  if (twice !== undefined) return message('list column twice', { column: twice })
  const missing = needed.find((name) => !head.includes(name))
  return missing === undefined ? undefined : message('list column missing', { column: missing })
}

/** Quotes as programs write them; nothing where one stays open or ends in the middle of a cell. */
function cellsOf(line: string): string[] | undefined {
  if (!/^(?:"(?:[^"]|"")*"|[^",]*)(?:,(?:"(?:[^"]|"")*"|[^",]*))*$/.test(line)) return undefined
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  )
}
