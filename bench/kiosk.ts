/**
 * Fifty members a second at kiosks, beside the orders of the room.
 *   node tools/own-node.cjs bench/kiosk.ts [--seconds 5] [--rate 50]
 * PINs cost what they cost in a house. Each order waits for its line to be safe; told is how long, alone and beside the kiosks.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isRefusal } from '../src/base/refusal.ts'
import { apiOf } from '../src/server/api/api.ts'
import { membersOf } from '../src/server/club/members.ts'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { memoryRegister } from '../src/server/door/register.ts'

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

/** So many a second, whether those before are done or not. */
async function paced(rate: number, act: (nth: number) => Promise<number>): Promise<{ took: number[]; ms: number }> {
  const began = performance.now()
  const under: Promise<number>[] = []
  for (let nth = 0; nth < rate * SECONDS; nth += 1) {
    const due = began + (nth * 1_000) / rate
    if (due > performance.now()) await wait(due - performance.now())
    under.push(act(nth))
  }
  const took = (await Promise.all(under)).sort((one, other) => one - other)
  return { took, ms: performance.now() - began }
}

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

const at = (took: readonly number[], part: number): string =>
  `${took[Math.min(took.length - 1, Math.floor(took.length * part))]!.toFixed(1)} ms`
const told = (what: string, { took, ms }: { took: number[]; ms: number }) =>
  console.log(
    `${what.padEnd(28)} ${(took.length / (ms / 1_000)).toFixed(0)} a second, median ${at(took, 0.5)}, 99% ${at(took, 0.99)}, longest ${at(took, 1)}`,
  )

told('orders alone', await paced(ORDERS_A_SECOND, order))
const [beside, kiosks] = await Promise.all([paced(ORDERS_A_SECOND, order), paced(RATE, signIn)])
told('orders beside kiosks', beside)
told('sign-ins at kiosks', kiosks)

api.live.close()
await house.close()
rmSync(folder, { recursive: true })
