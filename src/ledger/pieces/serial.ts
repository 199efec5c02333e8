/**
 * Serials of pieces: `MP10-0000042-K`, the code of the series, a number and one character that tells whether the rest was read
 * as it was printed (ISO 7064, MOD 37,36: every wrong character and every two that changed places).
 */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = 7
const SERIES = /^[A-Z][A-Z0-9]{0,9}$/
const SERIAL = /^([A-Z][A-Z0-9]{0,9})-(\d{7})-([0-9A-Z])$/

/** As many as one series can have. */
export const PIECES_MAX = 10 ** DIGITS - 1

/** The code of a series: a letter, then up to nine letters and digits. */
export const isSeries = (code: string): boolean => SERIES.test(code)

export function serialOf(series: string, number: number): string {
  const digits = String(number).padStart(DIGITS, '0')
  return `${series}-${digits}-${checkSign(series + digits)}`
}

export type Read =
  | { readonly is: 'right'; readonly series: string; readonly number: number }
  | { readonly is: 'damaged' | 'no serial' }

/** As a scanner or a person read it; small letters and blanks at its ends do not matter. */
export function readSerial(text: string): Read {
  const [, series, digits, sign] = SERIAL.exec(text.trim().toUpperCase()) ?? []
  if (series === undefined || digits === undefined) return { is: 'no serial' }
  const number = Number(digits)
  return number > 0 && checkSign(series + digits) === sign ? { is: 'right', series, number } : { is: 'damaged' }
}

/** Of capital letters and digits. */
export function checkSign(text: string): string {
  let product = 36
  for (const sign of text) {
    const sum = (product + SIGNS.indexOf(sign)) % 36 || 36
    product = (sum * 2) % 37
  }
  return SIGNS[(37 - product) % 36]!
}
