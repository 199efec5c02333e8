import { expect, test } from 'vitest'
import { partyFrom } from '../../base/party.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { playersAt } from '../../engine/presence/status.ts'
import { nameOf } from '../../ledger/account.ts'
import { balance, coverOf } from '../../ledger/balances.ts'
import { rngOf } from '../../sim/rng.ts'
import { sentence } from '../../words/sentence.ts'
import { devicesOf, newDeviceKey } from '../devices/devices.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { guestsOut } from '../upkeep/guests.ts'
import { simulatedPayment } from './cage.ts'
import { demoDevices } from './devices.ts'
import { isFree } from './life.ts'
import { tableInPlay } from './play.ts'
import { PLAYERS } from './players.ts'
import { seatingOf } from './seating.ts'
import { openDemoHouse } from './setup.ts'
import { PODIUM_TABLES, SIMULATED } from './tables.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')

/** The room with every order that it gave, and what was refused. */
async function room() {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock, () => undefined)
  const given: Order[] = []
  const refused: string[] = []
  const watched: House = {
    ...house,
    submit: async (order, from) => {
      const outcome = await house.submit(order, from)
      given.push(order)
      if (isRefusal(outcome)) refused.push(`${order.do}: ${sentence(outcome)}`)
      return outcome
    },
  }
  // The state is read anew each time.
  Object.defineProperty(watched, 'state', { get: () => house.state })
  const register = memoryRegister()
  const seating = seatingOf(watched, register, 1_200, rngOf('seats').below)
  return { clock, house, register, seating, given, refused }
}

const fullness = ({ state }: House): number => {
  const open = [...state.tables.values()].filter(
    ({ openedAt, kind }) => openedAt !== undefined && kind !== 'tournament',
  )
  return state.sits.size / open.reduce((sum, { seats }) => sum + seats, 0)
}

test('the first picture is two thirds full after one step and named after a few seconds', async () => {
  const { clock, house, register, seating, given } = await room()
  await seating.step()
  expect(given.filter((order) => order.do === 'ScanCards').length).toBe(1)
  expect(fullness(house)).toBeGreaterThan(0.6)
  expect(fullness(house)).toBeLessThan(0.75)
  let steps = 1
  for (let wait = 0; wait < 1_000; steps += 1) {
    wait = await seating.step()
    clock.advance(wait)
  }
  expect(steps).toBeLessThan(100)
  for (const person of house.state.sits.keys()) expect(register.read(Number(person))?.name).toMatch(/^\S+ \S+$/)
  expect([...house.state.dealing.keys()].length).toBeGreaterThan(25)
  await house.close()
})

test('in two hours people come, are called, eat, change and leave, tables open and break, dealers rest; nothing is refused', async () => {
  const { clock, house, register, seating, given, refused } = await room()
  const until = EVENING + 2 * 3_600_000
  while (house.now().at < until) {
    clock.advance(await seating.step())
    await house.tick()
  }
  expect(refused).toEqual([])
  const told = Map.groupBy(given, (order) => order.do)
  for (const name of [
    'SeatPlayer',
    'MarkAway',
    'MarkBack',
    'MovePlayer',
    'LeaveSeat',
    'ScanCards',
    'JoinList',
    'CheckIn',
    'PagePerson',
    'AnswerPage',
    'AskChange',
    'OpenFromList',
    'SetFeeder',
    'BreakTable',
    'PushString',
    'PushDealer',
  ] as const)
    expect(told.get(name)?.length ?? 0, name).toBeGreaterThan(0)
  expect(fullness(house)).toBeGreaterThan(0.55)
  expect(fullness(house)).toBeLessThan(0.85)
  for (const table of SIMULATED) expect(playersAt(house.state, table).length).toBeGreaterThan(2)
  const strangers = [...house.state.seated.values()].flatMap((seats) =>
    [...seats.values()].filter(({ person }) => person === undefined),
  )
  expect(strangers.length).toBeGreaterThan(0)
  // A list is no queue without end, and nobody of the machines sits at a table.
  expect([...house.state.lists.values()].reduce((sum, { listed }) => sum + listed.length, 0)).toBeLessThan(40)
  for (const person of house.state.sits.keys())
    expect(PLAYERS.includes(person) || register.isGuest(Number(person))).toBe(true)
  // Guests sit and wait among the members; nobody scans a card of theirs.
  const guests = register.guestsUntil('2026-03-10').map(({ number }) => String(number))
  expect(guests.length).toBeGreaterThan(5)
  for (const guest of guests) expect(register.read(Number(guest))?.name).toMatch(/^\S+ \S+$/)
  const isGuest = (order: Order) => 'person' in order && guests.includes(String(order.person))
  for (const name of ['SeatPlayer', 'JoinList', 'PagePerson'] as const)
    expect(told.get(name)?.filter(isGuest).length, name).toBeGreaterThan(0)
  const scanned = (told.get('ScanCards') ?? []).flatMap((order) => (order.do === 'ScanCards' ? order.scans : []))
  expect(scanned.filter(({ person }) => guests.includes(person))).toEqual([])
  expect(guests.filter((guest) => PLAYERS.includes(guest))).toEqual([])
  await house.close()
})

test('guests of the demo are forgotten when their days are over, by the line of its profile; who sits there stays', async () => {
  const { clock, house, register, seating } = await room()
  for (let minute = 0; minute < 30; minute += 1) {
    for (let step = 0; step < 25; step += 1) await seating.step()
    clock.advance(60_000)
    await house.tick()
  }
  const guests = register.guestsUntil('2026-03-10').map(({ number }) => number)
  const isHere = (guest: number) => !isFree(house.state, String(guest))
  const [here, gone] = [guests.filter(isHere), guests.filter((guest) => !isHere(guest))]
  expect(here.length).toBeGreaterThan(0)
  expect(gone.length).toBeGreaterThan(0)
  const audit = memoryAudit({ now: () => house.now().at, dayOf: () => '2026-03-10' })
  const look = guestsOut({ house, register, audit })
  clock.set(Date.parse('2033-03-10T20:00:00Z'))
  await look()
  expect(guests.filter((guest) => register.isErased(guest))).toEqual([])
  clock.set(Date.parse('2033-03-12T20:00:00Z'))
  await look()
  expect(guests.filter((guest) => register.isErased(guest))).toEqual(gone)
  for (const player of PLAYERS) expect(register.isErased(Number(player))).toBe(false)
  await house.close()
})

test('rounds are dealt to those who sit there, the floor is asked about no contradiction, and they are paid', async () => {
  const { clock, house, seating } = await room()
  /** By table and round, who sat where when the bets were locked. */
  const sat = new Map<string, Record<string, string | undefined>>()
  const audit = memoryAudit({ now: () => house.now().at, dayOf: () => '2026-03-10' })
  const demo = demoDevices(house, devicesOf({ house, key: newDeviceKey(), audit }))
  const inPlay = SIMULATED.map((table) =>
    tableInPlay(house, demo.of(table), table, 1_500, rngOf(`round ${table}`).below),
  )
  await seating.step()
  for (let step = 0; step < 320; step += 1) {
    for (const [index, one] of inPlay.entries()) {
      const table = SIMULATED[index]!
      const before = house.state.rounds.get(table)?.open?.round
      const players = playersAt(house.state, table)
      await one.step()
      const open = house.state.rounds.get(table)?.open
      if (open === undefined || open.round === before) continue
      for (const spot of Object.values(open.fees).flat()) expect(players).toContain(spot)
      const seats = [...(house.state.seated.get(table) ?? [])].map(([seat, { person }]) => [seat, person])
      sat.set(`${table} ${open.round}`, Object.fromEntries(seats))
    }
    await seating.step()
    clock.advance(2_000)
  }
  expect(await audit.latest()).toEqual([])
  const hits = [...house.state.hits.values()]
  expect(hits.length).toBeGreaterThan(5)
  expect(
    hits.flatMap(({ questions }) => questions.map(({ id }) => id)).filter((id) => /seat|dealt in/.test(id)),
  ).toEqual([])
  const paid = (await claimsOf(house)).filter(({ status }) => status === 'paid')
  const toMembers = paid.flatMap((claim) => {
    const { source } = house.state.hits.get(claim.hit)!
    const to = partyFrom(claim.to)
    if (source.kind !== 'table') return []
    const person = to.kind === 'seat' ? sat.get(`${source.table} ${source.round}`)?.[to.seat] : undefined
    return person === undefined ? [] : [{ ...claim, sits: person }]
  })
  expect(toMembers.length).toBeGreaterThan(5)
  for (const { person, sits } of toMembers) expect(person).toBe(sits)
  booksAgree(house, paid)
  await house.close()
})

test('a jackpot is the member’s who sits there, without a word about who it is, and is paid to that member', async () => {
  const { clock, house, seating } = await room()
  await seating.step()
  const give = async (order: Order, by: string) => {
    const outcome = await house.submit(order, { by })
    if (isRefusal(outcome)) throw new Error(`${order.do}: ${sentence(outcome)}`)
  }
  const [winner, other] = playersAt(house.state, '1') as [string, string]
  const member = house.state.seated.get('1')?.get(winner)?.person
  expect(PLAYERS).toContain(member)
  const pool = () => balance(house.state.balances, SEVENS, 'pool:main')
  clock.advance(60_000)
  const bets = [winner, other].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
  await give({ do: 'StartRound', table: '1', bets }, '11')
  const posted = pool()
  // Two sevens of hearts and the third face up.
  const hand = { role: 'player', cards: { hand: [22, 22] }, bettors: [{ place: 'seated' }] } as const
  await give(
    { do: 'ReportHit', table: '1', facts: {}, common: { dealerUp: [22] }, hands: [{ ...hand, seat: winner }] },
    '11',
  )
  // Whoever sits down there afterwards has no part in it.
  await give({ do: 'LeaveSeat', table: '1', seat: winner }, '23')
  await give({ do: 'SeatPlayer', table: '1', seat: winner, person: PLAYERS.at(-45)! }, '23')
  const [hit] = [...house.state.hits.values()].filter(({ activity }) => activity === SEVENS)
  expect(hit?.awards).toMatchObject([{ person: member, amount: String(posted) }])
  const answers = Object.fromEntries(hit!.questions.map(({ id }) => [id, true]))
  await give({ do: 'AttestHit', hit: hit!.hit, answers }, '21')
  await give({ do: 'VerifyHit', hit: hit!.hit }, '21')
  const [name] = house.state.hits.get(hit!.hit)!.claims
  const claim = () => house.state.claims.get(name!)
  for (let step = 0; claim()?.status === 'open' && step < 6; step += 1) {
    const { order, by } = simulatedPayment(house, claim()!)
    if (order.do === 'ShowId') expect(order.person).toBeUndefined()
    await give(order, by)
  }
  const paid = await claimsOf(house)
  expect(paid).toMatchObject([{ claim: name, person: member, status: 'paid', amount: String(posted) }])
  booksAgree(house, paid)
  expect(balance(house.state.balances, SEVENS, `claim:${name!}`)).toBe(0n)
  await house.close()
})

const SEVENS = 'bay-101/blazing-7s'
/** With which the drawer of the simulated cashier begins. */
const FLOAT = 10_000_000n

type Row = { claim: string; hit: string; person: string | null; to: string; amount: string; status: string }
const claimsOf = (house: House): Promise<Row[]> =>
  house.store.rows<Row>('select claim, hit, person, "to", amount, status from claims order by claim')

/** What each was paid and what the drawer gave are the same money, and everything held is owed to somebody. */
function booksAgree({ state }: House, paid: readonly Row[]): void {
  const sum = (rows: readonly Row[]) => rows.reduce((total, { amount }) => total + BigInt(amount), 0n)
  for (const [person, rows] of Map.groupBy(paid, ({ person: who }) => who)) {
    if (person === null) continue
    expect(state.received.get(person)?.paid['2026-03-10']).toEqual({ chips: sum(rows) })
  }
  const inDrawer = [...state.balances.custody]
    .filter(([account]) => nameOf(account) === 'drawer:2')
    .reduce((total, [, amount]) => total + amount, 0n)
  expect(FLOAT - inDrawer).toBe(sum(paid))
  for (const { held, owing } of coverOf(state.balances)) expect(held).toBe(owing)
}

test('opened again, the room goes on with whoever sits there', async () => {
  const { clock, house, seating } = await room()
  for (let step = 0; step < 120; step += 1) clock.advance(await seating.step())
  const { seq } = house.durable()
  const again = seatingOf(house, memoryRegister(), 1_200, rngOf('again').below)
  // Everything is there: only names are written into the new register.
  for (let step = 0; step < 40; step += 1) await again.step()
  expect(house.durable().seq).toBeLessThan(seq + 10)
  expect(PODIUM_TABLES.every(({ table }) => house.state.tables.has(table))).toBe(true)
  await house.close()
})
