/** What people are told at the door: who may, signing in, the register, questions that have no answer, a house that is not open. */
import type { Message } from '../base/message.ts'
import type { Role } from '../engine/roles.ts'
import type { Act } from './door/acts.ts'
import type { Place } from './door/places.ts'
import type { Seen } from './door/viewnames.ts'

export type ServerMessages = {
  // Who may.
  'not signed in': undefined
  'role may not': { act: Act; roles: readonly Role[]; yours: readonly Role[] }
  'person on paper may not': { act: Act; roles: readonly Role[] }
  'proof of another than on paper': undefined
  'role does not show': { view: Seen }
  'second person needed': { roles: readonly Role[] }
  'second person is the first': undefined
  'second person has another role': { roles: readonly Role[] }
  // Signing in.
  'wrong pin': undefined
  'wrong password': undefined
  'locked out': { tries: number; minutes: number }
  'too many tries': { seconds: number }
  'wrong start code': undefined
  'second factor asked': undefined
  'wrong factor': undefined
  'second factor not enrolled': undefined
  'payer has no second factor': undefined
  'not a station': undefined
  'station opens other screens': { station: string; places: readonly Place[] }
  'wrong station code': undefined
  'place not named': { header: string; places: readonly Place[] }
  'nobody signed in there': undefined
  'roles do not open place': { place: Place; places: readonly Place[] }
  'administrator enrolled already': undefined
  'code needed': undefined
  /** Told by the page itself. */
  'house does not answer': undefined
  'house opens in a moment': undefined
  'house is being set up': undefined
  'house not set up': undefined
  // Staff.
  'sign-in name taken': undefined
  'badge taken': undefined
  'no way to sign in': undefined
  'pin of another length': undefined
  'pin guessed first': undefined
  'password too short': { least: number }
  'password too plain': undefined
  'not locked out': undefined
  // The register.
  'document expired': { kind: string; on: string }
  'no date of birth': { text: string }
  'document known': { person: string }
  'nobody in the register': { person: string }
  // Orders as they come in.
  'no moment': { at: number }
  'ahead of the clock': { seconds: number }
  'typist has counted': undefined
  'count team lacks person': { person: string }
  'draw not open': { draw: number }
  'secret lost': { draw: number }
  'no witness to ask': undefined
  'witness cannot be asked': { why: string }
  'witness has not signed': undefined
  'commitment for another draw': { draw: number }
  'files of a beacon': undefined
  'file of a witness': undefined
  'drawing not again': { drawing: string }
  'body too long': { kilobytes: number }
  'text takes too long': undefined
  'too many texts at once': undefined
  'body is not json': { why: string }
  'not sent as json': undefined
  'body has a fault': { place: string; fault: Message }
  'nothing was counted': undefined
  // As the object of "it takes".
  'a card by its signs': undefined
  'a row of digits': undefined
  'a time zone': undefined
  'a start of the business day': undefined
  'a device by its name': undefined
  'a phone number': undefined
  'a key of an order': undefined
  'an order': undefined
  // The catalogue.
  'activity comes with the program': undefined
  'activity by another name': { says: string; activity: string }
  // Questions.
  'no such view': { view: string; views: readonly string[] }
  'nothing to read': { view: string }
  'movements of nothing': undefined
  'no such account': { account: string }
  'no such book': { book: string; books: readonly string[] }
  'no number of a line': { text: string }
  'line not named': undefined
  'no such line': { line: string; last: number }
  'no such audit kind': { kind: string; kinds: readonly string[] }
  'not a day': { text: string }
  'not a day or year': { text: string }
  'too many audit lines': { most: number }
  'day not closed': { day: string }
  'log without days': undefined
  'offering too long': undefined
  'no such activity': { activity: string }
  'no such hit or claim': { of: string }
  'no such claim paid': { claim: string }
  'no record of draw': { draw: string }
  'sheet was not printed': { sheet: string }
  'file is not made yet': undefined
  'no table game there': { table: string }
  'whose hand not named': undefined
  'not a seat': { text: string }
  'not a ticket': { text: string }
  'not a day or time': { text: string }
  'not so many': { text: string }
  'has not come yet': { text: string }
  'clock skips that time': { text: string }
  'clock shows that time twice': { text: string }
  'not a person': { text: string }
  // Lists on a phone.
  'phones do not join': undefined
  'list is locked for phones': { list: string }
  'phone is on lists enough': { most: number }
  'phone asked too often': undefined
  'kiosk waits': { minutes: number }
  'kiosk card locked': { minutes: number }
  'kiosk pin wrong': undefined
  'kiosk closed': undefined
  'no list of forms yet': undefined
  'member without a name': undefined
  'club card replaced': { card: string }
  'club card damaged': { card: string }
  'no more cards': { person: string }
  'phone gave no name': undefined
  'phones enough of this address': { minutes: number }
  'requests enough': { list: string }
  'phone is not on this list': undefined
  // The house itself.
  'no demo device': { table: string }
  'no such step of the demo': undefined
  'too many screens': undefined
  'too many questions': undefined
  'journal trouble': { why: string }
  'program fault': undefined
}

declare module '../base/message.ts' {
  interface Messages extends ServerMessages {}
}
