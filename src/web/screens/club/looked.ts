/** The member whom the desk looks at. Nothing of it is kept in the address or the browser. */
import { signal } from '@preact/signals'
import type { ClubLook } from '../../../server/club/clubroutes.ts'
import type { MemberView } from '../../../server/club/members.ts'
import { type Answer, eventOf, type OrderText, post, type Refused, send } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'
import { tell } from '../../ui/overlay/toast.tsx'

export const looked = signal<ClubLook | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)

/** Each look is one line of the audit trail. */
export async function look(person: string): Promise<void> {
  const answer = await post('/api/club/look', { person })
  refused.value = answer.ok ? undefined : answer
  looked.value = answer.ok ? answer : undefined
}

/** What the register was told; then the member is looked at again. */
export async function write(
  what: 'members' | 'card' | 'pin',
  body: object,
  said: (member: MemberView) => string,
): Promise<boolean> {
  const answer = await post(`/api/club/${what}`, body)
  if (answer.ok) {
    await look(answer.person)
    tell(said(answer))
  } else refused.value = answer
  return answer.ok
}

/** An order about the member who is looked at. */
export async function order(text: OrderText, said: (answer: Answer) => string, second?: Proof): Promise<boolean> {
  const answer = await send(text, second)
  if (answer.ok) {
    if (looked.value !== undefined) await look(looked.value.person)
    tell(said(answer))
  } else refused.value = answer
  return answer.ok
}

/** The wins by which what was handed in is handed over. */
export const hitsOf = (answer: Answer): string =>
  (answer.ok ? (eventOf(answer.events, 'CreditsRedeemed')?.prizes ?? []) : []).map(({ hit }) => hit).join(', ')
