/** Somebody has come to the dealer who called. Who pressed it at the wrong table calls again, with the dealer's own word. */
import { useSignal } from '@preact/signals'
import { show } from '../../../stream/address.ts'
import { type OrderText, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { hush, tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'
import type { CallRow } from './rows.ts'

type Of = { readonly of: Pick<CallRow, 'table' | 'call'>; readonly onCard?: true }

export function AnswerCall({ of: { table, call }, onCard }: Of) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  if (!isAllowed('AnswerCall')) return null
  const act = async (order: OrderText) => {
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const answer = async () => {
    if (!(await act({ do: 'AnswerCall', table }))) return
    // Whoever came to the card of the table goes on there.
    if (onCard === true) show({ table, hit: undefined })
    tell(say.floor.card.callAnswered(say.table.title(table)), {
      says: say.podium.undo,
      press: () => {
        hush()
        void act({ do: 'CallFloor', table, why: call.why })
      },
    })
  }
  return (
    <>
      <Button look={onCard === true ? 'primary' : 'plain'} onClick={() => void answer()}>
        {say.floor.card.answered}
      </Button>
      <Refusal refused={refused.value} />
    </>
  )
}
