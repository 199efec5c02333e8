import { expect, test } from 'vitest'
import { fill, openRoom, type Room } from '../../../tests/promotion.ts'
import { dollars } from '../../base/money.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { callingOf } from '../../rulebook/calling.ts'
import { drawnSign } from './drawnsign.ts'
import { promotionSign } from './promotionsign.ts'

const BIG_SPIN = 'hawaiian-gardens/big-spin'
const SPIN_OFFERING = `handOut: ['14:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }, { from: '21:00', to: '21:30', gives: spin }]
prizes: { drawing prize: $500 }
wheel: { spots: [{ spot: $100, times: 20 }, { spot: '$1,000', times: 4 }] }
shown: ['times of tickets and drawings, and the prize', rules]
`
const signOf = (room: Room, activity: string, drawing?: string) => {
  const running = runningOf(room.state, activity)!
  return promotionSign(room.state, running, callingOf(running), drawing)
}

test('what the drawing gives, how many lie in the drum, and where the wheel rests', () => {
  const room = openRoom(BIG_SPIN, SPIN_OFFERING, '2026-03-06T12:00:00')
  fill(room, 1, 'holdem')
  room.moveTo('2026-03-06T14:00:00')
  expect(signOf(room, BIG_SPIN, '2026-03-06T20:00')).toMatchObject({
    from: 'ticket drum',
    gives: 'prize',
    prize: { is: 'amount', amount: '50000' },
    tickets: 0,
  })
  room.does({ do: 'CollectTickets', activity: BIG_SPIN, tickets: [{ first: 1, last: 7 }], second: 'desk' })
  room.moveTo('2026-03-06T21:00:00')
  const spinning = signOf(room, BIG_SPIN, '2026-03-06T21:00')
  expect(spinning).toMatchObject({ gives: 'spin', tickets: 7, wheel: { isDouble: false }, pots: [], standing: [] })
  expect(spinning).not.toHaveProperty('prize')
  expect(spinning?.wheel?.spots.map(({ spot, times }) => [spot, times])).toEqual([
    ['$100', 20],
    ['$1,000', 4],
  ])
  room.does({ do: 'DrawTicket', activity: BIG_SPIN, ticket: 'T1', witnesses: ['desk'] })
  room.does({ do: 'ReportIn', callup: 'U1', answers: { C3: true, W4: true, W5: true } })
  room.does({ do: 'StepGame', callup: 'U1', action: { do: 'spin', rests: 'between' } })
  expect(signOf(room, BIG_SPIN)?.wheel).not.toHaveProperty('rests')
})

test('while one drawing goes on the sign says when the next one begins', () => {
  const room = openRoom(BIG_SPIN, SPIN_OFFERING, '2026-03-06T12:00:00')
  const timesAt = (local: string) => {
    const { held, next } = drawnSign(room.state, runningOf(room.state, BIG_SPIN)!, local).drawing!
    return [held?.from, next]
  }
  expect(timesAt('2026-03-06T19:59:00')).toEqual([undefined, '2026-03-06T20:00'])
  expect(timesAt('2026-03-06T20:10:00')).toEqual(['2026-03-06T20:00', '2026-03-06T21:00'])
  expect(timesAt('2026-03-06T21:10:00')).toEqual(['2026-03-06T21:00', '2026-03-07T20:00'])
})

const HIGH_HAND = 'hawaiian-gardens/high-hand'

test('a prize that nobody came for is said, and is in the next one', () => {
  const room = openRoom(
    HIGH_HAND,
    `settings: { version: tickets }
tickets: 2
missed: prize carries over
drawings: [{ from: '19:00', to: '19:30' }, { from: '20:00', to: '20:30' }]
prizes: { drawing prize: $500 }
shown: [designated hands and times, points of each participant]
`,
    '2026-03-06T12:00:00',
  )
  room.does({ do: 'SetTable', table: '1', game: 'holdem', seats: 9, decks: 1 })
  room.does({ do: 'OpenTable', table: '1' })
  expect(signOf(room, HIGH_HAND, '2026-03-06T19:00')).not.toHaveProperty('carried')
  room.state.carried.set(HIGH_HAND, '50000')
  expect(signOf(room, HIGH_HAND, '2026-03-06T20:00')).toMatchObject({
    carried: '$500.00',
    prize: { is: 'amount', amount: '100000' },
    tickets: 0,
  })
})

test('twenty of a standing have a line, by number', () => {
  const places = Array.from({ length: 20 }, (_, nth) => nth + 1)
  const nameOf = (place: number): string => `${place}${({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[place] ?? 'th'} place`
  const room = openRoom(
    HIGH_HAND,
    `settings: { version: points }
from: '2026-03-01'
to: '2026-03-31'
prizes: { ${places.map((place) => `${nameOf(place)}: $${100 * (21 - place)}`).join(', ')} }
shown: [designated hands and times, points of each participant]
`,
    '2026-03-06T12:00:00',
  )
  for (let nth = 1; nth <= 22; nth += 1) {
    const person = String(100 + nth)
    room.does({ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40 })
    room.does({ do: 'AdjustPoints', activity: HIGH_HAND, person, points: nth, reason: 'by hand', second: 'shift' })
  }
  const { standing } = signOf(room, HIGH_HAND)!
  expect(standing.length).toBe(20)
  expect(standing[0]).toEqual({ person: '122', place: 1, points: 22, prize: '$2,000.00' })
  expect(standing.at(-1)).toEqual({ person: '103', place: 20, points: 3, prize: '$100.00' })
})

const SPLASH = 'hawaiian-gardens/splash-pot'

test('a table that was drawn for a pot, and the prize in it', () => {
  const room = openRoom(
    SPLASH,
    `drawings: [{ from: '18:00', to: '18:30', winners: 3 }]
prizes: { live chips: $200 }
shown: [games, periods and events, funding from the Hawaiian Jackpot reserve, conditions, amount added to the pot, no purchase necessary, other restrictions]
advertisement: { words: [No Purchase Necessary] }
`,
    '2026-03-06T17:50:00',
  )
  room.does({ do: 'SetTable', table: '1', game: 'holdem', seats: 9, decks: 1 })
  room.does({ do: 'OpenTable', table: '1' })
  room.does({ do: 'OpenDrawer', drawer: '1', counted: dollars(1_000) }, 'cage')
  room.moveTo('2026-03-06T18:00:00')
  room.does({ do: 'DrawTable', activity: SPLASH, table: '1', dealtIn: 5, witnesses: ['host'] })
  const prize = { is: 'amount', amount: '20000' }
  expect(signOf(room, SPLASH, '2026-03-06T18:00')).toMatchObject({ pots: [{ table: '1', prize, isIn: false }] })
  room.does({ do: 'SplashPot', callup: 'U1', drawer: '1', dealtIn: 5, second: 'cage' })
  expect(signOf(room, SPLASH)).toMatchObject({ from: 'tables', pots: [{ table: '1', prize, isIn: true }] })
  room.does({ do: 'AwardPot', callup: 'U1', seats: [{ seat: '4' }] })
  expect(signOf(room, SPLASH)?.pots).toEqual([])
})

const CAR = 'hawaiian-gardens/car-drawing'
const READY = { Q7: true, Q8: true, R7: true, 'R6 R8 R9': true }

test('the stage of a day: who has a pass, then the order of the cards and whose turn it is', () => {
  const room = openRoom(
    CAR,
    `settings: { version: A }
from: '2026-03-02'
to: '2026-03-29'
prizes: { car: '$24,000' }
things: { car: a new car }
shown: [car, 'first and last day, day of the giveaway, and version']
`,
    '2026-03-29T08:00:00',
  )
  fill(room, 1, 'holdem')
  room.moveTo('2026-03-29T09:00:00')
  room.does({ do: 'CollectTickets', activity: CAR, tickets: [{ first: 1, last: 10 }], second: 'desk' })
  expect(signOf(room, CAR)).toMatchObject({ minutes: 3, tickets: 10 })
  expect(signOf(room, CAR)).not.toHaveProperty('stage')
  for (const [nth, hour] of ['12', '13'].entries()) {
    room.moveTo(`2026-03-29T${hour}:00:00`)
    room.does({ do: 'DrawTicket', activity: CAR, ticket: `T${nth + 1}`, witnesses: ['desk'] })
    room.does({ do: 'ReportIn', callup: `U${nth + 1}`, answers: READY })
  }
  const who = ['1001', '1002'].map((person) => ({ kind: 'person', person }))
  expect(signOf(room, CAR)?.stage).toEqual({
    phase: 'gathering',
    players: who.map((one) => ({ who: one, isNext: false })),
  })
  room.moveTo('2026-03-29T22:00:00')
  room.does({ do: 'StartStage', activity: CAR, present: ['U1', 'U2'] })
  const step = (action: object) => room.does({ do: 'StepStage', activity: CAR, action: action as never })
  step({ do: 'draw card', who: 'U1', card: 4 })
  step({ do: 'draw card', who: 'U2', card: 48 })
  // The ace is first.
  expect(signOf(room, CAR)?.stage).toEqual({
    phase: 'to choose',
    players: [
      { who: who[1], place: 1, isNext: true },
      { who: who[0], place: 2, isNext: false },
    ],
  })
  step({ do: 'choose', who: 'U2', envelope: 7 })
  step({ do: 'choose', who: 'U1', envelope: 2 })
  step({ do: 'try', who: 'U2', starts: false })
  expect(signOf(room, CAR)?.stage?.players).toEqual([
    { who: who[1], place: 1, envelope: 7, key: 'does not start', isNext: false },
    { who: who[0], place: 2, envelope: 2, isNext: true },
  ])
})
