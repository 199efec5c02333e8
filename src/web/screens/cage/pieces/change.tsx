/** A voucher that a player brings: looked at, logged, and changed into the chips that are played. */
import { useSignal } from '@preact/signals'
import { type Refused, send } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'

export function Change() {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const change = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const told = (key: string): string => String(filled.get(key) ?? '').trim()
    const person = told('person')
    const answer = await send({
      do: 'ChangeVoucher',
      serial: told('serial'),
      ...(person === '' ? {} : { person }),
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    form.reset()
    tell(say.changed)
  }
  return (
    <article class="pane" data-change>
      <h2>{say.voucher}</h2>
      <Refusal refused={refused.value} />
      <Form onSend={(sent) => void change(sent)}>
        <Field label={say.table.serial}>
          <Input name="serial" required maxLength={30} autocomplete="off" />
        </Field>
        <Field label={say.person}>
          <Input name="person" maxLength={40} autocomplete="off" />
        </Field>
        <p class="acts">
          <Button type="submit" look="primary">
            {say.change}
          </Button>
        </p>
      </Form>
    </article>
  )
}
