/** Tables for other programs: RFC 4180, and nothing that a spreadsheet would take for a formula. */

/** A sign at the beginning by which spreadsheets know a formula; an amount below nothing has one too and is none. */
const FORMULA = /^[=+\-@\t\r]/
const AMOUNT = /^-?\$?[\d,]+(\.\d+)?$/

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n')

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
