/** When something does not work: what the rules put in its place, and somebody from the floor. */
import type { Device } from '../../../engine/house/vocabulary.ts'
import type { TableView } from '../../../views/table.ts'
import { beat, houseNow, staleSince, stoppedSince } from '../../stream/feed.ts'
import { Button, ButtonSummary } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { timeOf } from '../../ui/shell/clock.tsx'
import { worded, words } from '../../words.ts'
import * as desk from './desk.ts'

const DEVICES: readonly Device[] = ['sensor', 'reader']

/** Without an answer from the house no fee is taken: the hand that is dealt is finished, the next one is kept on paper. */
export function LinkLost() {
  const say = words().table
  if (staleSince.value === undefined) return null
  return (
    <Notice tone="stop" role="alert">
      <h2>{stoppedSince.value === undefined ? say.linkLost : words().stopped(timeOf(stoppedSince.value))}</h2>
      <ol>
        {say.linkLostSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Notice>
  )
}

export function Faults({ table }: { table: TableView }) {
  const say = words().table
  const failed = DEVICES.filter((device) => table.broken[device] !== undefined)
  return (
    <>
      {failed.map((device) => (
        <Notice tone="stop" key={device}>
          <h2>{say.failed(say.device[device], worded(table.broken[device] ?? {}))}</h2>
          <ul>
            {concerned(table, device).map(({ activity, name, terms }) => (
              <li key={activity}>
                {`${name}: ${terms === undefined ? say.noTerms : (say.instead[terms.what] ?? terms.what)}`}{' '}
                {terms !== undefined && <span class="clause">{terms.clause}</span>}
              </li>
            ))}
          </ul>
          {concerned(table, device).length < table.activities.length && <p>{say.othersGoOn}</p>}
          <p class="soft">{say.mendedByFloor}</p>
        </Notice>
      ))}
    </>
  )
}

/** Activities that use the device; the others go on as they are. */
function concerned({ activities }: TableView, device: Device) {
  return activities.flatMap(({ activity, name, instead, evidence }) => {
    const terms = instead.find((one) => one.device === device)
    const isUsed = terms !== undefined || (device === 'sensor' && evidence === 'sensed')
    return isUsed ? [{ activity, name, terms }] : []
  })
}

export function Trouble({ table }: { table: TableView }) {
  const say = words().table
  const whole = DEVICES.filter((device) => table.broken[device] === undefined)
  return (
    <details class="trouble">
      <ButtonSummary>{say.trouble}</ButtonSummary>
      <div class="trouble-panel">
        {table.call !== undefined && <p>{say.calledAlready(table.call.why)}</p>}
        {table.call === undefined && (
          <fieldset class="seat-group">
            <legend>{say.callFloor}</legend>
            {say.callReasons.map((why) => (
              <Button
                key={why}
                onClick={(event) => tell(event.currentTarget, { do: 'CallFloor', table: table.table, why })}
              >
                {why}
              </Button>
            ))}
          </fieldset>
        )}
        <fieldset class="seat-group" hidden={whole.length === 0}>
          <legend>{say.malfunction}</legend>
          {whole.map((device) => (
            <Button
              key={device}
              onClick={(event) =>
                tell(event.currentTarget, {
                  do: 'ReportFault',
                  table: table.table,
                  device,
                  reason: say.reportedByDealer,
                })
              }
            >
              {say.hasFailed(say.device[device])}
            </Button>
          ))}
        </fieldset>
      </div>
    </details>
  )
}

/** Told once: the panel closes by itself. */
function tell(button: HTMLElement, order: Parameters<typeof desk.order>[0]): void {
  button.closest('details')?.removeAttribute('open')
  void desk.order(order)
}

/** The clock runs until the floor has come. */
export function Called({ table }: { table: TableView }) {
  const { call } = table
  if (call === undefined || beat.value === undefined) return null
  const seconds = Math.max(0, Math.floor((houseNow.value - call.since) / 1_000))
  return (
    <Notice tone="due">
      {words().table.called(call.why, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}
    </Notice>
  )
}
