/** Orders to the house, with a key, so that one sent twice counts once. Who orders is whoever is signed in on this page. */

import { signal } from '@preact/signals'
import { because, type Reason } from '../../base/refusal.ts'
import type { Event, EventOf, EventType } from '../../engine/mechanisms.ts'
import type { Fault, OrderTaken, RefusalAnswer } from '../../server/api/answers.ts'
import type { OrderJson } from '../../server/api/orders.ts'
import { heard } from '../words.ts'
import type { PostedAt, PostPath } from './client.ts'
import { once } from './doublepress.ts'
import { acting, look, type Proof, placeHeader } from './session.ts'

export type { Reason }
export { acting }
export type Refused = { ok: false } & RefusalAnswer
export type Answer<Body = OrderTaken> = ({ ok: true } & Body) | Refused

/** An order as JSON, as the door's own schema has it: a wrong field does not compile. Amounts and cards are text. */
export type OrderText = Fixed<OrderJson>
export type OrderTextOf<Name extends OrderText['do']> = Extract<OrderText, { do: Name }>
/** What is sent is not changed any more, so that lists which nobody may change can be sent too. */
type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T

/** While what stands on paper is typed in: who did it and when. Every order of the page then carries it. */
export const paper = signal<{ by: string; at: string } | undefined>(undefined)
const written = (order: OrderText): OrderText => (paper.value === undefined ? order : { ...order, paper: paper.value })

/** Steps of a game may well be the same twice; every other order that comes again at once is a finger that fell twice. */
const MAY_REPEAT: readonly OrderText['do'][] = ['StepGame', 'PlayTable']
const sendOnce = once<Answer>()

/** Takes effect, or says every reason why not. `second` proves the other person where it takes two; `factor` the payer. */
export function send(order: OrderText, second?: Proof, factor?: string): Promise<Answer> {
  return sendWith(order, { ...(second === undefined ? {} : { second }), ...(factor === undefined ? {} : { factor }) })
}

/** Another person's own act at this screen, proven for this one order: the session stays whose it is. */
export const sendAs = (order: OrderText, actor: Proof): Promise<Answer> => sendWith(order, { actor })

async function sendWith(order: OrderText, proofs: { second?: Proof; actor?: Proof; factor?: string }): Promise<Answer> {
  const body = { order: isAboutPaper(order) ? order : written(order), ...proofs }
  const ask = () => post('/api/orders', { key: newKey(), ...body })
  const answer = await (MAY_REPEAT.includes(order.do) ? ask() : sendOnce(JSON.stringify(body), ask))
  const slip = answer.ok ? eventOf(answer.events, 'PaperHeld')?.slip : undefined
  if (slip !== undefined) held.value = slip
  return answer
}

/** The paper that was typed in last and waits for the person it names. */
export const held = signal<string | undefined>(undefined)
const isAboutPaper = ({ do: name }: OrderText) => name === 'ConfirmPaper' || name === 'DeclinePaper'

/** "May I?": the same decision, and nothing happens. */
export async function may(order: OrderText): Promise<Answer<{ events: readonly Event[] }>> {
  const answer = await post('/api/may', { order: written(order) })
  if (!answer.ok || answer.may) return answer
  await heard(answer.reasons)
  return { ok: false, who: answer.who, reasons: answer.reasons }
}

export async function post<At extends PostPath>(path: At, body: unknown): Promise<Answer<PostedAt<At>>> {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', ...placeHeader() }
  const ask = () => fetch(path, { method: 'POST', headers, body: text })
  try {
    // The key makes a second try harmless when only the answer was lost.
    const answer = await ask().catch(ask)
    const read = (await answer.json()) as PostedAt<At> | Fault | RefusalAnswer
    if (answer.ok) return { ok: true, ...(read as PostedAt<At>) }
    if (answer.status === 401) void look()
    await heard(read)
    const { who = { kind: 'order' }, reasons, ...fault } = read as Partial<Fault & RefusalAnswer>
    return { ok: false, who, reasons: reasons ?? [{ clause: '', ...fault }] }
  } catch {
    return { ok: false, who: { kind: 'order' }, reasons: [because('', 'house does not answer')] }
  }
}

export const eventOf = <Type extends EventType>(events: readonly Event[], type: Type): EventOf<Type> | undefined =>
  events.find((event): event is EventOf<Type> => event.type === type)

/** Random, and also there where a page is not served securely. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
