/**
 * How long one request holds the house: the longest that the event loop, and with it the one writer, could do nothing else
 * while it was answered, in processor time of its thread. A big house under abuse: every view, every order, what is long by
 * nature, and many at once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Order } from '../src/engine/mechanisms.ts'
import { apiOf } from '../src/server/api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../src/server/demo/people.ts'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { memorySecrets } from '../src/server/desks/drawroutes.ts'
import { ASKED_VIEWS, VIEWS } from '../src/server/door/viewnames.ts'
import { manualClock } from '../src/server/house/clock.ts'
import type { House } from '../src/server/house/kernel.ts'
import { visitor } from '../tests/visitor.ts'
import { drums, slotFloor } from './helddraws.ts'
import { atOnce, longest, tell } from './heldlongest.ts'
import { everyOrder } from './heldorders.ts'
import { readSources } from './heldtexts.ts'

const LINES = Number(process.env.HELD_LINES ?? 60_000)

async function played(house: House, clock: { advance(ms: number): void }): Promise<void> {
  const table = [...house.state.tables.values()].find(({ openedAt }) => openedAt !== undefined)!.table
  for (let n = 0; n < LINES / 2; n += 1) {
    clock.advance(1_000)
    const fault: Order = { do: 'CallFloor', table, why: `call ${n}` }
    void house.submit(fault, { by: '11' })
    const last = house.submit({ do: 'AnswerCall', table }, { by: '21' })
    if (n % 500 === 0) await last
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-held-'))
try {
  const clock = manualClock(Date.parse('2026-03-02T20:00:00Z'))
  const house = await openDemoHouse({ folder }, clock, () => undefined)
  const secrets = memorySecrets()
  const api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF, secrets })
  await played(house, clock)
  const regulator = visitor(api.app)
  await regulator.enter('tonight', '99')
  const activity = [...house.state.offerings.keys()][0] ?? ''
  const query: Record<string, string> = {
    movements: `?activity=${activity}&account=pool:main`,
    entry: '?seq=100',
    log: `?activity=${activity}&from=2026-01-01&to=2026-12-31`,
    offered: `?activity=${activity}`,
    payments: '?period=2026',
    received: '?period=2026',
    boxes: '?all=1',
    checked: `?text=${encodeURIComponent(`activity: ${activity}`)}`,
  }
  for (const view of [...VIEWS, ...ASKED_VIEWS])
    await longest(`view ${view}`, () => regulator.request(`/views/${view}${query[view] ?? ''}`, {}, 'tonight'))
  await longest('drawings, all records', () => regulator.request('/drawings'))
  await longest('openapi', () => regulator.request('/openapi.json'))

  const { largest, wide } = readSources(resolve(import.meta.dirname, '..'))
  const compliance = visitor(api.app)
  await compliance.enter('offerings', '71')
  const marketing = visitor(api.app)
  await marketing.enter('offerings', '61')
  const rules = (text: string) => (time: number) =>
    compliance.post(
      '/orders',
      {
        order: { do: 'AcceptRules', text: `${text}\n# ${time}\n`, document: 'digest', clauses: ['Q1'] },
        second: { badge: 'D62', pin: '2468' },
      },
      'offerings',
    )
  await longest('accept the longest rules of the catalogue', rules(largest))
  await longest('accept rules with as many parts as are taken', rules(wide))
  const draft = (text: string) => (time: number) =>
    marketing.post('/orders', { order: { do: 'DraftOffering', text: `${text}\n# ${time}\n` } }, 'offerings')
  await longest('draft an offering with as many parts as are taken', draft(wide))
  await longest('draft an offering of aliases', draft(`a: &a x\nb: [${'*a,'.repeat(40_000)}]`))
  await longest('16 offerings of as many parts as are taken, at once', (time) =>
    atOnce(16, (n) => draft(`${wide}\n# at once ${time} ${n}`)(0)),
  )
  await longest('200 views at once', () =>
    atOnce(200, (n) => regulator.request(`/views/${VIEWS[n % VIEWS.length]}`, {}, 'tonight')),
  )
  await everyOrder(house, api, ['11', '21', '31', '61', '71'])
  await drums(house, secrets, api)
  await slotFloor(house, api, clock)
  await longest('a snapshot', () => house.snapshot())
  await longest('the memory compared with the journal', () =>
    house.recount(() => new Promise((done) => setTimeout(done, 1))),
  )
  await longest('close the day', async () => {
    clock.advance(24 * 3_600_000)
    await house.tick()
  })
  const seq = house.durable().seq
  api.live.close()
  await api.beside.close()
  await house.close()
  tell(seq)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
