/** A list as a file. An export is a look at all of it at once, so the house notes it first; without its yes there is no file. */
import { csvOf } from '../../../views/paper/csv.ts'
import { language } from '../../preferences.ts'
import { post, type Reason } from '../../stream/orders.ts'
import { postFile } from '../../stream/viewreader.ts'
import { saveAs } from '../paper/save.ts'

export type ListFile = {
  /** What the file is called, and the audit trail calls it. */
  readonly name: string
  readonly title: string
  /** What was filtered, where something was. */
  readonly says?: string
  readonly columns: readonly { readonly says: string; readonly isRight: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

/** By this mark a spreadsheet knows UTF-8; without it names with accents are broken. */
const UTF8_MARK = '\uFEFF'
/** The door takes no longer body; what is longer is cut, and the paper says so. */
const BYTES_MOST = 230_000
const TEXT_MOST = 400

export async function saveCsv({ name, columns, rows }: ListFile): Promise<readonly Reason[]> {
  const noted = await post('/api/exports', { list: name, as: 'csv', rows: rows.length })
  if (!noted.ok) return noted.reasons
  const text = `${UTF8_MARK}${csvOf([columns.map(({ says }) => says), ...rows])}`
  saveAs(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  return []
}

export async function savePdf({ name, title, says, columns, rows }: ListFile): Promise<readonly Reason[]> {
  const drawn = fitting(rows.map((row) => row.map((text) => text.slice(0, TEXT_MOST))))
  const file = await postFile('/api/papers/list', {
    list: name,
    title,
    ...(says === undefined ? {} : { says }),
    language: language.value === 'es' ? 'es' : 'en',
    columns: columns.map(({ says: head, isRight }) => (isRight ? { says: head, isRight: true } : { says: head })),
    rows: drawn,
    of: rows.length,
  })
  if (file.bytes !== undefined) saveAs(`${name}.pdf`, file.bytes)
  return file.reasons ?? []
}

function fitting(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let bytes = 0
  const end = rows.findIndex((row) => {
    bytes += new TextEncoder().encode(JSON.stringify(row)).length + 1
    return bytes > BYTES_MOST
  })
  return end === -1 ? rows : rows.slice(0, end)
}
