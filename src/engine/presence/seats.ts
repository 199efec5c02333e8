/** Sitting down, moving, going away, coming back, leaving: nobody in two seats, no seat with two people. */
import { MINUTE } from '../../base/moment.ts'
import { because, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { seatingOn } from '../../rulebook/profile.ts'
import { PROFILE, profileOf } from '../house/profile.ts'
import type { Ask } from '../mechanism.ts'
import { keptElsewhere } from './keeping.ts'
import type { CommandOf, Decision, EventOf, Place, Seated, Slice, State } from './vocabulary.ts'

type SeatOrder =
  | 'SeatPlayer'
  | 'NamePlayer'
  | 'MovePlayer'
  | 'MarkAway'
  | 'MarkBack'
  | 'LeaveSeat'
  | 'ReserveSeat'
  | 'ReleaseSeat'

export function decideSeats(state: State, command: CommandOf<SeatOrder>, ask: Pick<Ask, 'tournamentAt'>): Decision {
  const { table, seat, by } = command
  const kept = whyOfATournament(command, ask)
  if (kept !== undefined) return kept
  const place = { table, seat }
  const at = command.at.at
  switch (command.do) {
    case 'SeatPlayer': {
      const { person } = command
      const refused =
        whyBarred(state, person, command.at.local) ??
        whyNotFree(state, place, person) ??
        whyElsewhere(state, person) ??
        whyTooLate(state, place, at, person)
      const seated = { type: 'PlayerSeated', ...told(command), ...(person === undefined ? {} : { person }) } as const
      return refused ?? [...keptElsewhere(state, person, place, by), seated]
    }
    case 'ReserveSeat': {
      const { person, minutes } = command
      const refused = whyNotFree(state, place, person)
      const until = at + minutes * MINUTE
      return refused ?? [{ type: 'SeatReserved', ...place, ...(person === undefined ? {} : { person }), until, by }]
    }
    case 'ReleaseSeat':
      return state.reserved.get(table)?.has(seat)
        ? [{ type: 'SeatReleased', ...place, by }]
        : refuseOrder('seat is not reserved', place)
    case 'NamePlayer':
    case 'MovePlayer':
    case 'MarkAway':
    case 'MarkBack':
    case 'LeaveSeat': {
      const there = seatedAt(state, place)
      if (there === undefined) return refuseOrder('seat is empty', place)
      if (at < there.last) return refuseOrder('something later is known', place)
      return decideTaken(state, command, there)
    }
  }
}

/** Who has a seat of a tournament is said there and nowhere else; that somebody is away for a while is said here. */
function whyOfATournament(command: CommandOf<SeatOrder>, ask: Pick<Ask, 'tournamentAt'>): Refusal | undefined {
  switch (command.do) {
    case 'MarkAway':
    case 'MarkBack':
    case 'ReleaseSeat':
      return undefined
    case 'SeatPlayer':
    case 'NamePlayer':
    case 'MovePlayer':
    case 'LeaveSeat':
    case 'ReserveSeat': {
      const tables = command.do === 'MovePlayer' ? [command.table, command.to.table] : [command.table]
      for (const table of tables) {
        const tournament = ask.tournamentAt(table)
        if (tournament !== undefined)
          return refuseOrder('seats are of a tournament', { table, activity: tournament.activity })
      }
    }
  }
  return undefined
}

function decideTaken(
  state: State,
  command: CommandOf<Exclude<SeatOrder, 'SeatPlayer' | 'ReserveSeat' | 'ReleaseSeat'>>,
  there: Seated,
): Decision {
  const { table, seat, by } = command
  const place = { table, seat }
  switch (command.do) {
    case 'NamePlayer': {
      const { person } = command
      if (there.person === person) return refuseOrder('named already', { person, ...place })
      const refused =
        whyBarred(state, person, command.at.local) ??
        whyElsewhere(state, person) ??
        (canBe(state, person, there) ? undefined : refuseOrder('player is somebody else', { person, ...place }))
      return refused ?? [...keptElsewhere(state, person, place, by), { type: 'PlayerNamed', ...told(command), person }]
    }
    case 'MovePlayer': {
      const { to } = command
      if (to.table === table && to.seat === seat) return refuseOrder('seat is taken', place)
      const refused = whyNotFree(state, to, there.person) ?? whyTooLate(state, to, command.at.at)
      const moved = { type: 'PlayerMoved', ...told(command), to, ...stillAway(there) } as const
      return refused ?? [...keptElsewhere(state, there.person, to, by), moved]
    }
    case 'MarkAway':
      return there.away === undefined
        ? [{ type: 'PlayerAway', ...told(command), why: command.why }]
        : refuseOrder('away already', place)
    case 'MarkBack':
      return there.away === undefined ? refuseOrder('not away', place) : [{ type: 'PlayerBack', ...told(command) }]
    case 'LeaveSeat':
      return [{ type: 'PlayerLeft', ...told(command) }]
  }
}

const told = ({ table, seat, at, by, via }: CommandOf<Exclude<SeatOrder, 'ReserveSeat' | 'ReleaseSeat'>>) => ({
  table,
  seat,
  at: at.at,
  by,
  ...(via === undefined ? {} : { via }),
})

/** Chips are carried for somebody who is at a meal: the new seat does not bring them back. A card that is read there does. */
export const stillAway = ({ away }: Seated): Pick<EventOf<'PlayerMoved'>, 'away'> =>
  away === undefined ? {} : { away: away.why }

/** The house's own rule, no document's: who is banned, or known to be younger than its profile says, plays nowhere. */
export function whyBarred(state: State, person: string | undefined, local: string): Refusal | undefined {
  if (person === undefined) return undefined
  const { age } = state.persons.get(person) ?? {}
  if (isBanned(state, person))
    return refuse({ kind: 'order' }, [because(PROFILE, 'banned from every seat', { person })])
  const terms = seatingOn(profileOf(state), local.slice(0, 10))
  return terms === undefined || age === undefined || age >= terms.age
    ? undefined
    : refuse({ kind: 'order' }, [because(PROFILE, 'too young for a seat', { person, age: terms.age, by: terms.by })])
}

export const isBanned = ({ persons }: Pick<State, 'persons'>, person: string): boolean =>
  persons.get(person)?.exclusion === 'in force'

/** Why nobody can sit down there: no such seat, a closed table, taken, kept for another one. */
export function whyNotFree(state: State, { table: name, seat }: Place, person?: string): Refusal | undefined {
  const table = state.tables.get(name)
  if (table === undefined) return refuseOrder('no such table', { table: name })
  if (table.openedAt === undefined) return refuseOrder('table not open', { table: name })
  if (Number(seat) > table.seats) return refuseOrder('no such seat', { table: name, seats: table.seats, seat })
  if (seatedAt(state, { table: name, seat }) !== undefined) return refuseOrder('seat is taken', { table: name, seat })
  const kept = state.reserved.get(name)?.get(seat)
  if (kept !== undefined && (kept.person === undefined || kept.person !== person))
    return refuseOrder('seat is reserved', {
      table: name,
      seat,
      ...(kept.person === undefined ? {} : { person: kept.person }),
    })
  return undefined
}

/** Something later is known: the table was opened, somebody left the seat, or this person left another one. */
export function whyTooLate(state: State, { table, seat }: Place, at: number, person?: string): Refusal | undefined {
  const known = [
    state.tables.get(table)!.openedAt!,
    state.freed.get(table)?.get(seat) ?? 0,
    person === undefined ? 0 : (state.left.get(person) ?? 0),
  ]
  return known.some((later) => at < later) ? refuseOrder('something later is known', { table, seat }) : undefined
}

function whyElsewhere(state: State, person: string | undefined): Refusal | undefined {
  const elsewhere = person === undefined ? undefined : state.sits.get(person)
  return person === undefined || elsewhere === undefined
    ? undefined
    : refuseOrder('person sits elsewhere', { person, ...elsewhere })
}

/** Not who sat elsewhere when this player had sat down here already. */
export const canBe = ({ left }: Slice | State, person: string, { since }: Seated): boolean =>
  (left.get(person) ?? 0) <= since

export const seatedAt = ({ seated }: Slice | State, { table, seat }: Place): Seated | undefined =>
  seated.get(table)?.get(seat)
