/** One table beside the map: its seats large, what can be done at the one that is chosen, opening and closing. */
import { useSignal } from '@preact/signals'
import type { PodiumSeat, PodiumTable } from '../../../views/podium/podium.ts'
import { query, show } from '../../stream/address.ts'
import { houseNow } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Row, Rows } from '../../ui/row.tsx'
import { words } from '../../words.ts'
import { SeatMark } from './drawn.tsx'
import { clockTo, dealtAt } from './map.tsx'
import { dragOf, dropOn, order, refused } from './moving.ts'
import { nameOf } from './naming.ts'
import { BreakTable, OpenTable, tablesToOpen } from './plan.tsx'
import { SeatDeeds } from './seat.tsx'

export function TablePane({ table }: { table: PodiumTable }) {
  const say = words().podium
  const chosen = query.value.get('seat')
  const was = refused.value
  return (
    <section class="podium-side podium-pane" aria-labelledby="podium-pane">
      <header class="podium-pane-head">
        <div>
          <h2 id="podium-pane">{say.table(table.table)}</h2>
          <p class="soft">{dealtAt(table)}</p>
        </div>
        <Badge tone={table.status === 'short' ? 'due' : undefined}>{say.status[table.status]}</Badge>
        <Button onClick={() => show({ table: undefined, seat: undefined })}>{say.toLists}</Button>
      </header>
      {table.status !== 'closed' && (
        <Rows aria-label={say.seats} class="podium-seats">
          {table.seats.map((seat) => (
            <li key={seat.seat}>
              <SeatRow table={table.table} seat={seat} isOpen={seat.seat === chosen} />
              {seat.seat === chosen && (
                <div class="seat-deeds">
                  <SeatDeeds table={table.table} seat={seat} />
                  <Refusal refused={was?.table === table.table ? was : undefined} />
                </div>
              )}
            </li>
          ))}
        </Rows>
      )}
      {chosen === null && <Refusal refused={was?.table === table.table ? was : undefined} />}
      <OpenOrClose table={table} />
    </section>
  )
}

function SeatRow({ table, seat, isOpen }: { table: string; seat: PodiumSeat; isOpen: boolean }) {
  const say = words().podium
  const isTaken = seat.is === 'taken' || seat.is === 'away'
  const at = { table, seat: seat.seat }
  return (
    <Row
      class="seat-row"
      isOpen={isOpen}
      onClick={() => {
        refused.value = undefined
        show({ seat: isOpen ? undefined : seat.seat })
      }}
      {...(isTaken ? dragOf(at) : seat.is === 'empty' ? dropOn(at) : {})}
    >
      <span class="seat-number">
        <span class="unseen">{say.seat(seat.seat)}</span>
        <span aria-hidden="true">{seat.seat}</span>
      </span>
      <SeatMark is={seat.is} />
      <span class="seat-who">{whoIn(seat)}</span>
      <span class="seat-since">{whenOf(seat)}</span>
    </Row>
  )
}

function whoIn(seat: PodiumSeat): string {
  const say = words().podium
  switch (seat.is) {
    case 'empty':
      return say.is.empty
    case 'reserved':
      return seat.person === undefined ? say.heldOpen : say.heldFor(nameOf(seat))
    case 'taken':
    case 'away':
      return nameOf(seat)
  }
}

const minutesSince = (at: number): number => Math.max(0, Math.floor((houseNow.value - at) / 60_000))

function whenOf(seat: PodiumSeat): string {
  const say = words().podium
  switch (seat.is) {
    case 'empty':
      return ''
    case 'reserved':
      return clockTo(seat.until)
    case 'taken':
      return say.minutes(minutesSince(seat.since))
    case 'away':
      return say.awaySince(say.away[seat.why], minutesSince(seat.awaySince))
  }
}

function OpenOrClose({ table: { table, status, seats } }: { table: PodiumTable }) {
  const say = words().podium
  const isAsking = useSignal(false)
  const done = () => {
    isAsking.value = false
  }
  const seated = seats.filter(({ is }) => is === 'taken' || is === 'away').length
  if (status === 'closed') {
    const forList = tablesToOpen().find((one) => one.table === table)?.list
    return (
      <footer class="podium-pane-foot actions">
        {forList !== undefined && <OpenTable list={forList.list} table={table} />}
        {isAllowed('OpenTable') && (
          <Button
            look={forList === undefined ? 'primary' : 'quiet'}
            onClick={() => void order(table, { do: 'OpenTable', table }, say.done.opened(table))}
          >
            {forList === undefined ? say.open : say.openEmpty}
          </Button>
        )}
      </footer>
    )
  }
  const close = async () => {
    done()
    await order(table, { do: 'CloseTable', table }, say.done.closed(table))
  }
  return (
    <footer class="podium-pane-foot actions">
      <BreakTable table={table} />
      {isAllowed('CloseTable') && (
        <Button
          look="quiet"
          onClick={() => {
            isAsking.value = true
          }}
        >
          {say.close}
        </Button>
      )}
      {isAsking.value && (
        <Dialog
          title={say.closeAsk(table)}
          onClose={done}
          foot={
            <>
              <Button onClick={done}>{words().cancel}</Button>
              <Button look="stop" onClick={() => void close()}>
                {say.close}
              </Button>
            </>
          }
        >
          <p>{say.closeSays(seated)}</p>
        </Dialog>
      )}
    </footer>
  )
}
