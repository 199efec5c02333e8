/** Every path of the api in words, with the schema that reads its body and an example. A test holds it against the routes. */
import type { z } from 'zod'
import { tableCall } from '../desks/cageroutes.ts'
import { abandonCall, bringCall, prepareCall, revealCall, sealCall } from '../desks/drawroutes.ts'
import { deviceCall, disableCall } from '../devices/deviceadmin.ts'
import { messagesCall } from '../devices/deviceorders.ts'
import type { Act } from '../door/acts.ts'
import { personCall, personClue } from '../door/persons.ts'
import { firstCall, signInCall } from '../door/sessionroutes.ts'
import { changeCall, enrolCall, memberCall } from '../door/staffroutes.ts'
import { countCall, paperCountCall } from './countcalls.ts'
import { EXAMPLES } from './examples.ts'
import { orderCall } from './orders.ts'

export type Described = {
  readonly method: 'get' | 'post' | 'delete'
  /** As in OpenAPI: `/persons/{person}`. */
  readonly path: string
  readonly group: 'session' | 'orders' | 'counts' | 'views' | 'people' | 'drawings' | 'devices' | 'about'
  readonly says: string
  /** Everybody, whoever is signed in, or who may do this in the table of permissions. */
  readonly who: 'everybody' | 'signed in' | 'table' | 'device' | Act
  readonly body?: z.ZodType
  readonly example?: unknown
  readonly query?: Readonly<Record<string, string>>
  /** What a good answer holds. */
  readonly answers: string
}

const key = '4f0c2a9be37d41c88a01d6f5'
const badge = { badge: 'D21', pin: '2468' }

export const DESCRIBED: readonly Described[] = [
  {
    method: 'get',
    path: '/session',
    group: 'session',
    says: 'Who is signed in at the place named by the header x-gamekeeper-place.',
    who: 'everybody',
    answers: 'place, person (missing when nobody is signed in), places that may be opened, others of this browser',
  },
  {
    method: 'post',
    path: '/session',
    group: 'session',
    says: 'Signs in at a place: by badge and PIN, by name and password, or on from another place of the same browser. The answer sets a cookie for that place.',
    who: 'everybody',
    body: signInCall,
    example: { place: 'floor', ...badge },
    answers: 'the same as GET /session',
  },
  {
    method: 'delete',
    path: '/session',
    group: 'session',
    says: 'Signs out at the place named by the header.',
    who: 'everybody',
    answers: 'place',
  },
  {
    method: 'post',
    path: '/session/here',
    group: 'session',
    says: 'Somebody has touched the screen: the session is not idle.',
    who: 'everybody',
    answers: 'isSignedIn',
  },
  {
    method: 'post',
    path: '/session/first',
    group: 'session',
    says: 'The first administrator of a house that has none; from another machine with the code that the terminal printed.',
    who: 'everybody',
    body: firstCall,
    example: { name: 'Ruth', login: 'ruth', password: 'nine quiet corner tables', badge: 'R1', pin: '7193' },
    answers: 'the same as GET /session, at the place staff',
  },
  {
    method: 'post',
    path: '/orders',
    group: 'orders',
    says: 'Takes an order. The key makes it count once, however often it is sent; second proves the other person where it takes two.',
    who: 'table',
    body: orderCall,
    example: { key, order: EXAMPLES.DeclineHit, second: { badge: 'D22', pin: '2468' } },
    answers: 'seq, the line of the journal; events, what was decided; isAgain, when the key came before',
  },
  {
    method: 'post',
    path: '/may',
    group: 'orders',
    says: '"May I?": decides the same order, and nothing happens. No is an answer too.',
    who: 'table',
    body: orderCall,
    example: { order: EXAMPLES.VerifyHit },
    answers: 'may, and then events or who and reasons',
  },
  {
    method: 'post',
    path: '/counts',
    group: 'counts',
    says: 'A blind count of a box: the first is sealed, the second of another person is compared with it.',
    who: 'CountBox',
    body: countCall,
    example: { table: '4', shift: 'day', counted: { 'bay-101/no-limit-bad-beat': '$112.00' } },
    answers: 'sealed, or differs with the activities, or seq and events when both agree',
  },
  {
    method: 'post',
    path: '/counts/paper',
    group: 'counts',
    says: 'A count that two made on paper, typed in by a third.',
    who: 'CountBox paper',
    body: paperCountCall,
    example: {
      table: '4',
      shift: 'day',
      counted: { 'bay-101/no-limit-bad-beat': '$112.00' },
      counters: ['41', '42'],
      at: '2026-03-10T19:30',
    },
    answers: 'seq and events',
  },
  {
    method: 'post',
    path: '/counts/withdraw',
    group: 'counts',
    says: 'Throws the own sealed first count away.',
    who: 'CountBox',
    body: tableCall,
    example: { table: '4' },
    answers: 'table',
  },
  {
    method: 'get',
    path: '/live',
    group: 'views',
    says: 'Server-sent events: whole views with the journal’s sequence as id, a beat every second. Who signs in or out opens it anew; a reconnect gets the present.',
    who: 'everybody',
    query: { views: 'names of views, with commas; all when it is missing' },
    answers:
      'a stream of events, each named as in LiveEvents with that as its data; views that nobody in this browser may see are left out',
  },
  {
    method: 'post',
    path: '/persons/find',
    group: 'people',
    says: 'Finds a winner in the register by the whole name or document number.',
    who: 'EnrolPerson',
    body: personClue,
    example: { name: 'Maria Example' },
    answers: 'found: persons with their number, name and the last signs of their documents',
  },
  {
    method: 'post',
    path: '/persons',
    group: 'people',
    says: 'Enrols a winner with what a payment needs.',
    who: 'EnrolPerson',
    body: personCall,
    example: { name: 'Maria Example', document: { kind: 'driver license', number: 'X1234567', issuer: 'CA' } },
    answers: 'the person with the number that the journal will know',
  },
  {
    method: 'get',
    path: '/persons/{person}',
    group: 'people',
    says: 'One person of the register.',
    who: 'EnrolPerson',
    answers: 'the person',
  },
  {
    method: 'post',
    path: '/staff',
    group: 'people',
    says: 'Enrols somebody who works here.',
    who: 'EnrolStaff',
    body: enrolCall,
    example: { name: 'Ed', roles: ['floor'], badge: 'E1', pin: '7193' },
    answers: 'person, the number',
  },
  {
    method: 'post',
    path: '/staff/change',
    group: 'people',
    says: 'New roles, name, badge, PIN or password; what is left out stays. A new secret ends the sessions of the old one.',
    who: 'EnrolStaff',
    body: changeCall,
    example: { person: '12', roles: ['dealer', 'floor'] },
    answers: 'person',
  },
  {
    method: 'post',
    path: '/staff/disable',
    group: 'people',
    says: 'This person leaves: all sessions end at once.',
    who: 'DisableStaff',
    body: memberCall,
    example: { person: '12' },
    answers: 'person',
  },
  {
    method: 'post',
    path: '/staff/unlock',
    group: 'people',
    says: 'Opens the lock after wrong tries.',
    who: 'UnlockStaff',
    body: memberCall,
    example: { person: '12' },
    answers: 'person',
  },
  {
    method: 'get',
    path: '/drawings',
    group: 'drawings',
    says: 'Every draw by its number and purpose, open, revealed or abandoned: the latest first.',
    who: 'everybody',
    answers: 'last (the highest number) and draws',
  },
  {
    method: 'get',
    path: '/drawings/{draw}',
    group: 'drawings',
    says: 'The published record of a draw, with which a stranger redoes it (docs/draws.md). The entries of an open draw stay sealed.',
    who: 'everybody',
    answers: 'opening, entries, contribution, reveal, abandoned, passed, digest',
  },
  {
    method: 'post',
    path: '/drawings/prepare',
    group: 'drawings',
    says: 'The house’s part of the next draw, for a witness who is asked by file; the answer is what `gamekeeper witness-draw` reads.',
    who: 'HoldDrawing',
    body: prepareCall,
    example: { activity: 'saratoga/hi-lo-progressive' },
    answers: 'draw, purpose, secretDigest',
  },
  {
    method: 'post',
    path: '/drawings/seal',
    group: 'drawings',
    says: 'Opens a drawing: journals the digest of the entries, of a secret and of what a witness has committed to, before any chance is added.',
    who: 'HoldDrawing',
    body: sealCall,
    example: { activity: 'hawaiian-gardens/beat-the-dealer' },
    answers: 'seq and events',
  },
  {
    method: 'post',
    path: '/drawings/{draw}/reveal',
    group: 'drawings',
    says: 'Adds the chance of the room (digits, dice, cards), asks the witness on the line for its value, and reveals. Where the value is brought as a file, only the chance is added.',
    who: 'RevealDrawing',
    body: revealCall,
    example: { contribution: [{ kind: 'dice', faces: [3, 5, 1] }], second: { badge: 'D22', pin: '2468' } },
    answers: 'seq and events',
  },
  {
    method: 'post',
    path: '/drawings/{draw}/bring',
    group: 'drawings',
    says: 'Brings the part from outside and reveals: the file of a witness, or the pulse and the certificate of a beacon. Without files the witness on the line is asked again.',
    who: 'HoldDrawing',
    body: bringCall,
    example: { files: ['{ "witness": "reveals" }'] },
    answers: 'seq and events',
  },
  {
    method: 'post',
    path: '/drawings/{draw}/abandon',
    group: 'drawings',
    says: 'Gives a drawing up, with a second person of another department; it stays visible for ever.',
    who: 'AbandonDrawing',
    body: abandonCall,
    example: { reason: 'the drum was opened', second: { badge: 'D71', pin: '2468' } },
    answers: 'seq and events',
  },
  {
    method: 'post',
    path: '/devices/messages',
    group: 'devices',
    says: 'Signed, numbered messages of a device; docs/devices.md tells the protocol.',
    who: 'device',
    body: messagesCall,
    example: {
      device: 't1',
      sent: 1_773_198_000_000,
      messages: [{ n: 48_214, at: 1_773_197_999_800, order: { do: 'EndRound', table: '1' } }],
      lit: { 'bay-101/blazing-7s': ['2', '6'] },
    },
    answers: 'device, now, next and an answer for each message',
  },
  {
    method: 'post',
    path: '/devices/enrol',
    group: 'devices',
    says: 'Enrols a device for a table; its secret is told once.',
    who: 'EnrolDevice',
    body: deviceCall,
    example: { device: 't31', table: '1', kind: 'keypad' },
    answers: 'device, table, kind, secret, next',
  },
  {
    method: 'post',
    path: '/devices/disable',
    group: 'devices',
    says: 'Nothing of this device is taken any more.',
    who: 'EnrolDevice',
    body: disableCall,
    example: { device: 't31', reason: 'stolen' },
    answers: 'device',
  },
  {
    method: 'get',
    path: '/practice',
    group: 'about',
    says: 'Terms of the table games, for the practice table of the hands page: no person, no money.',
    who: 'everybody',
    answers: 'the accepted reading of each table game',
  },
  {
    method: 'get',
    path: '/openapi.json',
    group: 'about',
    says: 'This description as OpenAPI 3.1.',
    who: 'everybody',
    answers: 'the document',
  },
  { method: 'get', path: '/', group: 'about', says: 'This page.', who: 'everybody', answers: 'a page to read' },
  {
    method: 'get',
    path: '/style.css',
    group: 'about',
    says: 'How this page looks.',
    who: 'everybody',
    answers: 'a style sheet',
  },
]
