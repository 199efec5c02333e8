/** Trays that paid prizes: repaid against the dealer's copies that are handed in. */
import { useSignal } from '@preact/signals'
import { add, formatMoney, parseMoney, ZERO } from '../../../../base/money.ts'
import type { TrayView } from '../../../../views/claim.ts'
import { view } from '../../../stream/feed.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/field.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { Waiting } from '../../../ui/shell.tsx'
import { Won, wonText } from '../../../ui/tournament/prizename.tsx'
import { words } from '../../../words.ts'

export function Trays() {
  const say = words().cage
  const trays = view('trays').value
  return (
    <article class="pane">
      <h2>{say.trays}</h2>
      {trays === undefined && <Waiting />}
      {trays?.length === 0 && <p class="soft">{say.noTrays}</p>}
      {trays !== undefined && trays.length > 0 && <p class="soft">{say.traySays}</p>}
      {(trays ?? []).map((tray) => (
        <Tray key={`${tray.table} ${tray.activity}`} tray={tray} />
      ))}
    </article>
  )
}

function Tray({ tray: { table, activity, name, copies } }: { tray: TrayView }) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const ticked = useSignal<readonly string[]>([])
  const isAsked = useSignal(false)
  const handedIn = copies.filter(({ claim }) => ticked.value.includes(claim))
  const sum = add(...handedIn.map(({ amount }) => parseMoney(amount) ?? ZERO))
  const repay = async () => {
    isAsked.value = false
    const answer = await send({ do: 'RepayTray', activity, table, copies: handedIn.map(({ claim }) => claim) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(say.cage.trayRepaid)
  }
  const tick = (claim: string, isTicked: boolean) => {
    const others = ticked.value.filter((one) => one !== claim)
    ticked.value = isTicked ? [...others, claim] : others
  }
  return (
    <section data-tray={table}>
      <h2>
        {say.cage.trayOf(table)} <span class="soft">· {name}</span>
      </h2>
      <List
        name="tray-copies"
        title={say.cage.trayOf(table)}
        at={`tray-${table}-`}
        isWhole
        keepsHeads
        quietUpTo={8}
        rows={copies}
        keyOf={({ claim }) => claim}
        columns={[
          {
            key: 'claim',
            says: say.cage.claim,
            value: ({ claim }) => claim,
            cell: ({ claim }) => (
              <Check
                label={say.cage.dealerCopy(claim)}
                checked={ticked.value.includes(claim)}
                onChange={({ currentTarget: { checked } }) => tick(claim, checked)}
              />
            ),
          },
          { key: 'to', says: say.cage.to, value: ({ to }) => words().party(to), isUnlabelled: true },
          {
            key: 'won',
            says: say.listed.for,
            value: ({ line, share }) => wonText(line, share),
            cell: ({ line, share }) => <Won line={line} share={share} />,
            isUnlabelled: true,
          },
          { key: 'amount', says: say.cage.prize, value: ({ amount }) => amount, kind: 'money' },
        ]}
      />
      {isAllowed('RepayTray') && (
        <div class="actions">
          <Button
            look="primary"
            disabled={handedIn.length === 0}
            onClick={() => {
              isAsked.value = true
            }}
          >
            {say.cage.repayTray(formatMoney(sum))}
          </Button>
        </div>
      )}
      <Refusal refused={refused.value} />
      {isAsked.value && (
        <Confirm
          asks={{
            title: say.cage.repayTrayAsk(formatMoney(sum), table),
            says: <p>{say.cage.repayTraySays(handedIn.map(({ claim }) => claim).join(', '))}</p>,
          }}
          label={say.cage.repayTray(formatMoney(sum))}
          isMeant
          onYes={() => void repay()}
          onNo={() => {
            isAsked.value = false
          }}
        />
      )}
    </section>
  )
}
