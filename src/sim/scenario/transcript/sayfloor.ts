/** What the transcript says of the floor of a tournament. */
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { NamedFact } from '../../../engine/tournamentfloor/vocabulary.ts'

type FloorEvent = EventOf<
  | 'TablesUsed'
  | 'TableReleased'
  | 'SeatSet'
  | 'EntriesSeated'
  | 'MovesTold'
  | 'MovesConfirmed'
  | 'MoveDropped'
  | 'FinalTableSeated'
  | 'SeatingUndone'
  | 'HandBegun'
  | 'ClockSet'
  | 'ClockUndone'
  | 'ChipsRaced'
  | 'ChipsRemoved'
  | 'StacksCounted'
  | 'ChipsUndone'
  | 'Penalised'
  | 'PenaltyUndone'
  | 'AbsentMarked'
  | 'AnnouncementPosted'
  | 'AnnouncementTakenDown'
>

type At = { readonly table: string; readonly seat: number }
const at = ({ table, seat }: At): string => `table ${table} seat ${seat}`
const seats = (given: readonly (At & { readonly entry: string })[]): string =>
  given.map((one) => `${one.entry} ${at(one)}`).join(', ')

export function sayFloor(event: FloorEvent): string {
  switch (event.type) {
    case 'TablesUsed':
      return `tables ${event.tables.map(({ table }) => table).join(', ')} play the tournament [${event.clause}]`
    case 'TableReleased':
      return `table ${event.table} is not needed any more`
    case 'SeatSet':
      return `${at(event)} is ${event.isClosed ? 'closed' : 'open again'}`
    case 'EntriesSeated':
      return `seats by ${event.draw === undefined ? `hand (${event.reason ?? ''})` : `draw ${event.draw}`}: ${seats(event.seats)} [${event.clause}]`
    case 'MovesTold': {
      const moves = event.moves.map(({ move, who, to, why }) => `${move} ${who} to ${at(to)} (${why})`)
      const breaks = event.breaks === undefined ? '' : `table ${event.breaks} breaks: `
      return `${breaks}${moves.join(', ')} [${event.clause}]`
    }
    case 'MovesConfirmed':
      return `moved: ${event.moves.join(', ')}`
    case 'MoveDropped':
      return `${event.move} is dropped`
    case 'FinalTableSeated':
      return `the final table by draw ${event.draw}: ${seats(event.seats)} [${event.clause}]`
    case 'SeatingUndone':
      return `${event.act} is undone: ${event.reason}`
    case 'HandBegun':
      return `table ${event.table} begins a hand at level ${event.level}, ${event.small}/${event.big} [${event.clause}]`
    case 'ClockSet':
      return `the clock: ${clockSaid(event.fact)}; level ${event.level} [${event.clause}]`
    case 'ClockUndone':
      return `${event.fact} on the clock is undone`
    case 'ChipsRaced': {
      const won = event.steps.filter((step) => step.won).map(({ seat }) => `seat ${seat}`)
      return `chips of ${event.small} are raced off at table ${event.table}: ${won.length === 0 ? 'nobody' : won.join(', ')} wins [${event.clause}]`
    }
    case 'ChipsRemoved':
      return `${event.chips} in chips go out of play: ${event.reason} [${event.clause}]`
    case 'StacksCounted':
      return `${event.total} in chips at table ${event.table}, of ${event.inPlay} in play`
    case 'ChipsUndone':
      return `${event.act} of chips is undone: ${event.reason}`
    case 'Penalised': {
      const { entry, kind, minutes, ground } = event.penalty
      const what = {
        warning: 'is warned',
        away: `is away for ${minutes ?? 0} minutes`,
        disqualified: 'is disqualified',
      }
      return `${entry} ${what[kind]}: ${ground} [${event.clause}]`
    }
    case 'PenaltyUndone':
      return `${event.penalty} is undone: ${event.reason}`
    case 'AbsentMarked':
      return `${event.entry} is ${event.isAbsent ? 'absent; the stack is dealt in' : 'back'} [${event.clause}]`
    case 'AnnouncementPosted':
      return `${event.announced.announcement} on the clock: ${event.announced.says}`
    case 'AnnouncementTakenDown':
      return `${event.announcement} is off the clock`
  }
}

function clockSaid(fact: NamedFact): string {
  switch (fact.do) {
    case 'jump':
      return `jump to period ${fact.period + 1}`
    case 'add':
      return `${fact.ms / 1000} seconds more`
    case 'hand':
      return 'the next hand'
    case 'start':
    case 'pause':
    case 'go on':
    case 'hand for hand':
    case 'end hand for hand':
      return fact.do
  }
}
