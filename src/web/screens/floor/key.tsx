/** The jackpot key of somebody else, at the screen of the one who reported: signing in with it is what turns it. */
import { useSignal } from '@preact/signals'
import { mayDo } from '../../../server/door/permissions.ts'
import type { HitView } from '../../../views/hit.ts'
import { show } from '../../stream/address.ts'
import { acting, send } from '../../stream/orders.ts'
import { session, signIn } from '../../stream/session.ts'
import { BadgeFields, proofIn } from '../../ui/badge.tsx'
import { words } from '../../words.ts'

export function OtherKey({ hit }: { hit: HitView }) {
  const say = words()
  const why = useSignal('')
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && mayDo('VerifyHit', person.roles),
  )
  const turn = async (event: SubmitEvent) => {
    event.preventDefault()
    const proof = proofIn(new FormData(event.currentTarget as HTMLFormElement))
    if (proof === undefined) return
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
        <BadgeFields demo={demo} />
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
