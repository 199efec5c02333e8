/** Draws: drums from a thousand to a hundred thousand entries, and a floor with ten thousand club cards in its machines. */
import { isRefusal } from '../src/base/refusal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import { drawingAt } from '../src/engine/offerings/drawingtimes.ts'
import { runningOf } from '../src/engine/offerings/running.ts'
import type { Api } from '../src/server/api/api.ts'
import { askLine, fromLine } from '../src/server/desks/drawparts.ts'
import type { ManualClock } from '../src/server/house/clock.ts'
import { drawRecordsOf } from '../src/server/house/drawrecords.ts'
import { openDraw, revealDraw, type Secrets } from '../src/server/house/draws.ts'
import type { Done, House, Outcome } from '../src/server/house/kernel.ts'
import { demoWitness } from '../src/server/upkeep/drawwitness.ts'
import { sentence } from '../src/words/sentence.ts'
import { proofOf, visitor } from '../tests/visitor.ts'
import { atOnce, longest } from './heldlongest.ts'

/** Accepted by the demo house. */
const line = demoWitness()
const CONTRIBUTION = [{ kind: 'digits', digits: '4711081512345' }] as const
const CARDS = 10_000

async function done(outcome: Promise<Outcome>): Promise<Done> {
  const answered = await outcome
  if (isRefusal(answered)) throw new Error(sentence(answered))
  return answered
}

export async function drums(house: House, secrets: Secrets, api: Api): Promise<void> {
  for (const count of [1_000, 10_000, 100_000]) {
    const draws: { draw: number; seq: number }[] = []
    const drum = (time: number) => {
      const own = Array.from({ length: count }, (_, n) => ({
        id: `m${n}`,
        weight: 1n + BigInt(n % 7),
        source: `device:slots M-${n}`,
      }))
      return { purpose: `p${count}-${time}`, own, how: { winners: 1, standby: 0, replacement: false } }
    }
    let next = drum(0)
    await longest(
      `seal a drum of ${count} entries`,
      async () => {
        const { seq } = await done(openDraw(house, secrets, next, { by: '81' }, fromLine(line)))
        draws.push({ draw: house.state.draws.count, seq })
      },
      {
        first: async (time) => {
          next = drum(time)
        },
      },
    )
    await longest(`reveal a drum of ${count} entries`, async (time) => {
      const { draw } = draws[time]!
      const contributed = { do: 'ContributeToDraw', draw, contribution: CONTRIBUTION, second: '82' } as Order
      await done(house.submit(contributed, { by: '81' }))
      const pending = house.state.draws.pending.find(({ opened: { draw: of } }) => of === draw)!
      const brought = await askLine(line, pending)
      if (isRefusal(brought)) throw new Error(sentence(brought))
      await done(revealDraw(house, secrets, draw, { by: '81' }, brought))
    })
    const regulator = visitor(api.app)
    await regulator.enter('tonight', '99')
    const cookie = [...regulator.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-gamekeeper-place': 'tonight' }
    const beside = { address: '127.0.0.1' }
    // Not through the visitor, who holds every answer against its description.
    await longest(`the record of a draw from ${count} entries, by 20 at once`, (time) =>
      atOnce(20, async () => (await api.app.request(`/drawings/${draws[time]!.draw}`, {}, beside)).arrayBuffer()),
    )
    await longest(`the record of a draw from ${count} entries, found in the journal`, async (time) => {
      const records = drawRecordsOf(house)
      const record = await records.of(draws[time]!.draw)
      if (record !== undefined) await records.bytesOf(record)
    })
    await longest(`the line of the journal with ${count} entries`, async (time) =>
      (await api.app.request(`/views/entry?seq=${draws[time]!.seq}`, { headers }, beside)).text(),
    )
  }
}

const HI_LO = 'saratoga/hi-lo-progressive'

export async function slotFloor(house: House, api: Api, clock: ManualClock): Promise<void> {
  const machines = Array.from({ length: CARDS }, (_, n) => `X-${n}`)
  const at = { by: '71' }
  const enrol = (n: number) => machines.slice(n * 500, n * 500 + 500)
  for (let n = 3; n < CARDS / 500; n += 1)
    await done(house.submit({ do: 'EnrolMachines', machines: enrol(n), second: '82' }, at))
  await longest('enrol 500 machines', (n) =>
    done(house.submit({ do: 'EnrolMachines', machines: enrol(n), second: '82' }, at)),
  )
  for (const [n, machine] of machines.entries()) {
    const card = house.submit({ do: 'InsertCard', machine, person: String(5_000 + n) }, { by: 'device:slots' })
    if (n % 500 === 499) await card
  }
  const desk = visitor(api.app)
  const window = () => drawingAt(runningOf(house.state, HI_LO)?.offering.drawings ?? [], house.now().local)
  /** The next drawing, or the first of a later day. */
  const nextDrawing = async () => {
    const before = window()?.from
    do {
      clock.advance(30 * 60_000)
      await house.tick()
    } while (window() === undefined || window()?.from === before)
    // Whoever did nothing for so long is signed out.
    await desk.enter('games', '21')
  }
  const posted = async (path: string, body: unknown) => {
    const { status, body: said } = await desk.post(path, body, 'games')
    if (status !== 200) throw new Error(JSON.stringify(said))
  }
  const seal = () => posted('/drawings/seal', { activity: HI_LO })
  const second = proofOf('22')
  const reveal = () => posted(`/drawings/${house.state.draws.count}/reveal`, { contribution: CONTRIBUTION, second })
  await nextDrawing()
  await longest(`view drawings, ${CARDS} cards`, () => desk.request('/views/drawings', {}, 'games'))
  await longest(`seal at the desk, ${CARDS} cards`, seal, {
    first: async (time) => {
      if (time > 0) {
        await reveal()
        await nextDrawing()
      }
    },
  })
  await longest(`reveal at the desk, ${CARDS} cards`, reveal, {
    first: async (time) => {
      if (time > 0) {
        await nextDrawing()
        await seal()
      }
    },
  })
  await nextDrawing()
  await longest(`ten who seal at once, ${CARDS} cards`, () =>
    atOnce(10, () => desk.post('/drawings/seal', { activity: HI_LO }, 'games')),
  )
}
