/** What the screens may ask and order. Bad input is a 4xx with a sentence; a refusal is a 409 with its clauses. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { isRefusal, type Refusal } from '../base/refusal.ts'
import { JournalTrouble } from '../journal/trouble.ts'
import { BOOKS } from '../ledger/post.ts'
import { blindCounts } from './counts.ts'
import { asBooked, entryView, explain, settledView } from './explain.ts'
import type { House } from './kernel.ts'
import { type Live, liveOf } from './live.ts'
import { countCall, orderCall, readCall } from './orders.ts'
import type { StaffMember } from './staff.ts'
import { isView, type Room, VIEWS, type ViewName, viewsOf } from './views.ts'

export const BODY_MAX = 256 * 1024

export type ApiOptions = {
  readonly house: House
  readonly staff: readonly StaffMember[]
  readonly isDemo?: boolean
  readonly byHand?: readonly string[]
}
export type Api = { readonly app: Hono; readonly live: Live; readonly room: Room }

export function apiOf({ house, staff, isDemo = false, byHand = [] }: ApiOptions): Api {
  const counts = blindCounts(house, () => live.poke())
  const room: Room = { staff, isDemo, byHand, counts }
  const read = viewsOf(house, room)
  const live = liveOf(house, read)
  const app = new Hono()
  app.use('*', bodyLimit({ maxSize: BODY_MAX, onError: (call) => call.json(tooLong, 413) }))

  app.post('/orders', async (call) => {
    const asked = await bodyOf(call, orderCall, staff)
    if (asked instanceof Response) return asked
    const { by, key } = asked
    const order = await asBooked(house, asked.order)
    const outcome = await house.submit(order, { by, ...(key === undefined ? {} : { key }) })
    return isRefusal(outcome) ? refused(call, outcome) : call.json(outcome)
  })

  app.post('/may', async (call) => {
    const asked = await bodyOf(call, orderCall, staff)
    if (asked instanceof Response) return asked
    const { by } = asked
    const order = await asBooked(house, asked.order)
    const decision = house.dryRun(order, { by })
    // The question was answered, so it is no error when the answer is no.
    if (isRefusal(decision)) return call.json({ may: false, who: decision.who, reasons: decision.reasons })
    return call.json({ may: true, events: decision })
  })

  app.post('/counts', async (call) => {
    const asked = await bodyOf(call, countCall, staff)
    if (asked instanceof Response) return asked
    const outcome = await counts.count(asked)
    return isRefusal(outcome) ? refused(call, outcome) : call.json(outcome)
  })

  app.get('/views/movements', async (call) => {
    const { activity, account, book = 'entitlement', before } = call.req.query()
    if (activity === undefined || account === undefined)
      return call.json({ says: 'Movements are asked for by activity and account.' }, 400)
    if (book !== 'custody' && book !== 'entitlement')
      return call.json({ says: `There is no book "${book.slice(0, 40)}"; the books are ${BOOKS.join(' and ')}.` }, 400)
    if (before !== undefined && !isLine(before))
      return call.json({ says: `"${before.slice(0, 40)}" is not the number of a line.` }, 400)
    return call.json(
      await explain(house, { activity, account, book, ...(before === undefined ? {} : { before: Number(before) }) }),
    )
  })

  app.get('/views/entry', async (call) => {
    const seq = call.req.query('seq') ?? ''
    if (!isLine(seq)) return call.json({ says: 'A line of the journal is asked for by its number: ?seq=12.' }, 400)
    const entry = await entryView(house, Number(seq))
    return entry === undefined
      ? call.json({ says: `The journal has no line ${seq}; it ends at ${house.durable().seq}.` }, 404)
      : call.json(entry)
  })

  app.get('/views/settled', async (call) => {
    const claim = call.req.query('claim') ?? ''
    const settled = await settledView(house, claim)
    return settled === undefined
      ? call.json({ says: `No claim "${claim.slice(0, 40)}" was paid.` }, 404)
      : call.json(settled)
  })

  app.get('/views/:view', async (call) => {
    const view = call.req.param('view')
    if (!isView(view))
      return call.json({ says: `There is no view "${view.slice(0, 40)}"; the views are ${VIEWS.join(', ')}.` }, 404)
    return call.json({ seq: house.durable().seq, view: await read(view) })
  })

  app.get('/live', (call) => {
    const asked = (call.req.query('views') ?? VIEWS.join(',')).split(',')
    const unknown = asked.find((view) => !isView(view))
    if (unknown !== undefined)
      return call.json({ says: `There is no view "${unknown.slice(0, 40)}"; the views are ${VIEWS.join(', ')}.` }, 400)
    const stream = live.listen([...new Set(asked)] as ViewName[])
    if (stream === undefined) return call.json({ says: 'Too many screens are open at once.' }, 429)
    return call.body(stream, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  })

  app.onError((error, call) => {
    if (error instanceof JournalTrouble) return call.json({ says: error.message }, 503)
    console.error(error)
    return call.json({ says: 'The program has a fault here; it was logged and nothing was booked.' }, 500)
  })
  return { app, live, room }
}

const tooLong = { says: `This is longer than ${BODY_MAX / 1024} KB; an order never is.` }
const isLine = (text: string): boolean => /^\d{1,15}$/.test(text)
const refused = (call: Context, { who, reasons }: Refusal) => call.json({ who, reasons }, 409)

/** The body as its schema reads it, by a person of the house; or the answer that says what is wrong with it. */
async function bodyOf<Value extends { by: string }>(
  call: Context,
  schema: z.ZodType<Value>,
  staff: readonly StaffMember[],
): Promise<Value | Response> {
  // A page of another site can send plain text without asking; it cannot send JSON.
  if (!/^application\/json\b/.test(call.req.header('content-type') ?? ''))
    return call.json({ says: 'Orders are sent as application/json.' }, 415)
  let body: unknown
  try {
    body = await call.req.json()
  } catch (error) {
    if (error instanceof Error && error.name === 'BodyLimitError') return call.json(tooLong, 413)
    return call.json({ says: 'The body is not JSON.' }, 400)
  }
  const asked = readCall(schema, body)
  if (!('ok' in asked)) return call.json(asked, 400)
  const { by } = asked.value
  if (!staff.some(({ id }) => id === by)) return call.json({ says: `Nobody with the number ${by} works here.` }, 403)
  return asked.value
}
