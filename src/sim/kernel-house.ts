/** The simulation over the real kernel and its journal on disk: crashes are real restarts of the store. */

import { isRefusal } from '../base/refusal.ts'
import type { Command, Event } from '../engine/mechanisms.ts'
import { orderOf } from '../engine/recorded.ts'
import { parseEntry } from '../journal/line.ts'
import type { Moment } from '../journal/store.ts'
import { JournalTrouble } from '../journal/trouble.ts'
import type { Clock } from '../server/house/clock.ts'
import { type House, openHouse } from '../server/house/kernel.ts'
import { PROPERTY } from './cardroom/setup.ts'
import type { Listener, SimHouse } from './house.ts'

export async function kernelHouse(folder: string, clock: Clock, listener: Listener): Promise<SimHouse> {
  let armed: Moment | undefined
  const at = (moment: Moment) => {
    if (moment !== armed) return
    armed = undefined
    throw new JournalTrouble('failed', `the process dies at the moment "${moment}"`)
  }
  const open = (): Promise<House> =>
    openHouse({ folder, clock, create: { ...PROPERTY, by: 'o1' }, at, snapshotEvery: 500, isClockTrusted: true })
  let house = await open()
  let heard = 0

  async function listen(): Promise<void> {
    const until = house.durable().seq
    for await (const batch of house.store.lines({ after: heard, until })) {
      for (const line of batch) {
        const { key, by, recorded, at: happened, order, events } = parseEntry<Event>(line.text)
        const moment = house.zone.momentOf(Date.parse(happened ?? recorded))
        heard = line.seq
        listener({ command: { ...orderOf(order, events), key, by, at: moment } as Command, events })
      }
    }
  }
  async function restart(): Promise<void> {
    await house.store.close()
    house = await open()
    await listen()
  }

  await listen()
  return {
    get state() {
      return house.state
    },
    async submit(order, call) {
      const outcome = await house.submit(order, call)
      await listen()
      return outcome
    },
    async tick() {
      await house.tick()
      await listen()
    },
    async crash(order, call, when) {
      if (order !== undefined && call !== undefined) {
        armed = when === 'before' ? 'begun' : when === 'within' ? 'written' : 'synced'
        const outcome = await house.submit(order, call).catch((error: unknown) => {
          if (error instanceof JournalTrouble) return undefined
          throw error
        })
        armed = undefined
        if (outcome !== undefined && !isRefusal(outcome) && !outcome.isAgain)
          throw new Error('the process should have died before it answered')
      }
      await restart()
    },
    async close() {
      await house.close().catch(() => undefined)
    },
  }
}
