/** The demo room with its doors open: a journal in a fresh folder, simulated tables, a real browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Event, Order } from '../../src/engine/mechanisms.ts'
import { runDemo } from '../../src/server/demo/run.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { openPremises, type Premises } from '../../src/server/house/building.ts'
import type { House as Kernel } from '../../src/server/house/kernel.ts'
import { faultLog } from '../../src/server/net/log.ts'
import { rngOf } from '../../src/sim/rng.ts'
import { done } from '../house.ts'
import { type House, openHouse, SIZES } from './harness.ts'

export type Room = House & {
  readonly kernel: Kernel
  readonly premises: Premises
  /** Moves the clock of the house on. */
  wait: (minutes: number) => void
  /** Orders the house behind the screens, as a device or another desk would: dealer 11, unless another is named. */
  does: (order: Order, by?: string) => Promise<readonly Event[]>
  /** As `open`, and signed in: as the person named, or as one who works there. */
  enter: (path: string, options?: BrowserContextOptions, name?: string) => Promise<Page>
  /** As `enter`, on the screen of a desk. */
  desk: (path: string, name?: string) => Promise<Page>
  /** The house is stopped and started again on what it has written; pages stay open and find it back. */
  restart: () => Promise<void>
}

/** Who works where, when a story does not say it. */
const AT: Record<string, string> = {
  tonight: 'Ravi',
  table: 'Dana',
  floor: 'Ravi',
  podium: 'Noor',
  club: 'Jonas',
  games: 'Ravi',
  contests: 'Ravi',
  director: 'Nadia',
  cage: 'Chen',
  count: 'Amara',
  books: 'Ines',
  manager: 'Marta',
  offerings: 'Jonas',
  series: 'Jonas',
  screens: 'Jonas',
  hit: 'Ines',
  paper: 'Ravi',
  staff: 'Olga',
}

/** One tap on the person of the demo, also where somebody else is signed in. */
export async function signIn(page: Page, name: string): Promise<void> {
  const out = page.getByRole('button', { name: 'Sign out' })
  const person = page.locator('.signin-demo').getByRole('button', { name: new RegExp(`^${name},`) })
  await out.or(person).first().waitFor()
  if (await out.isVisible()) await out.click()
  await person.click()
  await page.locator('.acting', { hasText: name }).waitFor()
}

export const SEVENS = 'bay-101/blazing-7s'

/** Two sevens of hearts and the third face up: the meter, where the fee is on the sensor as at seat 3. Answers with the hit. */
export async function sevens(room: Room, table = '1', seats: readonly string[] = ['3']): Promise<string> {
  const bets = ['3', '5'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
  await room.does({ do: 'StartRound', table, bets, dealtIn: 3 })
  const seven = 22
  const hand = { role: 'player', cards: { hand: [seven, seven] }, bettors: [{ place: 'seated' }] } as const
  const events = await room.does({
    do: 'ReportHit',
    table,
    facts: { dealtIn: 3 },
    common: { dealerUp: [seven] },
    hands: seats.map((seat) => ({ ...hand, seat })),
  })
  return events.find((event) => event.type === 'HitDeclared')!.hit
}

/** The floor says yes to all that a hit asks and verifies it; not whoever declared it. Answers with the claims. */
export async function verify(room: Room, hit: string, by = '21'): Promise<readonly string[]> {
  const { questions } = room.kernel.state.hits.get(hit)!
  const answers = Object.fromEntries(questions.map(({ id }) => [id, true]))
  if (questions.length > 0) await room.does({ do: 'AttestHit', hit, answers }, '21')
  await room.does({ do: 'VerifyHit', hit }, by)
  return room.kernel.state.hits.get(hit)!.claims
}

/** A Tuesday evening in California: no multiplier runs, whatever day the test is run on. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')

/** The clock of the house: so slow that no hour, period or wait ends by itself, however long a test takes. */
const SLOWER = 10

/** The tables that play by themselves lay their first chips and go on in an hour: nothing of theirs comes between. */
const PACE_MS = 3_600_000

/** `before`: what was done to the folder between an earlier evening and this one. */
export async function openRoom(opens = EVENING, before?: (folder: string) => void): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-room-'))
  const began = Date.now()
  let waited = 0
  const now = () => opens + waited + Math.floor((Date.now() - began) / SLOWER)
  if (before !== undefined) {
    await (await openDemoHouse({ folder }, { now })).close()
    before(folder)
  }
  const start = async () => {
    const kernel = await openDemoHouse({ folder }, { now })
    const premises = await openPremises({ house: kernel, folder, isDemo: true })
    const demo = runDemo(kernel, premises.simulated!, faultLog, PACE_MS, (table) => rngOf(`room ${table}`).below)
    return { kernel, premises, demo }
  }
  let running = await start()
  const stop = async () => {
    running.demo.stop()
    running.premises.live.close()
    running.premises.close()
    await running.kernel.close()
  }
  const house = await openHouse({ api: whoever(() => running.premises) })
  const enter: Room['enter'] = async (path, options, name) => {
    const page = await house.open(path, options)
    const place = path.split(/[/?#]/)[0] ?? ''
    const who = name ?? AT[place]
    if (who !== undefined) await signIn(page, who)
    return page
  }
  return {
    ...house,
    get kernel() {
      return running.kernel
    },
    get premises() {
      return running.premises
    },
    wait: (minutes) => {
      waited += minutes * 60_000
    },
    does: async (order, by = '11') => (await done(running.kernel.submit(order, { by }))).events,
    enter,
    desk: (path, name) => enter(path, { viewport: SIZES.desk }, name),
    async restart() {
      await stop()
      running = await start()
    },
    async close() {
      running.demo.stop()
      running.premises.live.close()
      try {
        await house.close()
      } finally {
        running.premises.close()
        await running.kernel.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** The api of whichever house runs now. */
const whoever = (premises: () => Premises): Hono =>
  new Hono().all('*', (call) => {
    const address = new URL(call.req.url)
    address.pathname = address.pathname.slice('/api'.length)
    return premises().app.fetch(new Request(address, call.req.raw), call.env)
  })
