/** Papers of a drawing out of a drum: tickets, what was printed of them, and the sheet, through the door. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { playScenario, readScenario } from '../../sim/scenario/play.ts'
import type { TicketPapers } from '../../views/paper/ticketpaper.ts'
import { type Api, apiOf } from '../api/api.ts'
import { fillDrum } from '../demo/drums.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { type DrawingSheet, passPaper } from './drawingpapers.ts'

const BEAT = 'hawaiian-gardens/beat-the-dealer'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let folder: string
let house: House
let api: Api

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamekeeper-papers-'))
  house = await openDemoHouse({ folder }, clock)
  await fillDrum(house)
  const audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), audit, demo: DEMO_STAFF })
})
afterAll(async () => {
  api.live.close()
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const floor = async () => {
  const browser = visitor(api.app)
  await browser.enter('floor', '21')
  return {
    get: async <T>(path: string) => (await browser.get(path, 'floor')) as unknown as { status: number; body: T },
    post: (path: string, body: unknown) => browser.post(path, body, 'floor'),
  }
}
const does = async (order: Order, by = '21') => done(await house.submit(order, { by }))

test('tickets carry what the rules ask for, and a second print of one is known', async () => {
  const desk = await floor()
  const asked = (more = '') => desk.get<TicketPapers>(`/views/ticketpapers?activity=${BEAT}${more}`)
  const { body: fresh } = await asked()
  expect(fresh).toMatchObject({ clause: 'T2', fields: ['name', 'identification'], left: 0 })
  const numbers = fresh.tickets.map(({ ticket }) => ticket)
  expect(numbers[0]).toBe('T1')
  expect(numbers).toHaveLength(house.state.tickets.reduce((all, { first, last }) => all + last - first + 1, 0))
  for (const one of fresh.tickets) {
    expect(one.serial).toBe(`${fresh.id === undefined ? 'N16' : fresh.id.replaceAll('-', '')}-${one.ticket}`)
    // Each came by a hand that was verified: when, and at which table and seat, is known.
    expect(one.local).toMatch(/^2026-03-\d\dT\d\d:\d\d/)
    expect(one).toMatchObject({ table: '16', seat: one.ticket.slice(1), printed: 0 })
  }
  await desk.post('/orders', { order: { do: 'PrintSheet', sheet: 'tickets', of: `${BEAT} T1-T1` } })
  const { body: rest } = await asked()
  expect(rest.tickets.map(({ ticket }) => ticket)).toEqual(numbers.slice(1))
  const { body: again } = await asked('&first=1&last=1')
  expect(again.tickets).toMatchObject([{ ticket: 'T1', printed: 1 }])
  expect(again.left).toBe(numbers.length - 1)
  expect((await asked('&first=900&last=901')).body.tickets).toEqual([])
  expect((await asked('&first=T1')).status).toBe(400)
  expect((await desk.get('/views/ticketpapers?activity=nobody/nothing')).status).toBe(404)
})

test('the sheet tells every ticket drawn, before whose eyes, and what came of it', async () => {
  const desk = await floor()
  await does({ do: 'DrawTicket', activity: BEAT, ticket: 'T1', witnesses: ['11'] })
  clock.set(clock.now() + 2 * 60_000)
  const [first] = [...house.state.callups.values()].slice(-1)
  await does({ do: 'PassOver', callup: first!.callup, reason: 'showed another stub', clause: 'T5', second: '41' })
  await does({ do: 'DrawTicket', activity: BEAT, ticket: 'T2', witnesses: ['11', '22'] })
  const [second] = [...house.state.callups.values()].slice(-1)
  const { body: before } = await desk.get<DrawingSheet>(
    `/views/drawingsheet?activity=${BEAT}&drawing=${first!.drawing}`,
  )
  expect(before.calls.map(({ ticket, witnesses }) => [ticket, witnesses])).toEqual([
    ['T1', ['11']],
    ['T2', ['11', '22']],
  ])
  expect(before.calls[0]!.passed).toMatchObject({ by: ['21', '41'], isDiscarded: false, isOver: false })
  expect(before.calls[0]!.passed!.clauses).toContain('T5')
  expect(before.calls[1]).toMatchObject({ callup: second!.callup, prizes: [] })
  // Both lay in it at the first draw, and T1 was put back before the second.
  const drum = { tickets: house.state.tickets.length, local: first!.local, isDrawn: true }
  expect(before).toMatchObject({ gives: 'game', drum })
  expect(before.calls.map((call) => call.drum)).toEqual([drum.tickets, drum.tickets])

  const answers = Object.fromEntries(['T5', 'T6'].map((clause) => [clause, true]))
  await does({ do: 'ReportIn', callup: second!.callup, answers })
  await does({ do: 'StepGame', callup: second!.callup, action: { do: 'keep' } })
  const { body: after } = await desk.get<DrawingSheet>(`/views/drawingsheet?activity=${BEAT}&drawing=${first!.drawing}`)
  // A ticket has left the drum since; the sheet tells what lay in it at the draw.
  expect(house.state.tickets.length).toBe(drum.tickets - 1)
  expect(after.drum).toEqual(drum)
  expect(after.calls[1]!.reported).toMatchObject({ by: '21' })
  expect(after.calls[1]!.prizes).toMatchObject([{ amount: '$500.00' }])

  // Of another day the callups are forgotten, the sheet is not.
  clock.set(clock.now() + 3 * 24 * 3_600_000)
  const tomorrow = await floor()
  const { body: later } = await tomorrow.get<DrawingSheet>(
    `/views/drawingsheet?activity=${BEAT}&drawing=${first!.drawing}`,
  )
  expect(later.calls).toEqual(after.calls)
  expect(later.drum).toEqual(drum)
  expect((await tomorrow.get(`/views/drawingsheet?activity=${BEAT}&drawing=tonight`)).status).toBe(400)
  expect((await tomorrow.get('/views/pass?callup=U1')).status).toBe(404)
})

test('a pass carries the number of the call, the person with the name of the register, and until when to be there', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../scenarios/car-drawing/giveaway.yaml'), 'utf8')
  const read = readScenario(text)
  if (!read.ok) throw new Error('the scenario cannot be read')
  const [played] = playScenario(read.scenario)
  const { state } = played!
  const [stage] = state.stages.values()
  const [given] = stage!.passes
  const paper = passPaper({ state } as never, given!.callup, (person) => `Name of ${person}`)
  expect(paper).toMatchObject({
    callup: given!.callup,
    activity: 'hawaiian-gardens/car-drawing',
    person: given!.person,
    holder: `Name of ${given!.person}`,
    day: stage!.day,
    begins: `${stage!.day}T22:00`,
  })
  expect(paper!.serial).toMatch(new RegExp(`^[A-Z0-9]+-${given!.callup}$`))
  // A call that gave no pass has no paper; a name that the register does not know is none.
  expect(passPaper({ state } as never, 'U999', () => 'nobody')).toBeUndefined()
  expect(passPaper({ state } as never, given!.callup, () => undefined)).not.toHaveProperty('holder')
})
