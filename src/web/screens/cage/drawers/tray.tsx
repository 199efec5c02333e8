/** On the floor: a prize that the dealer's tray may pay. First the prize agreement, then the payment. */
import { useSignal } from '@preact/signals'
import { trayPlace } from '../../../../ledger/name.ts'
import type { ClaimView } from '../../../../views/claim.ts'
import { wayText } from '../../../../views/record/recordtext.ts'
import { type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed, useMay } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { Reasons, Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'
import { Agreement } from '../agreement.tsx'
import { PayAsk } from '../payask.tsx'
import { hasDigits, PayerFactor } from '../payerfactor.tsx'

/** Nothing where the rules let no tray pay this one. */
export function FromTray({ claim, table }: { claim: ClaimView | undefined; table: string }) {
  if (claim?.status !== 'open' || !claim.tray || !isAllowed('PayClaim tray')) return null
  return <Paying claim={claim} table={table} />
}

function Paying({ claim, table }: { claim: ClaimView; table: string }) {
  const say = words().cage
  const isReading = useSignal(false)
  const digits = useSignal('')
  const isAsked = useSignal(false)
  const refused = useSignal<Refused | undefined>(undefined)
  const order: OrderTextOf<'PayClaim'> = {
    do: 'PayClaim',
    claim: claim.claim,
    form: claim.ways[0] ?? 'chips',
    tray: table,
  }
  const why = useMay(order, `${claim.idShown} ${claim.forms.length}`)?.refused
  const pay = async () => {
    const shown = digits.value
    isAsked.value = false
    digits.value = ''
    const answer = await send(order, undefined, shown === '' ? undefined : shown)
    refused.value = answer.ok ? undefined : answer
  }
  if (isReading.value)
    return (
      <Agreement
        claim={claim}
        onBack={() => {
          isReading.value = false
        }}
      />
    )
  return (
    <>
      <PayerFactor claim={claim} digits={digits} />
      <p class="actions">
        <Button
          onClick={() => {
            isReading.value = true
          }}
        >
          {say.preview(say.agreement)}
        </Button>
        <Button
          look="primary"
          disabled={why !== undefined || !hasDigits(claim, digits)}
          onClick={() => (isAsked.value = true)}
        >
          {say.payFromTray(claim.amount, table)}
        </Button>
      </p>
      {why !== undefined && <Reasons reasons={why.reasons} />}
      <Refusal refused={refused.value} />
      {isAsked.value && (
        <PayAsk
          amount={claim.amount}
          title={say.payAsk(claim.amount, words().party(claim.to))}
          to={words().party(claim.to)}
          form={wayText(words(), order.form)}
          from={words().account(trayPlace(table))}
          label={say.payFromTray(claim.amount, table)}
          onYes={() => void pay()}
          onNo={() => {
            isAsked.value = false
          }}
        />
      )}
    </>
  )
}
