/** Names from outside are looked up among what a record has itself: `constructor` and its like find nothing. */

export const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined

/** What was read from outside, without a prototype all the way down: whatever is looked up in it is its own. */
export function bare<T>(read: T): T {
  if (Array.isArray(read)) for (const item of read) bare(item)
  else if (isPlain(read)) {
    for (const value of Object.values(read)) bare(value)
    if (Object.isExtensible(read)) Object.setPrototypeOf(read, null)
  }
  return read
}

/** The place of a key that would become a prototype instead of a part; nothing where there is none. */
export function prototypeIn(read: unknown): readonly (string | number)[] | undefined {
  if (typeof read !== 'object' || read === null) return undefined
  if (Object.hasOwn(read, PROTOTYPE)) return []
  const parts = Array.isArray(read) ? [...read.entries()] : Object.entries(read)
  for (const [name, part] of parts) {
    const place = prototypeIn(part)
    if (place !== undefined) return [name, ...place]
  }
  return undefined
}
export const PROTOTYPE = '__proto__'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
