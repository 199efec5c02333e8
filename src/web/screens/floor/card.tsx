/** The card of one table: what is offered there, its open hits, its faults, its last rounds. */

import { useSignal } from '@preact/signals'
import type { TableView } from '../../../views/table.ts'
import { show } from '../../stream/address.ts'
import { gameName } from '../../stream/games.ts'
import { type OrderText, type Refused, send } from '../../stream/orders.ts'
import { isAllowed } from '../../stream/permission.ts'
import { useView } from '../../stream/viewreader.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { nameOf } from '../../ui/names.ts'
import { Notice } from '../../ui/notice.tsx'
import { Options } from '../../ui/options.tsx'
import { Deed } from '../../ui/outcome.tsx'
import { hush, tell } from '../../ui/overlay/toast.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { Table } from '../../ui/table.tsx'
import { worded, words } from '../../words.ts'
import { lostSince, stateOf } from './map/tablestate.ts'
import { AnswerCall } from './waiting/answer.tsx'
import { hitRows, WaitingList } from './waiting/list.tsx'
import { Since } from './waiting/since.tsx'

export function TableCard({ table }: { table: TableView }) {
  const say = words()
  const state = stateOf(table)
  const refused = useSignal<Refused | undefined>(undefined)
  const act = async (order: OrderText) => {
    const answer = await send(order)
    refused.value = answer.ok ? undefined : answer
    return answer.ok
  }
  const lost = lostSince(table.table)
  const faults = DEVICES.flatMap((device) => {
    const reason = table.broken[device]
    return reason === undefined ? [] : [[device, reason] as const]
  })
  return (
    <article class="pane table-card">
      <header class="pane-head">
        <h2>
          {say.table.title(table.table)} · {gameName(table.game)}
        </h2>
        <span class="map-state" data-state={state}>
          {say.floor.state[state]}
        </span>
      </header>
      <p class="soft">
        {say.floor.card.seats(table.seats)} ·{' '}
        {table.open === undefined ? say.table.noRound : say.table.round(table.open.round)}
      </p>
      {table.call !== undefined && (
        <Notice tone="due">
          <strong>{say.floor.card.call}</strong>: {table.call.why} · {nameOf(table.call.by)} ·{' '}
          <Since at={table.call.since} />
          <div class="actions">
            <AnswerCall of={{ table: table.table, call: table.call }} onCard />
          </div>
        </Notice>
      )}
      {lost !== undefined && <Notice tone="stop">{say.floor.card.linkLost(when(lost))}</Notice>}
      {faults.map(([device, reason]) => (
        <Notice key={device} tone="stop">
          <strong>{deviceName(device)}</strong>: {worded(reason)}
          {isAllowed('ClearFault') && (
            <p class="actions">
              <Button onClick={() => void act({ do: 'ClearFault', table: table.table, device })}>
                {say.floor.card.mended(deviceName(device))}
              </Button>
            </p>
          )}
        </Notice>
      ))}
      <Refusal refused={refused.value} />
      {table.hits.length > 0 && (
        <WaitingList title={say.floor.card.hits} rows={hitRows(table.hits)} chosen={undefined} />
      )}
      <h2>{say.floor.card.activities}</h2>
      {table.activities.length === 0 && <p class="soft">{say.floor.card.noActivities}</p>}
      <ul class="card-activities">
        {table.activities.map(({ activity, name, fee }) => (
          <li key={activity}>
            {name} <span class="soft">{fee}</span>
          </li>
        ))}
      </ul>
      <Last table={table} />
      <p class="actions">
        {table.isOpen && table.activities.length > 0 && isAllowed('ReportHit') && (
          <Button look="primary" onClick={() => show({ report: table.table, table: undefined })}>
            {say.floor.card.report}
          </Button>
        )}
        <Button onClick={() => show({ tab: 'whynot', at: table.table, table: undefined, hit: undefined })}>
          {say.floor.card.why}
        </Button>
        {isAllowed('StartRound') && (
          <ButtonLink href={`/table/${encodeURIComponent(table.table)}`}>{say.floor.card.open}</ButtonLink>
        )}
      </p>
      {isAllowed('ReportFault') && <Fault table={table} act={act} />}
      <Keeping table={table} />
    </article>
  )
}

const DEVICES = ['sensor', 'reader'] as const

const deviceName = (device: string): string =>
  device === 'sensor' ? words().floor.card.sensor : device === 'reader' ? words().floor.card.reader : device

function Last({ table }: { table: TableView }) {
  const say = words().floor.card
  // Read again when the table has moved on.
  const version = `${table.round} ${table.open === undefined} ${table.hits.length}`
  const { view: history } = useView(
    `/api/views/rounds?table=${encodeURIComponent(table.table)}&v=${encodeURIComponent(version)}`,
  )
  return (
    <>
      <h2>{say.last}</h2>
      {history !== undefined && history.rounds.length === 0 && <p class="soft">{say.none}</p>}
      {history !== undefined && history.rounds.length > 0 && (
        <Table columns={[say.round, say.time, say.fees, say.result]}>
          {history.rounds.map(({ round, local, fees, hits, judged, voided }) => (
            <tr key={`${round} ${local}`}>
              <td>{round}</td>
              <td>{when(local)}</td>
              <td>{fees}</td>
              <td>
                {voided !== undefined
                  ? `${say.voided}: ${voided}`
                  : [
                      ...hits.map(({ hit, total }) => say.hit(hit, total)),
                      ...(judged > 0 ? [say.judged(judged)] : []),
                    ].join(', ') || say.noReport}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

/** Nobody sits at a table that was just opened, so closing it takes all of it back; what closing has cleared stays so. */
const opened = (table: string): void =>
  tell(words().floor.card.opened(words().table.title(table)), {
    says: words().podium.undo,
    press: () => {
      hush()
      void send({ do: 'CloseTable', table })
    },
  })

/** Opened for play and closed again; at a game against the house, what it won and lost goes where it belongs. */
function Keeping({ table: { table, isOpen, isDealt, round } }: { table: TableView }) {
  const say = words().floor.card
  const turn = isOpen ? 'CloseTable' : 'OpenTable'
  return (
    <>
      {isAllowed(turn) && (
        <details class="fold" open={!isOpen}>
          <summary>{isOpen ? say.closeTable : say.openTable}</summary>
          <Deed
            act={turn}
            order={{ do: turn, table }}
            since={`${isOpen} ${round}`}
            label={isOpen ? say.closeTable : say.openTable}
            look={isOpen ? 'stop' : 'primary'}
            {...(isOpen ? {} : { onDone: () => opened(table) })}
          />
        </details>
      )}
      {isOpen && isDealt && isAllowed('SettleTable') && (
        <details class="fold">
          <summary>{say.settleTable}</summary>
          <Deed
            act="SettleTable"
            order={{ do: 'SettleTable', table }}
            since={`${round}`}
            label={say.settleTable}
            says={say.settleTableSays}
            look="plain"
          />
        </details>
      )}
    </>
  )
}

function Fault({ table, act }: { table: TableView; act: (order: OrderText) => Promise<unknown> }) {
  const say = words()
  const submit = async (sent: HTMLFormElement) => {
    const form = new FormData(sent)
    const device = form.get('device') === 'reader' ? 'reader' : 'sensor'
    const reason = String(form.get('reason'))
    if (!(await act({ do: 'ReportFault', table: table.table, device, reason }))) return
    sent.reset()
    tell(say.floor.card.faultReported(say.table.title(table.table)), {
      says: say.podium.undo,
      press: () => {
        hush()
        void act({ do: 'ClearFault', table: table.table, device })
      },
    })
  }
  const works = DEVICES.filter((device) => table.broken[device] === undefined)
  if (works.length === 0) return null
  return (
    <details class="fold">
      <summary>{say.floor.card.reportFault}</summary>
      <Form keep={`fault ${table.table}`} onSend={submit}>
        <Field label={say.floor.card.device}>
          <Select name="device">
            <Options of={works.map((device) => [device, deviceName(device)])} />
          </Select>
        </Field>
        <Field label={say.reason}>
          <Input name="reason" required maxLength={1000} />
        </Field>
        <Button type="submit" look="stop">
          {say.floor.card.faultNow}
        </Button>
      </Form>
    </details>
  )
}
