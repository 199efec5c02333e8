/** Tournament chips are worth nothing and are all accounted for: those in play are those handed out, raced and removed. */
import { because, isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { chipRace, raceFor } from '../../games/tournament/chiprace.ts'
import { isLevel, levelNumber } from '../../games/tournament/levels.ts'
import { isPayable } from '../../games/tournament/structure.ts'
import type { RunningTournament } from '../tournaments/terms.ts'
import { about } from '../tournaments/tournament.ts'
import type { Tournament } from '../tournaments/vocabulary.ts'
import { type OpenFloor, periodsOf, playedFloor, readingAt, tableIn } from './floor.ts'
import type { CommandOf, Decision, Floor, FloorTable, State } from './vocabulary.ts'

const nextChips = ({ soFar }: Floor): string => `X${soFar.chips + 1}`

/** Handed out for what was paid, and not given back. */
const chipsHandedOut = ({ purchases }: Pick<Tournament, 'purchases'>): number => {
  let sum = 0
  for (const { chips, back } of purchases.values()) if (back !== true) sum += chips
  return sum
}
export const chipsInPlay = (tournament: Pick<Tournament, 'purchases'>, { chipActs }: Pick<Floor, 'chipActs'>): number =>
  chipActs.reduce((sum, { difference }) => sum + difference, chipsHandedOut(tournament))

export function raceChips(state: State, command: CommandOf<'RaceChips'>): Decision {
  const { activity, table, small, large, stacks, cards, at, by } = command
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running } = open
  const there = tableIn(floor, table)
  if (isRefusal(there)) return there
  const wrong =
    whyNotRaced(open, small, large, at.at) ??
    whyNotCounted(there, stacks, 'some') ??
    whyCards(stacks, small, large, cards)
  if (wrong !== undefined) return wrong
  const { steps, difference } = chipRace(stacks, small, large, cards)
  const clause = running.rule.play.colourUp.by
  const act = nextChips(floor)
  return [{ type: 'ChipsRaced', activity, act, table, small, large, cards, steps, difference, clause, by }]
}

/** Of the posted set, so many small ones to a large one, and no level that is still to come pays with the small ones. */
function whyNotRaced({ floor, running }: OpenFloor, small: number, large: number, at: number): Refusal | undefined {
  const set = running.posted.chipSet?.map(({ value }) => value)
  const strange = set === undefined ? undefined : [small, large].find((value) => !set.includes(value))
  if (strange !== undefined) return refuseOrder('chips not of the set', { value: strange, values: set! })
  if (small < 1 || large <= small || large % small !== 0)
    return refuseOrder('chips do not change evenly', { small, large })
  const level = neededIn(running, readingAt(running, floor, at)?.period ?? 0, small, large)
  return level === undefined ? undefined : refuseOrder('chips still needed', { value: small, level })
}

/** The level after this period that cannot be paid without the small chips. */
function neededIn(running: RunningTournament, from: number, small: number, large: number): number | undefined {
  const periods = periodsOf(running)
  const nth = periods.findIndex(
    (one, at) => at > from && isLevel(one) && isPayable(one, small) && !isPayable(one, large),
  )
  return nth < 0 ? undefined : levelNumber(periods, nth)
}

type Stacks = readonly { readonly seat: number; readonly chips: number }[]

/** Each seat once, with somebody at it; `all`: and every one of them. */
function whyNotCounted({ table, players }: FloorTable, stacks: Stacks, which: 'some' | 'all'): Refusal | undefined {
  const twice = stacks.find(({ seat }, nth) => stacks.findIndex((one) => one.seat === seat) < nth)
  if (twice !== undefined) return refuseOrder('seat counted twice', { seat: twice.seat })
  const nobody = stacks.find(({ seat }) => !players.has(seat))
  if (nobody !== undefined) return refuseOrder('seat of nobody', { table, seat: nobody.seat })
  const missing = [...players.keys()].find((seat) => !stacks.some((one) => one.seat === seat))
  return which === 'all' && missing !== undefined
    ? refuseOrder('seat not counted', { table, seat: missing })
    : undefined
}

/** A card for each seat with odd chips, and no card at two seats. */
function whyCards(
  stacks: CommandOf<'RaceChips'>['stacks'],
  small: number,
  large: number,
  cards: CommandOf<'RaceChips'>['cards'],
): Refusal | undefined {
  const twice = cards.find(({ card }, nth) => cards.findIndex((one) => one.card === card) < nth)
  if (twice !== undefined) return refuseOrder('race card twice', { card: twice.card })
  const { odd } = raceFor(stacks, small, large)
  const missing = [...odd].find(([seat, chips]) => chips > 0 && !cards.some((one) => one.seat === seat))
  return missing === undefined ? undefined : refuseOrder('race card missing', { seat: missing[0] })
}

export function removeChips(state: State, command: CommandOf<'RemoveChips'>): Decision {
  const { activity, entry, chips, reason, second, by } = command
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, running, tournament } = open
  const clause = running.rule.play.chips.by
  const wrong = whyTooMany(open, chips)
  if (wrong !== undefined) return wrong
  if (second === undefined) return refuseOrder('tournament takes two')
  const who = entry === undefined ? undefined : tournament.entries.get(entry)
  if (entry !== undefined && who === undefined) return refuseOrder('no such entry', { entry })
  const about = entry === undefined ? {} : { entry }
  return [{ type: 'ChipsRemoved', activity, act: nextChips(floor), chips, ...about, reason, clause, by: [by, second] }]
}

export function whyTooMany({ floor, running, tournament }: OpenFloor, chips: number): Refusal | undefined {
  const inPlay = chipsInPlay(tournament, floor)
  return chips > inPlay
    ? about(tournament.activity, [because(running.rule.play.chips.by, 'more chips than in play', { chips, inPlay })])
    : undefined
}

export function countStacks(state: State, { activity, table, stacks, at, by }: CommandOf<'CountStacks'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor, tournament } = open
  const there = tableIn(floor, table)
  if (isRefusal(there)) return there
  const total = stacks.reduce((sum, { chips }) => sum + chips, 0)
  const wrong = whyNotCounted(there, stacks, 'all') ?? whyTooMany(open, total)
  if (wrong !== undefined) return wrong
  const counted = stacks.map(({ seat, chips }) => ({ entry: there.players.get(seat)!, chips }))
  const inPlay = chipsInPlay(tournament, floor)
  return [{ type: 'StacksCounted', activity, table, stacks: counted, total, inPlay, at: at.at, by }]
}

export function undoChips(state: State, { activity, act, reason, second, by }: CommandOf<'UndoChips'>): Decision {
  const open = playedFloor(state, activity)
  if (isRefusal(open)) return open
  const found = open.floor.chipActs.find((one) => one.act === act && one.out === undefined)
  if (found === undefined) return refuseOrder('no such chip act', { act })
  if (second === undefined) return refuseOrder('tournament takes two')
  return [{ type: 'ChipsUndone', activity, act, reason, by: [by, second] }]
}

/** What a disqualification takes out of play; with the knock-out it is undone. */
export function chipsGone(
  { floor, running }: OpenFloor,
  { activity, entry, chips, ground, by, second }: CommandOf<'Disqualify'>,
  out: string,
) {
  const clause = running.rule.play.penalties.disqualified.chips.by
  const persons = second === undefined ? [by] : [by, second]
  return {
    type: 'ChipsRemoved',
    activity,
    act: nextChips(floor),
    chips,
    entry,
    out,
    reason: ground,
    clause,
    by: persons,
  } as const
}
