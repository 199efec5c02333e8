/**
 * Canonical JSON after RFC 8785, narrowed to what a journal needs: one text for one value, in every language.
 * Numbers are safe integers only (amounts are strings), so no two languages can print them differently.
 */
import { takeWritten } from '../base/written.ts'

export function canonical(value: unknown): string {
  try {
    return write(value, 0)
  } catch (error) {
    if (error !== UNFIT) throw error
    throw new TypeError(`This cannot be written to the journal: ${unfit(value, '$', 0) ?? 'unknown value'}.`)
  }
}

const DEPTH_MAX = 64

/** Thrown without a message: the fast walk keeps no path, a second walk finds it. */
const UNFIT = new Error('unfit for canonical JSON')

/** Everything that is not written as it stands: quote, backslash, controls, and surrogates (to see whether they pair). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found
const SPECIAL = /["\\\u0000-\u001f\ud800-\udfff]/

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'number':
      if (!Number.isSafeInteger(value)) throw UNFIT
      return String(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      if (depth >= DEPTH_MAX) throw UNFIT
      return Array.isArray(value) ? writeArray(value, depth + 1) : writeObject(value, depth + 1)
    default:
      throw UNFIT
  }
}

function quote(text: string): string {
  if (!SPECIAL.test(text)) return `"${text}"`
  if (!text.isWellFormed()) throw UNFIT
  return JSON.stringify(text)
}

const LONG = 100

function writeArray(items: readonly unknown[], depth: number): string {
  const written = items.length > LONG ? takeWritten(items) : undefined
  if (written !== undefined) return written
  let text = '['
  for (let i = 0; i < items.length; i += 1) text += (i === 0 ? '' : ',') + write(items[i], depth)
  return `${text}]`
}

function writeObject(object: object, depth: number): string {
  if (!isPlain(object)) throw UNFIT
  const keys = sortedKeys(object)
  let text = '{'
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i] as string
    text += `${i === 0 ? '' : ','}${quote(key)}:${write((object as Record<string, unknown>)[key], depth)}`
  }
  return `${text}}`
}

/** JavaScript compares strings by UTF-16 code units, which is the order that the RFC asks for. */
function sortedKeys(object: object): string[] {
  const keys = Object.keys(object)
  for (let i = 1; i < keys.length; i += 1) {
    if ((keys[i - 1] as string) > (keys[i] as string)) return keys.sort()
  }
  return keys
}

function isPlain(object: object): boolean {
  const prototype = Object.getPrototypeOf(object)
  return prototype === Object.prototype || prototype === null
}

/** Where the value is unfit and why, in words; undefined when it is fit. */
function unfit(value: unknown, path: string, depth: number): string | undefined {
  if (depth > DEPTH_MAX) return `${path} is nested deeper than ${DEPTH_MAX} levels`
  switch (typeof value) {
    case 'string':
      return value.isWellFormed() ? undefined : `the text at ${path} holds half a surrogate pair`
    case 'number':
      return Number.isSafeInteger(value) ? undefined : `${value} at ${path} is not a safe integer; write it as a string`
    case 'bigint':
      return `the bigint at ${path} must be written as a string`
    case 'boolean':
      return undefined
    case 'object':
      return value === null ? undefined : unfitWithin(value, path, depth)
    case 'undefined':
      return `${path} is undefined; leave the key out`
    case 'function':
    case 'symbol':
      return `${path} is a ${typeof value}`
  }
}

function unfitWithin(object: object, path: string, depth: number): string | undefined {
  if (Array.isArray(object)) {
    for (let i = 0; i < object.length; i += 1) {
      const says = unfit(object[i], `${path}[${i}]`, depth + 1)
      if (says !== undefined) return says
    }
    return undefined
  }
  if (!isPlain(object)) return `${path} is a ${object.constructor?.name ?? 'special object'}, not a plain object`
  for (const [key, item] of Object.entries(object)) {
    const says = unfit(key, `the key ${path}.${key.toWellFormed()}`, depth) ?? unfit(item, `${path}.${key}`, depth + 1)
    if (says !== undefined) return says
  }
  return undefined
}
