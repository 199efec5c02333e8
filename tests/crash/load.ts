/** A house under load, to be killed: tables play rounds, a floor hits and pays. Every answer is told on standard output. */

import { writeSync } from 'node:fs'
import { isRefusal } from '../../src/base/refusal.ts'
import type { Order } from '../../src/engine/mechanisms.ts'
import { realClock } from '../../src/server/house/clock.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { sentence } from '../../src/words/sentence.ts'
import { openingOrders, PROPERTY, SEVENS_OFFERING, SEVENS_RULES, spadeSevens, startRound } from '../house.ts'

/** What `device` sends as its n-th command, the same whenever it is asked: so it can be sent again after a crash. */
export type Load = { readonly device: string; readonly by: (n: number) => string; readonly order: (n: number) => Order }

const TABLES = 20

const preparations: [Order, string][] = [
  ...openingOrders(SEVENS_RULES, SEVENS_OFFERING),
  ...Array.from({ length: TABLES + 1 }, (_, n): [Order, string][] => [
    [{ do: 'SetTable', table: String(n), game: 'no-bust-21', seats: 8, decks: 6 }, '1'],
    [{ do: 'OpenTable', table: String(n) }, '1'],
  ]).flat(),
]

const PREPARATION: Load = {
  device: 'preparation',
  by: (n) => preparations[n - 1]?.[1] ?? '',
  order: (n) => preparations[n - 1]?.[0] ?? { do: 'EndRound', table: 'none' },
}

const LOADS: Load[] = [
  ...Array.from({ length: TABLES }, (_, index): Load => {
    const table = String(index + 1)
    return {
      device: `t${table}`,
      by: () => `t${table}`,
      order: (n) => (n % 2 === 1 ? startRound(table) : { do: 'EndRound', table }),
    }
  }),
  // Table 0 hits in every round; the hits of this house are its alone, so their numbers are known.
  {
    device: 'floor',
    by: (n) => (n % 5 === 3 ? '5' : '4'),
    order: (n) => {
      const hit = Math.ceil(n / 5)
      const life: Order[] = [
        startRound('0'),
        spadeSevens('0'),
        { do: 'VerifyHit', hit: `H${hit}` },
        { do: 'PayClaim', claim: `C${hit}`, form: 'chips', drawer: 'A' },
        { do: 'EndRound', table: '0' },
      ]
      return life[(n - 1) % 5] as Order
    },
  },
]

async function send(house: House, { device, by, order }: Load, n: number): Promise<void> {
  const outcome = await house.submit(order(n), { by: by(n), key: `${device}:${n}` })
  if (isRefusal(outcome)) throw new Error(`${device}:${n} ${sentence(outcome)}`)
  writeSync(1, `${device} ${n} ${outcome.seq} ${outcome.isAgain ? 'again' : 'new'}\n`)
}

async function run(folder: string, answered: Record<string, number>): Promise<void> {
  const house = await openHouse({ folder, clock: realClock, create: PROPERTY, snapshotEvery: 500 })
  for (let n = (answered.preparation ?? 0) + 1; n <= preparations.length; n += 1) await send(house, PREPARATION, n)
  writeSync(1, 'ready\n')
  await Promise.all(
    LOADS.map(async (load) => {
      for (let n = (answered[load.device] ?? 0) + 1; ; n += 1) await send(house, load, n)
    }),
  )
}

if (import.meta.main) {
  const [folder = '', answered = '{}'] = process.argv.slice(2)
  await run(folder, JSON.parse(answered) as Record<string, number>)
}
