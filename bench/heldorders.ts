/** Every order of the house: as its example says, and as large as a body may be where an order holds a list or a text. */
import { isRefusal } from '../src/base/refusal.ts'
import { DOORS, type Order, type OrderName } from '../src/engine/mechanisms.ts'
import type { Api } from '../src/server/api/api.ts'
import { BODY_MAX } from '../src/server/api/bodies.ts'
import type { House } from '../src/server/house/kernel.ts'
import { visitor } from '../tests/visitor.ts'
import { atOnce, longest } from './heldlongest.ts'

/** Lists as long as they may be; the house may refuse them, but it has to look at all of it. */
const bettors = Array.from({ length: 20 }, (_, n) => ({ place: n === 0 ? 'seated' : 'backline', person: String(n) }))
const LARGEST: { readonly [Name in OrderName]?: object } = {
  StartRound: {
    bets: Array.from({ length: 200 }, (_, n) => ({ seat: '1', backline: n + 1, wagered: true, fees: [] })),
  },
  ReportHit: {
    hands: Array.from({ length: 30 }, (_, n) => ({
      seat: String(n + 1),
      role: 'player',
      cards: { hand: '7h 7h' },
      bettors,
    })),
  },
  HandOver: { open: Array.from({ length: 500 }, (_, n) => `hit H${n}`) },
  EnterAward: { awards: Array.from({ length: 100 }, (_, n) => ({ to: `member ${n}`, line: 'x', amount: '$1.00' })) },
  AttestHit: { answers: Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`E${n} table 1 seat 3`, true])) },
  ReportIn: { answers: Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`T${n}`, true])) },
}

export async function everyOrder(house: House, api: Api, by: readonly string[]): Promise<void> {
  const people = await Promise.all(
    by.map(async (id) => {
      const browser = visitor(api.app)
      await browser.enter('tonight', id)
      return browser
    }),
  )
  const give = (order: object, n = 0) => people[n % people.length]!.post('/orders', { order }, 'tonight')
  for (const [name, door] of Object.entries(DOORS)) {
    const written = { do: name, ...(door.example as object) }
    const read = door.shape.safeParse(door.example)
    // Decided on the large state, whoever may give it; nothing is recorded.
    if (read.success)
      await longest(`order ${name}`, async () => {
        isRefusal(house.dryRun({ do: name, ...(read.data as object) } as Order, { by: '21' }))
      })
    const largest = LARGEST[name as OrderName]
    if (largest !== undefined)
      await longest(`order ${name}, as large as it may be`, () =>
        atOnce(people.length, (n) => give({ ...written, ...largest }, n)),
      )
  }
  const full = 'x'.repeat(BODY_MAX - 200)
  await longest('a body as long as is taken', () => give({ do: 'CallFloor', table: '1', why: full }))
  await longest('a body of brackets', () =>
    give({ do: 'CallFloor', table: JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)) }),
  )
  await longest('a body of keys', () =>
    give({ do: 'CallFloor', ...Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, 1])) }),
  )
  await longest('500 orders at once', () =>
    atOnce(500, (n) => give({ do: 'CallFloor', table: '1', why: `call ${n}` }, n)),
  )
}
