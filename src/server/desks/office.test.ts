/** The office's questions against a house in memory, and their answers against each other. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays } from '../../base/moment.ts'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { balance } from '../../ledger/balances.ts'
import { fundViews } from '../../views/fund.ts'
import { completed, orderCall } from '../api/orders.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { House } from '../house/kernel.ts'
import type { CheckedView } from './catalogview.ts'
import { explain } from './explain.ts'
import { officeRoutes } from './office.ts'

const SEVENS = 'bay-101/blazing-7s'
/** A Tuesday evening in California. */
let now = Date.parse('2026-03-11T03:00:00Z')
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, { now: () => now })
})
afterAll(() => house.close())

async function order(by: string, what: object): Promise<void> {
  const outcome = await house.submit(completed(orderCall.parse({ order: what }).order, undefined) as Order, { by })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome.reasons))
}
async function ask<T>(path: string): Promise<{ status: number; body: T }> {
  const answer = await officeRoutes(house).request(`/${path}`)
  return { status: answer.status, body: (await answer.json()) as T }
}
const roundOf = (...seats: string[]) =>
  ({ do: 'StartRound', table: '1', bets: seats.map((seat) => ({ seat, wagered: true, fees: [SEVENS] })) }) as const
const round = (...seats: string[]) => order('11', roundOf(...seats))
const cents = (text: string) => BigInt(text.replace(/[^\d-]/g, ''))

describe('explain', () => {
  test('fees of rounds are one sum, the rest is found by index, and both add up to the balance', async () => {
    for (let n = 0; n < 3; n += 1) {
      await round('1', '2')
      await order('11', { do: 'EndRound', table: '1' })
    }
    const told = await explain(house, { activity: SEVENS, account: 'pool:main', book: 'entitlement' })
    expect(told).toMatchObject({ total: '$10,000.66', fees: '$0.66', others: { count: 1, sum: '$10,000.00' } })
    expect(told.movements.map(({ what }) => what)).toEqual(['PoolSeeded'])
    const all = await explain(house, { activity: SEVENS, account: 'pool:main', book: 'entitlement', isWithFees: true })
    expect(all.movements.map(({ what, change }) => `${what} ${change}`)).toEqual([
      'RoundStarted +$0.22',
      'RoundStarted +$0.22',
      'RoundStarted +$0.22',
      'PoolSeeded +$10,000.00',
    ])
  })

  test('the indexes are used', async () => {
    const { NOT_FEES } = await import('../../journal/projections/movements.ts')
    const plan = await house.store.rows<{ detail: string }>(
      `explain query plan select seq from movements where ${NOT_FEES} and activity = ? and book = ? and "to" = ? and seq < ?`,
      SEVENS,
      'entitlement',
      'pool:main',
      1_000_000,
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('movements_to')
  })
})

describe('cover, advances, statement', () => {
  test('a promise of the house is on the cover statement, seven days due, and in the advances', async () => {
    await round('3')
    await order('11', {
      do: 'ReportHit',
      table: '1',
      facts: { dealtIn: 3, tournament: false },
      common: { dealerUp: '7h' },
      hands: [
        {
          seat: '3',
          role: 'player',
          cards: { hand: '7h 7h' },
          bettors: [{ place: 'seated', duty: 'none', proposition: false }],
        },
      ],
    })
    const hit = [...house.state.hits.values()].find(({ status }) => status === 'declared')!
    await order('21', { do: 'VerifyHit', hit: hit.hit })
    await order('11', { do: 'EndRound', table: '1' })
    type Cover = {
      rows: Record<'activity' | 'signs' | 'held' | 'promised' | 'reserve' | 'due' | 'short', string>[]
      promises: { activity: string; due: string; amount: string; clause: string }[]
    }
    const { body } = await ask<Cover>('cover')
    const row = body.rows.find(({ activity }) => activity === SEVENS)!
    // The reseed of $5,000 lacks what seven fees' 89 cents leave of it.
    expect(row.promised).toBe('$4,993.77')
    expect(cents(row.signs)).toBe(cents(row.held) + cents(row.promised))
    expect(row.short).toBe('$4,993.77')
    expect(body.promises).toMatchObject([{ activity: SEVENS, due: '2026-03-17', amount: '$4,993.77', clause: 'F8' }])
    const advances = (await ask<{ activity: string; left: string; what: string }[]>('advances')).body
    expect(advances.filter(({ activity }) => activity === SEVENS)).toMatchObject([
      { what: 'PoolSeeded', left: '$10,000.00' },
      { what: 'HitDeclared', left: '$4,993.77' },
    ])
  })

  test('every figure of the funds leads to movements, and every movement to a clause in words or to a reason of our own', async () => {
    const OWN = ['drawer', 'variance', 'correction', 'adjustment', 'opening', 'closing', 'void']
    let figures = 0
    for (const { activity, inside, places } of fundViews(house.state)) {
      const asked = [
        ...inside.map(({ account, amount }) => ({ account, amount, book: 'entitlement' as const })),
        ...places.map(({ place, amount }) => ({ account: place, amount, book: 'custody' as const })),
      ]
      for (const { account, amount, book } of asked) {
        const told = await explain(house, { activity, account, book })
        figures += 1
        expect([activity, account, told.total]).toEqual([activity, account, amount])
        for (const { clause, says } of told.movements)
          expect([activity, account, clause, OWN.includes(clause) || says !== '']).toEqual([
            activity,
            account,
            clause,
            true,
          ])
      }
    }
    expect(figures).toBeGreaterThan(40)
    // Funds that pay for others: the clause is one of theirs.
    const shared = { activity: 'hawaiian-gardens/hawaiian-jackpot', account: 'pool:fast-cash' as const }
    const { movements } = await explain(house, { ...shared, book: 'entitlement' })
    expect(movements).toMatchObject([{ clause: 'Q13', says: expect.stringMatching(/\w/) }])
  })

  test('what went out of a meter counts against it: fees stay what they are', async () => {
    const told = await explain(house, { activity: SEVENS, account: 'pool:main', book: 'entitlement' })
    // Seven fees of eleven cents; the prize went out and the reseed came in.
    expect(told).toMatchObject({ total: '$5,000.00', fees: '$0.77' })
  })

  test('a corrected count stays in the log, and only the right one is added up', async () => {
    const count = (box: string, amount: number, corrects?: string) =>
      house.submit(
        {
          do: 'CountBox',
          box,
          table: '1',
          shift: 'night',
          counted: { [SEVENS]: dollars(amount) },
          counters: ['41', '42'],
          ...(corrects === undefined ? {} : { corrects }),
        },
        { by: '41' },
      )
    await count('B1', 8)
    await count('B2', 7, 'B1')
    type Log = { collected: { box: string; amount: string; corrects?: string }[]; total: Record<string, string> }
    const { body } = await ask<Log>(`log?activity=${SEVENS}&from=2026-03-10&to=2026-03-10`)
    expect(body.collected).toMatchObject([
      { box: 'B1', amount: '$8.00' },
      { box: 'B2', amount: '$7.00', corrects: 'B1' },
    ])
    expect(body.total).toMatchObject({ collected: '$7.00', paid: '$0.00' })
    const other = await ask<Log>(`log?activity=${SEVENS}&from=2026-03-08&to=2026-03-09`)
    expect(other.body.collected).toEqual([])
  })

  test('the statement of a closed day adds up and stays as it is; what follows is on the next', async () => {
    now += 11 * 3_600_000
    await house.tick()
    await order('51', { do: 'CloseDay', day: '2026-03-10' })
    const closed = await ask<{ activities: { activity: string; agrees: boolean; items: Record<string, string> }[] }>(
      'statement?day=2026-03-10',
    )
    expect(closed.status).toBe(200)
    expect(closed.body.activities.every(({ agrees }) => agrees)).toBe(true)
    expect(closed.body.activities.find(({ activity }) => activity === SEVENS)?.items.fees).toBe('$7.00')
    await round('4')
    await order('11', { do: 'EndRound', table: '1' })
    expect((await ask('statement?day=2026-03-10')).body).toEqual(closed.body)
    const open = await ask<{ activities: { activity: string; agrees: boolean; items: Record<string, string> }[] }>(
      'statement',
    )
    expect(open.body.activities.every(({ agrees }) => agrees)).toBe(true)
    expect(open.body.activities.find(({ activity }) => activity === SEVENS)?.items.fees).toBe('$1.00')
    expect(balance(house.state.balances, SEVENS, 'pool:main')).toBe(500_011n)
  })

  test('a day that is closed late has the movements of its own hours, with what a paper told of it since', async () => {
    type Statements = { activities: { activity: string; agrees: boolean; items: Record<string, string> }[] }
    const sevens = ({ activities }: Statements) => activities.find(({ activity }) => activity === SEVENS)
    // The evening after: two rounds of the new day, and a paper of the old one.
    now += 36 * 3_600_000
    await house.tick()
    const day = plusDays(house.state.closedDay ?? '', 1)
    for (const seat of ['4', '5']) {
      await round(seat)
      await order('11', { do: 'EndRound', table: '1' })
    }
    const paper = { by: '12', at: `${day}T23:30`, confirmed: ['12'] }
    const late = await house.submit({ ...roundOf('6'), paper }, { by: '11' })
    expect(isRefusal(late)).toBe(false)
    await order('51', { do: 'CloseDay', day })
    const closed = (await ask<Statements>(`statement?day=${day}`)).body
    expect(closed.activities.every(({ agrees }) => agrees)).toBe(true)
    expect(sevens(closed)?.items.fees).toBe('$2.00')
    const open = (await ask<Statements>('statement')).body
    expect(open.activities.every(({ agrees }) => agrees)).toBe(true)
    expect(sevens(open)?.items.fees).toBe('$2.00')
  })

  test('the statement of a month is that of its closed days together, and adds up', async () => {
    type Statement = {
      day: string
      activities: { activity: string; agrees: boolean; items: Record<string, string> }[]
    }
    const days = (await ask<{ day: string }[]>('days')).body.map(({ day }) => day)
    const feesOf = async (period: string) => {
      const { day, activities } = (await ask<Statement>(`statement?day=${period}`)).body
      expect([day, activities.every(({ agrees }) => agrees)]).toEqual([period, true])
      return cents(activities.find(({ activity }) => activity === SEVENS)?.items.fees ?? '')
    }
    const each = await Promise.all(days.map(feesOf))
    expect(each.length).toBeGreaterThan(1)
    expect(await feesOf('2026-03')).toBe(each.reduce((sum, fees) => sum + fees, 0n))
    expect((await ask('statement?day=2026-02')).status).toBe(404)
  })

  test('pieces lead from the count at one close to that at the next, and a closed day stays as it is', async () => {
    type Row = { what: string; changes: Record<string, number> }
    type Series = { series: string; agrees: boolean; opening: Row['changes']; rows: Row[]; closing: Row['changes'] }
    const dead = async (day?: string) =>
      (await ask<{ pieces: Series[] }>(`statement${day === undefined ? '' : `?day=${day}`}`)).body.pieces.find(
        ({ series }) => series === 'DC5',
      )
    const closeNext = async () => {
      now += 24 * 3_600_000
      await house.tick()
      const day = plusDays(house.state.closedDay ?? '', 1)
      await order('51', { do: 'CloseDay', day })
      return day
    }
    const byTwo = async (by: string, what: Order) => expect(isRefusal(await house.submit(what, { by }))).toBe(false)
    await closeNext()
    const series = { activity: 'bay-101/dead-chip', series: 'DC5' }
    await byTwo('51', { do: 'ReceiveSeries', ...series, pieces: 120, keeper: 'accounting', second: '31' })
    const issue = { do: 'IssuePieces', series: 'DC5', pieces: 48, to: 'cage' } as const
    // Whoever keeps them hands them over, and whoever is to give them out takes them.
    for (const [by, second, department] of [
      ['61', '21', 'accounting'],
      ['61', '31', 'accounting'],
      ['51', '61', 'cage'],
    ] as const)
      expect(await house.submit({ ...issue, second }, { by })).toMatchObject({
        reasons: [{ id: 'person of another department', with: { department } }],
      })
    await byTwo('51', { ...issue, second: '31' })
    expect(await dead()).toMatchObject({
      agrees: true,
      opening: { stock: 1_200 },
      closing: { stock: 1_272, with: 1_248 },
    })
    const day = await closeNext()
    const closed = await dead(day)
    expect(closed).toMatchObject({
      agrees: true,
      opening: { stock: 1_200, with: 1_200 },
      rows: [
        { what: 'SeriesReceived', changes: { stock: 120 } },
        { what: 'PiecesIssued', changes: { stock: -48, with: 48 } },
      ],
      closing: { stock: 1_272, with: 1_248 },
    })
    const numbers = [{ first: 1_247, last: 1_250 }]
    await byTwo('31', { do: 'VoidPieces', series: 'DC5', numbers, reason: 'damaged', second: '51' })
    expect(await dead(day)).toEqual(closed)
    // Two of them lay with the cage and two in stock.
    expect(await dead()).toMatchObject({
      agrees: true,
      opening: { stock: 1_272, with: 1_248 },
      rows: [{ what: 'PiecesVoided', changes: { stock: -2, with: -2, void: 4 } }],
      closing: { stock: 1_270, with: 1_246, void: 4 },
    })
  })
})

describe('what cannot be answered', () => {
  test.each([
    ['statement?day=yesterday', 400, '"yesterday" is not a day like 2026-03-02.'],
    ['statement?day=2026-01-01', 404, '2026-01-01 is not closed; only a closed day has a statement.'],
    ['log?activity=bay-101/blazing-7s', 400, 'Ask from one day to another'],
    ['log?activity=nobody&from=2026-03-10&to=2026-03-10', 404, 'There is no activity "nobody".'],
    ['offered?activity=../../etc/passwd', 404, 'There is no activity'],
    [`checked?text=${'x'.repeat(12_001)}`, 400, 'An offering is never that long.'],
  ])('%s: %i', async (path, status, says) => {
    const answer = await ask<{ says: string }>(path)
    expect(answer.status).toBe(status)
    expect(answer.body.says).toContain(says)
  })

  test('what is wrong with a draft, and what is missing, names the field', async () => {
    const checked = async (text: string) =>
      (await ask<CheckedView>(`checked?text=${encodeURIComponent(text)}`)).body.complaints
    expect(await checked('activity: a/b\nnonsense: 1\n')).toMatchObject([
      {
        is: 'wrong',
        clause: '',
        id: 'unknown key',
        with: { key: 'nonsense', keys: { words: expect.arrayContaining(['activity']) } },
        says: expect.stringMatching(/^unknown key "nonsense"; the keys here are /),
        field: '',
      },
    ])
    expect(await checked('activity: a/b\n')).toMatchObject([{ is: 'wrong', says: expect.stringContaining('accepted') }])
    const draft = `activity: bay-101/blazing-7s
chart: Z
prizes: { one seven: $900 }
pools: { main: { seed: $5x } }
`
    expect(await checked(draft)).toMatchObject([{ is: 'wrong', field: 'pools.main.seed' }])
    const fields = (await checked(draft.replace('$5x', '$1'))).map(({ is, field }) => `${is} ${field}`)
    expect(fields).toEqual(expect.arrayContaining(['wrong chart', 'wrong pools.main.seed', 'missing settings.suit']))
    expect((await checked(draft.replace('$5x', '$5000').replace('Z', 'A'))).map(({ field }) => field)).toContain(
      'prizes.one seven',
    )
  })
})
