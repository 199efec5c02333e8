/** Tables stand in the room by their number; one that has another name, after them. */
export const byTable = (a: { readonly table: string }, b: { readonly table: string }): number =>
  NUMBERS.compare(a.table, b.table)

const NUMBERS = new Intl.Collator('en', { numeric: true })
