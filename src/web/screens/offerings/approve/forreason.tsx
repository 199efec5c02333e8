/** What is done for a reason, which is written down. */
import { useSignal } from '@preact/signals'
import type { OrderText } from '../../../stream/orders.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Deed } from '../../../ui/outcome.tsx'
import { words } from '../../../words.ts'

type ForReasonProps = {
  readonly act: OrderText['do']
  readonly order: (reason: string) => OrderText
  readonly label: string
  readonly says: string
  readonly look: 'plain' | 'stop'
}

export function ForReason({ act, order, label, says, look }: ForReasonProps) {
  const reason = useSignal('')
  const written = reason.value.trim()
  return (
    <details class="fold">
      <summary>{label}</summary>
      <Deed act={act} order={written === '' ? undefined : order(written)} label={label} says={says} look={look}>
        <ReasonIn value={reason.value} onInput={(value) => (reason.value = value)} />
      </Deed>
    </details>
  )
}

export function ReasonIn({ value, onInput }: { value: string; onInput: (value: string) => void }) {
  return (
    <Field label={words().reason}>
      <TextArea rows={2} maxLength={1000} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
    </Field>
  )
}
