/** The director's hands on the clock. What was done is written down; what it shows follows from that and the time of the house. */
import { because, isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { type ClockFact, clockOf, readClock } from '../../games/tournament/clock.ts'
import { blindsIn, minutesOf, type Period } from '../../games/tournament/levels.ts'
import { nextBigBlind, seatingPlan } from '../../games/tournament/moves.ts'
import { about } from '../tournaments/tournament.ts'
import {
  handMinutesOf,
  type OpenFloor,
  periodsOf,
  playedFloor,
  readingAt,
  seatingRules,
  tableIn,
  tablesNow,
} from './floor.ts'
import type { ClockAct, CommandOf, Decision, Floor, State } from './vocabulary.ts'

export function setClock(state: State, { activity, act, at, by }: CommandOf<'SetClock'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const periods = periodsOf(running)
  const reading = readingAt(running, floor, at.at)
  if (reading === undefined) return refuseOrder('clock does not run')
  const minutes = handMinutesOf(running)
  const isOther = act.do === 'hand for hand' && act.minutes !== undefined && act.minutes !== minutes
  const wrong = whyNot(periods, reading, act)
  if (wrong !== undefined) return wrong
  const { play } = running.rule
  const handForHand = play.handForHand ?? play
  if (isOther) return about(activity, [because(handForHand.by, 'hand takes other minutes', { minutes })])
  const fact = { ...factOf(act, at.at, minutes), fact: `C${floor.soFar.facts + 1}` }
  const after = readClock(periods, clockOf(periods, [...floor.facts, fact])!, at.at)
  const clause = HAND_FOR_HAND.has(act.do) ? handForHand.by : play.level.by
  return [{ type: 'ClockSet', activity, fact, level: after.level, clause, by }]
}

const HAND_FOR_HAND: ReadonlySet<ClockAct['do']> = new Set(['hand for hand', 'hand', 'end hand for hand'])

function whyNot(
  periods: readonly Period[],
  { isRunning, isHandForHand }: { readonly isRunning: boolean; readonly isHandForHand: boolean },
  act: ClockAct,
): Refusal | undefined {
  switch (act.do) {
    case 'pause':
      return isRunning ? undefined : refuseOrder('clock does not run')
    case 'go on':
      if (isHandForHand) return refuseOrder('hand for hand already')
      return isRunning ? refuseOrder('clock runs already') : undefined
    case 'jump': {
      const period = periods[act.period]
      if (period === undefined)
        return refuseOrder('no such level or break', { period: act.period, periods: periods.length })
      return (act.leftSeconds ?? 0) > minutesOf(period) * 60
        ? refuseOrder('longer than its period', { minutes: minutesOf(period) })
        : undefined
    }
    case 'add':
      return act.seconds === 0 ? refuseOrder('no time added') : undefined
    case 'hand for hand':
      return isHandForHand ? refuseOrder('hand for hand already') : undefined
    case 'hand':
    case 'end hand for hand':
      return isHandForHand ? undefined : refuseOrder('not hand for hand')
  }
}

function factOf(act: ClockAct, at: number, minutes: number): ClockFact {
  switch (act.do) {
    case 'jump': {
      const { period, leftSeconds } = act
      return { do: 'jump', at, period, ...(leftSeconds === undefined ? {} : { leftMs: leftSeconds * 1000 }) }
    }
    case 'add':
      return { do: 'add', at, ms: act.seconds * 1000 }
    case 'hand for hand':
      return { do: 'hand for hand', at, handMs: minutes * 60_000 }
    case 'pause':
    case 'go on':
    case 'hand':
    case 'end hand for hand':
      return { do: act.do, at }
  }
}

/** The prizes were given: the clock stands. Where they are recalled it goes on when somebody says so. */
export const ENDED = 'end'

/** Only the last one, so that nothing that was done after it is turned into something else. Start and end stay. */
export function undoClock(state: State, { activity, fact, at, by }: CommandOf<'UndoClock'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const last = open.floor.facts.at(-1)
  if (last === undefined || last.do === 'start' || last.fact === ENDED)
    return refuseOrder('nothing to undo on the clock')
  if (last.fact !== fact) return refuseOrder('other fact came last', { fact, last: last.fact })
  return [{ type: 'ClockUndone', activity, fact, at: at.at, by }]
}

/** The first riffle: from here on the hand goes by the level that is on, whatever the clock does. */
export function beginHand(state: State, command: CommandOf<'BeginHand'>): Decision {
  const { activity, table, at, by } = command
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const there = tableIn(floor, table)
  if (isRefusal(there)) return there
  const reading = readingAt(running, floor, at.at)
  if (reading === undefined) return refuseOrder('clock does not run')
  if (reading.isBreak) return refuseOrder('break is on')
  const round = roundOf(floor)
  if (round !== undefined && floor.hands.get(table)?.round === round)
    return refuseOrder('table waits for the others', { table })
  const short = whyHalted(open, table)
  if (short !== undefined) return short
  if (command.bigBlind !== undefined && command.bigBlind > there.seats)
    return refuseOrder('seat not at the table', { table, seat: command.bigBlind, seats: there.seats })
  const seats = tablesNow(floor).find((one) => one.table === table)!
  const bigBlind = command.bigBlind ?? nextBigBlind(seats)
  const { small, big, ante } = blindsIn(periodsOf(running), reading.period)!
  return [
    {
      type: 'HandBegun',
      activity,
      table,
      level: reading.level,
      small,
      big,
      ...(ante === undefined ? {} : { ante }),
      ...(bigBlind === undefined ? {} : { bigBlind }),
      ...(round === undefined ? {} : { round }),
      at: at.at,
      clause: running.rule.play.level.by,
      by,
    },
  ]
}

/** Hand for hand: the fact that began the hand which every table plays now. */
function roundOf({ facts }: Floor): string | undefined {
  const last = facts.findLast((fact) => ['hand for hand', 'hand', 'end hand for hand'].includes(fact.do))
  return last === undefined || last.do === 'end hand for hand' ? undefined : last.fact
}

/**
 * The hand for hand in which the last hand at the table of an entry was begun; it stays that one while the hand is played, whatever the
 * clock does. Where no dealer has told of any hand, the one that is on. Who falls at one table in one hand is told at once: whoever
 * falls there after it was dealt another one.
 */
export function handRound({ floors, tournaments }: State, activity: string, entry: string): string | undefined {
  const floor = floors.get(activity)
  const table = floor?.seatOf.get(entry)?.table
  if (floor === undefined || table === undefined) return undefined
  const hand = floor.hands.get(table)
  const round = hand === undefined ? roundOf(floor) : hand.round
  const told = new Set(tournaments.get(activity)?.outs.flatMap((one) => (one.round === round ? [one.out] : [])))
  const isOver = floor.acts.some(
    ({ act, changes }) => told.has(act) && changes.some(({ from }) => from?.table === table),
  )
  return isOver ? undefined : round
}

/** A table that is so many short as posted deals no hand; the final two players are nobody's to balance with. */
function whyHalted({ floor, running, tournament: { activity } }: OpenFloor, table: string): Refusal | undefined {
  const tables = tablesNow(floor)
  const rules = seatingRules(running)
  if (!seatingPlan(tables, rules, []).halted.includes(table)) return undefined
  const most = Math.max(...tables.map(({ players }) => players.size))
  const short = most - floor.tables.get(table)!.players.size
  return about(activity, [because(running.rule.play.halt.by, 'table waits to be balanced', { table, short })])
}
