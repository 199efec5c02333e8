/**
 * State as text and back: JSON in which bigint, Map and Set survive. Strings and keys that start with "~" are doubled,
 * so "~12" is the bigint 12 and {"~map": [...]} a Map, and nothing else can look like them.
 */
export const encode = (value: unknown): string => JSON.stringify(pack(value))

export const decode = <T>(text: string): T => unpack(JSON.parse(text)) as T

function pack(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return escaped(value)
    case 'bigint':
      return `~${value}`
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} cannot be kept in a snapshot`)
      return value
    case 'boolean':
      return value
    case 'object':
      return value === null ? null : packObject(value)
    default:
      throw new TypeError(`a ${typeof value} cannot be kept in a snapshot`)
  }
}

function packObject(object: object): unknown {
  if (Array.isArray(object)) return object.map(pack)
  if (object instanceof Map) {
    const flat: unknown[] = []
    for (const [key, item] of object) flat.push(pack(key), pack(item))
    return { '~map': flat }
  }
  if (object instanceof Set) return { '~set': Array.from(object, pack) }
  const prototype = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`a ${object.constructor?.name} cannot be kept in a snapshot`)
  }
  // Without a prototype, so that no key means anything special.
  const packed: Record<string, unknown> = Object.create(null)
  for (const key in object) {
    const item = (object as Record<string, unknown>)[key]
    if (item !== undefined) packed[escaped(key)] = pack(item)
  }
  return packed
}

/** JSON.parse made the arrays and objects for us alone, so they are changed in place. */
function unpack(value: unknown): unknown {
  if (typeof value === 'string') return value.charCodeAt(0) === TILDE ? unescaped(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) value[i] = unpack(value[i])
    return value
  }
  return unpackObject(value as Record<string, unknown>)
}

function unpackObject(object: Record<string, unknown>): unknown {
  let isRenamed = false
  for (const key in object) {
    if (key.charCodeAt(0) === TILDE) {
      if (key === '~map') return unpackMap(object[key] as unknown[])
      if (key === '~set') return new Set((object[key] as unknown[]).map(unpack))
      isRenamed = true
    }
    const item = object[key]
    const back = unpack(item)
    if (back !== item) object[key] = back
  }
  if (!isRenamed) return object
  return Object.fromEntries(
    Object.entries(object).map(([key, item]) => [key.startsWith('~~') ? key.slice(1) : key, item]),
  )
}

function unpackMap(flat: unknown[]): Map<unknown, unknown> {
  const map = new Map<unknown, unknown>()
  for (let i = 0; i < flat.length; i += 2) map.set(unpack(flat[i]), unpack(flat[i + 1]))
  return map
}

const TILDE = '~'.charCodeAt(0)
const escaped = (text: string): string => (text.charCodeAt(0) === TILDE ? `~${text}` : text)
const unescaped = (text: string): unknown => (text.charCodeAt(1) === TILDE ? text.slice(1) : BigInt(text.slice(1)))
