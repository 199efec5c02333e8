/**
 * The kiosk: a club card and its PIN open what belongs to that member, until nobody touches it any more. Nothing personal but a short
 * name leaves the register.
 */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isRefusal } from '../../base/refusal.ts'
import { secret, words } from '../../engine/fields.ts'
import { type MemberContest, memberContests } from '../../views/contests/member.ts'
import { type KioskView, kioskView } from '../../views/kiosk.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault, faultFor } from '../api/fault.ts'
import type { Door } from '../door/door.ts'
import { shortName } from '../door/players.ts'
import { hoursBy, type PlayedTime } from '../presence/played.ts'
import { addFormRoutes } from './formroutes.ts'
import { kiosksOf } from './kioskdoor.ts'
import type { Members } from './members.ts'

const token = z.string().min(20).max(60)
export const openCall = z.strictObject({ card: words(20), pin: secret })
export const tokenCall = z.strictObject({ token })
export const reserveCall = z.strictObject({ token, activity: words(80), prizes: z.array(words(80)).min(1).max(20) })
export const freeCall = z.strictObject({ token, reservation: words(20) })

/** What is played for is hours of the last seven days. */
export type KioskAnswer = {
  name: string
  played: PlayedTime[]
  since: number
  contests: MemberContest[]
} & KioskView

const WEEK_MS = 7 * 24 * 3_600_000

/** Members of the demo, whose card and PIN everybody may try. */
export type DemoMember = { readonly person: string; readonly pin: string }
export type KioskDoor = { demo: { name: string; card: string; pin: string }[] }

export function kioskRoutes(door: Door, members: Members, demo: readonly DemoMember[] = []): Hono {
  const { house, register } = door
  const kiosks = kiosksOf(door, members)
  const app = new Hono()

  async function answerFor(call: Context, person: string, more: object = {}): Promise<Response> {
    const { name = '' } = register.read(Number(person)) ?? {}
    const at = house.now()
    const since = at.at - WEEK_MS
    const played = await hoursBy(house, person, { from: since, to: at.at })
    const contests = memberContests(house.state, person, at, house.zone)
    const view = kioskView(house.state, person, at)
    const answer: KioskAnswer = { name: shortName(name), played, since, contests, ...view }
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
    const opened = await kiosks.open(body.value, door.whereOf(call))
    return opened.ok
      ? answerFor(call, opened.person, { token: opened.token })
      : faultFor(call, opened.status, opened.why)
  })

  app.post('/look', async (call) => {
    const body = await bodyOf(call, tokenCall)
    if (body instanceof Response) return body
    const person = kiosks.personOf(body.value.token)
    return person === undefined ? fault(call, 401, 'kiosk closed') : answerFor(call, person)
  })

  // Somebody is still there: they read, or press what needs no answer.
  app.post('/stay', async (call) => {
    const body = await bodyOf(call, tokenCall)
    if (body instanceof Response) return body
    const isOpen = kiosks.personOf(body.value.token) !== undefined
    return isOpen ? call.json({ isOpen: true }) : fault(call, 401, 'kiosk closed')
  })

  app.post('/reserve', async (call) => {
    const body = await bodyOf(call, reserveCall)
    if (body instanceof Response) return body
    const { activity, prizes } = body.value
    const person = kiosks.personOf(body.value.token)
    if (person === undefined) return fault(call, 401, 'kiosk closed')
    // Whoever asks is who acts: the member, by number.
    const outcome = await house.submit({ do: 'ReservePrizes', activity, person, prizes }, { by: person })
    return isRefusal(outcome) ? refused(call, outcome) : answerFor(call, person)
  })

  app.post('/release', async (call) => {
    const body = await bodyOf(call, freeCall)
    if (body instanceof Response) return body
    const { reservation } = body.value
    const person = kiosks.personOf(body.value.token)
    if (person === undefined) return fault(call, 401, 'kiosk closed')
    if (house.state.prizesReserved.get(reservation)?.person !== person)
      return fault(call, 404, 'no such reservation', { reservation })
    const outcome = await house.submit({ do: 'ReleasePrizes', reservation }, { by: person })
    return isRefusal(outcome) ? refused(call, outcome) : answerFor(call, person)
  })

  app.post('/close', async (call) => {
    const body = await bodyOf(call, tokenCall)
    if (body instanceof Response) return body
    kiosks.close(body.value.token)
    return call.json({ isClosed: true })
  })

  addFormRoutes(app, house, kiosks)
  return app
}
