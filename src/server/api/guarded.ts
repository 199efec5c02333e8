/** One way for everything that is done at the door otherwise than by an order: permitted, read, done, answered. */
import type { Context } from 'hono'
import type { z } from 'zod'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import type { Act } from '../door/acts.ts'
import type { Door, Here } from '../door/door.ts'
import type { Permit } from '../door/permit.ts'
import { bodyOf, refused } from './bodies.ts'

/** What was done, as JSON will have it; a refusal; or an answer of its own. */
type Outcome = object | Refusal | Response
type Do<Schema extends z.ZodType> = (asked: z.output<Schema>, here: Here, call: Context) => Outcome | Promise<Outcome>

export type Acts = <Schema extends z.ZodType>(
  act: Act,
  schema: Schema,
  done: Do<Schema>,
) => (call: Context) => Promise<Response>

/** Who may not is told so before a word of the body is read. */
export const actsOf =
  (door: Pick<Door, 'sessions'>, permit: Pick<Permit, 'toDo'>): Acts =>
  (act, schema, done) =>
  async (call) => {
    const here = permit.toDo(call, act)
    if (here instanceof Response) return here
    const body = await bodyOf(call, schema)
    if (body instanceof Response) return body
    door.sessions.touch(here.session)
    const outcome = await done(body.value, here, call)
    if (outcome instanceof Response) return outcome
    return isRefusal(outcome) ? refused(call, outcome) : call.json(outcome)
  }
