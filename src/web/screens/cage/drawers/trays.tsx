/** Trays that paid prizes: repaid against the dealer's copies that are handed in. */
import { useSignal } from '@preact/signals'
import { add, formatMoney, parseMoney, ZERO } from '../../../../base/money.ts'
import type { TrayView } from '../../../../views/claim.ts'
import { view } from '../../../stream/feed.ts'
import { type Refused, send } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/field.tsx'
import { tell } from '../../../ui/overlay/toast.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { Waiting } from '../../../ui/shell.tsx'
import { words } from '../../../words.ts'
import { Won } from '../prizename.tsx'

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
  const handedIn = copies.filter(({ claim }) => ticked.value.includes(claim))
  const sum = add(...handedIn.map(({ amount }) => parseMoney(amount) ?? ZERO))
  const repay = async () => {
    const answer = await send({ do: 'RepayTray', activity, table, copies: handedIn.map(({ claim }) => claim) })
    refused.value = answer.ok ? undefined : answer
    if (answer.ok) tell(say.cage.trayRepaid)
  }
  return (
    <section data-tray={table}>
      <h2>
        {say.cage.trayOf(table)} <span class="soft">· {name}</span>
      </h2>
      <ul class="copies">
        {copies.map(({ claim, to, line, share, amount }) => (
          <li key={claim}>
            <Check
              label={
                <>
                  <span>
                    {say.cage.dealerCopy(claim)}{' '}
                    <span class="soft">
                      · {words().party(to)} · <Won line={line} share={share} />
                    </span>
                  </span>
                  <strong>{amount}</strong>
                </>
              }
              checked={ticked.value.includes(claim)}
              onChange={(event) => {
                const others = ticked.value.filter((one) => one !== claim)
                ticked.value = event.currentTarget.checked ? [...others, claim] : others
              }}
            />
          </li>
        ))}
      </ul>
      {isAllowed('RepayTray') && (
        <div class="actions">
          <Button look="primary" disabled={handedIn.length === 0} onClick={() => void repay()}>
            {say.cage.repayTray(formatMoney(sum))}
          </Button>
        </div>
      )}
      <Refusal refused={refused.value} />
    </section>
  )
}
