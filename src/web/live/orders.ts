/** Orders to the house, with the acting person and a key, so that one sent twice counts once. */
import { signal } from '@preact/signals'
import type { Event, EventOf, EventType } from '../../engine/event.ts'
import type { Role } from '../../server/staff.ts'
import { words } from '../words/words.ts'
import { view } from './feed.ts'

export type Reason = { clause: string; says: string }
export type Refused = { ok: false; who: string; reasons: readonly Reason[] }
export type Answer<Body = { seq: number; events: readonly Event[] }> = ({ ok: true } & Body) | Refused

/** An order as JSON: amounts and cards as text. */
export type OrderText = { readonly do: string } & Readonly<Record<string, unknown>>

const ACTING = 'gamekeeper.acting'
/** Who acts on this page, until there is sign-in. */
export const acting = signal('')

export function actAs(role: Role): void {
  const kept = sessionStorage.getItem(`${ACTING}.${role}`)
  const staff = view('room')
  const first = () => staff.value?.staff.find((person) => person.role === role)?.id ?? ''
  acting.value = kept ?? first()
  if (acting.value !== '') return
  const stop = staff.subscribe(() => {
    if (acting.value === '') acting.value = first()
    if (acting.value !== '') queueMicrotask(() => stop())
  })
}

export function chooseActing(role: Role, id: string): void {
  acting.value = id
  sessionStorage.setItem(`${ACTING}.${role}`, id)
}

/** Takes effect, or says every reason why not. */
export const send = (order: OrderText): Promise<Answer> =>
  post('/api/orders', { by: acting.value, key: newKey(), order })

type May = { may: true; events: readonly Event[] } | { may: false; who: string; reasons: readonly Reason[] }

/** "May I?": the same decision, and nothing happens. */
export async function may(order: OrderText): Promise<Answer<{ events: readonly Event[] }>> {
  const answer = await post<May>('/api/may', { by: acting.value, order })
  if (!answer.ok || answer.may) return answer
  return { ok: false, who: answer.who, reasons: answer.reasons }
}

export async function post<Body>(path: string, body: unknown): Promise<Answer<Body>> {
  const text = JSON.stringify(body)
  const ask = () => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
  try {
    // The key makes a second try harmless when only the answer was lost.
    const answer = await ask().catch(ask)
    const read = (await answer.json()) as Body & { who?: string; reasons?: Reason[]; says?: string }
    if (answer.ok) return { ok: true, ...read }
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
