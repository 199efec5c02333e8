/**
 * What the podium waits for with 600 people in the room: 360 at 40 tables, 240 on four lists.
 *   node tools/own-node.cjs bench/podium.ts [--place FOLDER]
 * An order of the brush through the door (session, permission, decision, journal on disk) and the whole view after it, as the
 * screen gets it; then the view alone, and a screen that comes anew. Nothing of it is asserted; 100 ms is what a person calls at once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '../src/base/refusal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import { apiOf } from '../src/server/api/api.ts'
import { DEMO_STAFF, enrolDemoStaff, registerDemoStaff } from '../src/server/demo/people.ts'
import { memoryRegister } from '../src/server/door/register.ts'
import { realClock } from '../src/server/house/clock.ts'
import { openHouse } from '../src/server/house/kernel.ts'
import { podiumView } from '../src/views/podium/podium.ts'
import { sentence } from '../src/words/sentence.ts'
import { PROPERTY } from '../tests/house.ts'

const { values } = parseArgs({ options: { place: { type: 'string', default: '.' } } })
const [TABLES, SEATS, LISTS, WAITING, ORDERS] = [40, 9, 4, 60, 400]
const LIMITS = ['$1-$3', '$2-$5', '$4-$8', '$8-$16'] as const

const place = mkdtempSync(join(values.place, '.bench-podium-'))
const house = await openHouse({ folder: place, clock: realClock, create: PROPERTY })
const register = await registerDemoStaff(memoryRegister())
const api = apiOf({ house, register, demo: DEMO_STAFF })
const give = async (order: Order) => {
  const outcome = await house.submit(order, { by: '21' })
  if (isRefusal(outcome)) throw new Error(sentence(outcome))
}
const person = (n: number) => String(register.add({ name: `Person${n} Example` }))
const percentile = (list: readonly number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))]!
const say = (what: string, list: readonly number[]) =>
  console.log(
    `${what}: median ${percentile(list, 0.5).toFixed(1)} ms, 99 of 100 under ${percentile(list, 0.99).toFixed(1)} ms, slowest ${percentile(list, 1).toFixed(1)} ms`,
  )
async function timed(times: number, act: (n: number) => unknown): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const before = performance.now()
    await act(n)
    took.push(performance.now() - before)
  }
  return took
}

try {
  await enrolDemoStaff(house)
  for (let table = 1; table <= TABLES; table += 1) {
    const limit = LIMITS[table % LISTS]!
    await give({ do: 'SetTable', table: String(table), game: 'holdem', seats: SEATS, decks: 1, limit })
    await give({ do: 'OpenTable', table: String(table) })
    for (let seat = 1; seat <= SEATS; seat += 1)
      await give({ do: 'SeatPlayer', table: String(table), seat: String(seat), person: person(table * SEATS + seat) })
  }
  for (const limit of LIMITS) {
    await give({ do: 'SetList', list: limit, game: 'holdem', limit, minutes: 5, missed: 'end' })
    for (let n = 0; n < WAITING; n += 1)
      await give({ do: 'JoinList', list: limit, person: person(1_000 + n), how: 'podium', shows: 'initials' })
  }

  const { badge, pin } = DEMO_STAFF.find(({ roles }) => roles.includes('brush'))!
  const headers = { 'content-type': 'application/json', 'x-gamekeeper-place': 'podium', cookie: '' }
  const ask = (path: string, body?: unknown) =>
    api.app.request(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
  const entered = await ask('/session', { place: 'podium', badge, pin })
  if (!entered.ok) throw new Error(await entered.text())
  // A session of before is taken away first.
  headers.cookie = entered.headers.getSetCookie().at(-1)!.split(';')[0]!
  const order = async (n: number) => {
    const at = { table: String((n % TABLES) + 1), seat: String((Math.floor(n / TABLES) % SEATS) + 1) }
    const isAway = house.state.seated.get(at.table)?.get(at.seat)?.away !== undefined
    const given = isAway ? { do: 'MarkBack', ...at } : { do: 'MarkAway', ...at, why: 'meal' }
    const answer = await ask('/orders', { order: given })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const read = async () => (await ask('/views/podium')).text()
  await timed(50, order)
  const bytes = Buffer.byteLength(await read())
  console.log(`the whole view of ${TABLES * SEATS + LISTS * WAITING} people: ${Math.round(bytes / 1_024)} kB`)
  say(
    'an order and the whole view after it',
    await timed(ORDERS, async (n) => {
      await order(n)
      await read()
    }),
  )
  const names = (one: string) => register.read(Number(one))?.name
  const known = new Map<string, string | undefined>()
  const nameOf = (one: string) => {
    if (!known.has(one)) known.set(one, names(one))
    return known.get(one)
  }
  say('making the view', await timed(ORDERS, () => podiumView(house.state, house.now().at, nameOf)))
  say('a screen that comes anew', await timed(ORDERS, read))
  say(
    'after the register changed, when all names are read anew',
    await timed(50, async (n) => {
      register.correct(Number(DEMO_STAFF[0]!.id), { name: `Dana ${n}` })
      await read()
    }),
  )
} finally {
  api.live.close()
  await house.close()
  rmSync(place, { recursive: true })
}
