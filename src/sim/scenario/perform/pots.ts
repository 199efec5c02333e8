/** Tables that are drawn, prizes into their pots, cards that are spread, wheels of cards. */
import { isRefusal } from '../../../base/refusal.ts'
import { parseCard } from '../../../cards/notation.ts'
import type { AtSeat } from '../../../engine/drawings/vocabulary.ts'
import { runningOf } from '../../../engine/offerings/running.ts'
import { callingOf } from '../../../rulebook/calling.ts'
import { settlePrize } from '../drawing.ts'
import { type Night, order } from '../night.ts'
import { activityOf, callUpOf } from '../reference.ts'
import { besideOf } from './drawings.ts'
import type { Perform } from './steps.ts'

export const POTS = {
  drawTable: (night, { activity, table, event, dealtIn, witnesses = ['floor'] }, by = 'club host') =>
    order(
      night,
      {
        do: 'DrawTable',
        activity: activityOf(night, activity),
        table,
        ...(event === undefined ? {} : { event }),
        ...(dealtIn === undefined ? {} : { dealtIn }),
        witnesses,
      },
      by,
    ),
  splash: (night, { callup, drawer, dealtIn, ...who }, by = 'club host') =>
    order(
      night,
      {
        do: 'SplashPot',
        callup: callUpOf(night, callup),
        ...(drawer === undefined ? {} : { drawer }),
        ...(dealtIn === undefined ? {} : { dealtIn }),
        ...besideOf({ with: 'cage', ...who }),
      },
      by,
    ),
  potWon: (night, { callup, seats, persons, card, isEmpty, ...how }, by = 'club host') => {
    const called = callUpOf(night, callup)
    order(
      night,
      {
        do: 'AwardPot',
        callup: called,
        ...(seats === undefined ? {} : { seats: seatsOf(seats, persons) }),
        ...(card === undefined ? {} : { card }),
        ...(isEmpty === true ? { isEmpty } : {}),
      },
      by,
    )
    settlePrize(night, called, how)
  },
  takeBack: (night, { callup, drawer, reason = 'no hand was played for it', ...who }, by = 'club host') =>
    order(
      night,
      {
        do: 'TakeBackPot',
        callup: callUpOf(night, callup),
        ...(drawer === undefined ? {} : { drawer }),
        reason,
        ...besideOf({ with: 'cage', ...who }),
      },
      by,
    ),
  awardSeats: (night, { callup, seats, ...how }, by = 'club host') => {
    const called = callUpOf(night, callup)
    const asked = askedAt(night, called)
    const told = Object.entries(seats).map(([seat, { person, no = [] }]) => ({
      seat,
      ...(person === undefined ? {} : { person }),
      answers: Object.fromEntries(asked.map((clause) => [clause, !no.includes(clause)])),
    }))
    order(night, { do: 'AwardSeats', callup: called, seats: told }, by)
    settlePrize(night, called, how)
  },
  spread: (night, { callup, seats, persons, cards = seats.length, ace }, by = 'club host') =>
    order(
      night,
      {
        do: 'SpreadCards',
        callup: callUpOf(night, callup),
        seats: seatsOf(seats, persons),
        cards,
        ...(ace === undefined ? {} : { ace }),
      },
      by,
    ),
  spinCards: (night, { callup, shows, ...how }, by = 'club host') => {
    const called = callUpOf(night, callup)
    for (const text of shows) {
      const read = parseCard(text)
      const action = { do: 'spin', shows: read.ok ? { card: read.value } : { award: text } } as const
      if (isRefusal(order(night, { do: 'StepGame', callup: called, action }, by))) return
    }
    settlePrize(night, called, how)
  },
} satisfies Partial<Perform>

const seatsOf = (seats: readonly string[], persons: Readonly<Record<string, string>> = {}): AtSeat[] =>
  seats.map((seat) => ({ seat, ...(persons[seat] === undefined ? {} : { person: persons[seat] }) }))

/** What is asked of everybody who has a prize at the table, by clause. */
function askedAt({ state }: Night, callup: string): string[] {
  const running = runningOf(state, state.callups.get(callup)?.activity ?? '')
  const ready = running === undefined ? [] : (callingOf(running)?.ready ?? [])
  const needs =
    running === undefined ? [] : running.rule.who.filter(({ need }) => need === 'age' || need === 'employee')
  return [...new Set([...ready.map(({ by }) => by), ...needs.map(({ by }) => by)])]
}
