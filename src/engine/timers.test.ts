import { expect, test } from 'vitest'
import { MECHANISMS, type Order } from './mechanisms.ts'
import { byTurn, TURNS } from './timers.ts'

const NOON = Date.UTC(2026, 2, 3, 20)
const due = (order: Order, at = NOON, nth = 0) => ({ at, order, nth })
const daily = (activity: string, pool: string, nth: number, at = NOON) =>
  due({ do: 'IncreaseDaily', activity, pool, due: '2026-03-03' }, at, nth)

/** The list of docs/operating.md, in another order, and each with what it must come after. */
const ORDER = [
  due({ do: 'TakeAdminFee', activity: 'a', table: '1', due: NOON }, NOON - 1),
  due({ do: 'EndDay', day: '2026-03-02' }),
  due({ do: 'ClosePeriod', activity: 'b', due: '2026-03-03T12:00' }),
  due({ do: 'ExpireClaim', claim: 'C9', due: '2026-03-03' }),
  due({ do: 'ExpireClaim', claim: 'C10', due: '2026-03-03' }),
  due({ do: 'PassOver', callup: 'U1' }),
  due({ do: 'EmptyDrum', activity: 'b', due: '2026-03-03T12:00' }),
  due({ do: 'HandOut', activity: 'b', due: '2026-03-03T12:00' }),
  due({ do: 'AddUpHours', activity: 'b', due: '2026-03-03T12:00' }),
  due({ do: 'ClosePoints', activity: 'b', due: '2026-03-03T12:00' }),
  due({ do: 'RevertPools', activity: 'a', due: '2026-03-03T12:00' }),
  daily('a', 'royal', 0),
  daily('a', 'quads', 1),
  daily('b', 'main', 0),
  due({ do: 'TakeAdminFee', activity: 'a', table: '2', due: NOON }),
  due({ do: 'TakeAdminFee', activity: 'a', table: '12', due: NOON }),
  due({ do: 'ClosePeriod', activity: 'b', due: '2026-03-03T12:01' }, NOON + 1),
]

test('what is due at one instant happens in one order, in whichever order it was found', () => {
  expect(ORDER.toReversed().sort(byTurn)).toEqual(ORDER)
  const mixed = ORDER.map((_, n) => ORDER[(n * 5) % ORDER.length]!)
  expect(mixed.sort(byTurn)).toEqual(ORDER)
})

test('every timer of a room has its turn', () => {
  const withTimers = Object.values(MECHANISMS).filter((room) => 'timers' in room && room.timers !== undefined)
  const undoored = withTimers.flatMap(({ orders, doors }) => Object.keys(orders).filter((name) => !(name in doors)))
  const ofTheClock = undoored.filter((name) => (TURNS as readonly string[]).includes(name))
  // A period and a call-up are also ended by people, who may empty a drum too.
  expect([...ofTheClock, 'ClosePeriod', 'PassOver', 'EmptyDrum'].sort()).toEqual([...TURNS].sort())
})
