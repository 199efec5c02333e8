/** Trays that paid prizes: repaid against the dealer's copies that are handed in. */
import { useSignal } from '@preact/signals'
import { add, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import type { TrayView } from '../../../views/claim.ts'
import { isAllowed } from '../../stream/asking.ts'
import { view } from '../../stream/feed.ts'
import { type Refused, send } from '../../stream/orders.ts'
import { Done } from '../../ui/done.tsx'
import { Refusal, Waiting } from '../../ui/frame.tsx'
import { words } from '../../words.ts'
import { Won } from './won.tsx'

export function Trays() {
  const say = words().cage
  const trays = view('trays').value
  const isRepaid = useSignal(false)
  return (
    <article class="pane">
      <h1>{say.trays}</h1>
      {trays === undefined && <Waiting />}
      {trays?.length === 0 && <p class="soft">{say.noTrays}</p>}
      {trays !== undefined && trays.length > 0 && <p class="soft">{say.traySays}</p>}
      <Done says={isRepaid.value ? say.trayRepaid : undefined} />
      {(trays ?? []).map((tray) => (
        <Tray
          key={`${tray.table} ${tray.activity}`}
          tray={tray}
          onRepaid={(isDone) => {
            isRepaid.value = isDone
          }}
        />
      ))}
    </article>
  )
}

function Tray({
  tray: { table, activity, name, copies },
  onRepaid,
}: {
  tray: TrayView
  onRepaid: (isDone: boolean) => void
}) {
  const say = words()
  const refused = useSignal<Refused | undefined>(undefined)
  const ticked = useSignal<readonly string[]>([])
  const handedIn = copies.filter(({ claim }) => ticked.value.includes(claim))
  const sum = add(...handedIn.map(({ amount }) => parseMoney(amount) ?? ZERO))
  const repay = async () => {
    const answer = await send({ do: 'RepayTray', activity, table, copies: handedIn.map(({ claim }) => claim) })
    refused.value = answer.ok ? undefined : answer
    onRepaid(answer.ok)
  }
  return (
    <section data-tray={table}>
      <h2>
        {say.cage.trayOf(table)} <span class="soft">· {name}</span>
      </h2>
      <ul class="copies">
        {copies.map(({ claim, to, line, share, amount }) => (
          <li key={claim}>
            <label>
              <input
                type="checkbox"
                checked={ticked.value.includes(claim)}
                onChange={(event) => {
                  const others = ticked.value.filter((one) => one !== claim)
                  ticked.value = event.currentTarget.checked ? [...others, claim] : others
                }}
              />
              <span>
                {say.cage.dealerCopy(claim)}{' '}
                <span class="soft">
                  · {words().party(to)} · <Won line={line} share={share} />
                </span>
              </span>
              <strong>{amount}</strong>
            </label>
          </li>
        ))}
      </ul>
      {isAllowed('RepayTray') && (
        <div class="actions">
          <button type="button" class="act" disabled={handedIn.length === 0} onClick={() => void repay()}>
            {say.cage.repayTray(formatMoney(sum))}
          </button>
        </div>
      )}
      <Refusal refused={refused.value} />
    </section>
  )
}
