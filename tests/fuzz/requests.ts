/** Requests that must change nothing: malformed, oversized, out of order, or by somebody who may not. */
import { MAC_HEADER, macOf } from '../../src/device/message.ts'
import { DEMO_STAFF } from '../../src/server/demo/people.ts'
import type { Act } from '../../src/server/door/acts.ts'
import { mayDo, VIEWS_FOR } from '../../src/server/door/permissions.ts'
import { PLACE_NAMES, PLACES } from '../../src/server/door/places.ts'
import { ASKED_VIEWS } from '../../src/server/door/viewnames.ts'
import { anyOrder, anyValue, broken, huge, spoiled } from './bodies.ts'
import type { Chance } from './random.ts'

export type Sent = {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string | Uint8Array
}

/** Somebody who is signed in. */
export type Guest = { readonly id: string; readonly place: string; readonly cookie: string }
export type Known = {
  /** The right one of everybody. */
  readonly pin: string
  readonly guests: readonly Guest[]
  readonly routes: readonly { readonly method: string; readonly path: string }[]
  /** A device of the house that is out of step: its secret, and what number comes next. */
  readonly device: {
    readonly id: string
    readonly secret: Uint8Array
    readonly next: () => number
    readonly now: () => number
  }
}

export const KINDS = [
  'broken',
  'huge',
  'spoiled',
  'unsigned',
  'forged',
  'not allowed',
  'out of order',
  'question',
  'lost',
  'method',
  'device',
  'second',
] as const

const WORDS = [
  '1',
  '99999999999999999999',
  'Dana',
  '%00',
  '%',
  '..%2f..',
  'a'.repeat(3_000),
  '-1',
  'null',
  '2026-03-02',
  '2026-99-99',
  "' or 1=1 --",
  'custody',
  '%F0%9F',
  '🂡',
]

export function requestOf(chance: Chance, known: Known): Sent {
  const kind = chance.pick(KINDS)
  const guest = chance.pick(known.guests)
  const signed = { cookie: guest.cookie, 'x-gamekeeper-place': guest.place, 'content-type': 'application/json' }
  const post = (path: string, body: unknown, headers: Record<string, string> = signed): Sent => ({
    kind,
    method: 'POST',
    path,
    headers,
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  })
  const door = () =>
    chance.pick([
      '/api/orders',
      '/api/may',
      '/api/counts',
      '/api/counts/paper',
      '/api/staff',
      '/api/staff/change',
      '/api/devices/enrol',
      '/api/devices/messages',
      '/api/session/first',
      '/api/persons',
      '/api/persons/find',
      '/api/drawings/seal',
    ])
  switch (kind) {
    case 'broken':
      return post(door(), broken(chance), {
        ...signed,
        ...(chance.once(4)
          ? {
              'content-type': chance.pick([
                'text/plain',
                '',
                'multipart/form-data',
                'application/json; charset=utf-16',
              ]),
            }
          : {}),
      })
    case 'huge':
      // Large ones take long and are all refused alike.
      return chance.once(20)
        ? post(door(), huge(chance))
        : post('/api/orders', { order: { ...anyOrder(chance), extra: 'A'.repeat(2_000) } })
    case 'spoiled':
      return post(chance.pick(['/api/orders', '/api/may']), {
        order: spoiled(anyOrder(chance), chance),
        ...(chance.once(3) ? { key: anyValue(chance) } : {}),
      })
    case 'unsigned':
      return post(
        '/api/orders',
        { order: anyOrder(chance) },
        {
          'content-type': 'application/json',
          ...(chance.once(2) ? { 'x-gamekeeper-place': chance.pick(PLACE_NAMES) } : {}),
        },
      )
    case 'forged':
      return post('/api/orders', { order: anyOrder(chance) }, { ...signed, cookie: forged(guest, chance) })
    case 'not allowed':
      return post('/api/orders', { order: forbidden(guest, chance) })
    case 'out of order':
      return post('/api/orders', { order: chance.pick(STRAY) })
    case 'question':
      return post('/api/may', { order: anyOrder(chance) })
    case 'second':
      return post('/api/orders', {
        order: chance.pick(TWO),
        second: chance.pick([
          anyValue(chance),
          { badge: 'D21', pin: '0000' },
          { badge: `D${guest.id}`, pin: known.pin },
        ]),
      })
    case 'lost': {
      const { path } = chance.pick(known.routes)
      const address = path
        .replaceAll(/:\w+/g, () => encodeURIComponent(chance.pick(WORDS)))
        .replaceAll('*', () => chance.pick(WORDS))
      const query = chance.once(2)
        ? ''
        : `?${Array.from({ length: 1 + chance.below(3) }, () => `${chance.pick(['seq', 'activity', 'account', 'book', 'before', 'claim', 'kind', 'day', 'max', 'table', 'views', 'x'])}=${chance.pick(WORDS)}`).join('&')}`
      return { kind, method: 'GET', path: `${address}${query}`, headers: chance.once(2) ? signed : {} }
    }
    case 'method':
      return {
        kind,
        method: chance.pick(['PUT', 'PATCH', 'OPTIONS', 'DELETE', 'POST']),
        path: chance
          .pick([...known.routes.map(({ path }) => path), '/', '/health', '/metrics', '/assets/x.js'])
          .replaceAll(/[:*]/g, ''),
        headers: signed.cookie === '' ? {} : { 'content-type': 'application/json' },
        body: JSON.stringify(anyValue(chance)),
      }
    case 'device':
      return deviceMessage(chance, known.device, kind)
  }
}

const forged = ({ cookie }: Guest, chance: Chance): string => {
  const [name = '', token = ''] = cookie.split('=')
  const at = chance.below(Math.max(1, token.length))
  const other = token[at] === 'A' ? 'B' : 'A'
  return chance.pick([
    `${name}=${token.slice(0, at)}${other}${token.slice(at + 1)}`,
    `${name}=`,
    `gk-staff=${token}x`,
    `${name}=${'A'.repeat(4_000)}`,
    ';;;=',
    `${name}=%E0%A4%A`,
  ])
}

/** An order that this person's roles do not have. */
function forbidden({ id }: Guest, chance: Chance): unknown {
  const roles = DEMO_STAFF.find((person) => person.id === id)?.roles ?? []
  for (let tries = 0; tries < 1_000; tries++) {
    const order = anyOrder(chance)
    const isTray = order.do === 'PayClaim' && order.tray !== undefined
    if (!mayDo((isTray ? 'PayClaim tray' : order.do) as Act, roles)) return order
  }
  throw new Error(`person ${id} may order everything; somebody has changed the table`)
}

/** Steps that nothing came before: unknown hits, claims, rounds and requests. Well written, and refused. */
const STRAY: readonly object[] = [
  { do: 'EndRound', table: '777' },
  { do: 'VoidRound', table: '777', reason: 'x' },
  { do: 'BetLate', table: '777', seat: '1' },
  { do: 'StartRound', table: '777', bets: [] },
  { do: 'StartRound', table: '1', bets: [{ seat: '99', wagered: true, fees: [] }] },
  { do: 'VerifyHit', hit: 'H99999' },
  { do: 'AttestHit', hit: 'H99999', answers: {} },
  { do: 'DisputeHit', hit: 'H99999', reason: 'x' },
  { do: 'ConfirmSurveillance', hit: 'H99999' },
  { do: 'PayClaim', claim: 'C99999', form: 'chips', drawer: 'main' },
  { do: 'ShowId', claim: 'C99999' },
  { do: 'RecordForm', claim: 'C99999', kind: 'W-2G', reference: '1' },
  { do: 'ShareClaim', claim: 'C99999', shares: [{ person: '2001', amount: '$5' }] },
  { do: 'UseVoucher', claim: 'C99999', cost: '$5' },
  { do: 'SeedPool', activity: 'no/such', pool: 'main' },
  { do: 'DepositAdvance', activity: 'no/such', amount: '$5' },
  { do: 'FetchDue', activity: 'no/such' },
  { do: 'RepayDrawer', activity: 'no/such', drawer: 'main' },
  { do: 'CloseDay', day: '2031-01-01' },
  { do: 'ApproveOffering', activity: 'no/such', version: 1 },
  { do: 'PostOffering', activity: 'no/such', places: ['x'] },
  { do: 'ResumeOffering', activity: 'no/such' },
  { do: 'OfferFreeTable', request: 'F99999', table: '1' },
  { do: 'ClearFault', table: '777', device: 'sensor' },
  { do: 'AnswerCall', table: '777' },
]
/** Orders that take two persons. */
const TWO: readonly object[] = [
  { do: 'DeclineHit', hit: 'H99999', reason: 'x', evidence: 'x' },
  { do: 'BackOutHit', hit: 'H99999', reason: 'x', document: 'x' },
  { do: 'IncreasePool', activity: 'no/such', pool: 'main', amount: '$5', notice: 'x' },
  { do: 'CloseOffering', activity: 'no/such', reason: 'x', to: 'x' },
  { do: 'ReportPaidInError', claim: 'C99999', reason: 'x' },
]

function deviceMessage(chance: Chance, { id, secret, next, now }: Known['device'], kind: string): Sent {
  const step = chance.pick(['gap', 'unsigned', 'other', 'clock', 'garbage', 'aside', 'stranger'] as const)
  const order = { do: 'EndRound', table: '777' }
  const n =
    step === 'gap'
      ? next() + 1 + chance.below(50)
      : step === 'other'
        ? Math.max(1, next() - 1 - chance.below(3))
        : next()
  const sent = now() + (step === 'clock' ? chance.pick([-1, 1]) * (60_001 + chance.below(1e9)) : 0)
  const message = {
    n,
    at: now(),
    order:
      step === 'garbage'
        ? anyValue(chance)
        : step === 'other'
          ? { do: 'EndRound', table: `x${chance.below(9)}` }
          : order,
  }
  const lit =
    chance.below(3) === 0 ? { lit: chance.pick([anyValue(chance), { [`x/${n}`]: ['1'] }, { '': ['99b0'] }]) } : {}
  const body = JSON.stringify({ device: step === 'stranger' ? 't4711' : id, sent, messages: [message], ...lit })
  const mac = step === 'unsigned' ? 'f'.repeat(64) : macOf(secret, body)
  return {
    kind,
    method: 'POST',
    path: '/api/devices/messages',
    headers: { 'content-type': 'application/json', [MAC_HEADER]: mac },
    body,
  }
}

/** Places that a person may sign in at. */
export const placesFor = (roles: readonly string[]): string[] =>
  PLACE_NAMES.filter((place) => PLACES[place].roles.some((role) => roles.includes(role)))
export const VIEW_PATHS = [...Object.keys(VIEWS_FOR), ...ASKED_VIEWS].map((view) => `/api/views/${view}`)
