/**
 * Keys make a command count once. A device numbers its commands 1, 2, 3 ... ("t12:48213"): a gap means that something was lost,
 * a repeat that something was sent twice. People's commands carry a random key, remembered for two business days.
 * The state is folded from the entries, so it is the same after a restart. `remember` changes it in place.
 */
import { type Message, message } from '../base/message.ts'
import type { Entry } from './line.ts'

export type Used = { readonly n: number; readonly seq: number; readonly hash: string | undefined }

export type Keys = {
  /** Last numbers of each device, oldest first; the last one says what comes next. */
  readonly devices: Map<string, Used[]>
  /** Business day -> keys of people's commands. */
  readonly days: Map<string, Map<string, { readonly seq: number; readonly hash: string | undefined }>>
}

export type KeyCheck =
  | { readonly kind: 'fresh' }
  /** The same command again: not done a second time; the answer is that of entry `seq`. */
  | { readonly kind: 'again'; readonly seq: number; readonly why: Message }
  | { readonly kind: 'refused'; readonly reason: KeyRefusal; readonly why: Message }

export type KeyRefusal = 'malformed' | 'gap' | 'repeat' | 'other inputs'

/** Business day of an instant, as 2026-11-15; the house's time zone decides. */
export type DayOf = (instant: string) => string

export const noKeys = (): Keys => ({ devices: new Map(), days: new Map() })

/** Enough for a table that sends its queue again after a lost connection. */
const REMEMBERED_PER_DEVICE = 32

const DEVICE_KEY = /^[a-z0-9][a-z0-9.-]{0,31}:[1-9]\d{0,14}$/
const RANDOM_KEY = /^[A-Za-z0-9_-]{16,64}$/

export const deviceKey = (device: string, n: number): string => `${device}:${n}`

/** A device's key in its two parts. It is checked, checked again and remembered, so the last one is kept. */
let last = { key: '', device: '', n: 0 }
function numberedIn(key: string): { readonly device: string; readonly n: number } {
  if (key === last.key) return last
  const colon = key.indexOf(':')
  last = { key, device: key.slice(0, colon), n: Number(key.slice(colon + 1)) }
  return last
}

export function checkKey(keys: Keys, key: string, hash?: string): KeyCheck {
  if (DEVICE_KEY.test(key)) {
    const { device, n } = numberedIn(key)
    return checkDevice(keys, device, n, hash)
  }
  if (!RANDOM_KEY.test(key)) {
    return refused('malformed', message('key malformed', { key }))
  }
  const used = usedByPerson(keys, key)
  return used === undefined ? FRESH : usedBefore(key, used, hash)
}

/** The line that a key was recorded as, whatever it was used for. */
export function lineUnder(keys: Keys, key: string): number | undefined {
  if (!DEVICE_KEY.test(key)) return usedByPerson(keys, key)?.seq
  const { device, n } = numberedIn(key)
  return keys.devices.get(device)?.find((used) => used.n === n)?.seq
}

function usedByPerson(keys: Keys, key: string): { seq: number; hash: string | undefined } | undefined {
  for (const day of keys.days.values()) {
    const used = day.get(key)
    if (used !== undefined) return used
  }
  return undefined
}

/** The number that the device must use next. */
export const nextNumber = (keys: Keys, device: string): number => (keys.devices.get(device)?.at(-1)?.n ?? 0) + 1

export function remember(keys: Keys, entry: Entry, dayOf: DayOf): void {
  if (!entry.key.includes(':')) {
    rememberPerson(keys, entry, dayOf(entry.recorded))
    return
  }
  const { device, n } = numberedIn(entry.key)
  const used = { n, seq: entry.seq, hash: entry.hash }
  const recent = keys.devices.get(device)
  if (recent === undefined) keys.devices.set(device, [used])
  else if (recent.push(used) > REMEMBERED_PER_DEVICE) recent.shift()
}

const FRESH: KeyCheck = { kind: 'fresh' }
const refused = (reason: KeyRefusal, why: Message): KeyCheck => ({ kind: 'refused', reason, why })

function checkDevice(keys: Keys, device: string, n: number, hash: string | undefined): KeyCheck {
  const expected = nextNumber(keys, device)
  if (n === expected) return FRESH
  if (n > expected) return refused('gap', message('numbers missing', { device, sent: n, next: expected }))
  const used = keys.devices.get(device)?.find((other) => other.n === n)
  if (used === undefined)
    return refused('repeat', message('number sent again', { device, sent: n, last: expected - 1 }))
  return usedBefore(deviceKey(device, n), used, hash)
}

function usedBefore(key: string, used: { seq: number; hash: string | undefined }, hash: string | undefined): KeyCheck {
  const { seq } = used
  if (used.hash !== hash) return refused('other inputs', message('key used for another command', { key, seq }))
  return { kind: 'again', seq, why: message('command recorded before', { seq }) }
}

function rememberPerson(keys: Keys, entry: Entry, day: string): void {
  const today = keys.days.get(day)
  if (today !== undefined) {
    today.set(entry.key, { seq: entry.seq, hash: entry.hash })
    return
  }
  keys.days.set(day, new Map([[entry.key, { seq: entry.seq, hash: entry.hash }]]))
  forget(keys, day)
}

/** The two latest business days on which somebody worked stay, and always the day of this entry, whatever the clock says. */
function forget(keys: Keys, today: string): void {
  const older = [...keys.days.keys()].sort().reverse().slice(2)
  for (const day of older) if (day !== today) keys.days.delete(day)
}
