/** A house with many tournaments under way, a process of its own: the real server on a port, and orders of the floor at a pace. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal } from '../../src/base/refusal.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { openPremises } from '../../src/server/house/building.ts'
import { realClock } from '../../src/server/house/clock.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { logOf } from '../../src/server/net/log.ts'
import { metricsOf } from '../../src/server/net/metrics.ts'
import { serve } from '../../src/server/net/serve.ts'
import { sentence } from '../../src/words/sentence.ts'
import { PROPERTY } from '../../tests/house.ts'
import { FREE_ROLL, postingOrders } from '../../tests/tournamentfloor.ts'
import type { Acked } from './tables.ts'

const [place = '.', count = '50'] = process.argv.slice(2)
const ENTRIES = 16
const second = '5'

const folder = join(place, 'house')
mkdirSync(folder, { recursive: true })
const metrics = metricsOf()
const house = await openHouse({ folder, clock: realClock, create: PROPERTY, at: metrics.at })
const done = async (order: Order, by = '4'): Promise<{ readonly seq: number }> => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(sentence(outcome))
  return outcome
}

const tournaments = await Promise.all(Array.from({ length: Number(count) }, (_, nth) => opened(nth + 1)))
// One more, at which people still sign up.
const signingUp = await opened(Number(count) + 1, false)
const premises = await openPremises({ house, folder })
const { port, stop } = await serve({
  premises,
  config: { host: '127.0.0.1', metrics: 'local' },
  port: 0,
  web: folder,
  version: 'bench',
  log: logOf('warn'),
  metrics,
  folder,
})
process.send?.({ port, tournaments })

/** Posted under a name of its own, two tables full of people, started. */
async function opened(nth: number, isStarted = true): Promise<string> {
  const activity = FREE_ROLL.replace('friday', `t${nth}`)
  const tables = [`${nth}a`, `${nth}b`]
  for (const [order, by] of postingOrders({ tables: 1, seats: 9 })) {
    if (order.do === 'AcceptRules' && nth > 1) continue
    if (order.do === 'SetTable' || order.do === 'OpenTable') continue
    if (order.do === 'DraftOffering') {
      const named = tables.map((table) => `'${table}'`).join()
      const text = order.text.replace('occasion: friday', `occasion: t${nth}`).replaceAll("['1']", `[${named}]`)
      await done({ ...order, text }, by)
    } else await done('activity' in order ? ({ ...order, activity } as Order) : order, by)
    if (order.do !== 'ApproveOffering') continue
    for (const table of tables) {
      await done({ do: 'SetTable', table, game: 'holdem', seats: 10, decks: 1, kind: 'tournament' })
      await done({ do: 'OpenTable', table })
    }
  }
  if (!isStarted) return activity
  await done({ do: 'UseTables', activity, tables: tables.map((table) => ({ table })) })
  for (let one = 1; one <= ENTRIES; one += 1) {
    await done({ do: 'Register', activity, person: `${nth * 100 + one}`, way: 'free' })
    const seat = { table: tables[one % 2]!, seat: Math.ceil(one / 2) }
    await done({ do: 'PlaceEntry', activity, entry: `E${one}`, ...seat, reason: 'as they came' })
  }
  await done({ do: 'StartTournament', activity })
  return activity
}

/** `signedUp`: how long the house took for each registration, in milliseconds. */
export type Played = { readonly acks: readonly Acked[]; readonly signedUp: readonly number[] }

/** One tournament after the other: somebody is out, and in again; and now and then somebody signs up. */
async function play(seconds: number, perSecond: number): Promise<Played> {
  const acks: Acked[] = []
  const signedUp: number[] = []
  const began = Date.now()
  for (let nth = 0; Date.now() - began < seconds * 1_000; nth += 1) {
    const activity = tournaments[(nth >> 1) % tournaments.length]!
    const { outs, outsSoFar } = house.state.tournaments.get(activity)!
    const order: Order =
      nth % 2 === 0
        ? { do: 'KnockOut', activity, fallen: [{ entry: `E${(outsSoFar % ENTRIES) + 1}` }] }
        : { do: 'UndoKnockOut', activity, out: outs.at(-1)!.out, reason: 'a chip was left', second }
    const sent = performance.now()
    const { seq } = await done(order)
    const at = performance.timeOrigin + performance.now()
    acks.push({ seq, at, tookMs: performance.now() - sent, isRising: true, of: activity })
    if (nth % 5 === 0) {
      const asked = performance.now()
      await done({ do: 'Register', activity: signingUp, person: `${900_000 + nth}`, way: 'free' })
      signedUp.push(performance.now() - asked)
    }
    await sleep(Math.max(0, began + ((nth + 1) * 1_000) / perSecond - Date.now()))
  }
  return { acks, signedUp }
}

process.on(
  'message',
  async (asked: 'spent' | 'stop' | { what: 'play'; readonly seconds: number; readonly perSecond: number }) => {
    if (asked === 'spent') {
      const { user, system } = process.cpuUsage()
      process.send?.({ cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage().rss, at: Date.now() })
      return
    }
    if (asked !== 'stop') {
      process.send?.(await play(asked.seconds, asked.perSecond))
      return
    }
    await stop()
    premises.close()
    await house.close()
    process.disconnect?.()
  },
)
