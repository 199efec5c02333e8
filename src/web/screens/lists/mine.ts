/** The places of this phone. The house knows it by a cookie that no script can read; the stream tells when to look again. */
import { effect, signal } from '@preact/signals'
import type { PhonePlace, PhoneView } from '../../../server/phones/phoneroutes.ts'
import type { WaitingSign } from '../../../views/signs/waitingsign.ts'
import { view } from '../../stream/feed.ts'
import { post, type Refused } from '../../stream/orders.ts'
import { ring, unlock } from './ring.ts'

export const mine = signal<PhoneView | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)
export const isBusy = signal(false)
/** A place that was there and is gone without this phone having left it. */
export const hasGone = signal(false)

export const places = (): readonly PhonePlace[] => (mine.value?.takes === true ? mine.value.places : [])
/** The call to a seat; nobody is called to two. */
export const called = (): (PhonePlace & { page: NonNullable<PhonePlace['page']> }) | undefined =>
  places().find((place) => place.page !== undefined) as ReturnType<typeof called>

async function look(): Promise<void> {
  try {
    const answer = await fetch('/api/wait')
    if (answer.ok) take((await answer.json()) as PhoneView)
  } catch {
    // The page says by itself that nothing is heard of the house.
  }
}

function take(next: PhoneView, isOwnAct = false): void {
  const before = places().length
  mine.value = next
  if (places().length > 0) hasGone.value = false
  else if (before > 0) hasGone.value = !isOwnAct
  keepAwake(places().length > 0)
  const page = called()?.page
  ring(page !== undefined && page.answer === undefined)
}

type Act = '/api/wait/join' | '/api/wait/coming' | '/api/wait/leave'

/** Answers with whether it was done. */
export async function ask(path: Act, body: unknown): Promise<boolean> {
  unlock()
  isBusy.value = true
  const answer = await post(path, body)
  isBusy.value = false
  refused.value = answer.ok ? undefined : answer
  if (answer.ok) take(answer, true)
  return answer.ok
}

/** A phone asks only when something has changed on a list where it waits: many of them hear of every change. */
export function followMine(): void {
  void look()
  let known = ''
  effect(() => {
    const lists = view('lists').value
    if (lists === undefined) return
    const own = new Set(places().map(({ list }) => list))
    const now = JSON.stringify(lists.filter(({ list }: WaitingSign) => own.has(list)))
    if (known !== '' && known !== now) void look()
    known = now
  })
}

let awake: WakeLockSentinel | undefined

/** A page that sleeps does not ring. */
function keepAwake(isWanted: boolean): void {
  if (!isWanted) {
    void awake?.release()
    awake = undefined
    return
  }
  if (awake?.released === false || navigator.wakeLock === undefined) return
  navigator.wakeLock.request('screen').then(
    (lock) => {
      awake = lock
    },
    // Not every phone lets a page do that.
    () => undefined,
  )
}
