/** The demo's podium in motion: a room that is two thirds full after the first second, and goes on by itself. */
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { Scan } from '../../engine/presence/vocabulary.ts'
import { sentence } from '../../words/sentence.ts'
import type { Register } from '../door/register.ts'
import type { House } from '../house/kernel.ts'
import { type Chance, shuffled } from './deal.ts'
import { isFree, nextOrder, nextPush, uploaded } from './life.ts'
import { DEALERS, NAMES, PLAYERS, type Scribe, scribeOf } from './players.ts'
import { OPEN_AT_ONCE, PODIUM_TABLES, STRINGS } from './tables.ts'

export type Seating = {
  /** One thing that happens in the room. Answers with how long until the next one. */
  step(): Promise<number>
}

const ADMINISTRATOR = '91'
const COMPLIANCE = '71'
const FLOOR = '21'
const BRUSH = '23'
/** Writing somebody down costs a few milliseconds: never many at once. */
const AT_ONCE = 6
const SOON_MS = 60
/** So many guests of a day, and so many of them ready to come. */
const GUESTS_MAX = 24
const GUESTS_READY = 2
const SCANNER_MS = 90_000
const PUSH_MS = 20_000

const LISTS = [
  { list: '$1-$3 Hold’em', game: 'holdem', limit: '$1-$3', waiting: 5 },
  { list: '$2-$5 Hold’em', game: 'holdem', limit: '$2-$5', waiting: 3 },
  { list: '$4-$8 Omaha', game: 'omaha', limit: '$4-$8', waiting: 2 },
  { list: 'Hold’em', game: 'holdem', waiting: 2 },
  { list: 'No-limit Hold’em', game: 'no-limit-holdem', waiting: 2 },
  { list: 'Omaha high-low', game: 'omaha-high-low', waiting: 1 },
  { list: 'Blackjack', game: 'blackjack', waiting: 0 },
] as const

export function seatingOf(house: House, register: Register, paceMs: number, chance: Chance): Seating {
  const scribe = scribeOf(register)
  const opening = openRoom(house, scribe, chance)
  const guestsNow = guestsOf(house, scribe, chance)
  let isOpen = false
  let [scanned, pushed] = [0, 0]
  const give = async (order: Order | undefined) => {
    // Whoever looks at the demo may have been quicker: then it is done otherwise, or not at all.
    if (order !== undefined) await house.submit(order, { by: podiumPerson(house) })
  }
  return {
    async step() {
      if (!isOpen) {
        isOpen = (await opening.next()).done === true
        return SOON_MS
      }
      const { at } = house.now()
      scribe.write(scribe.unwritten(seenPeople(house)).slice(0, 1))
      if (at - scanned > SCANNER_MS) {
        scanned = at
        await give(uploaded(house.state, at, chance))
      } else if (at - pushed > PUSH_MS) {
        pushed = at
        await give(nextPush(house.state, at))
      } else await give(nextOrder(house.state, at, chance, guestsNow()))
      return paceMs + chance(2 * paceMs)
    },
  }
}

/** Those of today who gave a name at the podium; one is written down where fewer are ready to come. */
function guestsOf(house: House, scribe: Scribe, chance: Chance): () => readonly string[] {
  let day = ''
  let guests: string[] = []
  return () => {
    const today = house.now().local.slice(0, 10)
    if (day !== today) guests = []
    day = today
    const ready = guests.filter((guest) => isFree(house.state, guest))
    if (ready.length < GUESTS_READY && guests.length < GUESTS_MAX) guests.push(scribe.guest(chance(NAMES), today))
    return guests
  }
}

/** What is not done yet, a little at a time. */
async function* openRoom(house: House, scribe: Scribe, chance: Chance): AsyncGenerator<void, void> {
  const all = async (orders: readonly Order[], by = podiumPerson(house)) => {
    const outcomes = await Promise.all(orders.map((order) => house.submit(order, { by })))
    const refused = outcomes.find(isRefusal)
    if (refused !== undefined) throw new Error(`the demo room could not fill its seats: ${sentence(refused)}`)
  }
  const { state } = house
  // Whoever is written down without a number, as guests are, has one after the players'.
  scribe.write(PLAYERS.slice(-1))
  const tables = PODIUM_TABLES.filter(({ table }) => !state.tables.has(table))
  await all(
    tables.flatMap((table): Order[] => [
      { do: 'SetTable', ...table },
      ...(OPEN_AT_ONCE.includes(table.table) ? [{ do: 'OpenTable' as const, table: table.table }] : []),
    ]),
    FLOOR,
  )
  // Somebody of the room has been here before: it goes on as it was.
  if (state.sessionsSoFar === 0) await all([firstPicture(house, chance)])
  yield
  const lists = LISTS.filter(({ list }) => !state.lists.has(list))
  let next = PLAYERS.length
  await all(
    lists.flatMap(({ waiting, ...list }): Order[] => [
      { do: 'SetList', ...list, minutes: 2, missed: 'end', callIn: 60 },
      ...Array.from({ length: waiting }, (_, n): Order => {
        next -= 1
        const shows = n % 2 === 0 ? 'initials' : 'number'
        return { do: 'JoinList', list: list.list, person: PLAYERS[next]!, how: 'podium', shows }
      }),
    ]),
  )
  yield
  for (const slice of slices(scribe.unwritten(seenPeople(house)))) {
    scribe.write(slice)
    yield
  }
  for (const slice of slices(DEALERS.filter((dealer) => !state.staff.has(dealer)))) {
    scribe.write(slice)
    await all(
      slice.map((person) => ({ do: 'EnrolStaff', person, roles: ['dealer'], second: COMPLIANCE })),
      ADMINISTRATOR,
    )
    yield
  }
  if (state.strings.size > 0) return
  await all([{ do: 'SetPace', pushMinutes: 15, breakAfterMinutes: 120, breakMinutes: 15 }], FLOOR)
  await all(Object.entries(STRINGS).map(([string, its]) => ({ do: 'SetString', string, tables: its })))
  for (const slice of slices(DEALERS)) {
    await all(slice.map((dealer) => ({ do: 'JoinLineUp', dealer })))
    yield
  }
  for (const string of Object.keys(STRINGS)) {
    await all([{ do: 'PushString', string }])
    yield
  }
}

/** Two thirds of the seats, told by one upload of cards. */
function firstPicture(house: House, chance: Chance): Order {
  const { at } = house.now()
  const persons = shuffled(PLAYERS.slice(0, -40), chance)
  const scans = [...house.state.tables.values()]
    .filter(({ openedAt, kind }) => openedAt !== undefined && kind !== 'tournament')
    .flatMap(({ table, seats }) =>
      shuffled(
        Array.from({ length: seats }, (_, n) => String(n + 1)),
        chance,
      )
        .slice(0, Math.max(2, Math.round(seats * 0.62) + chance(2)))
        .map((seat): Scan => ({ person: persons.pop()!, table, seat, at })),
    )
  return { do: 'ScanCards', scans, via: 'scanner' }
}

const podiumPerson = ({ state }: House): string => (state.staff.has(BRUSH) ? BRUSH : FLOOR)

/** Those of the demo's players who sit or wait. */
function seenPeople({ state }: House): string[] {
  const waiting = [...state.lists.values()].flatMap(({ listed }) => listed.map(({ person }) => person))
  return [...new Set([...state.sits.keys(), ...waiting])].filter((person) => PLAYERS.includes(person))
}

const slices = (list: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, n) => list.slice(n * AT_ONCE, (n + 1) * AT_ONCE))
