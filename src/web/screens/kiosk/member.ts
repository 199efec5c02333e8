/** Who stands at the kiosk. Nothing of it is kept anywhere: it is gone when the person is, and after twenty seconds without a touch. */
import { signal } from '@preact/signals'
import type { KioskCall } from '../../../server/club/kioskcalls.ts'
import type { KioskAnswer } from '../../../server/club/kioskroutes.ts'
import type { PostedAt } from '../../stream/client.ts'
import { post, type Refused } from '../../stream/orders.ts'

const FORGETS_SECONDS = 20
/** The house is told of a touch at most so often. */
const STAY_MS = 5_000

export const member = signal<KioskAnswer | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)
export const isBusy = signal(false)

let token = ''
let touched = 0
let told = 0

export const touch = (): void => {
  touched = Date.now()
  if (token === '' || touched - told < STAY_MS) return
  told = touched
  const of = token
  void post('/api/kiosk/stay', { token: of }).then((answer) => {
    if (token === of && !answer.ok && answer.reasons[0]?.id === 'kiosk closed') forget()
  })
}
export const leftSeconds = (now: number): number =>
  Math.min(FORGETS_SECONDS, FORGETS_SECONDS - Math.floor((now - touched) / 1_000))

export async function show(card: string, pin: string): Promise<boolean> {
  isBusy.value = true
  const answer = await post('/api/kiosk/open', { card, pin })
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  if (!answer.ok) return false
  token = answer.token
  told = Date.now()
  touch()
  member.value = answer
  return true
}

type Call = Exclude<KioskCall, 'open' | 'close' | 'stay'>

/** Nothing where it was refused, which the page says, or where whoever asked has left meanwhile. */
export async function ask<Path extends Call>(
  path: Path,
  body: object,
): Promise<PostedAt<`/api/kiosk/${Path}`> | undefined> {
  const of = token
  isBusy.value = true
  const answer = await post(`/api/kiosk/${path}`, { token: of, ...body })
  isBusy.value = false
  // Forgotten meanwhile: the answer is for somebody who has left.
  if (token !== of) return undefined
  told = Date.now()
  if (!answer.ok && answer.reasons[0]?.id === 'kiosk closed') forget()
  refused.value = answer.ok ? undefined : answer
  return answer.ok ? answer : undefined
}

export async function act(what: 'look' | 'reserve' | 'release', body: object = {}): Promise<void> {
  const answer = await ask(what, body)
  if (answer !== undefined) member.value = answer
}

/** What is half filled in; nobody waits for it. */
export function keep(activity: string, draft: object): void {
  if (token !== '') void post('/api/kiosk/draft', { token, activity, draft })
}

/** Something half done is put away before the member is forgotten. */
const leaving: (() => void)[] = []
export const whenLeaving = (act: () => void): void => void leaving.push(act)

export function forget(): void {
  for (const each of leaving) each()
  const old = token
  token = ''
  member.value = undefined
  refused.value = undefined
  if (old !== '') void post('/api/kiosk/close', { token: old })
}
