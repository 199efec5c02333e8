/** The jackpot key of somebody else, at the screen of the one who reported: signing in with it is what turns it. */
import { useSignal } from '@preact/signals'
import { mayDo } from '../../../server/door/permissions.ts'
import type { HitView } from '../../../views/hit.ts'
import { show } from '../../stream/address.ts'
import { acting, send } from '../../stream/orders.ts'
import { session, signIn } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BadgeFields, proofIn } from '../../ui/proof.tsx'
import { words } from '../../words.ts'

export function OtherKey({ hit }: { hit: HitView }) {
  const say = words()
  const why = useSignal('')
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && mayDo('VerifyHit', person.roles),
  )
  const turn = async (sent: HTMLFormElement) => {
    const proof = proofIn(new FormData(sent))
    if (proof === undefined) return
    // From now on this page is theirs, and they stay with the hit.
    show({ hit: hit.hit })
    const refusal = await signIn(proof)
    if (refusal === undefined) await send({ do: 'VerifyHit', hit: hit.hit })
    else why.value = refusal.says
  }
  return (
    <Notice tone="due" class="other-key" role="group" aria-label={say.floor.otherKey}>
      {say.floor.ownReport}
      <Form onSend={turn}>
        <BadgeFields demo={demo} />
        <Button type="submit" look="primary">
          {hit.board === undefined ? say.floor.otherKeyNow(hit.total) : say.floor.otherKey}
        </Button>
        <p role="alert" class="why-refused">
          {why.value}
        </p>
      </Form>
    </Notice>
  )
}
