/** What was sold, as the document has it logged; and the way back for a sale that the cashier got wrong. */
import { useSignal } from '@preact/signals'
import type { SoldView } from '../../../../views/pieces.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { List } from '../../../ui/list/list.tsx'
import { nameOf } from '../../../ui/names.ts'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'

export function Sold({ sold }: { sold: readonly SoldView[] }) {
  const say = words().pieces
  return (
    <article class="pane" data-sold>
      <List
        name="piece-sales"
        title={say.log}
        hasHeading
        keepsHeads
        quietUpTo={5}
        rows={sold}
        keyOf={({ sale }) => sale}
        columns={[
          { key: 'sale', says: say.sale, value: ({ sale }) => sale, cell: ({ sale }) => <strong>{sale}</strong> },
          { key: 'package', says: say.package, value: ({ package: of }) => of, isUnlabelled: true },
          { key: 'at', says: say.when, value: ({ local }) => local, kind: 'time', isUnlabelled: true },
          { key: 'patron', says: say.patron, value: ({ person }) => person },
          { key: 'price', says: say.price, value: ({ price }) => price, kind: 'money' },
          { key: 'face', says: say.faceOf, value: ({ face }) => face, kind: 'money' },
          { key: 'cashier', says: say.cashier, value: ({ cashier }) => nameOf(cashier) },
          { key: 'drawer', says: words().cage.drawer, value: ({ drawer }) => drawer, isDetail: true },
        ]}
        details={({ sale }) => isAllowed('TakeBackSale') && <TakeBack sale={sale} />}
      />
      <p class="soft">{say.logSays}</p>
    </article>
  )
}

function TakeBack({ sale }: { sale: string }) {
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
        onSend={async (reason, second) => {
          const answer = await send({ do: 'TakeBackSale', sale, why: 'mistake', reason }, second)
          refused.value = answer.ok ? undefined : answer
          if (answer.ok) tell(say.takenBack)
        }}
      />
    </details>
  )
}
