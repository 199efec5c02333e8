/** What was sold, as the document has it logged; and the way back for a sale that the cashier got wrong. */
import { useSignal } from '@preact/signals'
import type { SoldView } from '../../../../views/pieces.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { nameOf, when } from '../../../ui/names.ts'
import { Options } from '../../../ui/options.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'

export function Sold({ sold }: { sold: readonly SoldView[] }) {
  const say = words().pieces
  return (
    <article class="pane" data-sold>
      <h2>{say.log}</h2>
      <p class="soft">{say.logSays}</p>
      <Table
        label={say.log}
        columns={[
          say.sale,
          say.when,
          say.patron,
          { says: say.price, isMoney: true },
          { says: say.faceOf, isMoney: true },
          say.cashier,
        ]}
      >
        {sold.map(({ sale, package: of, local, person, price, face, cashier }) => (
          <tr key={sale}>
            <th scope="row">
              {sale}
              <br />
              <span class="soft">{of}</span>
            </th>
            <td>{when(local)}</td>
            <td>{person}</td>
            <td class="money">{price}</td>
            <td class="money">{face}</td>
            <td>{nameOf(cashier)}</td>
          </tr>
        ))}
      </Table>
      {isAllowed('TakeBackSale') && <TakeBack sold={sold} />}
    </article>
  )
}

function TakeBack({ sold }: { sold: readonly SoldView[] }) {
  const say = words().pieces
  const refused = useSignal<Refused | undefined>(undefined)
  return (
    <details class="fold">
      <summary>{say.takeBack}</summary>
      <p class="soft">{say.takeBackSays}</p>
      <Refusal refused={refused.value} />
      <ReasonByTwo
        act="TakeBackSale"
        label={words().reason}
        deed={say.takeBackNow}
        first={
          <Field label={say.sale}>
            <Select name="sale">
              <Options of={sold.map(({ sale, person, price }) => [sale, `${sale} · ${person} · ${price}`])} />
            </Select>
          </Field>
        }
        onSend={async (reason, second, form) => {
          const sale = String(new FormData(form).get('sale') ?? '')
          const answer = await send({ do: 'TakeBackSale', sale, why: 'mistake', reason }, second)
          refused.value = answer.ok ? undefined : answer
          if (!answer.ok) return
          form.reset()
          tell(say.takenBack)
        }}
      />
    </details>
  )
}
