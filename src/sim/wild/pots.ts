/** Tables are drawn: prizes go into their pots and are won, everybody there has a thing, cards are spread and somebody spins. */
import type { State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { callingOf } from '../../rulebook/calling.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

type Maker = (rng: Rng, state: State) => Try | undefined

const FLOOR = ['21', '22', '23'] as const
const CAGE = ['31', '32'] as const
const some = <T>(rng: Rng, list: Iterable<T>): T | undefined => {
  const all = [...list]
  return all.length === 0 ? undefined : rng.pick(all)
}

const DRAWER = '1'
const callingIn = (state: State, activity: string) => {
  const running = runningOf(state, activity)
  return running === undefined ? undefined : callingOf(running)
}

const drawTable: Maker = (rng, state) => {
  const activity = some(
    rng,
    [...state.offerings.keys()].filter((one) => callingIn(state, one)?.from === 'tables'),
  )
  const table = some(rng, state.tables.keys())
  if (activity === undefined || table === undefined) return undefined
  const [event] = runningOf(state, activity)?.offering.events ?? []
  const called = event !== undefined && rng.oneIn(3) ? { event: event.event } : {}
  const dealtIn = rng.between(2, 9)
  return { order: { do: 'DrawTable', activity, table, dealtIn, ...called, witnesses: [FLOOR[0]] }, by: FLOOR[1] }
}

const tableCalled = (rng: Rng, state: State) =>
  some(
    rng,
    [...state.callups.values()].filter(({ who, status }) => who.kind === 'table' && status === 'called'),
  )

const seatsIn = (rng: Rng, most: number): { seat: string }[] =>
  Array.from({ length: rng.between(1, most) }, (_, nth) => ({ seat: String(nth + 1) }))

/** Whatever the table was drawn for, and now and then something else. */
const giveToTable: Maker = (rng, state) => {
  const called = tableCalled(rng, state)
  if (called === undefined) return undefined
  const { callup } = called
  const by = rng.pick(FLOOR)
  const second = rng.pick(CAGE)
  const ready = callingIn(state, called.activity)?.ready ?? []
  const answers = Object.fromEntries(ready.map(({ by: clause }) => [clause, !rng.oneIn(6)]))
  const seats = seatsIn(rng, 3)
  switch (rng.below(7)) {
    case 0:
    case 1:
      return { order: { do: 'SplashPot', callup, drawer: DRAWER, dealtIn: rng.between(3, 9), second }, by }
    case 2:
    case 3:
      return { order: { do: 'AwardPot', callup, seats }, by }
    case 4:
      return { order: { do: 'AwardPot', callup, card: rng.between(1, 9) }, by }
    case 5:
      return { order: { do: 'AwardSeats', callup, seats: seats.map((one) => ({ ...one, answers })) }, by }
    default:
      return { order: { do: 'SpreadCards', callup, seats, cards: seats.length, ace: rng.pick(seats).seat }, by }
  }
}

const takeBack: Maker = (rng, state) => {
  const callup = some(rng, state.splashes.keys())
  return callup === undefined || !rng.oneIn(4)
    ? undefined
    : {
        order: { do: 'TakeBackPot', callup, drawer: DRAWER, reason: 'the game broke up', second: rng.pick(CAGE) },
        by: rng.pick(FLOOR),
      }
}

/** Who has drawn the ace comes to the wheel, or does not. */
const comeToWheel: Maker = (rng, state) => {
  const called = some(
    rng,
    [...state.callups.values()].filter(({ status, qualified }) => status === 'called' && qualified !== undefined),
  )
  if (called === undefined) return undefined
  const ready = callingIn(state, called.activity)?.ready ?? []
  const answers = Object.fromEntries(ready.map(({ by }) => [by, !rng.oneIn(9)]))
  return { order: { do: 'ReportIn', callup: called.callup, answers }, by: rng.pick(FLOOR) }
}

const spin: Maker = (rng, state) => {
  const playing = some(
    rng,
    [...state.callups.values()].filter(
      ({ status, play }) => status === 'playing' && play !== undefined && 'hand' in play,
    ),
  )
  const awards = runningOf(state, playing?.activity ?? '')?.offering.cardWheel?.awards
  if (playing === undefined || awards === undefined) return undefined
  const shows = rng.oneIn(7) ? { award: rng.pick(awards).award } : { card: rng.below(52) }
  return {
    order: { do: 'StepGame', callup: playing.callup, action: { do: 'spin', shows } },
    by: rng.pick(FLOOR),
  }
}

export const POTS: readonly (readonly [weight: number, maker: Maker])[] = [
  [3, drawTable],
  [8, giveToTable],
  [1, takeBack],
  [3, comeToWheel],
  [8, spin],
]
