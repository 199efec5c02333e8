/**
 * The clock of a tournament: which period it is in and how much of it is left, from facts that were written down and the time of
 * the house. Nothing ticks: whoever asks at the same time reads the same, on every screen, after a restart, in a hidden tab.
 */
import { isLevel, levelNumber, minutesOf, type Period } from './levels.ts'

/** What was done to the clock, and when. */
export type ClockFact =
  | { readonly do: 'start'; readonly at: number }
  | { readonly do: 'pause'; readonly at: number }
  | { readonly do: 'go on'; readonly at: number }
  /** To the beginning of a period, or where so much of it is left. */
  | { readonly do: 'jump'; readonly at: number; readonly period: number; readonly leftMs?: number }
  /** So much longer, or shorter: what is taken beyond the end of a period is taken from the next. */
  | { readonly do: 'add'; readonly at: number; readonly ms: number }
  /** Every table plays one hand and waits for the others: the clock stands, and each hand takes its minutes off it. */
  | { readonly do: 'hand for hand'; readonly at: number; readonly handMs: number }
  | { readonly do: 'hand'; readonly at: number }
  | { readonly do: 'end hand for hand'; readonly at: number }

export type Clock = {
  readonly period: number
  /** Left of it when it was last written. */
  readonly leftMs: number
  readonly asOf: number
  readonly isRunning: boolean
  readonly handMs?: number
  /** Time of levels that was played until then, without breaks and pauses. */
  readonly playedMs: number
}

export type ClockReading = {
  readonly period: number
  readonly leftMs: number
  /** The level that it is, or that was before the break. */
  readonly level: number
  readonly isBreak: boolean
  readonly isRunning: boolean
  readonly isHandForHand: boolean
  /** The last level has run out, and holds until the end. */
  readonly isOver: boolean
  readonly playedMs: number
}

const MINUTE_MS = 60_000
const lengthMs = (periods: readonly Period[], nth: number): number => minutesOf(periods[nth]!) * MINUTE_MS

/** After all that was done to it; nothing before it was started. */
export function clockOf(periods: readonly Period[], facts: readonly ClockFact[]): Clock | undefined {
  let clock: Clock | undefined
  for (const fact of facts) clock = afterFact(periods, clock, fact)
  return clock
}

/** A clock that does not run shows what it showed. One that was read at an earlier time than it was written at stands still. */
export function readClock(periods: readonly Period[], clock: Clock, at: number): ClockReading {
  const { period, leftMs, playedMs } = runTo(periods, clock, at)
  return {
    period,
    leftMs,
    level: levelNumber(periods, period),
    isBreak: !isLevel(periods[period]!),
    isRunning: clock.isRunning,
    isHandForHand: clock.handMs !== undefined,
    isOver: leftMs === 0,
    playedMs,
  }
}

/** The level whose blinds are posted in a hand: the one in which its first riffle was. A hand that began before goes on as it began. */
export function levelOfHand(
  periods: readonly Period[],
  facts: readonly ClockFact[],
  riffledAt: number,
): number | undefined {
  const clock = clockOf(
    periods,
    facts.filter(({ at }) => at <= riffledAt),
  )
  return clock === undefined ? undefined : readClock(periods, clock, riffledAt).level
}

function afterFact(periods: readonly Period[], before: Clock | undefined, fact: ClockFact): Clock | undefined {
  if (fact.do === 'start')
    return { period: 0, leftMs: lengthMs(periods, 0), asOf: fact.at, isRunning: true, playedMs: 0 }
  if (before === undefined) return undefined
  const now = runTo(periods, before, fact.at)
  switch (fact.do) {
    case 'pause':
      return { ...now, isRunning: false }
    case 'go on':
      return { ...now, isRunning: true }
    case 'jump':
      return { ...now, period: fact.period, leftMs: fact.leftMs ?? lengthMs(periods, fact.period) }
    case 'add':
      return moved(periods, now, -fact.ms)
    case 'hand for hand':
      return { ...now, isRunning: false, handMs: fact.handMs }
    case 'hand':
      return played(periods, now, now.handMs ?? 0)
    case 'end hand for hand': {
      const { handMs: _, ...rest } = now
      return { ...rest, isRunning: true }
    }
  }
}

/** As it is at that time. */
function runTo(periods: readonly Period[], clock: Clock, at: number): Clock {
  const asOf = Math.max(clock.asOf, at)
  return { ...(clock.isRunning ? played(periods, clock, asOf - clock.asOf) : clock), asOf }
}

/** So much time goes by on it. */
function played(periods: readonly Period[], clock: Clock, ms: number): Clock {
  let { period, leftMs, playedMs } = clock
  let rest = ms
  while (rest > 0) {
    const taken = Math.min(rest, leftMs)
    if (isLevel(periods[period]!)) playedMs += taken
    rest -= taken
    leftMs -= taken
    if (leftMs > 0) break
    if (period === periods.length - 1) {
      if (isLevel(periods[period]!)) playedMs += rest
      break
    }
    period += 1
    leftMs = lengthMs(periods, period)
  }
  // Exactly at its end a period is over, and the next one has all of its time.
  return { ...clock, period, leftMs, playedMs }
}

/** The hand of the clock is set forward by so much, or back; nobody has played the time in between. */
function moved(periods: readonly Period[], clock: Clock, ms: number): Clock {
  if (ms <= 0) return { ...clock, leftMs: clock.leftMs - ms }
  return { ...played(periods, clock, ms), playedMs: clock.playedMs }
}
