/** Pieces on sale: at the posted window, to a person of the register. */
import { useSignal } from '@preact/signals'
import type { OnSaleView } from '../../../../views/pieces.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { worded, words } from '../../../words.ts'
import { DrawerField } from './drawerfield.tsx'

export function Sale({ sale: { activity, name, window, isOpen, left, packages, asked } }: { sale: OnSaleView }) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const sell = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const told = (key: string): string => String(filled.get(key) ?? '').trim()
    const answers = Object.fromEntries(asked.map(({ clause }) => [clause, filled.get(clause) !== null]))
    const answer = await send({
      do: 'SellPieces',
      activity,
      package: told('package'),
      person: told('person'),
      window: told('window'),
      drawer: told('drawer'),
      answers,
    })
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    form.reset()
    tell(say.sold)
  }
  return (
    <article class="pane" data-sale={activity}>
      <h2>
        {name} <Badge tone={isOpen ? 'good' : 'due'}>{isOpen ? say.onSale(window) : say.notOnSale}</Badge>
      </h2>
      {left !== undefined && <p class="soft">{say.left(left)}</p>}
      <Refusal refused={refused.value} />
      {isAllowed('SellPieces') && (
        <Form onSend={(sent) => void sell(sent)}>
          <Field label={say.package}>
            <Select name="package">
              {packages.map((one) => (
                <option key={one.package} value={one.package}>
                  {one.package} · {one.price}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={say.person}>
            <Input name="person" required maxLength={40} autocomplete="off" />
          </Field>
          <Field label={say.window}>
            <Input name="window" required maxLength={20} defaultValue={window} autocomplete="off" />
          </Field>
          <DrawerField />
          {asked.map(({ clause, says }) => (
            <Check key={clause} name={clause} label={`${clause} ${worded(says)}`} />
          ))}
          <p class="acts">
            <Button type="submit" look="primary">
              {say.sell}
            </Button>
          </p>
        </Form>
      )}
    </article>
  )
}
