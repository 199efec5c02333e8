/** A voucher that a player brings: looked at, logged, and changed into the chips that are played. */
import { useSignal } from '@preact/signals'
import { view } from '../../../stream/feed.ts'
import { eventOf, may, type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { words } from '../../../words.ts'

export function Change() {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const asked = useSignal<
    { readonly order: OrderTextOf<'ChangeVoucher'>; readonly face: string; readonly form: HTMLFormElement } | undefined
  >(undefined)
  const ask = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const told = (key: string): string => String(filled.get(key) ?? '').trim()
    const person = told('person')
    const order = { do: 'ChangeVoucher', serial: told('serial'), ...(person === '' ? {} : { person }) } as const
    const allowed = await may(order)
    refused.value = allowed.ok ? undefined : allowed
    if (!allowed.ok) return
    const code = eventOf(allowed.events, 'VoucherChanged')?.series
    const face = view('pieces').value?.series.find(({ series }) => series === code)?.face ?? ''
    asked.value = { order, face, form }
  }
  const change = async () => {
    const { order, form } = asked.value!
    asked.value = undefined
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    form.reset()
    tell(say.changed)
  }
  return (
    <article class="pane" data-change>
      <h2>{say.voucher}</h2>
      <Refusal refused={refused.value} />
      <Form onSend={(sent) => void ask(sent)}>
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
      {asked.value !== undefined && (
        <Confirm
          asks={{
            title: say.changeAsk(asked.value.order.serial, asked.value.face),
            says: <p>{say.changeSays}</p>,
          }}
          label={say.changeFor(asked.value.face)}
          isMeant
          onYes={() => void change()}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
    </article>
  )
}
