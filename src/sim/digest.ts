import { createHash } from 'node:crypto'
import type { State } from '../engine/mechanisms.ts'

/** One short text for everything in a state, whatever the order in which it got there. */
export const digestOfState = (state: State): string =>
  createHash('sha256')
    .update(JSON.stringify(plain(state)))
    .digest('hex')

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Map)
    return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([k, v]) => [k, plain(v)])
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.keys(value)
    .sort()
    .flatMap((key) => {
      const inner = (value as Record<string, unknown>)[key]
      return inner === undefined ? [] : [[key, plain(inner)]]
    })
}
