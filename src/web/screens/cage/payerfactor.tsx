/** A large payment: the digits of the payer's phone, or first the phone itself. */
import type { Signal } from '@preact/signals'
import type { ClaimView } from '../../../views/claim.ts'
import { session } from '../../stream/session.ts'
import { Field, Input } from '../../ui/field.tsx'
import { words } from '../../words.ts'
import { EnrolFactor } from '../signin/factor.tsx'

type Asked = Pick<ClaimView, 'factor'>

export function PayerFactor({ claim: { factor }, digits }: { claim: Asked; digits: Signal<string> }) {
  const say = words()
  if (factor === undefined) return null
  const says = say.cage.factorSays(factor.amount, factor.by)
  if (session.value?.hasFactor !== true) return <EnrolFactor says={says} />
  return (
    <Field label={say.signin.factor} hint={says}>
      <Input
        inputMode="numeric"
        maxLength={7}
        autocomplete="one-time-code"
        value={digits.value}
        onInput={(event) => (digits.value = event.currentTarget.value.replaceAll(' ', ''))}
      />
    </Field>
  )
}

/** Whether it can be sent: nothing is asked for, or six digits are there. */
export const hasDigits = ({ factor }: Asked, digits: Signal<string>): boolean =>
  factor === undefined || /^\d{6}$/.test(digits.value)
