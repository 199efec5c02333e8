/** Count room and office: boxes, day closes, money between the house and the funds. */

import { MINUTE } from '../../base/moment.ts'
import { cents } from '../../base/money.ts'
import { balance } from '../../ledger/balances.ts'
import { type AccountName, drawerPlace } from '../../ledger/name.ts'
import type { Book } from '../../ledger/post.ts'
import { type Life, send, until, wait } from './life.ts'
import type { Room } from './room.ts'
import { BEAT, BLAZING } from './terms.ts'

/** Counts one box; sometimes wrongly, and then again. */
export function* countBox(room: Room, table: string, box: string, activity: string, inside: number): Life {
  const { rng } = room
  const off = rng.oneIn(12) ? rng.pick([-100, 100, -300, 50, 25, -50]) : 0
  const counted = cents(Math.max(0, inside + off))
  const order = { do: 'CountBox', box, table, shift: 'swing', counted: { [activity]: counted } } as const
  if (rng.oneIn(30)) yield* send({ ...order, counters: ['k1', 'k1'] }, 'k1')
  yield* send({ ...order, counters: ['k1', 'k2'] }, 'k1')
  if (off === 0 || !rng.oneIn(2)) return
  yield* wait(rng.between(1, 30) * MINUTE)
  // The count is put right under a number of its own; now and then it takes two goes.
  const right = { ...order, box: `${box}-a`, corrects: box, counters: ['k1', 'k2'] }
  yield* send({ ...right, counted: { [activity]: cents(inside) } }, 'k1')
  if (!rng.oneIn(3)) return
  yield* send({ ...right, box: `${box}-b` }, 'k1')
  yield* send({ ...right, box: `${box}-c`, corrects: `${box}-a`, counted: { [activity]: counted } }, 'k1')
}

/** The morning after: yesterday is closed, the house and the funds settle. */
export function* morning(room: Room, day: string, at: number): Life {
  const { rng } = room
  yield* until(at)
  if (rng.oneIn(3)) yield* send({ do: 'CloseDay', day: '2099-01-01' }, 'o1')
  yield* send({ do: 'CloseDay', day }, 'o1')
  if (rng.oneIn(3)) yield* send({ do: 'CloseDay', day }, 'o1')
  for (const activity of [BLAZING, BEAT]) {
    yield* wait(rng.between(1, 5) * MINUTE)
    yield* settle(room, activity)
  }
}

/** Money moves between the house and the funds in the middle of the night too. */
export function* midnightSettlement(room: Room): Life {
  yield* settle(room, room.rng.pick([BLAZING, BEAT]))
}

function* settle(room: Room, activity: string): Life {
  const { rng } = room
  const of = (name: AccountName, book: Book = 'entitlement') => balance(room.state().balances, activity, name, book)
  const promised = -of('promised')
  if (promised > 0n && !rng.oneIn(4))
    yield* send({ do: 'DepositAdvance', activity, amount: cents(rng.oneIn(2) ? promised : promised / 2n) }, 'o1')
  if (rng.oneIn(6)) yield* send({ do: 'DepositAdvance', activity, amount: cents(promised + 1n) }, 'o1')
  // The bank gives only what is in it; the office looks first.
  const has = (wanted: bigint) => of('bank', 'custody') >= wanted
  if (!rng.oneIn(3) && has(of('due:advance') + of('due:fee'))) yield* send({ do: 'FetchDue', activity }, 'o1')
  for (const drawer of ['drawer-c1', 'drawer-c2', 'drawer-c3'])
    if (!rng.oneIn(4) && has(-of(drawerPlace(drawer), 'custody')))
      yield* send({ do: 'RepayDrawer', activity, drawer }, 'o1')
  if (activity === BEAT && rng.oneIn(3))
    yield* send(
      {
        do: 'IncreasePool',
        activity,
        pool: 'main',
        amount: cents(rng.between(1, 5_000)),
        notice: rng.oneIn(5) ? '' : 'signs',
      },
      'o1',
    )
}
