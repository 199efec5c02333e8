/** Forms of contests at the kiosk: filled in, changed and printed by the member who stands there, and later held against the list of all forms. */
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { isRefusal } from '../../base/refusal.ts'
import { words } from '../../engine/fields.ts'
import { SCORE_MAX } from '../../games/contest/form.ts'
import { type Found, slipDigest } from '../../games/contest/published.ts'
import { GAMES_MAX } from '../../games/contest/slate.ts'
import { type MemberSheet, memberSheet } from '../../views/contests/member.ts'
import { bodyOf, refused } from '../api/bodies.ts'
import { fault } from '../api/fault.ts'
import { type ContestList, contestList } from '../desks/contestpapers.ts'
import type { House } from '../house/kernel.ts'
import type { Kiosks } from './kioskdoor.ts'

const token = z.string().min(20).max(60)
const activity = words(80)
const points = z
  .int()
  .min(0)
  .max(2 * SCORE_MAX)
const begun = z.strictObject({
  /** A sign for each game in the order of the slate: 0, 1, or a dot where nothing is picked yet. */
  picks: z
    .string()
    .max(GAMES_MAX)
    .regex(/^[01.]+$/),
  guess: z.union([z.strictObject({ total: points }), z.strictObject({ score: z.tuple([points, points]) })]).optional(),
})
export type BegunForm = z.infer<typeof begun>
export const contestCall = z.strictObject({ token, activity })
export const draftCall = z.strictObject({ token, activity, draft: begun })
export const saveCall = z.strictObject({ token, activity, picks: words(40), replaces: words(12).optional() })
/** As the barcode of a slip has it: the number of the form and the beginning of its digest. */
export const checkCall = z.strictObject({
  token,
  activity,
  slip: z.string().regex(/^F\d{1,9}-[0-9A-F]{12,64}$/i),
})

/** `draft`: what the same member had filled in and not handed in. */
export type KioskSheet = MemberSheet & { draft?: BegunForm }
export type SlipCheck = { found: Found; digest: string; forms: number }

/** Nobody fills in more at once. */
const DRAFTS_MAX = 5_000

export function addFormRoutes(app: Hono, house: House, kiosks: Kiosks): void {
  /** Not in the journal: nothing of it counts, and a restart forgets it. */
  const drafts = new Map<string, BegunForm>()

  function sheetFor(call: Context, of: string, person: string): Response {
    const sheet = memberSheet(house.state, of, person, house.now(), house.zone)
    if (sheet === undefined) return fault(call, 404, 'activity is no contest', { activity: of })
    const draft = sheet.isOpen ? drafts.get(`${person} ${of}`) : undefined
    const answer: KioskSheet = { ...sheet, ...(draft === undefined ? {} : { draft }) }
    return call.json(answer)
  }

  app.post('/contest', async (call) => {
    const body = await bodyOf(call, contestCall)
    if (body instanceof Response) return body
    const person = kiosks.personOf(body.value.token)
    return person === undefined ? fault(call, 401, 'kiosk closed') : sheetFor(call, body.value.activity, person)
  })

  app.post('/draft', async (call) => {
    const body = await bodyOf(call, draftCall)
    if (body instanceof Response) return body
    const person = kiosks.personOf(body.value.token)
    if (person === undefined) return fault(call, 401, 'kiosk closed')
    const slate = house.state.contests.get(body.value.activity)?.slate
    if (slate?.games.length !== body.value.draft.picks.length)
      return fault(call, 404, 'activity is no contest', { activity: body.value.activity })
    const key = `${person} ${body.value.activity}`
    // The newest last, so that the oldest go first.
    drafts.delete(key)
    for (const old of drafts.keys()) if (drafts.size >= DRAFTS_MAX) drafts.delete(old)
    drafts.set(key, body.value.draft)
    return call.json({ isKept: true })
  })

  app.post('/save', async (call) => {
    const body = await bodyOf(call, saveCall)
    if (body instanceof Response) return body
    const { activity: of, picks, replaces } = body.value
    const person = kiosks.personOf(body.value.token)
    if (person === undefined) return fault(call, 401, 'kiosk closed')
    // Whoever asks is who acts: the member, by number.
    const outcome = await house.submit(
      { do: 'EnterForm', activity: of, person, picks, on: 'kiosk', ...(replaces === undefined ? {} : { replaces }) },
      { by: person },
    )
    if (isRefusal(outcome)) return refused(call, outcome)
    drafts.delete(`${person} ${of}`)
    return sheetFor(call, of, person)
  })

  app.post('/check', async (call) => {
    const body = await bodyOf(call, checkCall)
    if (body instanceof Response) return body
    const { activity: of, slip } = body.value
    if (kiosks.personOf(body.value.token) === undefined) return fault(call, 401, 'kiosk closed')
    const list = contestList(house, of)
    if (list === undefined) return fault(call, 404, 'no list of forms yet')
    const answer: SlipCheck = { found: foundOn(list, of, slip), digest: list.digest, forms: list.forms }
    return call.json(answer)
  })
}

function foundOn({ text }: ContestList, activity: string, slip: string): Found {
  const [form = '', code = ''] = slip.toUpperCase().split('-')
  const line = text.split('\n').find((one) => one.startsWith(`${form} `))
  if (line === undefined) return 'not on the list'
  const digest = slipDigest(activity, { key: form, picks: line.slice(form.length + 1) })
  return digest.toUpperCase().startsWith(code) ? 'as on the slip' : 'otherwise'
}
