/** Values with bigints in them as plain JSON and back: an amount of 100 stands there as `"100n"`. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

export function toPlain(value: unknown): Plain {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value as Plain
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, toPlain(inner)]])),
  )
}

const BIG = /^-?\d+n$/

/** The caller knows what it wrote. */
export function fromPlain<T>(plain: Plain): T {
  const read = (value: Plain): unknown => {
    if (typeof value === 'string') return BIG.test(value) ? BigInt(value.slice(0, -1)) : value
    if (Array.isArray(value)) return value.map(read)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]))
  }
  return read(plain) as T
}
