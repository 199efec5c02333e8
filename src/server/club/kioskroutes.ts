/**
 * The kiosk: a club card and its PIN open what belongs to that member, for less than a minute. A wrong PIN, a card that was replaced
 * and one that was never made are told alike, and take as long. Nothing personal but a short name leaves the register.
 */
import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isRefusal } from '../../base/refusal.ts'
import { secret, words } from '../../engine/fields.ts'
import { type KioskView, kioskView } from '../../views/kiosk.ts'
import { triesOf } from '../access/tries.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import { shortName } from '../door/players.ts'
import { hoursBy, type PlayedTime } from '../presence/played.ts'
import type { Members } from './members.ts'

const token = z.string().min(20).max(60)
export const openCall = z.strictObject({ card: words(20), pin: secret })
export const tokenCall = z.strictObject({ token })
export const reserveCall = z.strictObject({ token, activity: words(80), prizes: z.array(words(80)).min(1).max(20) })
export const freeCall = z.strictObject({ token, reservation: words(20) })

/** What is played for is hours of the last seven days. */
export type KioskAnswer = { name: string; played: PlayedTime[]; since: number } & KioskView

/** The page forgets a member after twenty seconds without a touch; here a little longer, for a slow network. */
export const OPEN_MS = 45_000
const OPEN_MAX = 2_000
const WEEK_MS = 7 * 24 * 3_600_000

/** Members of the demo, whose card and PIN everybody may try. */
export type DemoMember = { readonly person: string; readonly pin: string }
export type KioskDoor = { demo: { name: string; card: string; pin: string }[] }

export function kioskRoutes(door: Door, members: Members, demo: readonly DemoMember[] = []): Hono {
  const { house, register, audit } = door
  const now = () => house.monotonic()
  const tries = triesOf(register, now, 'kiosk locks')
  const open = new Map<string, { readonly person: string; at: number }>()
  const app = new Hono()

  /** Who opened it, if that was not long ago. */
  function personOf(text: string): string | undefined {
    const known = open.get(text)
    if (known === undefined) return undefined
    if (now() - known.at > OPEN_MS) {
      open.delete(text)
      return undefined
    }
    known.at = now()
    return known.person
  }

  async function answerFor(call: Context, person: string, more: object = {}): Promise<Response> {
    const { name = '' } = register.read(Number(person)) ?? {}
    const at = house.now()
    const since = at.at - WEEK_MS
    const played = await hoursBy(house, person, { from: since, to: at.at })
    const answer: KioskAnswer = { name: shortName(name), played, since, ...kioskView(house.state, person, at) }
    return call.json({ ...more, ...answer })
  }

  app.get('/', (call) => {
    const shown: KioskDoor = {
      demo: demo.flatMap(({ person, pin }) => {
        const { name = '', card } = members.read(person) ?? {}
        return card === undefined ? [] : [{ name: shortName(name), card, pin }]
      }),
    }
    return call.json(shown)
  })

  app.post('/open', async (call) => {
    const body = await bodyOf(call, openCall)
    if (body instanceof Response) return body
    const { card, pin } = body.value
    const { address, station } = door.whereOf(call)
    const place = station ?? address
    if (tries.waitAt(place) !== undefined) return fault(call, 429, 'kiosk waits')
    const key = { mark: register.markOf({ login: `club card ${card}` }), place }
    if (tries.lockedUntil(key) !== undefined) return fault(call, 429, 'kiosk card locked')
    const holder = members.holderOf(card)
    // Nobody has the number 0: a card that is none takes as long as one that is.
    const isRight = await register.hasSecret(holder ?? 0, 'club pin', pin)
    if (holder === undefined || !isRight) {
      const times = tries.failed(key)
      audit.note('sign-in failed', {
        ...(holder === undefined ? {} : { person: String(holder) }),
        address,
        by: 'club PIN',
      })
      return times === 'locked' ? fault(call, 429, 'kiosk card locked') : fault(call, 401, 'kiosk pin wrong')
    }
    tries.forgive(key)
    for (const [text, { at }] of open) if (now() - at > OPEN_MS || open.size >= OPEN_MAX) open.delete(text)
    const opened = randomBytes(24).toString('base64url')
    open.set(opened, { person: String(holder), at: now() })
    return answerFor(call, String(holder), { token: opened })
  })

  app.post('/look', async (call) => {
    const body = await bodyOf(call, tokenCall)
    if (body instanceof Response) return body
    const person = personOf(body.value.token)
    return person === undefined ? fault(call, 401, 'kiosk closed') : answerFor(call, person)
  })

  app.post('/reserve', async (call) => {
    const body = await bodyOf(call, reserveCall)
    if (body instanceof Response) return body
    const { activity, prizes } = body.value
    const person = personOf(body.value.token)
    if (person === undefined) return fault(call, 401, 'kiosk closed')
    // Whoever asks is who acts: the member, by number.
    const outcome = await house.submit({ do: 'ReservePrizes', activity, person, prizes }, { by: person })
    return isRefusal(outcome) ? refused(call, outcome) : answerFor(call, person)
  })

  app.post('/release', async (call) => {
    const body = await bodyOf(call, freeCall)
    if (body instanceof Response) return body
    const { reservation } = body.value
    const person = personOf(body.value.token)
    if (person === undefined) return fault(call, 401, 'kiosk closed')
    if (house.state.prizesReserved.get(reservation)?.person !== person)
      return fault(call, 404, 'no such reservation', { reservation })
    const outcome = await house.submit({ do: 'ReleasePrizes', reservation }, { by: person })
    return isRefusal(outcome) ? refused(call, outcome) : answerFor(call, person)
  })

  app.post('/close', async (call) => {
    const body = await bodyOf(call, tokenCall)
    if (body instanceof Response) return body
    open.delete(body.value.token)
    return call.json({ isClosed: true })
  })
  return app
}
