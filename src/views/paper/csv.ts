/** Tables for other programs: RFC 4180, amounts as plain numbers, and nothing that a spreadsheet would take for a formula. */

/** A sign at the beginning by which spreadsheets know a formula; a number below nothing has one too and is none. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/
const MONEY = /^([+-]?)\$([\d,]+\.\d\d)$/

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n')

function cellOf(text: string): string {
  const plain = plainAmount(text)
  const safe = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** `+$1,234.50` is 1234.50: a program adds it up, whatever its language makes of commas. */
function plainAmount(text: string): string {
  const [, sign = '', digits] = MONEY.exec(text) ?? []
  return digits === undefined ? text : `${sign === '-' ? '-' : ''}${digits.replaceAll(',', '')}`
}
