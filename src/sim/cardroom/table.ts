/** A table's night: opened, round after round, boxes counted, closed. */

import { HOUR, MINUTE } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { type Shoe, shoeOf } from './deal.ts'
import { reportHand } from './floor.ts'
import { holdemRound } from './holdem.ts'
import { type Life, SECOND, send, wait } from './life.ts'
import { countBox } from './office.ts'
import { type Room, strikes } from './room.ts'
import { type Seats, shuffleSeats, sitDown } from './seats.ts'
import { sevensRound } from './sevens.ts'
import { BEAT, BLAZING } from './terms.ts'

export type TablePlan = {
  readonly table: string
  readonly game: 'no-bust-21' | 'holdem'
  readonly opens: number
  readonly closes: number
  /** Hold'em tables without a device: nobody records their rounds, and a hit is told by the floor. */
  readonly isRecorded: boolean
  readonly secondsMin: number
  readonly secondsMax: number
}

/** What lies in the box, which only the count will see; and how often it was counted. */
type Box = { cents: number; number: number }

export function* tableNight(room: Room, plan: TablePlan, shoes: Map<string, Shoe>): Life {
  const { rng } = room
  const { table, game, closes, isRecorded, secondsMin, secondsMax } = plan
  const device = `t${table}`
  const seats: Seats = Array.from({ length: game === 'holdem' ? 9 : 7 }, (_, seat) =>
    seat < 4 ? sitDown(rng) : undefined,
  )
  const most = rng.between(4, seats.length)
  const shoe = shoes.get(table) ?? shoeOf(rng.fork(`shoe ${table}`), game === 'holdem' ? 1 : 6)
  shoes.set(table, shoe)
  const box: Box = { cents: 0, number: 0 }
  const boxName = () => `${table}-${room.now()}-${box.number++}`
  const activity = game === 'holdem' ? BEAT : BLAZING
  let counted = room.now()
  let offlineUntil = 0
  /** What the table could not send while its line was down. */
  const waiting: { order: Order; at: number }[] = []

  yield* send({ do: 'OpenTable', table }, 'f1')
  for (;;) {
    if (offlineUntil > 0 && room.now() >= offlineUntil) {
      offlineUntil = 0
      yield* deliver(room, waiting, device)
    }
    const isOver = room.now() >= closes
    if (isOver && offlineUntil === 0) break
    if (room.now() - counted > 8 * HOUR && offlineUntil === 0) {
      counted = room.now()
      const inside = box.cents
      box.cents = 0
      yield* countBox(room, table, boxName(), activity, inside)
    }
    if (isOver) {
      yield* wait(offlineUntil - room.now())
      continue
    }
    if (offlineUntil === 0 && isRecorded && strikes(room, 20_000)) {
      room.tally.faults['offline table'] += 1
      offlineUntil = room.now() + rng.between(2, 12) * MINUTE
    }
    shuffleSeats(rng, seats, most)
    const sevens = game === 'no-bust-21' ? sevensRound(room, table, seats, shoe) : undefined
    const holdem = sevens === undefined ? holdemRound(room, table, seats, shoe) : undefined
    const report = sevens?.report ?? holdem?.report
    box.cents += 100 * (sevens?.fees ?? (holdem!.dealtIn >= 5 ? 1 : 0))
    const start: Order = { do: 'StartRound', table, bets: sevens?.bets ?? [] }
    const isOffline = offlineUntil > 0
    if (isOffline) waiting.push({ order: start, at: room.clock() })
    else if (isRecorded) yield* send(start, `device:${device}`, { device })
    yield* wait(rng.between(secondsMin, secondsMax) * SECOND)
    if (report !== undefined) {
      if (isOffline) {
        // A hand like this is not played over: the table waits for its line.
        yield* wait(Math.max(0, offlineUntil - room.now()))
        offlineUntil = 0
        yield* deliver(room, waiting, device)
      }
      yield* reportHand(room, report, `d${table}`)
    }
    if (!isRecorded) {
      room.tally.unrecorded += 1
      continue
    }
    const isPlain = report === undefined
    if (isPlain && !isOffline && rng.oneIn(200))
      yield* send({ do: 'BetLate', table, seat: String(rng.between(1, 6)) }, `device:${device}`, { device })
    if (isOffline && offlineUntil > 0) {
      waiting.push({ order: { do: 'EndRound', table }, at: room.clock() })
      continue
    }
    if (isPlain ? rng.oneIn(500) : rng.oneIn(50)) {
      const before = room.state().rounds.get(table)?.open
      const outcome = yield* send({ do: 'VoidRound', table, reason: 'misdeal' }, 'f2')
      if (!('refused' in outcome)) {
        if (before !== undefined && sevens !== undefined) box.cents = Math.max(0, box.cents - 100 * sevens.fees)
        continue
      }
    }
    let ended = yield* send({ do: 'EndRound', table }, `device:${device}`, { device })
    // Somebody still looks at a hit of this round.
    for (let tries = 0; 'refused' in ended && tries < 50; tries += 1) {
      yield* wait(10 * MINUTE)
      ended = yield* send({ do: 'EndRound', table }, `device:${device}`, { device })
    }
  }
  yield* countBox(room, table, boxName(), activity, box.cents)
  yield* send({ do: 'CloseTable', table }, 'f1')
}

/** While the clock of the house is set back it takes nothing that it thinks is still to come; the table waits until it is right. */
function* deliver(room: Room, waiting: { order: Order; at: number }[], device: string): Life {
  for (const { order, at } of waiting) {
    yield* wait(Math.max(0, at - room.clock()))
    yield* send(order, `device:${device}`, { device, at })
  }
  waiting.length = 0
}
