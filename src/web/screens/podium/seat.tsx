/** What can be done at one seat. */
import { AWAY } from '../../../engine/presence/vocabulary.ts'
import { maySee } from '../../../server/door/permissions.ts'
import type { PodiumSeat } from '../../../views/podium/podium.ts'
import { show } from '../../stream/address.ts'
import { isAllowed } from '../../stream/permission.ts'
import { session } from '../../stream/session.ts'
import { Button, Choices } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { begin, moveTo, moving, nameOf, order } from './moving.ts'
import { PlayerFinder } from './player.tsx'

/** How long a seat is held that somebody holds by hand. */
const HELD_MINUTES = 10

type Deeds<Is extends PodiumSeat['is'] = PodiumSeat['is']> = {
  readonly table: string
  readonly seat: Extract<PodiumSeat, { is: Is }>
}

export function SeatDeeds({ table, seat }: Deeds) {
  if (!isAllowed('SeatPlayer')) return <History seat={seat} />
  switch (seat.is) {
    case 'empty':
      return <EmptySeat table={table} seat={seat} />
    case 'reserved':
      return <HeldSeat table={table} seat={seat} />
    case 'taken':
    case 'away':
      return <TakenSeat table={table} seat={seat} />
  }
}

function EmptySeat({ table, seat: { seat } }: Deeds<'empty'>) {
  const say = words().podium
  const moved = moving()
  const sit = (person?: string) =>
    order(
      table,
      { do: 'SeatPlayer', table, seat, ...(person === undefined ? {} : { person }) },
      say.done.seated(table, seat),
    )
  if (moved !== undefined)
    return (
      <Button look="primary" onClick={() => void moveTo(moved, { table, seat })}>
        {say.moveHere(seat)}
      </Button>
    )
  return (
    <>
      <PlayerFinder label={say.find.sit} onChoose={({ person }) => void sit(person)} onStranger={() => void sit()} />
      {isAllowed('ReserveSeat') && (
        <Button
          look="quiet"
          onClick={() =>
            void order(table, { do: 'ReserveSeat', table, seat, minutes: HELD_MINUTES }, say.done.reserved(table, seat))
          }
        >
          {say.reserve}
        </Button>
      )}
    </>
  )
}

function HeldSeat({ table, seat }: Deeds<'reserved'>) {
  const say = words().podium
  const { seat: nth, person } = seat
  return (
    <div class="actions">
      {person !== undefined && (
        <Button
          look="primary"
          onClick={() => void order(table, { do: 'SeatPlayer', table, seat: nth, person }, say.done.seated(table, nth))}
        >
          {say.seatKept(nameOf(seat))}
        </Button>
      )}
      {isAllowed('ReleaseSeat') && (
        <Button
          onClick={() => void order(table, { do: 'ReleaseSeat', table, seat: nth }, say.done.released(table, nth))}
        >
          {say.release}
        </Button>
      )}
    </div>
  )
}

function TakenSeat({ table, seat }: Deeds<'taken' | 'away'>) {
  const say = words().podium
  const { seat: nth } = seat
  const at = { table, seat: nth }
  const isStranger = seat.person === undefined
  return (
    <>
      {seat.is === 'away' ? (
        <Button look="primary" onClick={() => void order(table, { do: 'MarkBack', ...at }, say.done.back(table, nth))}>
          {say.back}
        </Button>
      ) : (
        <Choices class="away-choices">
          <legend>{say.doAway}</legend>
          {AWAY.map((why) => (
            <Button
              key={why}
              onClick={() => void order(table, { do: 'MarkAway', ...at, why }, say.done.away(table, nth))}
            >
              {say.away[why]}
            </Button>
          ))}
        </Choices>
      )}
      <div class="actions">
        {isAllowed('MovePlayer') && <Button onClick={() => begin(at)}>{say.move}</Button>}
        <Button look="stop" onClick={() => void order(table, { do: 'LeaveSeat', ...at }, say.done.left(table, nth))}>
          {say.leave}
        </Button>
      </div>
      {isStranger && (
        <PlayerFinder
          label={say.find.name}
          onChoose={({ person }) => void order(table, { do: 'NamePlayer', ...at, person }, say.done.named(table, nth))}
        />
      )}
      <History seat={seat} />
    </>
  )
}

function History({ seat }: { seat: PodiumSeat }) {
  const person = 'person' in seat ? seat.person : undefined
  if (person === undefined || !maySee('stays', session.value?.person?.roles ?? [])) return null
  return (
    <Button look="link" onClick={() => show({ tab: 'stays', person })}>
      {words().podium.history}
    </Button>
  )
}
