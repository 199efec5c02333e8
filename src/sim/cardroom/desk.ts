/** Between the actors and the house: keys, faults of the line, and the auditor who hears every answer. */

import { isRefusal } from '../../base/refusal.ts'
import type { Command, Event, Order } from '../../engine/mechanisms.ts'
import type { Outcome } from '../../server/house/kernel.ts'
import { Difference } from '../audit/difference.ts'
import type { Auditor } from '../auditor.ts'
import { DYING, type SimHouse } from '../house.ts'
import { countUp } from '../tally.ts'
import type { Sent } from './life.ts'
import { type Room, strikes } from './room.ts'

export type Desk = {
  send(sent: Sent): Promise<Outcome>
  tick(): Promise<void>
  /** Every entry that took effect, in order. */
  heard(command: Command, events: readonly Event[]): void
}

export function deskOf(room: Room, house: () => SimHouse, auditor: Auditor, walkEvery: number): Desk {
  const numbers = new Map<string, number>()
  const timers: Order[] = []
  let steps = 0
  let entries = 0
  let deaths = 0

  const compare = () => {
    steps += 1
    auditor.compare(house().state, steps % walkEvery === 0)
  }
  const commandOf = ({ order, by }: Sent, key: string, at: number): Command =>
    ({ ...order, key, by, at: room.zone.momentOf(at) }) as Command

  /** Sends once and lets the auditor judge the answer. */
  async function once(sent: Sent, key: string, at: number): Promise<Outcome> {
    const { order, by } = sent
    const outcome = await house().submit(order, { by, key, at })
    if (isRefusal(outcome)) {
      countUp(room.tally.refused, order.do)
      auditor.refused(commandOf(sent, key, at), outcome)
    }
    compare()
    return outcome
  }

  /** The same command again must find its first answer and leave everything as it is. */
  async function again(sent: Sent, key: string, at: number, first: Outcome): Promise<void> {
    const before = entries
    const outcome = await house().submit(sent.order, { by: sent.by, key, at })
    if (isRefusal(outcome) || !outcome.isAgain) throw new Difference(`${sent.order.do} under ${key} was taken twice`)
    if (!isRefusal(first) && outcome.seq !== first.seq)
      throw new Difference(`${key} is line ${first.seq} and ${outcome.seq}`)
    if (entries !== before) throw new Difference(`${key} led to a second entry`)
    compare()
  }

  return {
    heard(command, events) {
      entries += 1
      if (command.by === 'timer' && (timers.length < 50 || room.rng.oneIn(20))) {
        const { key: _key, at: _at, by: _by, ...order } = command
        timers[timers.length < 50 ? timers.length : room.rng.below(50)] = order as Order
      }
      auditor.done(command, events)
    },
    async send(sent) {
      const { rng, tally } = room
      const number = sent.device === undefined ? 0 : (numbers.get(sent.device) ?? 0) + 1
      const key = sent.device === undefined ? rng.word(20) : `${sent.device}:${number}`
      let at = sent.at ?? room.clock()
      if (sent.device === undefined && strikes(room, 2_000)) {
        tally.faults['late command'] += 1
        at -= rng.between(1, 300) * 1_000
      }
      if (sent.at !== undefined) tally.faults['late command'] += 1
      tally.commands += 1
      // The process dies over this command; whoever sent it hears nothing and sends it again.
      if (strikes(room, room.isShort ? 6_000 : 60_000)) {
        // In turn, so that a few deaths are of every kind.
        const when = DYING[deaths++ % DYING.length]!
        tally.faults[when === 'after' ? 'crash before the answer' : 'crash before the record'] += 1
        await house().crash(sent.order, { by: sent.by, key, at }, when)
        compare()
      }
      const outcome = await once(sent, key, at)
      if (isRefusal(outcome)) return outcome
      if (sent.device !== undefined) numbers.set(sent.device, number)
      if (strikes(room, 1_000)) {
        tally.faults['duplicate command'] += 1
        await again(sent, key, at, outcome)
      }
      if (strikes(room, 4_000)) {
        tally.faults['key with other inputs'] += 1
        const before = entries
        const other = await house().submit({ do: 'OpenTable', table: 'elsewhere' }, { by: sent.by, key, at })
        if (!isRefusal(other) || entries !== before) throw new Difference(`${key} was taken for another command`)
        compare()
      }
      if (strikes(room, 4_000) && timers.length > 0) {
        tally.faults['stale timer'] += 1
        const order = rng.pick(timers)
        const stale = { order, by: 'timer' }
        await once(stale, rng.word(20), room.clock())
      }
      return outcome
    },
    async tick() {
      await house().tick()
      compare()
    },
  }
}
