/** A voucher that was handed over, until what was bought with it is known. */
import { useSignal } from '@preact/signals'
import { type Cents, formatMoney, parseMoney } from '../../../base/money.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { words } from '../../words.ts'
import type { Act } from './step.tsx'

export function Voucher({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const wrong = useSignal('')
  const asked = useSignal<Cents | undefined>(undefined)
  if (claim.voucher === 'used') return <Notice>{say.voucherUsed}</Notice>
  const use = (sent: HTMLFormElement) => {
    const text = String(new FormData(sent).get('cost')).trim()
    const cost = parseMoney(text)
    wrong.value = cost === undefined || cost <= 0n ? say.notMoney(text) : ''
    if (cost !== undefined && cost > 0n) asked.value = cost
  }
  return (
    <section>
      <h2>{say.voucher}</h2>
      <p class="soft">{say.voucherSays}</p>
      <Form class="form-row" keep={`voucher ${claim.claim}`} onSend={use}>
        <Field label={say.voucherCost} error={wrong.value}>
          <Input isMoney name="cost" required placeholder="0.00" />
        </Field>
        <Button type="submit" look="primary">
          {say.useVoucher}
        </Button>
      </Form>
      {asked.value !== undefined && (
        <Confirm
          asks={{
            title: say.useVoucherAsk(claim.amount, formatMoney(asked.value)),
            says: <p>{say.voucherSays}</p>,
          }}
          label={say.useVoucher}
          isMeant
          onYes={() => {
            const cost = asked.value!
            asked.value = undefined
            void act({ do: 'UseVoucher', claim: claim.claim, cost: cost.toString() })
          }}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
    </section>
  )
}
