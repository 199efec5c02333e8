/** A ticket between the draw and the answer of whoever has it: out of the drum, and nobody's to void, collect or throw away. */
import { describe, expect, test } from 'vitest'
import { fill, openRoom } from '../../../tests/promotion.ts'
import { evolve } from '../evolve.ts'
import type { State } from '../mechanisms.ts'

const BIG_SPIN = 'hawaiian-gardens/big-spin'
const OFFERING = `handOut: ['14:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }]
prizes: { drawing prize: $500 }
shown: ['times of tickets and drawings, and the prize', rules]
`

/** Ten tickets, all but the last in the drum, and the third is called. */
function called() {
  const room = openRoom(BIG_SPIN, OFFERING, '2026-03-02T12:00:00')
  fill(room, 1, 'holdem')
  room.moveTo('2026-03-02T14:00:00')
  room.does({ do: 'CollectTickets', activity: BIG_SPIN, tickets: [{ first: 1, last: 9 }], second: 'desk' })
  room.moveTo('2026-03-02T20:00:00')
  room.does({ do: 'DrawTicket', activity: BIG_SPIN, ticket: 'T3', witnesses: ['desk'] })
  return room
}
const numbers = ({ tickets }: State, isMeant: (one: State['tickets'][number]) => boolean): number[] =>
  tickets.filter(isMeant).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
const drawn = (state: State) => numbers(state, ({ isDrawn }) => isDrawn === true)

describe('while it is called', () => {
  test.each(['VoidTickets', 'CollectTickets'] as const)('%s is refused, alone or among others', (name) => {
    const room = called()
    expect(drawn(room.state)).toEqual([3])
    for (const tickets of [[{ first: 3, last: 3 }], [{ first: 2, last: 10 }]])
      expect(room.why({ do: name, activity: BIG_SPIN, tickets, reason: 'torn', second: 'desk' })).toContain(
        'T3: is drawn and called',
      )
  })

  test('a drum that is emptied leaves it, and it does not go back into another', () => {
    const room = called()
    const emptied = {
      type: 'DrumEmptied',
      activity: BIG_SPIN,
      tickets: 8,
      clause: 'C1',
      local: '2026-03-02T20:00',
      by: 'x',
    }
    const after = evolve(room.state, emptied as never)
    expect(numbers(after, () => true)).toEqual([3, 10])
    const passed = evolve(after, { type: 'PassedOver', callup: 'U1', activity: BIG_SPIN } as never)
    expect(numbers(passed, () => true)).toEqual([10])
  })
})

test('passed over it goes back, where it can be made void', () => {
  const room = called()
  room.does({ do: 'PassOver', callup: 'U1', reason: 'has gone home', second: 'desk' })
  expect(drawn(room.state)).toEqual([])
  expect(numbers(room.state, ({ isIn }) => isIn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  room.does({ do: 'VoidTickets', activity: BIG_SPIN, tickets: [{ first: 3, last: 3 }], reason: 'torn', second: 'desk' })
  expect(numbers(room.state, () => true)).not.toContain(3)
})

test('claimed it is gone', () => {
  const room = called()
  room.does({ do: 'ReportIn', callup: 'U1', answers: { C3: true, W4: true, W5: true } })
  expect(numbers(room.state, () => true)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
})

test('when the activity is closed none is left, and numbers go on', () => {
  const room = called()
  const closed = evolve(room.state, { type: 'OfferingClosed', activity: BIG_SPIN, posts: {} } as never)
  expect(closed.tickets).toEqual([])
  expect(closed.ticketsSoFar).toBe(10)
})
