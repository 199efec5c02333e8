/**
 * A hundred brackets a second handed in at kiosks, each in the place of the one before, beside the orders of the room.
 *   node tools/own-node.cjs bench/forms.ts [--seconds 5] [--rate 100]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '../src/base/refusal.ts'
import { packed } from '../src/games/contest/packed.ts'
import { anyForm, chanceOf } from '../src/games/contest/season.ts'
import { apiOf } from '../src/server/api/api.ts'
import { membersOf } from '../src/server/club/members.ts'
import { CHEAP } from '../src/server/demo/people.ts'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { memoryRegister } from '../src/server/door/register.ts'
import { busy, paced, told } from './paced.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rate: { type: 'string', default: '100' } },
})
const SECONDS = Number(values.seconds)
const RATE = Number(values.rate)
const ORDERS_A_SECOND = 40
const MEMBERS = 100
const PIN = '8305'
const BRACKET = 'hawaiian-gardens/march-madness'

const folder = mkdtempSync(join(tmpdir(), 'bench-forms-'))
const house = await openDemoHouse({ folder, offers: ['hawaiian-gardens/hawaiian-jackpot', BRACKET] })
const register = memoryRegister()
const members = membersOf(register)
const api = apiOf({ house, register })
const { slate } = house.state.contests.get(BRACKET)!
const chance = chanceOf('bench')
const headers = { 'content-type': 'application/json' }

async function post<Answer>(path: string, body: object, nth: number): Promise<Answer> {
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await api.app.request(`/kiosk/${path}`, init, { address: `10.0.${nth % 200}.1` })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

type Seat = { token: string; card: string; form?: string; last: Promise<unknown> }
const seats: Seat[] = []
for (let nth = 0; nth < MEMBERS; nth += 1) {
  const member = members.write({ name: `Member ${nth}` })
  if (isRefusal(member)) throw new Error('no member')
  await register.setSecret(Number(member.person), 'club pin', PIN, CHEAP)
  const made = members.newCard(member.person)
  if (isRefusal(made)) throw new Error('no card')
  await house.submit({ do: 'GiveForm', activity: BRACKET, person: member.person }, { by: '21' })
  seats.push({ token: '', card: made.card!, last: Promise.resolve() })
}
/** Nobody hands in two forms at once. */
async function save(nth: number): Promise<number> {
  const seat = seats[nth % MEMBERS]!
  const began = performance.now()
  const own = seat.last.then(() => handIn(seat, nth))
  seat.last = own
  await own
  return performance.now() - began
}

async function handIn(seat: Seat, nth: number): Promise<void> {
  const replaces = seat.form === undefined ? {} : { replaces: seat.form }
  const body = { token: seat.token, activity: BRACKET, picks: packed(slate!, anyForm(slate!, chance)), ...replaces }
  const { form } = await post<{ form: { form: string } }>('save', body, nth)
  seat.form = form.form
}

let orders = 0
async function order(): Promise<number> {
  const began = performance.now()
  orders += 1
  const club = orders % 2 === 0 ? 'complete' : 'not complete'
  const outcome = await house.submit({ do: 'SetClubForm', person: '9001', club }, { by: '21' })
  if (isRefusal(outcome)) throw new Error('an order was refused')
  return performance.now() - began
}

console.log(busy())
told('orders alone', await paced(ORDERS_A_SECOND, SECONDS, order))
// Signed in just before: a session ends after twenty-five seconds.
for (const [nth, seat] of seats.entries())
  seat.token = (await post<{ token: string }>('open', { card: seat.card, pin: PIN }, nth)).token
const [beside, saves] = await Promise.all([paced(ORDERS_A_SECOND, SECONDS, order), paced(RATE, SECONDS, save)])
told('orders beside kiosks', beside)
told('forms at kiosks', saves)
const began = process.cpuUsage()
for (let nth = 0; nth < MEMBERS; nth += 1) await save(nth)
const { user, system } = process.cpuUsage(began)
console.log(`one form                     ${((user + system) / 1_000 / MEMBERS).toFixed(1)} ms of a core`)
console.log(busy())

api.live.close()
await house.close()
rmSync(folder, { recursive: true })
