/** One player: what was paid, and what has happened. Knocking out is the first thing there. */

import { useSignal } from '@preact/signals'
import type { EntryRow, TournamentDesk } from '../../../views/tournaments/rows.ts'
import { show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { useSending } from '../../ui/form.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { ReasonByTwo } from '../../ui/secondperson.tsx'
import { clockOf } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'
import { FloorOf } from './floorof.tsx'
import { KnockOut, placeText } from './knockout.tsx'

export function Player({ desk, row }: { desk: TournamentDesk; row: EntryRow }) {
  const say = words().tournaments.player
  const close = () => show({ player: undefined })
  const { entry, person, name, status, owes, intends, bounty, table, seat, way } = row
  const isOut = useSignal(false)
  const canFall = desk.status === 'running' && status === 'in' && !owes && isAllowed('KnockOut')
  return (
    <Drawer title={name} onClose={close}>
      <Facts
        rows={[
          [say.entry, `${entry} · ${say.ways[way]}`],
          [say.card, person],
          [words().tournamentPapers.seat, table === undefined ? '' : placeOf(table, seat)],
          [words().listed.state, [say.status[status], ...whyOut(row)].join(' · ')],
          [say.bountyOn, bounty ?? ''],
        ]}
      />
      {owes && <p class="player-due">▲ {say.owes}</p>}
      {canFall && !isOut.value && (
        <div class="player-acts">
          <Button look="primary" size="touch" onClick={() => (isOut.value = true)}>
            {say.knockedOut}
          </Button>
          {!intends && desk.structure.rebuys !== undefined && <Intend desk={desk} row={row} />}
        </div>
      )}
      {canFall && isOut.value && <KnockOut desk={desk} row={row} onDone={close} />}
      {desk.status === 'running' && <FloorOf desk={desk} row={row} />}
      {owes && isAllowed('WaiveRebuy') && <Waive desk={desk} row={row} />}
      <Receipts row={row} />
      {(status === 'in' || status === 'out') && isAllowed('VoidEntry') && <Void desk={desk} row={row} />}
    </Drawer>
  )
}

/** The place of whoever is out, or for what there is none. */
function whyOut({ place, to, penalties }: EntryRow): string[] {
  const gone = penalties.find(({ kind }) => kind === 'disqualified')
  if (gone !== undefined) return [words().tournaments.floor.kinds.disqualified, gone.ground]
  return place === undefined ? [] : [words().tournaments.player.place(placeText(place, to))]
}

const placeOf = (table: string, seat: string | undefined): string => {
  const say = words().tournamentClock
  return seat === undefined ? say.table(table) : `${say.table(table)}, ${say.seat(seat)}`
}

type Of = { readonly desk: TournamentDesk; readonly row: EntryRow }

function Intend({ desk: { activity }, row: { entry } }: Of) {
  const say = words().tournaments.player
  const { refused, order } = useSending()
  if (!isAllowed('IntendRebuy')) return null
  return (
    <>
      <Button size="touch" onClick={() => void order({ do: 'IntendRebuy', activity, entry }, say.intended)}>
        {say.intend}
      </Button>
      <Refusal refused={refused.value} />
    </>
  )
}

function Waive({ desk: { activity }, row: { entry } }: Of) {
  const say = words().tournaments.player
  const { refused, order } = useSending()
  return (
    <details class="fold">
      <summary>{say.waive}</summary>
      <p class="soft">{say.waiveSays}</p>
      <ReasonByTwo
        act="WaiveRebuy"
        label={words().tournaments.out.reason}
        deed={say.waive}
        onSend={(reason, second) => order({ do: 'WaiveRebuy', activity, entry, reason }, say.waived, second)}
      />
      <Refusal refused={refused.value} />
    </details>
  )
}

function Receipts({ row: { receipts } }: { row: EntryRow }) {
  const say = words().tournaments.player
  return (
    <Table label={say.receipts} caption={say.receipts}>
      {receipts.map(({ receipt, kind, total, isBack, local }) => (
        <tr key={receipt}>
          <th scope="row">{receipt}</th>
          <td>{say.kinds[kind]}</td>
          <td>{clockOf(local)}</td>
          <td class="money">{total}</td>
          <td>{isBack && say.isBack}</td>
        </tr>
      ))}
    </Table>
  )
}

function Void({ desk: { activity }, row: { entry, receipts } }: Of) {
  const say = words().tournaments.player
  const { refused, order } = useSending()
  const drawer = receipts.find((one) => one.drawer !== undefined)?.drawer
  return (
    <details class="fold">
      <summary>{say.void}</summary>
      <p class="soft">{say.voidSays}</p>
      <ReasonByTwo
        act="VoidEntry"
        label={words().tournaments.out.reason}
        deed={say.void}
        first={
          drawer !== undefined && (
            <Field label={say.drawer} hint={say.drawerHint}>
              <Input name="drawer" required maxLength={40} defaultValue={drawer} autocomplete="off" />
            </Field>
          )
        }
        onSend={async (reason, second, form) => {
          const from = String(new FormData(form).get('drawer') ?? '').trim()
          const asked = { activity, entry, reason, ...(from === '' ? {} : { drawer: from }) }
          await order({ do: 'VoidEntry', ...asked }, say.voided, second)
        }}
      />
      <Refusal refused={refused.value} />
    </details>
  )
}
