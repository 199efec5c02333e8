/** The jackpot key of somebody else, at the screen of the one who reported: badge and PIN turn it, for this hit alone. */
import { useSignal } from '@preact/signals'
import { mayDo } from '../../../server/door/permissions.ts'
import type { HitView } from '../../../views/hit.ts'
import { show } from '../../stream/address.ts'
import { acting, type Refused, sendAs } from '../../stream/orders.ts'
import { session } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BadgeFields, proofIn } from '../../ui/proof.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { words } from '../../words.ts'

export function OtherKey({ hit, says }: { hit: HitView; says: string }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const demo = (session.value?.demo ?? []).filter(
    (person) => person.id !== acting.value && mayDo('VerifyHit', person.roles),
  )
  const turn = async (sent: HTMLFormElement) => {
    const proof = proofIn(new FormData(sent))
    if (proof === undefined) return
    show({ hit: hit.hit })
    const answer = await sendAs({ do: 'VerifyHit', hit: hit.hit }, proof)
    refused.value = answer.ok ? undefined : answer
    // A PIN never stays on a screen that is not its owner's.
    sent.reset()
  }
  return (
    <Notice tone="due" class="other-key" role="group" aria-label={say.floor.otherKey}>
      {says}
      <Form onSend={turn}>
        <BadgeFields demo={demo} />
        <Button type="submit" look="primary">
          {hit.board === undefined ? say.floor.otherKeyNow(hit.total) : say.floor.otherKey}
        </Button>
      </Form>
      <Refusal refused={refused.value} />
    </Notice>
  )
}
