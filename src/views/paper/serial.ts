/** What a barcode says: the number of a ticket or pass after the activity that it belongs to. Capital letters and digits alone. */

/** `GEGA004093-T12`. An activity without an id goes by its number in the catalogue. */
export const serialOf = ({ id, number }: { id?: string; number: number }, of: string): string =>
  `${id === undefined ? `N${number}` : plain(id)}-${plain(of)}`

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A number as it is typed or as a scanner reads it off the paper; `activity` where the paper named one. */
export function readSerial(text: string): { readonly of: string; readonly activity?: string } {
  const [, activity, of] = /^(?:([A-Z0-9]+)-)?(.*)$/s.exec(text.trim().toUpperCase())!
  return activity === undefined ? { of: of! } : { activity, of: of! }
}
