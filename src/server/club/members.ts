/**
 * Members of the club in the register: the form, the picture, the card and the PIN. Names, addresses and pictures are there alone; the
 * journal knows a number, and whether the form is complete.
 */
import { z } from 'zod'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { date, secret, words } from '../../engine/fields.ts'
import type { ClubForm } from '../../engine/judging/fact.ts'
import { weak } from '../access/pins.ts'
import type { Person, PersonNumber, Register } from '../door/register.ts'
import { cardNumber, readCard } from './cards.ts'

const PICTURE_MAX = 80_000
const person = z.string().regex(/^\d{1,8}$/)
/** With a person it changes what is given; without one somebody new is written down. */
export const formCall = z.strictObject({
  person: person.optional(),
  name: words(120).optional(),
  address: words(300).optional(),
  born: date.optional(),
  document: z
    .strictObject({ kind: words(40), number: words(60), issuer: words(60).optional(), expires: date.optional() })
    .optional(),
  picture: z
    .string()
    .max(PICTURE_MAX)
    .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/)
    .optional(),
})
export type FormCall = z.infer<typeof formCall>
export const memberClue = z.union([z.strictObject({ card: words(20) }), z.strictObject({ name: words(120) })])
export const pinCall = z.strictObject({ person, pin: secret })
export const lookCall = z.strictObject({ person })
export const cardCall = z.strictObject({ person })

/** What the form asks for. */
const FORM_FIELDS = ['name', 'address', 'document', 'picture', 'pin'] as const
export type FormField = (typeof FORM_FIELDS)[number]

export type MemberView = {
  person: string
  name: string
  /** As the barcode has it; nothing where no card was made yet. */
  card?: string
  hasPicture: boolean
  form: ClubForm
  lacks: FormField[]
}

/** What the desk sees of a member it looks at; of a document its last signs. */
export type MemberForm = MemberView & {
  address?: string
  born?: string
  documents: { kind: string; ends: string }[]
}

export type Members = {
  find(clue: { readonly name: string }): MemberView[]
  read(person: string): MemberView | undefined
  form(person: string): MemberForm | Refusal
  picture(person: string): string | undefined
  write(call: FormCall): MemberView | Refusal
  /** A first card, or the next one: those of before are good for nothing. */
  newCard(person: string): MemberView | Refusal
  setPin(person: string, pin: string): Promise<MemberView | Refusal>
  /** Whose card that is, if it is the current one. */
  holderOf(card: string): PersonNumber | undefined
}

const FOUND_MAX = 20

export function membersOf(register: Register): Members {
  const viewOf = (number: PersonNumber): MemberView[] => {
    const known = register.read(number)
    return known === undefined ? [] : [viewed(number, known)]
  }
  const oneOf = (text: string): MemberView | Refusal =>
    viewOf(Number(text))[0] ?? refuseOrder('nobody in the register', { person: text })
  const holderOf = (text: string): PersonNumber | undefined => {
    const card = readCard(text)
    const known = card === undefined ? undefined : register.read(card.person)
    return card !== undefined && known !== undefined && (known.club?.issue ?? 0) === card.issue
      ? card.person
      : undefined
  }
  return {
    find: (clue) => register.find(clue).slice(0, FOUND_MAX).flatMap(viewOf),
    read: (text) => viewOf(Number(text))[0],
    form(text) {
      const known = register.read(Number(text))
      if (known === undefined) return refuseOrder('nobody in the register', { person: text })
      const { born, documents = [], club } = known
      return {
        ...viewed(Number(text), known),
        ...(club?.address === undefined ? {} : { address: club.address }),
        ...(born === undefined ? {} : { born }),
        documents: documents.map(({ kind, number }) => ({ kind, ends: number.slice(-4) })),
      }
    },
    picture: (text) => register.read(Number(text))?.club?.picture,
    write({ person: known, name, address, born, document, picture }) {
      const before = known === undefined ? undefined : register.read(Number(known))
      if (known !== undefined && before === undefined) return refuseOrder('nobody in the register', { person: known })
      const called = name ?? before?.name
      if (called === undefined) return refuseOrder('member without a name')
      const club = {
        ...before?.club,
        issue: before?.club?.issue ?? 0,
        ...(address === undefined ? {} : { address }),
        ...(picture === undefined ? {} : { picture }),
      }
      const kept = document === undefined ? undefined : [...others(before, document.number), plain(document)]
      const written = {
        name: called,
        ...(born === undefined ? {} : { born }),
        ...(kept === undefined ? {} : { documents: kept }),
        club,
      }
      const number = known === undefined ? register.add(written) : Number(known)
      if (known !== undefined) register.correct(number, written)
      register.setGuest(number)
      return viewOf(number)[0]!
    },
    newCard(text) {
      const before = register.read(Number(text))
      if (before === undefined) return refuseOrder('nobody in the register', { person: text })
      const issue = (before.club?.issue ?? 0) + 1
      if (issue > 99) return refuseOrder('no more cards', { person: text })
      register.correct(Number(text), { club: { ...before.club, issue } })
      return oneOf(text)
    },
    async setPin(text, pin) {
      const before = register.read(Number(text))
      if (before === undefined) return refuseOrder('nobody in the register', { person: text })
      const refused = weak({ name: before.name, badge: text, pin })
      if (refused !== undefined) return refused
      await register.setSecret(Number(text), 'club pin', pin)
      register.correct(Number(text), { club: { ...before.club, issue: before.club?.issue ?? 0, hasPin: true } })
      return oneOf(text)
    },
    holderOf,
  }
}

const others = (before: Person | undefined, number: string) =>
  (before?.documents ?? []).filter((one) => one.number !== number)

/** Optional fields that were left out are not there at all. */
const plain = ({ kind, number, issuer, expires }: NonNullable<FormCall['document']>) => ({
  kind,
  number,
  ...(issuer === undefined ? {} : { issuer }),
  ...(expires === undefined ? {} : { expires }),
})

function viewed(number: PersonNumber, { name, documents = [], club }: Person): MemberView {
  const has: Readonly<Record<FormField, boolean>> = {
    name: /\s/.test(name.trim()),
    address: club?.address !== undefined,
    document: documents.length > 0,
    picture: club?.picture !== undefined,
    pin: club?.hasPin === true,
  }
  const lacks = FORM_FIELDS.filter((field) => !has[field])
  const issue = club?.issue ?? 0
  return {
    person: String(number),
    name,
    ...(issue === 0 ? {} : { card: cardNumber({ person: number, issue }) }),
    hasPicture: has.picture,
    form: lacks.some((field) => field !== 'picture' && field !== 'pin') ? 'not complete' : 'complete',
    lacks,
  }
}
