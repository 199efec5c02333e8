/**
 * Winners in the register: found by name, document or card, enrolled with what a payment needs and no more. The journal gets the
 * number; a document's own number is never shown whole again.
 */
import { z } from 'zod'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { date, words } from '../../engine/fields.ts'
import type { Person, PersonNumber, Register } from './register.ts'

export const personCall = z.strictObject({
  name: words(120),
  born: date.optional(),
  document: z.strictObject({
    kind: words(40),
    number: words(60),
    issuer: words(60).optional(),
    expires: date.optional(),
  }),
})
export type PersonCall = z.infer<typeof personCall>

/** Sent in the body, so that no name stands in an address or a log. */
export const personClue = z.union([
  z.strictObject({ name: words(120) }),
  z.strictObject({ document: words(60) }),
  z.strictObject({ card: words(20) }),
])
export type PersonClue = z.infer<typeof personClue>

export type PersonView = {
  person: string
  name: string
  born?: string
  documents: { kind: string; ends: string; issuer?: string; expires?: string; isExpired: boolean }[]
}

export type Persons = {
  find(clue: PersonClue): PersonView[] | Refusal
  read(person: string): PersonView | undefined
  enrol(call: PersonCall): PersonView | Refusal
}

const FOUND_MAX = 20

/** `holderOf`: whose number that is, the register's own or that of a card. */
export function personsOf(
  register: Register,
  today: () => string,
  holderOf: (card: string) => string | Refusal = (card) => card,
): Persons {
  const viewOf = (number: PersonNumber): PersonView[] => {
    const person = register.read(number)
    return person === undefined ? [] : [viewed(number, person, today())]
  }
  const numbered = (text: string) => (/^\d{1,15}$/.test(text) ? viewOf(Number(text)) : [])
  return {
    find(clue) {
      if (!('card' in clue)) return register.find(clue).slice(0, FOUND_MAX).flatMap(viewOf)
      const holder = holderOf(clue.card)
      return isRefusal(holder) ? holder : numbered(holder)
    },
    read: (person) => numbered(person)[0],
    enrol({ name, born, document }) {
      if (document.expires !== undefined && document.expires < today())
        return refuseOrder('document expired', { kind: document.kind, on: document.expires })
      if (born !== undefined && born >= today()) return refuseOrder('no date of birth', { text: born })
      const [known] = register.find({ document: document.number })
      if (known !== undefined) return refuseOrder('document known', { person: String(known) })
      const kept = plain({ ...document })
      const number = register.add({ name, ...(born === undefined ? {} : { born }), documents: [kept] })
      return viewOf(number)[0]!
    },
  }
}

function viewed(number: PersonNumber, { name, born, documents = [] }: Person, today: string): PersonView {
  return {
    person: String(number),
    name,
    ...(born === undefined ? {} : { born }),
    documents: documents.map(({ kind, number: text, issuer, expires }) => ({
      kind,
      ends: text.slice(-4),
      ...(issuer === undefined ? {} : { issuer }),
      ...(expires === undefined ? {} : { expires }),
      isExpired: expires !== undefined && expires < today,
    })),
  }
}

/** Optional fields that were left out are not there at all. */
const plain = ({ kind, number, issuer, expires }: PersonCall['document']) => ({
  kind,
  number,
  ...(issuer === undefined ? {} : { issuer }),
  ...(expires === undefined ? {} : { expires }),
})
