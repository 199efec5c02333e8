/** What is told after tickets were handed out and says who sat there otherwise: the tickets stay, and the floor sees the difference. */
import { partyKey } from '../../base/party.ts'
import type { EventOf as EventIn } from '../mechanism.ts'
import { isSeating, type Place, type Presence } from '../presence/vocabulary.ts'
import type { HandedOut, Sitting, Slice, State } from './vocabulary.ts'

type Told = EventIn<Presence>

export function hearOtherwise(own: Slice, event: Told, world: Pick<State, 'seated'>): void {
  for (const now of own.handedOut.values()) hear(now, event, world)
}

function hear(now: HandedOut, event: Told, { seated }: Pick<State, 'seated'>): void {
  const personAt = ({ table, seat }: Place) => seated.get(table)?.get(seat)?.person
  switch (event.type) {
    case 'PlayerSeated':
      if (event.at <= now.at) sat(now, event)
      return
    case 'PlayerLeft':
    case 'PlayerAway':
      if (event.at <= now.at) satNot(now, sittingAt(event, personAt(event)))
      return
    case 'PlayerNamed': {
      const other = personAt(event)
      if (other !== undefined) satNot(now, sittingAt(event, other))
      return
    }
    case 'CardsScanned':
      for (const scan of event.scans) if (isSeating(scan) && scan.at <= now.at) sat(now, scan)
      return
    case 'StayCorrected': {
      const { was, to } = event
      const covers = (one: { since: number; until?: number } | undefined) =>
        one !== undefined && one.since <= now.at && (one.until ?? Number.POSITIVE_INFINITY) > now.at
      if (covers(was) === covers(to)) return
      if (covers(to)) sat(now, was)
      else satNot(now, sittingAt(was, was.person))
      return
    }
    case 'PlayerMoved':
    case 'PlayerBack':
    case 'SeatReserved':
    case 'SeatReleased':
      return
  }
}

const sittingAt = ({ table, seat }: Place, person: string | undefined): Sitting =>
  person === undefined ? { table, seat } : { table, seat, person }

/** Sat there, and has no ticket of that time. */
function sat(now: HandedOut, { table, seat, person }: Sitting): void {
  const key = person ?? partyKey({ kind: 'seat', table, seat })
  if (now.otherwise.get(key)?.was === 'not seated') now.otherwise.delete(key)
  else if (!now.given.has(key)) now.otherwise.set(key, { ...sittingAt({ table, seat }, person), was: 'seated' })
}

/** Has a ticket, and did not sit there. */
function satNot(now: HandedOut, { table, seat, person }: Sitting): void {
  const key = person ?? partyKey({ kind: 'seat', table, seat })
  if (now.otherwise.get(key)?.was === 'seated') now.otherwise.delete(key)
  else if (now.given.has(key)) now.otherwise.set(key, { ...sittingAt({ table, seat }, person), was: 'not seated' })
}
