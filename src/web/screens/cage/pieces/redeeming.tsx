/** One wager with pieces that was played: verified on the floor, then paid for out of a drawer. */
import { useSignal } from '@preact/signals'
import { drawerPlace } from '../../../../ledger/name.ts'
import type { OwedView } from '../../../../views/pieces.ts'
import { type OrderText, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import type { Proof } from '../../../stream/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { SecondPerson, secondIn } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'
import { PayAsk } from '../payask.tsx'
import { DrawerField } from './drawerfield.tsx'

type Of = {
  readonly owed: OwedView
  /** It can be paid for together with others: alone it is the exception. */
  readonly isFolded: boolean
}

/** What the form held when it was sent. */
export type Asked = { readonly drawer: string; readonly second: Proof | undefined }

export function Redeeming({ owed: { use, name, kind, table, cage, status, carried }, isFolded }: Of) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const asked = useSignal<Asked | undefined>(undefined)
  const give = async (order: OrderText, done: string, second?: Proof) => {
    const answer = await send(order, second)
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(done)
  }
  const isToVerify = status === 'to verify'
  const form = (
    <Form
      onSend={(sent) => {
        const filled = new FormData(sent)
        const drawer = String(filled.get('drawer') ?? '').trim()
        asked.value = { drawer, second: secondIn(filled) }
      }}
    >
      <p class="soft">{say.carried[carried]}</p>
      <DrawerField />
      {carried === 'representative' && <SecondPerson act="RedeemPieces" />}
      <p class="acts">
        <Button type="submit" look="primary">
          {say.pay(cage)}
        </Button>
      </p>
      {asked.value !== undefined && (
        <PayAsk
          amount={cage}
          title={say.payAsk(cage, table)}
          to={say.playerDealerOf(table)}
          from={words().account(drawerPlace(asked.value.drawer))}
          label={say.pay(cage)}
          onYes={() => {
            const { drawer, second } = asked.value!
            asked.value = undefined
            void give({ do: 'RedeemPieces', uses: [use], drawer }, say.redeemed(cage), second)
          }}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
    </Form>
  )
  return (
    <section data-use={use}>
      <h3>
        {use} · {say.kinds[kind] ?? kind} · {words().table.title(table)}{' '}
        <Badge tone={isToVerify ? 'due' : 'good'}>{isToVerify ? say.toVerify : say.toRedeem}</Badge>
      </h3>
      <p>
        {name} · <strong>{cage}</strong> {say.toPlayerDealer}
      </p>
      <Refusal refused={refused.value} />
      {isToVerify && isAllowed('VerifyPieces') && (
        <p class="acts">
          <Button look="primary" onClick={() => void give({ do: 'VerifyPieces', uses: [use] }, say.verified)}>
            {say.verify}
          </Button>
        </p>
      )}
      {!isToVerify &&
        isAllowed('RedeemPieces') &&
        (isFolded ? (
          <details class="fold">
            <summary>{say.alone}</summary>
            {form}
          </details>
        ) : (
          form
        ))}
    </section>
  )
}
