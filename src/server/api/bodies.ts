/** Bodies as their schemas read them, or the answer that says what is wrong with them. */
import type { Context } from 'hono'
import type { z } from 'zod'
import { whyNotJson } from '../../base/json.ts'
import type { Refusal } from '../../base/refusal.ts'
import { spokenRefusal, told } from '../../words/sentence.ts'
import { fault, faultFor } from './fault.ts'
import { readCall } from './orders.ts'

export const BODY_MAX = 256 * 1024
const tooLong = told('body too long', { kilobytes: BODY_MAX / 1024 })

/** Beside a request: who sent it, and whether the socket stopped reading because there was too much. */
export type Beside = { readonly address?: string | undefined; readonly isCutOff?: boolean }

/** The text of a body, or the answer that it is too long. */
export async function textOf(call: Context): Promise<string | Response> {
  const { isCutOff = false } = (call.env ?? {}) as Beside
  if (isCutOff || Number(call.req.header('content-length') ?? 0) > BODY_MAX) return faultFor(call, 413, tooLong)
  const bytes = await call.req.arrayBuffer()
  return bytes.byteLength > BODY_MAX ? faultFor(call, 413, tooLong) : new TextDecoder().decode(bytes)
}

/** What a body holds before its shape is looked at, or why it holds nothing. */
export async function jsonOf(call: Context): Promise<{ readonly json: unknown } | Response> {
  // A page of another site can send plain text without asking; it cannot send JSON.
  if (!/^application\/json\b/.test(call.req.header('content-type') ?? '')) return fault(call, 415, 'not sent as json')
  const text = await textOf(call)
  if (text instanceof Response) return text
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return fault(call, 400, 'body is not json', { why: whyNotJson(text, error) })
  }
}

export function shapedAs<Schema extends z.ZodType>(
  call: Context,
  schema: Schema,
  json: unknown,
): { value: z.output<Schema> } | Response {
  const asked = readCall(schema, json)
  return 'ok' in asked ? { value: asked.value as z.output<Schema> } : call.json(asked, 400)
}

export async function bodyOf<Schema extends z.ZodType>(
  call: Context,
  schema: Schema,
): Promise<{ value: z.output<Schema> } | Response> {
  const body = await jsonOf(call)
  return body instanceof Response ? body : shapedAs(call, schema, body.json)
}

export function refused(call: Context, refusal: Refusal) {
  const { who, reasons } = spokenRefusal(refusal)
  return call.json({ who, reasons }, 409)
}
