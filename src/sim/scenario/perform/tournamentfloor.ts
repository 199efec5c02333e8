/** How the steps of a tournament's floor are done. */
import { finalPurpose, seatsPurpose } from '../../../engine/tournamentfloor/draws.ts'
import { floorOf, tablesNow } from '../../../engine/tournamentfloor/floor.ts'
import type { ClockAct, Floor } from '../../../engine/tournamentfloor/vocabulary.ts'
import { tournamentRunning } from '../../../engine/tournaments/terms.ts'
import { periodOfLevel } from '../../../games/tournament/levels.ts'
import { seatLots } from '../../../games/tournament/seats.ts'
import { holdDraw } from '../draw.ts'
import type { StepText } from '../file/steps.ts'
import { type Night, order, Undone } from '../night.ts'
import { activityOf } from '../reference.ts'
import { setTable } from '../setup.ts'
import { besideOf } from './drawings.ts'
import type { Perform } from './steps.ts'
import { entryOf } from './tournaments.ts'

const DIRECTOR = 'director'
const GROUND = 'the rules of play'

const onFloor = (night: Night, named: string | undefined): { readonly activity: string; readonly floor: Floor } => {
  const activity = activityOf(night, named)
  return { activity, floor: floorOf(night.state, activity) }
}

const withEntry = (night: Night, named: string | undefined, person: string) => {
  const { activity, floor } = onFloor(night, named)
  return { activity, floor, entry: entryOf(night, activity, person) }
}

const moveOf = ({ moves }: Floor, entry: string): string | undefined =>
  [...moves.values()].find(({ who }) => who === entry)?.move

function newTable(night: Night, activity: string, table: string): void {
  const running = tournamentRunning(night.state, activity)
  const game = running?.offering.games?.[0] ?? running?.rule.games[0]?.game ?? 'holdem'
  const said = night.record.says.length
  setTable(night, table, game, { kind: 'tournament' })
  night.record.says.splice(said)
}

function actOf(night: Night, activity: string, written: StepText<'clock'>): ClockAct {
  const { do: what, level, period, left, seconds = 0, minutes } = written
  switch (what) {
    case 'jump': {
      const periods = tournamentRunning(night.state, activity)?.posted.levels ?? []
      const nth = level === undefined ? (period ?? 1) - 1 : (periodOfLevel(periods, level) ?? periods.length)
      return { do: 'jump', period: nth, ...(left === undefined ? {} : { leftSeconds: left }) }
    }
    case 'add':
      return { do: 'add', seconds: seconds + (minutes ?? 0) * 60 }
    case 'hand for hand':
      return { do: what, ...(minutes === undefined ? {} : { minutes }) }
    case 'undo':
      throw new Undone('undo is an order of its own')
    case 'pause':
    case 'go on':
    case 'hand':
    case 'end hand for hand':
      return { do: what }
  }
}

export const TOURNAMENT_FLOOR = {
  useTables: (night, { activity: named, tables, closed = {} }, by = DIRECTOR) => {
    const { activity } = onFloor(night, named)
    for (const table of tables) if (!night.state.tables.has(table)) newTable(night, activity, table)
    const used = tables.map((table) => ({ table, ...(closed[table] === undefined ? {} : { closed: closed[table] }) }))
    order(night, { do: 'UseTables', activity, tables: used }, by)
  },
  releaseTable: (night, { activity, table }, by = DIRECTOR) =>
    order(night, { do: 'ReleaseTable', activity: activityOf(night, activity), table }, by),
  closeSeat: (night, { activity, table, seat, isOpen = false }, by = DIRECTOR) =>
    order(night, { do: 'SetSeat', activity: activityOf(night, activity), table, seat, isClosed: !isOpen }, by),
  drawSeats: (night, { activity: named, final = false, until }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    const most = Math.max(0, ...tablesNow(floor).map((table) => seatLots([table]).length))
    const lots = seatLots(tablesNow(floor)).length
    const before = night.state.draws.count
    const purpose = final ? finalPurpose(floor) : seatsPurpose(floor)
    holdDraw(night, purpose, [], undefined, {}, by, Math.max(1, final ? most : lots))
    if (until === 'drawn' || night.state.draws.count === before) return
    order(night, { do: final ? 'SeatFinalTable' : 'SeatEntries', activity }, by)
  },
  seatEntries: (night, { activity }, by = DIRECTOR) =>
    order(night, { do: 'SeatEntries', activity: activityOf(night, activity) }, by),
  placeEntry: (night, { activity: named, person, table, seat, reason = 'a ruling' }, by = DIRECTOR) => {
    const { activity, entry } = withEntry(night, named, person)
    order(night, { do: 'PlaceEntry', activity, entry, table, seat, reason }, by)
  },
  balanceTables: (night, { activity }, by = DIRECTOR) =>
    order(night, { do: 'BalanceTables', activity: activityOf(night, activity) }, by),
  breakTournamentTable: (night, { activity, table }, by = DIRECTOR) =>
    order(night, { do: 'BreakTournamentTable', activity: activityOf(night, activity), table }, by),
  tellMove: (night, { activity: named, person, table, seat, reason = 'a ruling' }, by = DIRECTOR) => {
    const { activity, entry } = withEntry(night, named, person)
    order(night, { do: 'TellMove', activity, entry, table, seat, reason }, by)
  },
  confirmMoves: (night, { activity: named, persons }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    const moves = persons?.map((person) => moveOf(floor, entryOf(night, activity, person)) ?? person)
    order(night, { do: 'ConfirmMoves', activity, moves: moves ?? [...floor.moves.keys()] }, by)
  },
  dropMove: (night, { activity: named, person }, by = DIRECTOR) => {
    const { activity, floor, entry } = withEntry(night, named, person)
    order(night, { do: 'DropMove', activity, move: moveOf(floor, entry) ?? person }, by)
  },
  undoSeating: (night, { activity: named, act, reason = 'a mistake' }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    order(night, { do: 'UndoSeating', activity, act: act ?? floor.acts.at(-1)?.act ?? '', reason }, by)
  },
  beginHand: (night, { activity, table, bigBlind }, by = 'dealer') =>
    order(
      night,
      {
        do: 'BeginHand',
        activity: activityOf(night, activity),
        table,
        ...(bigBlind === undefined ? {} : { bigBlind }),
      },
      by,
    ),
  clock: (night, written, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, written.activity)
    if (written.do === 'undo') order(night, { do: 'UndoClock', activity, fact: floor.facts.at(-1)?.fact ?? '' }, by)
    else order(night, { do: 'SetClock', activity, act: actOf(night, activity, written) }, by)
  },
  raceChips: (night, { activity, table, small, large, stacks, last = [], cards = {} }, by = DIRECTOR) =>
    order(
      night,
      {
        do: 'RaceChips',
        activity: activityOf(night, activity),
        table,
        small,
        large,
        stacks: Object.entries(stacks).map(([seat, chips]) => ({
          seat: Number(seat),
          chips,
          hasOthers: !last.includes(Number(seat)),
        })),
        cards: Object.entries(cards).map(([seat, card]) => ({ seat: Number(seat), card })),
      },
      by,
    ),
  removeChips: (night, { activity: named, person, chips, reason = 'found', ...who }, by = DIRECTOR) => {
    const { activity } = onFloor(night, named)
    const whose = person === undefined ? {} : { entry: entryOf(night, activity, person) }
    order(night, { do: 'RemoveChips', activity, chips, reason, ...whose, ...besideOf(who) }, by)
  },
  countStacks: (night, { activity: named, table, stacks }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    const counted = Object.entries(stacks).map(([person, chips]) => ({
      seat: floor.seatOf.get(entryOf(night, activity, person))?.seat ?? 0,
      chips,
    }))
    order(night, { do: 'CountStacks', activity, table, stacks: counted }, by)
  },
  undoChips: (night, { activity: named, act, reason = 'a mistake', ...who }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    const last = act ?? floor.chipActs.at(-1)?.act ?? ''
    order(night, { do: 'UndoChips', activity, act: last, reason, ...besideOf(who) }, by)
  },
  penalise: (night, { activity: named, person, minutes, ground = GROUND }, by = DIRECTOR) => {
    const { activity, entry } = withEntry(night, named, person)
    const kind = minutes === undefined ? 'warning' : 'away'
    const away = minutes === undefined ? {} : { minutes }
    order(night, { do: 'Penalise', activity, entry, kind, ...away, ground }, by)
  },
  disqualify: (night, { activity: named, person, chips, ground = GROUND, ...who }, by = DIRECTOR) => {
    const { activity, entry } = withEntry(night, named, person)
    order(night, { do: 'Disqualify', activity, entry, chips, ground, ...besideOf(who) }, by)
  },
  undoPenalty: (night, { activity: named, penalty, reason = 'it was somebody else' }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    const last = penalty ?? floor.penalties.at(-1)?.penalty ?? ''
    order(night, { do: 'UndoPenalty', activity, penalty: last, reason }, by)
  },
  markAbsent: (night, { activity: named, person, isBack = false }, by = DIRECTOR) => {
    const { activity, entry } = withEntry(night, named, person)
    order(night, { do: 'MarkAbsent', activity, entry, isAbsent: !isBack }, by)
  },
  announce: (night, { activity: named, says }, by = DIRECTOR) =>
    order(night, { do: 'Announce', activity: onFloor(night, named).activity, says }, by),
  takeDown: (night, { activity: named, announcement }, by = DIRECTOR) => {
    const { activity, floor } = onFloor(night, named)
    const last = announcement ?? floor.announced.at(-1)?.announcement ?? ''
    order(night, { do: 'TakeDownAnnouncement', activity, announcement: last }, by)
  },
} satisfies Partial<Perform>
