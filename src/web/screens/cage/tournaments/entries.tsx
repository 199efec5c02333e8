/** Entries at the cage: rebuys that wait first; then everybody, each with what can be bought or given back. */
import { useSignal } from '@preact/signals'
import { drawerPlace } from '../../../../ledger/name.ts'
import type { EntryRow, TournamentDesk } from '../../../../views/tournaments/rows.ts'
import { eventOf } from '../../../stream/orders.ts'
import { isAllowed } from '../../../stream/permission.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/field.tsx'
import { useSending } from '../../../ui/form.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { List } from '../../../ui/list/list.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { Refusal } from '../../../ui/refusal.tsx'
import { ReasonByTwo } from '../../../ui/secondperson.tsx'
import { words } from '../../../words.ts'
import { ownDrawer } from '../drawers/drawerof.ts'
import { PayAsk } from '../payask.tsx'

const NOTHING = '$0.00'

type Of = { readonly desk: TournamentDesk; readonly onBought: (receipt: string) => void }

export function Entries({ desk, onBought }: Of) {
  const say = words().tournamentCage
  const waiting = desk.entries.filter(({ owes }) => owes)
  const isCalledOff = desk.status === 'called off'
  const rows = desk.entries.filter(
    (row) => !row.owes && (isCalledOff ? isToRefund(row) : row.status === 'in' || row.status === 'out'),
  )
  const acts = (row: EntryRow) => <Acts key={row.entry} desk={desk} row={row} onBought={onBought} />
  return (
    <>
      {waiting.length > 0 && (
        <article class="pane no-print" data-waiting="rebuys">
          <List
            name="tournament-rebuys"
            title={say.waiting}
            hasHeading
            isWhole
            quietUpTo={6}
            rows={waiting}
            keyOf={({ entry }) => entry}
            columns={columnsOf()}
            acts={acts}
          />
        </article>
      )}
      <article class="pane no-print">
        <List
          name="tournament-entries"
          title={isCalledOff ? say.refunds : say.entries}
          hasHeading
          isWhole
          quietUpTo={6}
          empty={isCalledOff ? say.noRefunds : waiting.length === 0 ? say.noEntries : undefined}
          rows={rows}
          keyOf={({ entry }) => entry}
          columns={columnsOf()}
          acts={acts}
        />
      </article>
    </>
  )
}

const isToRefund = ({ receipts }: EntryRow): boolean => receipts.some(({ isBack }) => !isBack)

function columnsOf(): Column<EntryRow>[] {
  const { player } = words().tournaments
  return [
    {
      key: 'name',
      says: words().listed.member,
      value: ({ name }) => name,
      cell: ({ name }) => <strong>{name}</strong>,
    },
    { key: 'entry', says: player.entry, value: ({ entry }) => entry },
    {
      key: 'status',
      says: words().listed.state,
      value: ({ owes, status }) => (owes ? player.owes : player.status[status]),
      isUnlabelled: true,
    },
    { key: 'card', says: player.card, value: ({ person }) => person, isDetail: true },
    {
      key: 'receipts',
      says: player.receipts,
      value: ({ receipts }) =>
        receipts
          .map(({ receipt, kind, isBack }) => `${player.kinds[kind]} ${receipt}${isBack ? ` · ${player.isBack}` : ''}`)
          .join(', '),
      isDetail: true,
    },
  ]
}

function Acts({ desk, row, onBought }: Of & { row: EntryRow }) {
  const say = words().tournamentCage
  const { refused, order } = useSending()
  const { activity, status, structure } = desk
  const { entry, name, owes, receipts } = row
  const drawer = ownDrawer()
  const from = drawer === undefined ? {} : { drawer }
  const player = words().tournaments.player
  const chips = useSignal('')
  const asked = useSignal<'Unregister' | 'RefundEntry' | undefined>(undefined)
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
  /** What was given back is on paper, too: the receipt of the entry, so marked. */
  const giveBack = async (what: 'Unregister' | 'RefundEntry') => {
    asked.value = undefined
    const done = what === 'Unregister' ? say.unregistered(name) : say.refunded(name)
    if ((await order({ do: what, activity, entry, ...from }, done)) && receipts[0] !== undefined)
      onBought(receipts[0].receipt)
  }
  const refund = row.refund ?? NOTHING
  const backLabel = asked.value === 'RefundEntry' ? say.refund(refund) : say.unregister(refund, refund === NOTHING)
  const isRunning = status === 'running'
  return (
    <>
      <span data-entry={entry}>
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
        {isRunning &&
          row.status === 'in' &&
          structure.rebuys !== undefined &&
          (owes || asksChips) &&
          isAllowed('Rebuy') && (
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
          <Button look="stop" onClick={() => (asked.value = 'Unregister')}>
            {say.unregister(refund, refund === NOTHING)}
          </Button>
        )}
        {status === 'called off' && isAllowed('RefundEntry') && (
          <Button look="primary" onClick={() => (asked.value = 'RefundEntry')}>
            {say.refund(refund)}
          </Button>
        )}
        {receipts.map(({ receipt, kind, isBack }) => (
          <Button key={receipt} look="link" onClick={() => onBought(receipt)}>
            {`${player.kinds[kind]} ${receipt}`}
            {isBack && ` · ${player.isBack}`}
          </Button>
        ))}
      </span>
      {asked.value !== undefined && (
        <BackAsk
          name={name}
          isRefund={asked.value === 'RefundEntry'}
          refund={refund}
          drawer={drawer}
          label={backLabel}
          onYes={() => asked.value !== undefined && void giveBack(asked.value)}
          onNo={() => (asked.value = undefined)}
        />
      )}
      <Refusal refused={refused.value} />
    </>
  )
}

type BackAskOf = {
  readonly name: string
  /** Called off, and not the player's own wish. */
  readonly isRefund: boolean
  readonly refund: string
  readonly drawer: string | undefined
  readonly label: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Money leaves the drawer: how much, to whom. What the house gave goes back to it, and nobody is paid. */
function BackAsk({ name, isRefund, refund, drawer, label, onYes, onNo }: BackAskOf) {
  const say = words().tournamentCage
  const title = isRefund ? say.refundAsk(name) : say.unregisterAsk(name)
  if (refund === NOTHING)
    return <Confirm asks={{ title, says: <p>{say.backNothing}</p> }} label={label} onYes={onYes} onNo={onNo} />
  return (
    <PayAsk
      amount={refund}
      title={title}
      to={name}
      from={drawer === undefined ? undefined : words().account(drawerPlace(drawer))}
      label={label}
      onYes={onYes}
      onNo={onNo}
    />
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
