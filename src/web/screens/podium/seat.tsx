/** What can be done at one seat. */
import type { Away } from '../../../engine/presence/vocabulary.ts'
import { maySee } from '../../../server/door/permissions.ts'
import type { PodiumSeat } from '../../../views/podium/podium.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { session } from '../../stream/session.ts'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words.ts'
import { AskChange } from './moves.tsx'
import { begin, moveTo, moving, order } from './moving.ts'
import { nameOf } from './naming.ts'
import { PlayerFinder } from './player.tsx'

const AWAY: readonly Away[] = ['chips', 'meal', 'blind', 'break']

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
      <WhoWaits table={table} seat={seat} />
      <PlayerFinder label={say.find.sit} onChoose={({ person }) => void sit(person)} />
      <div class="actions">
        <Button onClick={() => void sit()}>{say.find.stranger}</Button>
        {isAllowed('ReserveSeat') && (
          <Button
            onClick={() =>
              void order(
                table,
                { do: 'ReserveSeat', table, seat, minutes: HELD_MINUTES },
                say.done.reserved(table, seat),
              )
            }
          >
            {say.reserve}
          </Button>
        )}
      </div>
    </>
  )
}

/** Whoever is chosen on a list of this game can be called or seated here. */
function WhoWaits({ table, seat }: { table: string; seat: string }) {
  const say = words()
  const who = query.value.get('who')
  const list = view('podium').value?.lists.find(
    ({ tables, waiting }) => tables.includes(table) && waiting.some(({ person }) => person === who),
  )
  const one = list?.waiting.find(({ person }) => person === who)
  if (list === undefined || one === undefined || one.page !== undefined || !isAllowed('PagePerson')) return null
  const { person } = one
  const name = nameOf(one)
  return (
    <div class="actions">
      <Button
        look="primary"
        onClick={() =>
          void order(
            table,
            { do: 'PagePerson', list: list.list, person, table, seat },
            say.waiting.done.called(name, table, seat),
          )
        }
      >
        {say.waiting.callWho(name, table, seat)}
      </Button>
      <Button
        onClick={() =>
          void order(table, { do: 'SeatPlayer', table, seat, person }, say.podium.done.seated(table, seat))
        }
      >
        {say.waiting.seatWho(name, table, seat)}
      </Button>
    </div>
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
        <fieldset class="away-choices">
          <legend>{say.doAway}</legend>
          {AWAY.map((why) => (
            <Button
              key={why}
              onClick={() => void order(table, { do: 'MarkAway', ...at, why }, say.done.away(table, nth))}
            >
              {say.away[why]}
            </Button>
          ))}
        </fieldset>
      )}
      <div class="actions">
        {isAllowed('MovePlayer') && <Button onClick={() => begin(at)}>{say.move}</Button>}
        <Button look="stop" onClick={() => void order(table, { do: 'LeaveSeat', ...at }, say.done.left(table, nth))}>
          {say.leave}
        </Button>
      </div>
      <AskChange table={table} seat={nth} />
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
