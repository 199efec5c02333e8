/** The jackpot key of somebody else, at the screen of the one who reported: signing in with it is what turns it. */
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { mayDo } from '../../server/permissions.ts'
import type { HitView } from '../../views/hit.ts'
import { show } from '../live/address.ts'
import { acting, send } from '../live/orders.ts'
import { session, signIn } from '../live/session.ts'
import { words } from '../words/words.ts'

export function OtherKey({ hit }: { hit: HitView }) {
  const say = words()
  const badge = useRef<HTMLInputElement>(null)
  const pin = useRef<HTMLInputElement>(null)
  const why = useSignal('')
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && mayDo('VerifyHit', person.roles),
  )
  const turn = async (event: SubmitEvent) => {
    event.preventDefault()
    const proof = { badge: badge.current?.value ?? '', pin: pin.current?.value ?? '' }
    // From now on this page is theirs, and they stay with the hit.
    show({ hit: hit.hit })
    const refusal = await signIn(proof)
    if (refusal === undefined) await send({ do: 'VerifyHit', hit: hit.hit })
    else why.value = refusal
  }
  return (
    <section class="notice other-key" data-tone="due" aria-label={say.floor.otherKey}>
      {say.floor.ownReport}
      <form class="form" onSubmit={(event) => void turn(event)}>
        <label>
          <span>{say.signin.badge}</span>
          <input
            ref={badge}
            required
            maxLength={80}
            autocomplete="off"
            onKeyDown={(event) => {
              // A badge reader ends with Enter: the PIN comes next.
              if (event.key !== 'Enter') return
              event.preventDefault()
              pin.current?.focus()
            }}
          />
        </label>
        <label>
          <span>{say.signin.pin}</span>
          <input ref={pin} required type="password" inputMode="numeric" maxLength={12} autocomplete="off" />
        </label>
        {demo.length > 0 && (
          <p class="second-demo">
            {demo.map((person) => (
              <button
                key={person.id}
                type="button"
                class="toggle"
                onClick={() => {
                  if (badge.current !== null) badge.current.value = person.badge
                  if (pin.current !== null) pin.current.value = person.pin
                }}
              >
                {`${person.name}, ${person.roles.map((role) => say.roles[role]).join(', ')}`}
              </button>
            ))}
          </p>
        )}
        <button type="submit" class="act">
          {hit.board === undefined ? say.floor.otherKeyNow(hit.total) : say.floor.otherKey}
        </button>
        <p role="alert" class="why-refused">
          {why.value}
        </p>
      </form>
    </section>
  )
}
