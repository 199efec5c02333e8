/** Points for whole hours, held against the plainest reckoning: every minute of every person on a list. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRoom, type Room } from '../../../tests/promotion.ts'
import { isRefusal } from '../../base/refusal.ts'
import { decide } from '../decide.ts'
import type { Order } from '../mechanisms.ts'

const CAR = 'hawaiian-gardens/car-drawing'
const OFFERING = `settings: { version: B }
from: '2026-03-02'
to: '2026-03-29'
prizes: { car: '$24,000' }
things: { car: a new car }
shown: [car, 'first and last day, day of the giveaway, and version']
`
const START = Date.parse('2026-03-02T08:00:00Z')
const PEOPLE = ['a', 'b'] as const

type Told = {
  readonly minutes: number
  readonly what: 'sit' | 'read' | 'leave' | 'away' | 'back'
  readonly who: string
}
const told: fc.Arbitrary<Told> = fc.record({
  minutes: fc.integer({ min: 1, max: 50 }),
  what: fc.constantFrom('sit', 'read', 'read', 'read', 'leave', 'away', 'back'),
  who: fc.constantFrom(...PEOPLE),
})

test('as many as whole hours in seats, and no more than hours of play in which the card was read', () => {
  fc.assert(
    fc.property(fc.array(told, { minLength: 5, maxLength: 60 }), (night) => {
      const room = openRoom(CAR, OFFERING, '2026-03-02T07:30:00')
      room.does({ do: 'SetTable', table: '1', game: 'omaha', seats: 9, decks: 1, kind: 'live' })
      room.does({ do: 'OpenTable', table: '1' })
      const plain = new Map(PEOPLE.map((who) => [who as string, { is: 'out', minutes: 0, read: new Set<number>() }]))
      let minute = 0
      const goTo = (next: number) => {
        for (const one of plain.values()) if (one.is === 'in') one.minutes += next - minute
        minute = next
        room.moveTo(new Date(START + minute * 60_000).toISOString().slice(0, 19))
      }
      goTo(0)
      for (const { minutes, what, who } of night) {
        goTo(minute + minutes)
        const one = plain.get(who)!
        if (!tries(room, what, who)) continue
        if (what === 'sit' || what === 'back') one.is = 'in'
        if (what === 'leave' || what === 'away') one.is = what === 'leave' ? 'out' : 'away'
        if (what === 'read') {
          if (one.is === 'out') one.is = 'in'
          if (one.is === 'in') one.read.add(Math.floor(one.minutes / 60))
        }
      }
      // On to the next full hour, when they are added up.
      goTo(Math.ceil((minute + 1) / 60) * 60)
      const points = room.state.points.get(CAR)
      for (const [who, { minutes, read }] of plain)
        expect(points?.get(who) ?? 0, who).toBe(Math.min(Math.floor(minutes / 60), read.size))
    }),
    { numRuns: 60 },
  )
})

/** Each has a seat of their own; what makes no sense is refused and changes nothing. */
function tries(room: Room, what: Told['what'], who: string): boolean {
  const place = { table: '1', seat: String(PEOPLE.indexOf(who as 'a') + 1) }
  const at = room.now().at
  const orders: Record<Told['what'], Order> = {
    sit: { do: 'SeatPlayer', ...place, person: who },
    read: { do: 'ScanCards', scans: [{ ...place, person: who, at }] },
    leave: { do: 'LeaveSeat', ...place },
    away: { do: 'MarkAway', ...place, why: 'break' },
    back: { do: 'MarkBack', ...place },
  }
  const decision = decide(room.state, { ...orders[what], key: `try ${at}`, at: room.now(), by: 'floor' })
  if (isRefusal(decision)) return false
  room.does(orders[what])
  return true
}
