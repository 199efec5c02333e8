/**
 * How long one request holds the house: the longest that the event loop, and with it the one writer, could do nothing else
 * while it was answered, in processor time of its thread. A big house under abuse: every view, and the orders that are long by
 * nature. Each is asked three times and the shortest of the three longest holds is told: the first one still compiles.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isRefusal } from '../src/base/refusal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import { apiOf } from '../src/server/api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../src/server/demo/people.ts'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { askLine, fromLine } from '../src/server/desks/drawparts.ts'
import { memorySecrets } from '../src/server/desks/drawroutes.ts'
import { ASKED_VIEWS, VIEWS } from '../src/server/door/viewnames.ts'
import { manualClock } from '../src/server/house/clock.ts'
import { openDraw, revealDraw } from '../src/server/house/draws.ts'
import type { House } from '../src/server/house/kernel.ts'
import { demoWitness } from '../src/server/upkeep/drawwitness.ts'
import { sentence } from '../src/words/sentence.ts'
import { visitor } from '../tests/visitor.ts'
import { readSources } from './heldtexts.ts'

/** Accepted by the demo house. */
const line = demoWitness()
const TIMES = 3
const SHOWN_MS = 10
const LINES = Number(process.env.HELD_LINES ?? 60_000)

type Held = { readonly what: string; readonly ms: number }
const held: Held[] = []

async function longest(what: string, ask: (time: number) => Promise<unknown>): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < TIMES; time += 1) {
    let isOver = false
    let most = 0
    let last = busyMs()
    // A turn of the loop after the other: what this thread worked between two of them is what others had to wait.
    const turn = () => {
      const now = busyMs()
      most = Math.max(most, now - last)
      last = now
      if (!isOver) setImmediate(turn)
    }
    turn()
    await ask(time)
    await new Promise((done) => setImmediate(() => setImmediate(done)))
    isOver = true
    least = Math.min(least, most)
  }
  held.push({ what, ms: least })
}

/** Processor time of this thread: other programs of the machine take nothing from it and add nothing to it. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

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
  for (const count of [1_000, 10_000, 100_000]) {
    const entries = Array.from({ length: count }, (_, n) => ({ id: `m${n}`, weight: 1n + BigInt(n % 7) }))
    const draws: { draw: number; seq: number }[] = []
    await longest(`seal a drum of ${count} entries`, async (time) => {
      const opened = await openDraw(
        house,
        secrets,
        {
          purpose: `p${count}-${time}`,
          entries: entries as never,
          how: { winners: 1, standby: 0, replacement: false },
        },
        { by: '81' },
        fromLine(line),
      )
      if (isRefusal(opened)) throw new Error(sentence(opened))
      draws.push({ draw: house.state.draws.count, seq: opened.seq })
    })
    await longest(`reveal a drum of ${count} entries`, async (time) => {
      const { draw, seq } = draws[time]!
      await house.submit(
        {
          do: 'ContributeToDraw',
          draw,
          contribution: [{ kind: 'digits', digits: '4711081512345' }],
          second: '82',
        } as Order,
        { by: '81' },
      )
      const pending = house.state.draws.pending.find(({ opened }) => opened.draw === draw)!
      const brought = await askLine(line, pending)
      if (isRefusal(brought)) throw new Error(sentence(brought))
      const revealed = await revealDraw(house, secrets, draw, { by: '81' }, seq, brought)
      if (isRefusal(revealed)) throw new Error(sentence(revealed))
    })
  }
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
  console.log(`a house of ${seq} lines; longest hold of event loop and writer by one request, best of ${TIMES}`)
  for (const { what, ms } of held.toSorted((a, b) => b.ms - a.ms)) {
    if (ms >= SHOWN_MS) console.log(`${ms.toFixed(0).padStart(7)} ms  ${what}`)
  }
  console.log(`        ${held.filter(({ ms }) => ms < SHOWN_MS).length} others below ${SHOWN_MS} ms`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
