/** Who plays in the demo room, and who deals there beside those who sign in: numbers of the register, with names that nobody has. */
import type { Register } from '../door/register.ts'

const FIRST =
  `Ana Bao Cole Dimitri Elif Farid Greta Hana Iker Jude Kaya Linh Mateo Nils Oona Pavel Quinn Rosa Sven Talia Uma Vito Wren
  Yara`.split(/\s+/)
const LAST =
  `Abbott Becerra Calloway Dang Ekström Fontaine Gupta Haddad Ibarra Jansen Kovač Lindqvist Moreau Nakano Okafor Petrov
  Quiroga Rahman Sandoval Tran Underhill Varga Whitlock Xu Yilmaz Zhang Castellano Brandt Osei`.split(/\s+/)

export const NAMES = FIRST.length * LAST.length
/** No two are alike as long as there are no more than that. */
export const nameFor = (n: number): string => `${FIRST[n % FIRST.length]} ${LAST[(n * 5) % LAST.length]}`

/** Every third one is called by text message: a number that no telephone has. */
const phoneFor = (n: number): { contact?: { phone: string } } =>
  n % 3 === 0 ? { contact: { phone: `408 555 01${String(n % 100).padStart(2, '0')}` } } : {}

const numbers = (from: number, count: number): string[] => Array.from({ length: count }, (_, n) => String(from + n))

/** Cards of the club, none of them in a machine. */
export const PLAYERS: readonly string[] = numbers(3_001, 420)
export const DEALERS: readonly string[] = numbers(301, 46)

export type Scribe = {
  /** Those of them who are not in the register yet. */
  unwritten(persons: readonly string[]): string[]
  /** Each costs a sync. */
  write(persons: readonly string[]): void
  /** Somebody without a card gives a name, and is a guest of that day: the register knows when to forget it. */
  guest(nth: number, day: string): string
}

export function scribeOf(register: Register): Scribe {
  const written = new Set<string>()
  const isWritten = (person: string): boolean => {
    if (!written.has(person) && (register.read(Number(person)) !== undefined || register.isErased(Number(person))))
      written.add(person)
    return written.has(person)
  }
  return {
    unwritten: (persons) => persons.filter((person) => !isWritten(person)),
    write(persons) {
      for (const person of persons) {
        if (isWritten(person)) continue
        register.add({ name: nameFor(Number(person)), ...phoneFor(Number(person)) }, Number(person))
      }
    },
    guest(nth, day) {
      const number = register.add({ name: nameFor(nth) })
      register.setGuest(number, day)
      return String(number)
    },
  }
}
