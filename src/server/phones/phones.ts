/**
 * Which phone belongs to which guest. A phone holds a random token, the house its hash: in memory, and beside the guest in the
 * register, so that a restart takes nobody's place away and erasing the guest takes the hash along. How long something lasts is
 * measured by a clock that nobody can set.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { State } from '../../engine/mechanisms.ts'
import type { Register } from '../door/register.ts'

/** New phones of one address: a whole room behind one router may ask, one machine cannot fill the register. */
export const PHONES_MAX = 30
const PHONES_MS = 10 * 60_000
/** Places that one phone asks for in an hour, however often it leaves again. */
export const ASKED_MAX = 12
const ASKED_MS = 60 * 60_000
/** A phone that was not seen for so long is a stranger. */
export const FORGOTTEN_MS = 18 * 60 * 60_000
const KEPT_MAX = 20_000

type Phone = { readonly person: string; seen: number; asked: number[] }

export type Phones = {
  /** The guest of a phone, unless it was not seen for long or the guest was erased. */
  personOf(token: string | undefined): string | undefined
  /** How long the address has to wait before another phone of it is taken, if it has to. */
  waitAt(address: string): number | undefined
  /** A phone that was not known: answers with what it keeps. */
  add(person: string, address: string): string
  /** False when it has asked often enough. */
  asks(token: string): boolean
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export type PhonesOptions = {
  readonly state: () => State
  readonly register: Pick<Register, 'read' | 'note' | 'setNote'>
  readonly now: () => number
}

export function phonesOf({ state, register, now }: PhonesOptions): Phones {
  const phones = new Map<string, Phone>()
  const places = new Map<string, number[]>()
  // Those who wait go on from here; whoever waits nowhere begins anew.
  for (const { listed } of state().lists.values())
    for (const { person } of listed) {
      const hash = /^\d{1,15}$/.test(person) ? register.note(Number(person), 'phone') : undefined
      if (hash !== undefined) phones.set(hash, { person, seen: now(), asked: [] })
    }

  const isLive = ({ seen }: Phone) => now() - seen < FORGOTTEN_MS
  const sweep = () => {
    if (phones.size < KEPT_MAX) return
    for (const [hash, phone] of phones) if (!isLive(phone)) phones.delete(hash)
    for (const hash of phones.keys()) if (phones.size >= KEPT_MAX) phones.delete(hash)
  }
  const recent = (address: string) => (places.get(address) ?? []).filter((at) => now() - at < PHONES_MS)
  const phoneOf = (token: string | undefined): Phone | undefined => {
    if (token === undefined || !TOKEN.test(token)) return undefined
    const phone = phones.get(hashOf(token))
    return phone !== undefined && isLive(phone) && register.read(Number(phone.person)) !== undefined ? phone : undefined
  }
  return {
    personOf(token) {
      const phone = phoneOf(token)
      if (phone !== undefined) phone.seen = now()
      return phone?.person
    },
    waitAt(address) {
      const past = recent(address)
      return past.length < PHONES_MAX ? undefined : past[0]! + PHONES_MS - now()
    },
    add(person, address) {
      sweep()
      if (places.size >= KEPT_MAX)
        for (const known of places.keys()) if (recent(known).length === 0) places.delete(known)
      places.set(address, [...recent(address), now()].slice(-PHONES_MAX))
      const token = randomBytes(32).toString('base64url')
      phones.set(hashOf(token), { person, seen: now(), asked: [] })
      register.setNote(Number(person), 'phone', hashOf(token))
      return token
    },
    asks(token) {
      const phone = phoneOf(token)
      if (phone === undefined) return false
      const past = phone.asked.filter((at) => now() - at < ASKED_MS)
      phone.asked = past.length < ASKED_MAX ? [...past, now()] : past
      return past.length < ASKED_MAX
    },
  }
}
