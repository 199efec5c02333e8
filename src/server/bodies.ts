/** Bodies as their schemas read them, or the answer that says what is wrong with them. */
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Refusal } from '../base/refusal.ts'
import { readCall } from './orders.ts'

export const BODY_MAX = 256 * 1024
export const tooLong = { says: `This is longer than ${BODY_MAX / 1024} KB; an order never is.` }

export async function bodyOf<Schema extends z.ZodType>(
  call: Context,
  schema: Schema,
): Promise<{ value: z.output<Schema> } | Response> {
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
  return 'ok' in asked ? { value: asked.value as z.output<Schema> } : call.json(asked, 400)
}

export const refused = (call: Context, { who, reasons }: Refusal) => call.json({ who, reasons }, 409)
