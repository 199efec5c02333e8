/**
 * Fifty members a second at kiosks, beside the orders of the room.
 *   node tools/own-node.cjs bench/kiosk.ts [--seconds 5] [--rate 50]
 * PINs cost what they cost in a house. Each order waits for its line to be safe; told is how long, alone and beside the kiosks, and what a
 * sign-in takes of a processor, which a machine that is busy otherwise does not change.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '../src/base/refusal.ts'
import { apiOf } from '../src/server/api/api.ts'
import { membersOf } from '../src/server/club/members.ts'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { memoryRegister } from '../src/server/door/register.ts'
import { busy, paced as pacedFor, told } from './paced.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rate: { type: 'string', default: '50' } },
})
const SECONDS = Number(values.seconds)
const RATE = Number(values.rate)
const ORDERS_A_SECOND = 40
const MEMBERS = 40
const PIN = '8305'

const folder = mkdtempSync(join(tmpdir(), 'bench-kiosk-'))
const house = await openDemoHouse({ folder, offers: ['hawaiian-gardens/player-tracking-rewards'] })
const register = memoryRegister()
const members = membersOf(register)
const api = apiOf({ house, register })

const cards: string[] = []
for (let nth = 0; nth < MEMBERS; nth += 1) {
  const member = members.write({ name: `Member ${nth}` })
  if (isRefusal(member)) throw new Error('no member')
  await members.setPin(member.person, PIN)
  const made = members.newCard(member.person)
  if (!isRefusal(made)) cards.push(made.card!)
}

const paced = (rate: number, act: (nth: number) => Promise<number>) => pacedFor(rate, SECONDS, act)

let orders = 0
async function order(): Promise<number> {
  const at = performance.now()
  orders += 1
  const club = orders % 2 === 0 ? 'complete' : 'not complete'
  const outcome = await house.submit({ do: 'SetClubForm', person: '9001', club }, { by: '21' })
  if (isRefusal(outcome)) throw new Error('an order was refused')
  return performance.now() - at
}

async function signIn(nth: number): Promise<number> {
  const at = performance.now()
  const body = JSON.stringify({ card: cards[nth % MEMBERS], pin: PIN })
  const headers = { 'content-type': 'application/json' }
  const answer = await api.app.request(
    '/kiosk/open',
    { method: 'POST', headers, body },
    { address: `10.0.0.${nth % 8}` },
  )
  if (!answer.ok) throw new Error(`a member was not let in: ${answer.status}`)
  return performance.now() - at
}

/** Of all threads, in milliseconds. */
const worked = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

console.log(busy())
told('orders alone', await paced(ORDERS_A_SECOND, order))
const [beside, kiosks] = await Promise.all([paced(ORDERS_A_SECOND, order), paced(RATE, signIn)])
told('orders beside kiosks', beside)
told('sign-ins at kiosks', kiosks)
const before = process.cpuUsage()
for (let nth = 0; nth < MEMBERS; nth += 1) await signIn(nth)
const each = worked(before) / MEMBERS
console.log(
  `one sign-in                  ${each.toFixed(1)} ms of a core: ${Math.floor((1_000 / each) * availableParallelism())} a second on ${availableParallelism()} cores that do nothing else`,
)
console.log(busy())

api.live.close()
await house.close()
rmSync(folder, { recursive: true })
