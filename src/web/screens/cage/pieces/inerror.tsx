/** What the cage has paid for pieces in error: back in a drawer, or written off by two. */

import { useSignal } from '@preact/signals'
import type { PieceErrorView } from '../../../../views/pieces.ts'
import { type OrderText, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import type { Proof } from '../../../stream/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { nameOf } from '../../../ui/names.ts'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { when } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { DrawerField } from './drawerfield.tsx'

export function InError({ errors }: { errors: readonly PieceErrorView[] }) {
  const say = words().pieces
  return (
    <article class="pane" data-in-error>
      <h2>{say.inError}</h2>
      <p class="soft">{say.inErrorSays}</p>
      {errors.map((error) => (
        <One key={error.use} error={error} />
      ))}
    </article>
  )
}

function One({ error: { use, name, table, amount, drawer, cashier, reason, local } }: { error: PieceErrorView }) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const into = useSignal<string | undefined>(undefined)
  const give = async (order: OrderText, done: string, second?: Proof) => {
    const answer = await send(order, second)
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(done)
  }
  return (
    <section data-error={use}>
      <h3>
        {use} · {words().table.title(table)} · <strong>{amount}</strong>
      </h3>
      <p>
        {name} · {say.paidFrom(drawer)}, {nameOf(cashier)} · {when(local)}
      </p>
      <p class="soft">{reason}</p>
      <Refusal refused={refused.value} />
      {isAllowed('ReturnPiecePayment') && (
        <Form
          onSend={(sent) => {
            into.value = String(new FormData(sent).get('drawer') ?? '').trim()
          }}
        >
          <DrawerField />
          <p class="acts">
            <Button type="submit" look="primary">
              {say.bringBack(amount)}
            </Button>
          </p>
        </Form>
      )}
      {into.value !== undefined && (
        <Confirm
          asks={{ title: say.bringBackAsk(amount, into.value), says: <p>{say.bringBackSays}</p> }}
          label={say.bringBack(amount)}
          isMeant
          onYes={() => {
            const order = { do: 'ReturnPiecePayment', use, drawer: into.value! } as const
            into.value = undefined
            void give(order, say.broughtBack(amount))
          }}
          onNo={() => {
            into.value = undefined
          }}
        />
      )}
      {isAllowed('WriteOffPiecePayment') && (
        <details class="fold">
          <summary>{say.writeOff}</summary>
          <ReasonByTwo
            act="WriteOffPiecePayment"
            label={words().reason}
            deed={say.writeOffNow}
            onSend={(why, second) => give({ do: 'WriteOffPiecePayment', use, reason: why }, say.writtenOff, second)}
          />
        </details>
      )}
    </section>
  )
}
