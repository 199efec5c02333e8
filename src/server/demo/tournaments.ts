/** The demo's tournaments: one is played, one takes sign-ups, and a table of Double or Nothing waits for its last players. */
import { type Moment, plusDays } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { drawnFrom, finalPurpose, seatsPurpose } from '../../engine/tournamentfloor/draws.ts'
import { sentence } from '../../words/sentence.ts'
import { askLine, fromLine } from '../desks/drawparts.ts'
import { openDraw, revealDraw, type Secrets } from '../house/draws.ts'
import type { House } from '../house/kernel.ts'
import { demoWitness } from '../upkeep/drawwitness.ts'
import { MEMBERS, UNUSUAL } from './machines.ts'
import { TOURNAMENT_TABLES } from './tables.ts'

export const DAILY = 'bay-101/poker-tournaments.daily'
const SUNDAY = 'bay-101/poker-tournaments.sunday'
const DOUBLE = 'hawaiian-gardens/double-or-nothing'
export const FLOOR = '21'
export const CASHIER = '31'
export const DIRECTOR = '81'
export const DRAWER = '1'
/** The others are opened when they are needed. */
const IN_USE: readonly string[] = ['36', '37', '42']
const PEOPLE = MEMBERS.filter((member) => UNUSUAL[member] === undefined)
const PLAYING = PEOPLE.slice(0, 14)
const WAITING = PEOPLE.slice(14)

/** One that takes sign-ups is held in two days; its date stands in double quotes. */
export const inTwoDays = (text: string, now: Moment): string =>
  text.replace(/^( +date: )"[^"]*"$/m, `$1'${plusDays(now.local.slice(0, 10), 2)}'`)

export async function openDemoTournaments(house: House): Promise<void> {
  const isPosted = (activity: string) => house.state.offerings.get(activity)?.running !== undefined
  const isNew = (activity: string) => isPosted(activity) && !house.state.tournaments.has(activity)
  const all = [DAILY, SUNDAY, DOUBLE].filter(isNew)
  if (all.length === 0) return
  const tables = TOURNAMENT_TABLES.filter(({ table }) => !house.state.tables.has(table))
  await together(
    house,
    tables.flatMap(({ table, ...rest }): Step[] => [
      [{ do: 'SetTable', table, ...rest }, FLOOR],
      ...(IN_USE.includes(table) ? [[{ do: 'OpenTable', table }, FLOOR] as const] : []),
    ]),
  )
  for (const activity of all) {
    const people = activity === DAILY ? PLAYING : activity === DOUBLE ? WAITING : PEOPLE.slice(4, 16)
    const register = (person: string): Step => [
      { do: 'Register', activity, person, way: 'paid', drawer: DRAWER },
      CASHIER,
    ]
    await together(house, [[{ do: 'OpenSignUps', activity }, DIRECTOR], ...people.map(register)])
  }
  if (all.includes(DAILY)) await play(house)
}

/** Seats by the public protocol, the clock started, a rebuy, and two who are out, one of them a target. */
async function play(house: House): Promise<void> {
  const activity = DAILY
  const use = ['36', '37'].map((table) => ({ table }))
  await together(house, [
    [{ do: 'UseTables', activity, tables: use }, DIRECTOR],
    [{ do: 'NameTargets', activity, entries: ['E2', 'E7'] }, DIRECTOR],
  ])
  if (!(await drawSeats(house, activity, 'all'))) return
  const out = (entry: string, by: string, chips: number): Step => [
    { do: 'KnockOut', activity, fallen: [{ entry, by: [by], chips }] },
    DIRECTOR,
  ]
  await together(house, [
    [{ do: 'SeatEntries', activity }, DIRECTOR],
    [{ do: 'StartTournament', activity }, DIRECTOR],
    [{ do: 'KnockOut', activity, fallen: [{ entry: 'E5', by: ['E1'], chips: 10_000, rebuys: true }] }, DIRECTOR],
    [{ do: 'Rebuy', activity, entry: 'E5', drawer: DRAWER }, CASHIER],
    out('E7', 'E3', 7_400),
    out('E12', 'E9', 5_200),
  ])
}

/** The witness of the demo commits, the room rolls dice, and both are shown at once. */
export async function drawSeats(house: House, activity: string, which: 'all' | 'final'): Promise<boolean> {
  const floor = house.state.floors.get(activity)
  if (floor === undefined) return false
  const kept = new Map<string, string>()
  const secrets: Secrets = {
    keep: (digest, secret) => void kept.set(digest, secret),
    find: (digest) => kept.get(digest),
  }
  const line = demoWitness()
  const purpose = which === 'final' ? finalPurpose(floor) : seatsPurpose(floor)
  const found = drawnFrom(house.state, purpose, house.now())
  if (found === undefined || isRefusal(found)) return false
  const how = { winners: found.winners, standby: 0, replacement: false }
  const call = { by: DIRECTOR }
  const open = (again = {}) => openDraw(house, secrets, { purpose, how, ...again }, call, fromLine(line))
  const first = await open()
  // It was held before under this name.
  const isAgain = isRefusal(first) && first.reasons.some(({ id }) => id === 'drawn for already')
  const opened = isAgain ? await open({ again: 'another day' }) : first
  if (isRefusal(opened)) return refusedTo('draw seats', opened)
  const draw = house.state.draws.count
  const rolled = { kind: 'dice', faces: [3, 1, 6, 2, 5, 4, 4, 1, 2, 6, 3, 5, 6, 2, 1, 4, 5, 3, 2, 6] } as const
  await house.submit({ do: 'ContributeToDraw', draw, contribution: [rolled] }, call)
  const pending = house.state.draws.pending.find((one) => one.opened.draw === draw)
  const brought = pending === undefined ? undefined : await askLine(line, pending)
  if (brought === undefined || isRefusal(brought)) return false
  const revealed = await revealDraw(house, secrets, draw, call, brought)
  return isRefusal(revealed) ? refusedTo('show the seats', revealed) : true
}

const refusedTo = (what: string, refusal: Parameters<typeof sentence>[0]): never => {
  throw new Error(`the demo room could not ${what}: ${sentence(refusal)}`)
}

type Step = readonly [order: Order, by: string]

/** Sent together, so that one sync serves them all. */
async function together(house: House, steps: readonly Step[]): Promise<void> {
  const outcomes = await Promise.all(steps.map(([order, by]) => house.submit(order, { by })))
  const refused = outcomes.find(isRefusal)
  if (refused !== undefined) refusedTo('hold its tournaments', refused)
}
