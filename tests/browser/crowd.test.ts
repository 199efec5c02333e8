/**
 * A room of two hundred open tables with activities on them, as the desks see it: whoever waits stands first, every table is found by
 * search, nothing runs over its edge, and a round costs the line no more than what is new.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dealFrom } from '../../src/cards/outcomes/deal.ts'
import type { Hand } from '../../src/engine/judging/fact.ts'
import { isAccessible, picture, SIZES } from './harness.ts'
import { reads } from './people.ts'
import { openRoom, type Room, SEVENS, verify } from './room.ts'

/** As long as a name of a table may be. */
const SALON = 'Dragon Salon HL 8888'
const CARDS = Array.from({ length: 86 }, (_, n) => (n === 85 ? SALON : String(101 + n)))
const POKER = Array.from({ length: 86 }, (_, n) => String(201 + n))
/** Their hits wait, the largest at the last of them. */
const WAITING = CARDS.slice(40, 70)
/** Theirs are verified, and nobody has been paid. */
const WON = CARDS.slice(0, 30)
const SAT = '271'
const BEATEN = '231'

let room: Room
beforeAll(async () => {
  room = await openRoom()
  const opened = (table: string, game: string, decks: number) => [
    room.does({ do: 'SetTable', table, game, seats: 9, decks }, '21'),
    room.does({ do: 'OpenTable', table }, '21'),
  ]
  await Promise.all([
    ...CARDS.flatMap((table) => opened(table, 'no-bust-21', 6)),
    ...POKER.flatMap((table) => opened(table, 'holdem', 1)),
  ])
  await offerAt('blazing-7s', ['1', '2', '3', ...CARDS])
  await offerAt('no-limit-bad-beat', ['4', '5', '6', ...POKER])
  const fees = ['2', '3', '5'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
  await Promise.all([
    ...CARDS.map((table) => room.does({ do: 'StartRound', table, bets: fees, dealtIn: 4 })),
    ...POKER.map((table) => room.does({ do: 'StartRound', table, bets: [], dealtIn: 6 })),
  ])
  const hits = await Promise.all([...WON, ...WAITING].map(reported))
  await Promise.all(hits.slice(0, WON.length).map((hit) => verify(room, hit, '22')))
  await verify(room, await badBeat(), '22')
  await room.does({ do: 'CallFloor', table: SALON, why: 'two guests do not agree' })
  const person = String(room.premises.register.add({ name: 'Guadalupe Villaseñor' }))
  await room.does({ do: 'SeatPlayer', table: SAT, seat: '4', person }, '23')
})
afterAll(() => room.close())
afterEach(() => room.leave())

/** The demo's own offering, at more tables. */
async function offerAt(name: string, tables: readonly string[]): Promise<void> {
  const activity = `bay-101/${name}`
  const posted = readFileSync(`demo/offerings/${name}.yaml`, 'utf8').replace(/^tables:.*\n/m, '')
  const text = `${posted.trimEnd()}\ntables: ${JSON.stringify(tables)}\n`
  await room.does({ do: 'DraftOffering', text }, '61')
  await room.does({ do: 'ApproveOffering', activity, version: 2 }, '71')
  await room.does({ do: 'PostOffering', activity, places: ['board'] }, '71')
}

const declared = async (order: Parameters<Room['does']>[0]): Promise<string> =>
  (await room.does(order)).find((event) => event.type === 'HitDeclared')!.hit

/** Two sevens of hearts; a third one for the meter. */
function reported(table: string): Promise<string> {
  const hand: Hand = { seat: '3', role: 'player', cards: dealFrom({ hand: '7h 7h' }), bettors: [{ place: 'seated' }] }
  const common = dealFrom({ dealerUp: table === WAITING.at(-1) ? '7h' : '2c' })
  return declared({ do: 'ReportHit', table, facts: { dealtIn: 4, tournament: false }, common, hands: [hand] })
}

/** Four nines beaten; its winners have a quarter of an hour for their ID. */
function badBeat(): Promise<string> {
  const hand = (seat: string, hole?: string): Hand => ({
    seat,
    role: 'player',
    cards: hole === undefined ? {} : dealFrom({ hole }),
    folded: hole === undefined,
    ...(hole === undefined ? {} : { betsCompleted: true }),
    button: 'none',
    bettors: [{ place: 'seated', duty: 'none', proposition: false }],
  })
  return declared({
    do: 'ReportHit',
    table: BEATEN,
    facts: { dealtIn: 6, tournament: false, misdeal: false },
    common: dealFrom({ board: '9h 9c Th Jh 2s' }),
    hands: [hand('1', '9s 9d'), hand('2', 'Qh Kh'), ...['3', '4', '5', '6'].map((seat) => hand(seat))],
  })
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** At a desk and on a phone. */
async function isFine(page: Page, name: string): Promise<void> {
  for (const size of ['desk', 'phone'] as const) {
    await page.setViewportSize(SIZES[size])
    await expect.poll(() => sideways(page)).toBe(0)
    await isAccessible(page)
    await picture(page, `crowd-${name}-${size}`)
  }
  await page.setViewportSize(SIZES.desk)
}

const rows = (page: Page, list: string) => page.locator(`[data-list="${list}"] .list-row`)
const finds = async (page: Page, list: string, looked: string, count = 1) => {
  await page.locator(`[data-list="${list}"] .list-find`).fill(looked)
  await expect.poll(() => rows(page, list).count()).toBe(count)
}

test('two hundred tables are open, and thirty hits wait among them', () => {
  const { tables, hits } = room.kernel.state
  expect([...tables.values()].filter(({ openedAt }) => openedAt !== undefined).length).toBe(200)
  expect([...hits.values()].filter(({ status }) => status === 'declared' || status === 'held').length).toBe(30)
})

test('floor: the largest hit first, a dozen before the map, and any table by its number, name, game or state', async () => {
  const page = await room.desk('floor')
  await reads(rows(page, 'hits-waiting').first(), new RegExp(`^Table ${WAITING.at(-1)}`))
  expect(await rows(page, 'hits-waiting').count()).toBe(12)
  await isFine(page, 'floor')
  const names = () => page.locator('.map-table .table-shape-number').allInnerTexts()
  for (const [looked, found] of [
    ['28', ['28', '280', '281', '282', '283', '284', '285', '286']],
    ['salon', [SALON]],
    ['called', [SALON]],
  ] as const) {
    await page.locator('.map-find').fill(looked)
    await expect.poll(names).toEqual(found)
  }
  const isWithin = () =>
    page.locator('.map-table .table-shape').evaluate((shape) => {
      const [outer, inner] = [shape, shape.querySelector('.table-shape-number > span')!].map((one) =>
        one.getBoundingClientRect(),
      )
      return inner!.top >= outer!.top && inner!.bottom <= outer!.bottom && inner!.width <= outer!.width
    })
  await expect.poll(isWithin).toBe(true)
  await finds(page, 'hits-waiting', SALON)
  await reads(rows(page, 'hits-waiting'), /Call/)
})

test('a round is told to a desk as what is new, and never as all tables once more', async () => {
  const page = await room.desk('floor')
  const heard = await page.evaluateHandle(() => {
    const told: { name: string; length: number }[] = []
    const source = new EventSource('/api/live?changes=only&views=tables')
    for (const name of ['tables', 'change'])
      source.addEventListener(name, ({ data }) => told.push({ name, length: data.length }))
    return told
  })
  const said = () => heard.jsonValue()
  await expect.poll(said).toHaveLength(1)
  const [{ length: whole } = { length: 0 }] = await said()
  expect(whole).toBeGreaterThan(100_000)
  await room.does({ do: 'EndRound', table: '240' })
  await expect.poll(said).toHaveLength(2)
  await room.does({ do: 'StartRound', table: '240', bets: [], dealtIn: 6 })
  await expect.poll(said).toHaveLength(3)
  for (const { name, length } of (await said()).slice(1)) {
    expect(name).toBe('change')
    expect(length).toBeLessThan(2_000)
  }
  // What the page itself shows goes with it.
  await page.locator('.map-find').fill('240')
  await reads(page.locator('.map-table'), /Playing/)
  await room.does({ do: 'EndRound', table: '240' })
  await reads(page.locator('.map-table'), /No hand/)
})

test('podium: whoever is looked for stands first, and a long name stays within its table', async () => {
  const page = await room.desk('podium')
  const first = page.locator('.podium-table').first()
  for (const [looked, found] of [
    ['salon', SALON],
    ['guadalupe', SAT],
  ] as const) {
    await page.locator('.podium-find').fill(looked)
    await reads(first, new RegExp(`Table ${found}`))
    expect(await page.locator('.podium-table[data-found="true"]').count()).toBe(1)
  }
  await page.locator('.podium-find').fill('')
  await isFine(page, 'podium')
})

test('tonight, count, cage, manager and books: the one that waits first, any table found', async () => {
  const tonight = await room.desk('tonight')
  await reads(rows(tonight, 'tonight-waiting').first(), SALON)
  await reads(rows(tonight, 'tonight-waiting').nth(1), `Table ${WAITING.at(-1)}`)
  await isFine(tonight, 'tonight')
  await finds(tonight, 'tonight-waiting', `Table ${WAITING[3]}`)

  const count = await room.desk('count')
  await reads(count.locator('.figure-tile').first(), /^Boxes to count\s+1\d\d of 1\d\d\s+Table 1, 2, 3, 4, 5, 6…$/)
  await isFine(count, 'count')
  await finds(count, 'boxes', SALON)

  const cage = await room.desk('cage')
  await reads(rows(cage, 'claims-open').first(), new RegExp(`^Table ${BEATEN} · seat 1[\\s\\S]*ID within`))
  await isFine(cage, 'cage')
  await finds(cage, 'claims-open', `Table ${WON[7]}`)

  const manager = await room.desk('manager?page=tables')
  await isFine(manager, 'manager')
  await finds(manager, 'tables-drop', SALON)

  const books = await room.desk('books')
  await isFine(books, 'books')
  await finds(books, 'funds', 'Blazing 7s Progressive')
})
