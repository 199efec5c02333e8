/** The house of the floor's bench, a process of its own: the real server on a port, its journal on the disk that is measured. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isRefusal } from '../../src/base/refusal.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { deviceKeyIn } from '../../src/server/devices/devices.ts'
import { openPremises } from '../../src/server/house/building.ts'
import { realClock } from '../../src/server/house/clock.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { logOf } from '../../src/server/net/log.ts'
import { metricsOf } from '../../src/server/net/metrics.ts'
import { serve } from '../../src/server/net/serve.ts'
import { sentence } from '../../src/words/sentence.ts'
import {
  BAD_BEAT_OFFERING,
  BAD_BEAT_RULES,
  openingOrders,
  PROPERTY,
  SEVENS_OFFERING,
  SEVENS_RULES,
} from '../../tests/house.ts'

const [place = '.', count = '1000'] = process.argv.slice(2)
const GAME = 'no-bust-21'

const folder = join(place, 'house')
mkdirSync(folder, { recursive: true })
const metrics = metricsOf()
const house = await openHouse({ folder, clock: realClock, create: PROPERTY, at: metrics.at })
await furnish(house, Number(count))
const premises = await openPremises({ house, folder })
const config = { host: '127.0.0.1', metrics: 'local' } as const
const { port, stop } = await serve({
  premises,
  config,
  port: 0,
  web: folder,
  version: 'bench',
  log: logOf('warn'),
  metrics,
  folder,
})
process.send?.({ port, key: Buffer.from(deviceKeyIn(folder)).toString('hex') })

const delay = monitorEventLoopDelay({ resolution: 2 })
delay.enable()
process.on('message', async (asked: 'spent' | 'stop') => {
  if (asked === 'spent') {
    const { user, system } = process.cpuUsage()
    process.send?.({
      cpuSeconds: (user + system) / 1e6,
      rss: process.memoryUsage().rss,
      seq: house.durable().seq,
      at: Date.now(),
      heldMs: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    })
    delay.reset()
    return
  }
  await stop()
  premises.close()
  await house.close()
  process.disconnect?.()
})

/** Both jackpots at every table; at every table a device. */
async function furnish(of: House, tables: number): Promise<void> {
  const sameGame = BAD_BEAT_RULES.replace('game: holdem', `game: ${GAME}`)
  for (const [order, by] of [
    ...openingOrders(SEVENS_RULES, SEVENS_OFFERING),
    ...openingOrders(sameGame, BAD_BEAT_OFFERING),
  ])
    await done(of, order, by)
  const numbers = Array.from({ length: tables }, (_, n) => String(n + 1))
  await Promise.all(
    numbers.flatMap((table) => [
      done(of, { do: 'SetTable', table, game: GAME, seats: 8, decks: 6 }, '1'),
      done(of, { do: 'OpenTable', table }, '1'),
      done(of, { do: 'EnrolDevice', device: `t${table}`, table, kind: 'keypad', second: '2' }, '1'),
    ]),
  )
}

async function done(of: House, order: Order, by: string): Promise<void> {
  const outcome = await of.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(sentence(outcome))
}
