/** A voucher that was handed over, until what was bought with it is known. */
import { useSignal } from '@preact/signals'
import { parseMoney } from '../../../base/money.ts'
import type { ClaimView } from '../../../views/claim.ts'
import { words } from '../../words.ts'
import type { Act } from './claim.tsx'

export function Voucher({ claim, act }: { claim: ClaimView; act: Act }) {
  const say = words().cage
  const wrong = useSignal('')
  if (claim.voucher === 'used') return <p class="notice">{say.voucherUsed}</p>
  const use = (event: SubmitEvent) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get('cost')).trim()
    const cost = parseMoney(text)
    wrong.value = cost === undefined || cost <= 0n ? say.notMoney(text) : ''
    if (cost !== undefined && cost > 0n) void act({ do: 'UseVoucher', claim: claim.claim, cost: cost.toString() })
  }
  return (
    <section>
      <h2>{say.voucher}</h2>
      <p class="soft">{say.voucherSays}</p>
      <form class="form form-row" onSubmit={use}>
        <label>
          <span>{say.voucherCost}</span>
          <input class="money-in" name="cost" inputMode="decimal" required placeholder="0.00" />
        </label>
        <button type="submit" class="act">
          {say.useVoucher}
        </button>
      </form>
      {wrong.value !== '' && (
        <p class="notice" data-tone="stop" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  )
}
