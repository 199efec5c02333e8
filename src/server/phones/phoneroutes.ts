/**
 * The page of the lists on somebody's own phone. Nobody signs in here: a phone asks for a place under a name, which makes a guest
 * of the register, and the podium confirms who it is. A phone sees its own places and, of others, what hangs on the wall.
 */
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { isRefusal } from '../../base/refusal.ts'
import { words } from '../../engine/fields.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { Place } from '../../engine/presence/vocabulary.ts'
import { listedOn, waitsOf } from '../../engine/waiting/dealt.ts'
import { untilOf } from '../../engine/waiting/pages.ts'
import { type PageAnswer, SHOWN } from '../../engine/waiting/vocabulary.ts'
import { sendsTexts } from '../../views/podium/podium.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import { type Players, phoneNumber } from '../door/players.ts'
import { FORGOTTEN_MS, phonesOf } from './phones.ts'

const list = words(40)
export const joinCall = z.strictObject({
  list,
  name: words(60).optional(),
  phone: phoneNumber.optional(),
  shows: z.enum(SHOWN),
})
export const listCall = z.strictObject({ list })

export type PhonePlace = {
  list: string
  game: string
  limit?: string
  /** By which they are called. */
  number: number
  /** So many stand before them. */
  before: number
  /** The podium knows that they are in the room. */
  isConfirmed: boolean
  page?: Place & { at: number; until?: number; answer?: PageAnswer }
}
export type PhoneView =
  /** A relay takes no requests: the page for them is elsewhere, if it is to be told. */
  | { takes: false; at?: string }
  /** `joins`: whether this house takes names by phone; `name`: as this phone gave it; `texts`: somebody here sends text messages. */
  | { takes: true; joins: boolean; name?: string; texts: boolean; places: PhonePlace[] }

/** On how many lists one phone may wait. */
export const LISTS_MAX = 4
/** On one list, of those whom the podium has not seen yet. */
export const REQUESTS_MAX = 20
/** A place that was asked for by phone goes to others after so long, where they need it and nobody came. */
const REQUEST_MS = 60 * 60_000

export type PhoneOptions = {
  /** The name of the cookie by which a phone is known. */
  readonly cookie: string
  readonly isSecure: boolean
  /** Nobody joins by phone; whoever waits already sees their place, comes and leaves. */
  readonly isOff: boolean
}

export function phoneRoutes(door: Door, players: Players, { cookie, isSecure, isOff }: PhoneOptions): Hono {
  const { house, register, audit } = door
  const phones = phonesOf({ state: () => house.state, register, now: () => house.monotonic() })
  const tokenOf = (call: Context) => getCookie(call, cookie)
  const app = new Hono()

  function viewOf(person: string | undefined): PhoneView {
    const texts = sendsTexts(house.state)
    const joins = !isOff
    if (person === undefined) return { takes: true, joins, texts, places: [] }
    const { name } = register.read(Number(person)) ?? {}
    return {
      takes: true,
      joins,
      ...(name === undefined ? {} : { name }),
      texts,
      places: waitsOf(house.state, person).map(({ list: of, listed }) => {
        const { number, isConfirmed, page } = listed
        const until = page === undefined ? undefined : untilOf(house.state, page)
        return {
          list: of.list,
          game: of.game,
          ...(of.limit === undefined ? {} : { limit: of.limit }),
          number,
          before: of.listed.indexOf(listed),
          isConfirmed,
          ...(page === undefined ? {} : { page: { ...page, ...(until === undefined ? {} : { until }) } }),
        }
      }),
    }
  }

  /** Whoever asks is who acts: the guest, by number. */
  async function does(call: Context, person: string, order: Order): Promise<Response> {
    const outcome = await house.submit(order, { by: person })
    return isRefusal(outcome) ? refused(call, outcome) : call.json(viewOf(person))
  }

  app.get('/', (call) => call.json(viewOf(phones.personOf(tokenOf(call)))))

  app.post('/join', async (call) => {
    const body = await bodyOf(call, joinCall)
    if (body instanceof Response) return body
    const { list: wanted, shows } = body.value
    const known = phones.personOf(tokenOf(call))
    if (known !== undefined && listedOn(house.state.lists.get(wanted), known) !== undefined)
      return call.json(viewOf(known))
    const full = await whyFull(call, wanted, known)
    if (full !== undefined) return full
    const guest = known ?? writeDown(call, body.value)
    return guest instanceof Response
      ? guest
      : does(call, guest, { do: 'JoinList', list: wanted, person: guest, how: 'phone', shows })
  })

  async function whyFull(call: Context, wanted: string, known: string | undefined): Promise<Response | undefined> {
    if (isOff) return fault(call, 409, 'phones do not join')
    const there = house.state.lists.get(wanted)
    if (there === undefined)
      return fault(call, 404, 'no such list', { list: wanted, lists: [...house.state.lists.keys()] })
    if (there.isLocked) return fault(call, 409, 'list is locked for phones', { list: wanted })
    if (known !== undefined && waitsOf(house.state, known).length >= LISTS_MAX)
      return fault(call, 409, 'phone is on lists enough', { most: LISTS_MAX })
    if (known !== undefined && !phones.asks(tokenOf(call)!)) return fault(call, 429, 'phone asked too often')
    await makeRoom(wanted)
    return requestsOn(wanted).length < REQUESTS_MAX ? undefined : fault(call, 429, 'requests enough', { list: wanted })
  }

  const requestsOn = (wanted: string) =>
    (house.state.lists.get(wanted)?.listed ?? []).filter(({ how, isConfirmed }) => how === 'phone' && !isConfirmed)

  /** Only where others ask for it: a list with room keeps whoever is late. */
  async function makeRoom(wanted: string): Promise<void> {
    const requests = requestsOn(wanted)
    if (requests.length < REQUESTS_MAX) return
    const before = house.now().at - REQUEST_MS
    for (const { person, joined } of requests)
      if (joined < before) await house.submit({ do: 'LeaveList', list: wanted, person }, { by: person })
  }

  /** A guest for a phone that is not known yet. */
  function writeDown(call: Context, { name, phone: number }: z.infer<typeof joinCall>): string | Response {
    if (name === undefined || !/\p{L}/u.test(name)) return fault(call, 400, 'phone gave no name')
    const address = door.addressOf(call)
    const wait = phones.waitAt(address)
    if (wait !== undefined)
      return fault(call, 429, 'phones enough of this address', { minutes: Math.ceil(wait / 60_000) })
    const { person } = players.guest({ name, phone: number }, house.now().local.slice(0, 10))
    const token = phones.add(person, address)
    setCookie(call, cookie, token, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/wait',
      secure: isSecure,
      maxAge: FORGOTTEN_MS / 1_000,
    })
    phones.asks(token)
    audit.note('register changed', { of: person, what: 'guest written down by phone', address })
    return person
  }

  for (const [path, order] of [
    ['/coming', (of: string, person: string): Order => ({ do: 'AnswerPage', list: of, person, how: 'coming' })],
    ['/leave', (of: string, person: string): Order => ({ do: 'LeaveList', list: of, person })],
  ] as const)
    app.post(path, async (call) => {
      const body = await bodyOf(call, listCall)
      if (body instanceof Response) return body
      const person = phones.personOf(tokenOf(call))
      const listed = person === undefined ? undefined : listedOn(house.state.lists.get(body.value.list), person)
      if (person === undefined || listed === undefined) return fault(call, 409, 'phone is not on this list')
      return does(call, person, order(body.value.list, person))
    })

  return app
}
