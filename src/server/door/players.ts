/**
 * Players at the podium: found by card or whole name, or written down as a guest. Of the register nothing but a number and a
 * short name leaves it this way.
 */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { words } from '../../engine/fields.ts'
import { asking } from '../../rulebook/text/wording.ts'
import type { PersonNumber, Register } from './register.ts'

/** As people write it: digits, and what stands between them. */
export const phoneNumber = asking(
  message('a phone number'),
  z
    .string()
    .trim()
    .regex(/^\+?[\d ().-]{7,24}$/),
)
/** `phone`: where a text message reaches them when they are called. */
export const guestCall = z.strictObject({ name: words(120), phone: phoneNumber.optional() })
type GuestCall = { readonly name: string; readonly phone?: string | undefined }
/** Sent in the body, so that no name stands in an address or a log. */
export const playerClue = z.union([
  z.strictObject({
    card: z
      .string()
      .trim()
      .regex(/^\d{1,15}$/),
  }),
  z.strictObject({ name: words(120) }),
])
export type PlayerClue = z.infer<typeof playerClue>

/** `name`: short, as it stands beside a seat. */
export type PlayerView = { person: string; name: string; isGuest: boolean }

export type Players = {
  find(clue: PlayerClue): PlayerView[] | Refusal
  guest(guest: GuestCall, day: string): PlayerView
  /** Short names as the register has them now; nothing for somebody who is not there. */
  names(): (person: string) => string | undefined
  /** How often anything in the register was changed. */
  version(): number
}

const FOUND_MAX = 20

/** `holderOf`: whose number that is, the register's own or that of a card. */
export function playersOf(register: Register, holderOf: (card: string) => string | Refusal = (card) => card): Players {
  let of = -1
  const names = new Map<string, string | undefined>()
  /** Opening a record costs; asking whether anything changed costs as well, so a whole view asks once. */
  const fresh = (): ((person: string) => string | undefined) => {
    const now = register.changes()
    if (of !== now) names.clear()
    of = now
    return nameOf
  }
  const nameOf = (person: string): string | undefined => {
    if (!names.has(person)) {
      const known = /^\d{1,15}$/.test(person) ? register.read(Number(person)) : undefined
      names.set(person, known === undefined ? undefined : shortName(known.name))
    }
    return names.get(person)
  }
  const viewOf = (number: PersonNumber): PlayerView[] => {
    const name = fresh()(String(number))
    return name === undefined ? [] : [{ person: String(number), name, isGuest: register.isGuest(number) }]
  }
  return {
    find(clue) {
      if (!('card' in clue)) return register.find(clue).slice(0, FOUND_MAX).flatMap(viewOf)
      const holder = holderOf(clue.card)
      return isRefusal(holder) ? holder : viewOf(Number(holder))
    },
    guest({ name, phone }, day) {
      fresh()
      const number = register.add({ name, ...(phone === undefined ? {} : { contact: { phone } }) })
      register.setGuest(number, day)
      // Nobody else's name has changed by it.
      of = register.changes()
      return viewOf(number)[0]!
    },
    names: fresh,
    version: () => register.changes(),
  }
}

/** "Linh Tran" is "Linh T."; a single name stays as it is. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const [first = ''] = parts
  const last = parts.length > 1 ? parts.at(-1)! : ''
  return last === '' ? first : /^\d/.test(last) ? `${first} ${last}` : `${first} ${[...last][0]!.toUpperCase()}.`
}
