/** Who stands at the kiosk. Nothing of it is kept anywhere: it is gone when the person is, and after twenty seconds without a touch. */
import { signal } from '@preact/signals'
import type { KioskAnswer } from '../../../server/club/kioskroutes.ts'
import { houseNow } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'

export const FORGETS_SECONDS = 20

export const member = signal<KioskAnswer | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)
export const isBusy = signal(false)

let token = ''
let touched = 0

export const touch = (): void => {
  touched = houseNow.peek()
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
  isBusy.value = true
  const answer = await post(`/api/kiosk/${what}`, { token, ...body })
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  touch()
  if (answer.ok) member.value = answer
}

export function forget(): void {
  const old = token
  token = ''
  member.value = undefined
  refused.value = undefined
  if (old !== '') void post('/api/kiosk/close', { token: old })
}
