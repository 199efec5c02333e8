/** Who stands at the kiosk. Nothing of it is kept anywhere: it is gone when the person is, and after twenty seconds without a touch. */
import { signal } from '@preact/signals'
import type { KioskAnswer } from '../../../server/club/kioskroutes.ts'
import { post, type Refused } from '../../stream/orders.ts'

export const FORGETS_SECONDS = 20

export const member = signal<KioskAnswer | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)
export const isBusy = signal(false)

let token = ''
let touched = 0

export const touch = (): void => {
  touched = Date.now()
}
export const leftSeconds = (now: number): number => FORGETS_SECONDS - Math.floor((now - touched) / 1_000)

export async function show(card: string, pin: string): Promise<boolean> {
  isBusy.value = true
  const answer = await post('/api/kiosk/open', { card, pin })
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  if (!answer.ok) return false
  token = answer.token
  touch()
  member.value = answer
  return true
}

export async function act(what: 'reserve' | 'release', body: object): Promise<void> {
  const of = token
  isBusy.value = true
  const answer = await post(`/api/kiosk/${what}`, { token: of, ...body })
  isBusy.value = false
  // Forgotten meanwhile: the answer is for somebody who has left.
  if (token !== of) return
  touch()
  if (!answer.ok && answer.reasons[0]?.id === 'kiosk closed') forget()
  refused.value = answer.ok ? undefined : answer
  if (answer.ok) member.value = answer
}

export function forget(): void {
  const old = token
  token = ''
  member.value = undefined
  refused.value = undefined
  if (old !== '') void post('/api/kiosk/close', { token: old })
}
