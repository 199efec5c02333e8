/** Orders to the house, with a key, so that one sent twice counts once. Who orders is whoever is signed in on this page. */
import { signal } from '@preact/signals'
import type { Event, EventOf, EventType } from '../../engine/event.ts'
import type { OrderJson } from '../../server/orders.ts'
import { words } from '../words/words.ts'
import { acting, look, type Proof, placeHeader } from './session.ts'

export { acting }
export type Reason = { clause: string; says: string }
export type Refused = { ok: false; who: string; reasons: readonly Reason[] }
export type Answer<Body = { seq: number; events: readonly Event[] }> = ({ ok: true } & Body) | Refused

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

/** Takes effect, or says every reason why not. `second` proves the other person where it takes two. */
export const send = (order: OrderText, second?: Proof): Promise<Answer> =>
  post('/api/orders', { key: newKey(), order: written(order), ...(second === undefined ? {} : { second }) })

type May = { may: true; events: readonly Event[] } | { may: false; who: string; reasons: readonly Reason[] }

/** "May I?": the same decision, and nothing happens. */
export async function may(order: OrderText): Promise<Answer<{ events: readonly Event[] }>> {
  const answer = await post<May>('/api/may', { order: written(order) })
  if (!answer.ok || answer.may) return answer
  return { ok: false, who: answer.who, reasons: answer.reasons }
}

export async function post<Body>(path: string, body: unknown): Promise<Answer<Body>> {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', ...placeHeader() }
  const ask = () => fetch(path, { method: 'POST', headers, body: text })
  try {
    // The key makes a second try harmless when only the answer was lost.
    const answer = await ask().catch(ask)
    const read = (await answer.json()) as Body & { who?: string; reasons?: Reason[]; says?: string }
    if (answer.ok) return { ok: true, ...read }
    if (answer.status === 401) void look()
    return {
      ok: false,
      who: read.who ?? '',
      reasons: read.reasons ?? [{ clause: '', says: read.says ?? answer.statusText }],
    }
  } catch {
    return { ok: false, who: '', reasons: [{ clause: '', says: words().noConnection }] }
  }
}

export const eventOf = <Type extends EventType>(events: readonly Event[], type: Type): EventOf<Type> | undefined =>
  events.find((event): event is EventOf<Type> => event.type === type)

/** Random, and also there where a page is not served securely. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
