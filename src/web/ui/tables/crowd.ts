/** As many as a desk shows without scrolling. */
const SHOWN = 60

/** So many tables that nobody finds one by looking. */
export const isCrowd = (tables: readonly unknown[]): boolean => tables.length > SHOWN

/** By its number as somebody types it, or by any word that is said of it. */
export function isSought(table: string, said: readonly string[], looked: string): boolean {
  const typed = looked.trim().toLowerCase()
  // A number is that of a table, and no part of a limit.
  if (/^\d+$/.test(typed)) return table.startsWith(typed)
  return [table, ...said].some((one) => one.toLowerCase().includes(typed))
}
