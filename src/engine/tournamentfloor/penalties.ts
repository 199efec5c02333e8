/** Penalties: a warning, minutes away on the clock of play, or the end of it; and stacks whose player is not there. */
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { awayLeftMs } from '../../games/tournament/penalties.ts'
import type { Ask } from '../mechanism.ts'
import { knockOut } from '../tournaments/knockouts.ts'
import { personOf, playingIn } from '../tournaments/tournament.ts'
import { chipsGone, whyTooMany } from './chips.ts'
import { type OpenFloor, playedFloor, readingAt } from './floor.ts'
import type { CommandOf, Decision, EventOf, Floor, Penalty, State } from './vocabulary.ts'

const nextPenalty = ({ soFar }: Floor): string => `N${soFar.penalties + 1}`

export function penalise(state: State, command: CommandOf<'Penalise'>): Decision {
  const { activity, entry: name, kind, minutes, ground, at, by } = command
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const { penalties } = running.rule.play
  const clause = kind === 'warning' ? penalties.warning.by : penalties.away.by
  const entry = playingIn(open, name, clause)
  if (isRefusal(entry)) return entry
  const wrong = whyMinutes(open, command)
  if (wrong !== undefined) return refuse(personOf(entry.person), wrong.reasons)
  const penalty: Penalty = {
    penalty: nextPenalty(floor),
    entry: name,
    kind,
    ...(minutes === undefined ? {} : { minutes }),
    played: readingAt(running, floor, at.at)?.playedMs ?? 0,
    ground,
    at: at.at,
    by: [by],
  }
  return [{ type: 'Penalised', activity, penalty, clause }]
}

function whyMinutes({ running }: OpenFloor, { kind, minutes }: CommandOf<'Penalise'>): Refusal | undefined {
  const { warning, away } = running.rule.play.penalties
  const order = { kind: 'order' } as const
  if (kind === 'warning')
    return minutes === undefined ? undefined : refuse(order, [because(warning.by, 'warning takes no minutes')])
  return minutes !== undefined && away.minutes.includes(minutes)
    ? undefined
    : refuse(order, [because(away.by, 'minutes not in the rules', { minutes: away.minutes })])
}

/** Knocked out by nobody, as the room below has it; the chips go with the player. */
export function disqualify(state: State, command: CommandOf<'Disqualify'>, ask: Ask): Decision {
  const { activity, entry, chips, ground, at, by, second, key } = command
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const wrong = whyTooMany(open, chips)
  if (wrong !== undefined) return wrong
  if (second === undefined) return refuseOrder('tournament takes two')
  const { floor, running } = open
  const table = floor.seatOf.get(entry)?.table
  const events = knockOut(
    state,
    {
      do: 'KnockOut',
      activity,
      fallen: [{ entry, chips }],
      how: 'disqualified',
      ...(table === undefined ? {} : { table }),
      at,
      by,
      key,
    },
    ask,
  )
  if (isRefusal(events)) return events
  const { out } = events.find((one): one is EventOf<'KnockedOut'> => one.type === 'KnockedOut')!
  const penalty: Penalty = {
    penalty: nextPenalty(floor),
    entry,
    kind: 'disqualified',
    played: readingAt(running, floor, at.at)?.playedMs ?? 0,
    ground,
    at: at.at,
    by: [by, second],
    out,
  }
  const clause = running.rule.play.penalties.disqualified.by
  return [...events, chipsGone(open, command, out), { type: 'Penalised', activity, penalty, clause }]
}

export function undoPenalty(state: State, { activity, penalty: name, reason, by }: CommandOf<'UndoPenalty'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const penalty = open.floor.penalties.find((one) => one.penalty === name)
  if (penalty === undefined) return refuseOrder('no such penalty', { penalty: name })
  if (penalty.out !== undefined) return refuseOrder('disqualified by a knock-out', { penalty: name, out: penalty.out })
  return [{ type: 'PenaltyUndone', activity, penalty: name, reason, by }]
}

/** Who is away for a penalty, and for how many milliseconds of play yet. */
export function awayNow(floor: Floor, played: number): Map<string, number> {
  const left = new Map<string, number>()
  for (const { entry, kind, minutes = 0, played: from } of floor.penalties) {
    const ms = kind === 'away' ? awayLeftMs(minutes, from, played) : 0
    if (ms > 0) left.set(entry, Math.max(ms, left.get(entry) ?? 0))
  }
  return left
}

export function markAbsent(
  state: State,
  { activity, entry: name, isAbsent, at, by }: CommandOf<'MarkAbsent'>,
): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const clause = open.running.rule.play.absent.by
  const entry = playingIn(open, name, clause)
  if (isRefusal(entry)) return entry
  if (open.floor.absent.has(name) === isAbsent)
    return refuseOrder(isAbsent ? 'absent already' : 'not absent', { entry: name })
  const elsewhere = state.sits.get(entry.person)
  const seat = open.floor.seatOf.get(name)
  if (!isAbsent && elsewhere !== undefined && seat !== undefined && elsewhere.table !== seat.table)
    return refuseOrder('person sits elsewhere', { person: entry.person, ...elsewhere })
  return [{ type: 'AbsentMarked', activity, entry: name, isAbsent, at: at.at, clause, by }]
}
