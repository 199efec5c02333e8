/** A house and a carrier of text messages, each a process of its own: a call arrives once, in the right words, and without a name. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoHouse } from '../src/server/demo/setup.ts'
import { openPremises } from '../src/server/house/building.ts'
import { manualClock } from '../src/server/house/clock.ts'
import { PIN, proofOf } from './attack/badges.ts'
import { done } from './house.ts'
import { killAll, spawned, startProcess } from './process.ts'
import { type Asked, type Visitor, visitor } from './visitor.ts'

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-pager-'))
const folder = join(root, 'house')
const [ADMINISTRATOR, BRUSH, COMPLIANCE, FLOOR] = ['91', '23', '71', '21']
const ROSA = { name: 'Rosa Mensah', phone: '408 555 0123' }
const IKER = { name: 'Iker Lindqvist' }
/** A real house refuses the PINs of the demo; nobody tries to break the hash here. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

beforeAll(async () => {
  mkdirSync(folder)
  const house = await openDemoHouse({ folder }, manualClock(Date.now() - 60_000), () => undefined)
  for (const order of [
    { do: 'SetTable', table: '60', game: 'holdem', limit: '$1-$3', seats: 9, decks: 1, kind: 'live' },
    { do: 'OpenTable', table: '60' },
    { do: 'SetList', list: 'NL', game: 'holdem', limit: '$1-$3', minutes: 5, missed: 'end' },
  ] as const)
    await done(house.submit(order, { by: FLOOR }))
  const premises = await openPremises({ house, folder, isDemo: true })
  for (const id of [ADMINISTRATOR, BRUSH, COMPLIANCE]) await premises.register.setSecret(Number(id), 'pin', PIN, CHEAP)
  premises.close()
  await house.close()
})
afterAll(() => {
  killAll()
  rmSync(root, { recursive: true, force: true })
})

type Opened = { readonly port: number; browser(): Visitor; close(): Promise<number | null> }

async function openHouse(port: number): Promise<Opened> {
  const { child, told, ended, complaint } = await startProcess(['start', '--port', `${port}`, '--house', folder])
  if (told === undefined) throw new Error(`the house does not open: ${complaint()}`)
  const asked: Asked = { request: (path, init) => fetch(new URL(`api${path}`, told.address), init) }
  return {
    port: told.port,
    browser: () => visitor(asked),
    async close() {
      child.kill('SIGTERM')
      return (await ended).code
    },
  }
}

type Carrier = { readonly lines: string[]; complaint(): string; stop(): Promise<number | null> }

function carrier(port: number, secret: string, ...more: string[]): Carrier {
  const child = spawned(['pager', `http://127.0.0.1:${port}`, '--device', 'own-texts', '--secret', secret, ...more])
  const lines: string[] = []
  let complaint = ''
  createInterface({ input: child.stdout! }).on('line', (line) => void lines.push(line))
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return {
    lines,
    complaint: () => complaint,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function signedIn(house: Opened, place: 'staff' | 'podium', id: string) {
  const browser = house.browser()
  expect((await browser.post('/session', { place, ...proofOf(id) })).status).toBe(200)
  const post = async (path: string, body: unknown) => {
    const { status, body: told } = await browser.post(path, body, place)
    expect([status, told]).toEqual([200, told])
    return told as Record<string, unknown>
  }
  let orders = 0
  return {
    post,
    order: (order: object) => post('/orders', { order, key: `${place}-${process.pid}-${++orders}-${Date.now()}` }),
    get: async (path: string) => (await browser.get(path, place)).body as Record<string, unknown>,
  }
}

const WITHIN = { timeout: 120_000, interval: 50 }

test('called by text and by pager, away and back, through a restart of the house: each call once, and no name leaves', async () => {
  let house = await openHouse(0)
  const { port } = house
  const staff = await signedIn(house, 'staff', ADMINISTRATOR)
  const enrolled = await staff.post('/devices/enrol', {
    device: 'own-texts',
    kind: 'pager',
    second: proofOf(COMPLIANCE),
  })
  const secret = String(enrolled.secret)
  const keep = ['--keep', join(root, 'texts.json')]

  let podium = await signedIn(house, 'podium', BRUSH)
  const phone = house.browser()
  expect((await phone.post('/wait/join', { list: 'NL', ...ROSA, shows: 'initials' })).status).toBe(200)
  const rosa = await waiting('Rosa')
  const { person: iker } = (await podium.post('/guests', IKER)) as { person: string }
  await podium.order({ do: 'JoinList', list: 'NL', person: iker, how: 'podium', shows: 'number' })
  await podium.order({ do: 'CheckIn', person: rosa.person })
  const call = (person: string, seat: string) =>
    podium.order({ do: 'PagePerson', list: 'NL', person, table: '60', seat })
  async function waiting(name: string) {
    type Waits = { person: string; name?: string; number: number; page?: { until: number; carried?: object } }
    const { view } = (await podium.get('/views/podium')) as unknown as { view: { lists: { waiting: Waits[] }[] } }
    return view.lists.flatMap((list) => list.waiting).find((one) => one.name?.startsWith(name))!
  }
  const clock = async (name: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', hour: '2-digit', minute: '2-digit' }).format(
      (await waiting(name)).page!.until,
    )

  let texts = carrier(port, secret, ...keep)
  await call(rosa.person, '2')
  const toRosa = `text to 408 555 0123: Your seat is ready: table 60, seat 2, held until ${await clock('Rosa')}.`
  await expect.poll(() => texts.lines, WITHIN).toEqual([toRosa])
  await expect.poll(async () => (await waiting('Rosa')).page?.carried, WITHIN).toMatchObject({ by: 'text' })
  expect(await texts.stop()).toBe(0)

  // While it is away one sits down, one is called and taken back, and called again.
  await podium.order({ do: 'SeatPlayer', table: '60', seat: '2', person: rosa.person })
  await call(iker, '3')
  await podium.order({ do: 'DropPage', list: 'NL', person: iker })
  await call(iker, '4')
  expect((await waiting('Iker')).page).not.toHaveProperty('carried')
  texts = carrier(port, secret, ...keep)
  const toIker = `pager ${(await waiting('Iker')).number}: Your seat is ready: table 60, seat 4, held until ${await clock('Iker')}.`
  await expect.poll(() => texts.lines, WITHIN).toEqual([`pager ${rosa.number}: off`, toIker])
  await expect.poll(async () => (await waiting('Iker')).page?.carried, WITHIN).toMatchObject({ by: 'pager' })

  // The house goes and comes back at its place: what still runs was sent, and its end is heard.
  expect(await house.close()).toBe(0)
  await expect.poll(texts.complaint, WITHIN).toMatch(/does not answer .*; it is asked again every second/)
  house = await openHouse(port)
  podium = await signedIn(house, 'podium', BRUSH)
  await podium.order({ do: 'DropPage', list: 'NL', person: iker })
  const notFree = `pager ${(await waiting('Iker')).number}: Table 60, seat 4 is not free after all. You keep your place; we will call you again.`
  await expect.poll(() => texts.lines, WITHIN).toEqual([`pager ${rosa.number}: off`, toIker, notFree])
  expect(await texts.stop()).toBe(0)

  // One that remembers nothing is told what the house still keeps, word for word, and no name and no number of the register.
  const forgetful = carrier(port, secret, '--json')
  await call(iker, '5')
  await expect.poll(() => forgetful.lines.length, WITHIN).toBeGreaterThan(0)
  const notices = forgetful.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(notices.at(-1)).toMatchObject({ what: 'paged', table: '60', seat: '5' })
  for (const notice of notices) expect(Object.keys(notice).filter((key) => !TOLD.includes(key))).toEqual([])
  expect(forgetful.lines.join()).not.toMatch(/Rosa|Mensah|Iker|Lindqvist/)
  expect(notices.flatMap((notice) => Object.values(notice))).not.toContain(iker)
  expect(await forgetful.stop()).toBe(0)

  const stranger = carrier(port, 'ab'.repeat(32))
  await expect.poll(stranger.complaint, WITHIN).toMatch(/not signed by the house, and says: /)
  expect(stranger.lines).toEqual([])
  expect(await stranger.stop()).toBe(0)
  expect(await house.close()).toBe(0)
}, 120_000)

const TOLD = 'n id what list game limit number table seat at until phone says'.split(' ')
