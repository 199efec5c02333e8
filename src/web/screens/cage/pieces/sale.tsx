/** Pieces on sale: at the posted window, to a person of the register. */
import { useSignal } from '@preact/signals'
import type { OnSaleView } from '../../../../views/pieces.ts'
import { may, type OrderTextOf, type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Check, Field, Input, Select } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { worded, words } from '../../../words.ts'
import { DrawerField } from './drawerfield.tsx'

export function Sale({ sale: { activity, name, window, isOpen, left, packages, asked: needs } }: { sale: OnSaleView }) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  const chosen = useSignal(packages[0]?.package)
  const asked = useSignal<{ readonly order: OrderTextOf<'SellPieces'>; readonly form: HTMLFormElement } | undefined>(
    undefined,
  )
  const priceOf = (named: string | undefined): string => packages.find((one) => one.package === named)?.price ?? ''
  const ask = async (form: HTMLFormElement) => {
    const filled = new FormData(form)
    const told = (key: string): string => String(filled.get(key) ?? '').trim()
    const answers = Object.fromEntries(needs.map(({ clause }) => [clause, filled.get(clause) !== null]))
    const order = {
      do: 'SellPieces',
      activity,
      package: told('package'),
      person: told('person'),
      window: told('window'),
      drawer: told('drawer'),
      answers,
    } as const
    const allowed = await may(order)
    refused.value = allowed.ok ? undefined : allowed
    if (allowed.ok) asked.value = { order, form }
  }
  const sell = async () => {
    const { order, form } = asked.value!
    asked.value = undefined
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
    if (!answer.ok) return
    form.reset()
    chosen.value = packages[0]?.package
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
        <Form onSend={(sent) => void ask(sent)}>
          <Field label={say.package}>
            <Select
              name="package"
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.value
              }}
            >
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
          {needs.map(({ clause, says }) => (
            <Check key={clause} name={clause} label={`${clause} ${worded(says)}`} />
          ))}
          <p class="acts">
            <Button type="submit" look="primary">
              {say.sell(priceOf(chosen.value))}
            </Button>
          </p>
        </Form>
      )}
      {asked.value !== undefined && (
        <Confirm
          asks={{
            title: say.sellAsk(asked.value.order.package, priceOf(asked.value.order.package)),
            says: <p>{say.sellSays(asked.value.order.drawer)}</p>,
          }}
          label={say.sell(priceOf(asked.value.order.package))}
          isMeant
          onYes={() => void sell()}
          onNo={() => {
            asked.value = undefined
          }}
        />
      )}
    </article>
  )
}
