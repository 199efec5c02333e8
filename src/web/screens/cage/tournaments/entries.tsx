/** Entries at the cage: rebuys that wait first; then whoever is looked for, with what can be bought or given back. */
import { useSignal } from '@preact/signals'
import type { EntryRow, TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { eventOf } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { useSending } from '../../../ui/form.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'
import { ownDrawer } from '../drawers/drawerof.ts'

const SHOWN = 12

type Of = { readonly desk: TournamentDesk; readonly onBought: (receipt: string) => void }

export function Entries({ desk, onBought }: Of) {
  const say = words().tournamentCage
  const find = useSignal('')
  const waiting = desk.entries.filter(({ owes }) => owes)
  const isCalledOff = desk.status === 'called off'
  const wanted = find.value.trim().toLowerCase()
  const found = desk.entries.filter(
    (row) =>
      !row.owes &&
      (isCalledOff ? isToRefund(row) : row.status === 'in' || row.status === 'out') &&
      isFound(row, wanted),
  )
  const shown = found.slice(0, SHOWN)
  return (
    <>
      {waiting.length > 0 && (
        <article class="pane no-print" data-waiting="rebuys">
          <h2>{say.waiting}</h2>
          <ul class="cage-entries">
            {waiting.map((row) => (
              <Entry key={row.entry} desk={desk} row={row} onBought={onBought} />
            ))}
          </ul>
        </article>
      )}
      <article class="pane no-print">
        <h2>{isCalledOff ? say.refunds : say.entries}</h2>
        <Field label={say.find} hint={say.findHint}>
          <Input
            type="search"
            maxLength={60}
            autocomplete="off"
            value={find.value}
            onInput={({ currentTarget }) => {
              find.value = currentTarget.value
            }}
          />
        </Field>
        <ul class="cage-entries">
          {shown.map((row) => (
            <Entry key={row.entry} desk={desk} row={row} onBought={onBought} />
          ))}
        </ul>
        {found.length > shown.length && <p class="soft">{say.more(found.length - shown.length)}</p>}
      </article>
    </>
  )
}

const isToRefund = ({ receipts }: EntryRow): boolean => receipts.some(({ isBack }) => !isBack)

const isFound = ({ name, entry, person, receipts }: EntryRow, wanted: string): boolean =>
  wanted === '' ||
  [name, entry, person, ...receipts.map(({ receipt }) => receipt)].some((text) => text.toLowerCase().includes(wanted))

function Entry({ desk, row, onBought }: Of & { row: EntryRow }) {
  const say = words().tournamentCage
  const { refused, order } = useSending()
  const { activity, status, structure } = desk
  const { entry, name, owes, receipts } = row
  const drawer = ownDrawer()
  const from = drawer === undefined ? {} : { drawer }
  const player = words().tournaments.player
  const chips = useSignal('')
  const most = structure.rebuys?.atMost
  const asksChips = most !== undefined && !owes
  const buy = async (what: 'Rebuy' | 'AddOn', done: string) => {
    if (drawer === undefined) return
    const left = what === 'Rebuy' && asksChips && chips.value !== '' ? { chips: Number(chips.value) } : {}
    await order({ do: what, activity, entry, drawer, ...left }, ({ events }) => {
      const bought = eventOf(events, 'RebuyTaken') ?? eventOf(events, 'AddOnTaken')
      if (bought !== undefined) onBought(bought.purchase.receipt)
      return done
    })
  }
  const isRunning = status === 'running'
  return (
    <li data-entry={entry}>
      <span class="cage-entry-name">
        <strong>{name}</strong>{' '}
        <span class="soft">{[entry, ...(owes ? [player.owes] : [player.status[row.status]])].join(' · ')}</span>
      </span>
      <span class="actions">
        {isRunning && row.status === 'in' && asksChips && isAllowed('Rebuy') && (
          <Input
            class="cage-entry-chips"
            type="number"
            min="0"
            inputMode="numeric"
            aria-label={say.chipsLeft(name, most)}
            placeholder={say.atMost(most)}
            value={chips.value}
            onInput={({ currentTarget }) => {
              chips.value = currentTarget.value
            }}
          />
        )}
        {isRunning && row.status === 'in' && structure.rebuys !== undefined && isAllowed('Rebuy') && (
          <Button
            look={owes ? 'primary' : 'plain'}
            disabled={drawer === undefined}
            onClick={() => void buy('Rebuy', say.rebought(name))}
          >
            {say.rebuy(structure.rebuys.price)}
          </Button>
        )}
        {isRunning && row.status === 'in' && !owes && structure.addOns !== undefined && isAllowed('AddOn') && (
          <Button disabled={drawer === undefined} onClick={() => void buy('AddOn', say.added(name))}>
            {say.addOn(structure.addOns.price)}
          </Button>
        )}
        {status === 'open' && row.status === 'in' && isAllowed('Unregister') && (
          <Button
            look="stop"
            onClick={() => void order({ do: 'Unregister', activity, entry, ...from }, say.unregistered(name))}
          >
            {say.unregister(structure.total)}
          </Button>
        )}
        {status === 'called off' && isAllowed('RefundEntry') && (
          <Button
            look="primary"
            onClick={() => void order({ do: 'RefundEntry', activity, entry, ...from }, say.refunded(name))}
          >
            {say.refund(row.refund ?? structure.total)}
          </Button>
        )}
        {receipts.map(({ receipt, kind, isBack }) => (
          <Button key={receipt} look="link" onClick={() => onBought(receipt)}>
            {`${player.kinds[kind]} ${receipt}`}
            {isBack && ` · ${player.isBack}`}
          </Button>
        ))}
      </span>
      <Refusal refused={refused.value} />
    </li>
  )
}

/** A rebuy or an add-on that was never to be: by two. */
export function VoidPurchase({ desk: { activity }, receipt }: { desk: TournamentDesk; receipt: string }) {
  const say = words().tournamentCage
  const { refused, order } = useSending()
  const drawer = ownDrawer()
  return (
    <details class="fold no-print">
      <summary>{say.voidReceipt}</summary>
      <ReasonByTwo
        act="VoidPurchase"
        label={say.reason}
        deed={say.voidReceipt}
        onSend={(reason, second) =>
          order(
            { do: 'VoidPurchase', activity, receipt, reason, ...(drawer === undefined ? {} : { drawer }) },
            say.voided,
            second,
          )
        }
      />
      <Refusal refused={refused.value} />
    </details>
  )
}
