/** A tournament that is posted, with its tables, and what stories on several screens ask of it. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Order } from '../../src/engine/mechanisms.ts'
import type { SeatsOnBoard } from '../../src/views/tournaments/asked.ts'
import { press, sign } from './people.ts'
import { openRoom, type Room } from './room.ts'

const RULES = 'bay-101/poker-tournaments'
const [DIRECTOR, FLOOR, COMPLIANCE, MARKETING] = ['81', '21', '71', '61']
/** The cashier of drawer 1. */
export const CAGE = '31'

export type Posted = {
  readonly occasion: string
  readonly tables: readonly string[]
  /** Of each table. */
  readonly seats: number
  /** The first to break first. */
  readonly breaks: readonly string[]
}

const shown = (text: string): string =>
  JSON.stringify([...text.matchAll(/^ {4}- \{ by: [^,]+, what: '?([^}']+?)'? \}$/gm)].map((match) => match[1]))

const offering = (rules: string, { occasion, seats, breaks }: Posted) => `activity: ${RULES}
occasion: ${occasion}
name: ${occasion[0]!.toUpperCase()}${occasion.slice(1)} Hold'em
games: [holdem]
advertisement: { id: GETR-000056, words: [No Purchase Necessary] }
shown: ${shown(rules)}
tournament:
  date: 2026-03-10
  begins: '20:30'
  buyIn: $120
  fee: $20
  chips: 10000
  seats: ${seats}
  lateUntilLevel: 2
  rebuys: { price: $100, chips: 10000, untilLevel: 2 }
  levels:
    - { minutes: 20, small: 25, big: 50 }
    - { minutes: 20, small: 50, big: 100 }
    - { break: 10, colourUp: [25] }
    - { minutes: 20, small: 100, big: 200, ante: 200 }
  chipSet: [{ value: 25, colour: green, each: 8 }, { value: 100, colour: black, each: 8 }, { value: 500, colour: purple, each: 18 }]
  pays: { kind: percentages, places: [50%, 30%, 20%] }
  bounties: { targets: chosen, amount: $50, from: house, paid: at the knock-out }
  houseRules: { dated: 2026-01-01, edition: TDA 2024, balance: 1, halt: 3, breaks: ${JSON.stringify(breaks)} }
`

export type Event = Awaited<ReturnType<typeof openEvent>>

/** Drafted, approved and posted; answers with its name. */
async function post(room: Room, occasion: string, text: (rules: string) => string): Promise<string> {
  const event = `${RULES}.${occasion}`
  const rules = readFileSync(`catalog/${RULES}.yaml`, 'utf8')
  if (!room.kernel.state.rules.has(RULES)) {
    const clauses = [...rules.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
    await room.does({ do: 'AcceptRules', text: rules, document: 'as approved', clauses, second: '62' }, COMPLIANCE)
  }
  await room.does({ do: 'DraftOffering', text: text(rules) }, MARKETING)
  await room.does({ do: 'ApproveOffering', activity: event, version: 1 }, COMPLIANCE)
  await room.does({ do: 'PostOffering', activity: event, places: ['board'] }, COMPLIANCE)
  return event
}

/** One that only money is asked of, with sign-ups open: `terms` stand under `tournament`. */
export async function openSmall(room: Room, occasion: string, terms: string): Promise<string> {
  const event = await post(
    room,
    occasion,
    (rules) => `activity: ${RULES}
occasion: ${occasion}
name: The ${occasion}
games: [holdem]
advertisement: { id: GETR-000056, words: [No Purchase Necessary, 25% for Food Bank] }
shown: ${shown(rules)}
tournament: { date: 2026-03-10, begins: '22:30', chips: 10000, seats: 9, levels: [{ minutes: 20, small: 25, big: 50 }], houseRules: { dated: 2026-01-01, balance: 1, halt: 3 }, ${terms} }
`,
  )
  await room.does({ do: 'OpenSignUps', activity: event }, DIRECTOR)
  return event
}

export async function openEvent(posted: Posted) {
  const room: Room = await openRoom()
  const event = await post(room, posted.occasion, (rules) => offering(rules, posted))
  const { seats } = posted
  for (const table of posted.tables) {
    await room.does({ do: 'SetTable', table, game: 'holdem', seats, decks: 1, kind: 'tournament' }, FLOOR)
    await room.does({ do: 'OpenTable', table }, FLOOR)
  }
  let names = new Map<string, string>()
  return {
    room,
    event,
    /** A part of the director's desk. */
    desk: (part: string, more = '') => `director?tournament=${event}&part=${part}${more}`,
    tournament: () => room.kernel.state.tournaments.get(event)!,
    floor: () => room.kernel.state.floors.get(event)!,
    order: (asked: Order, by = DIRECTOR) => room.does(asked, by),
    register: (person: string) =>
      room.does({ do: 'Register', activity: event, person, way: 'paid', drawer: '1' }, CAGE),
    left: () =>
      [...room.kernel.state.tournaments.get(event)!.entries.values()].flatMap(({ entry, status }) =>
        status === 'in' ? [entry] : [],
      ),
    /** As the desks call them: whoever is not in the register by their number. The wall calls those by the entry. */
    nameOf: (entry: string) =>
      names.get(entry) === entry
        ? room.kernel.state.tournaments.get(event)!.entries.get(entry)!.person
        : names.get(entry)!,
    async readNames() {
      const answer = await fetch(`${room.address}api/views/tournamentseats?activity=${event}`)
      names = new Map(((await answer.json()) as SeatsOnBoard).seats.map(({ entry, name }) => [entry, name]))
    },
  }
}

export const says = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

/** The room's chance is put in, somebody else signs, and the order is shown. */
export async function reveal(page: Page, draw: 'all' | 'final'): Promise<void> {
  const sealed = page.locator(`.seat-draw[data-draw="${draw}"] .sealed`)
  await sealed.waitFor()
  await sealed.getByLabel(/digits/i).fill('31415926535897932384')
  await sign(sealed, 'Ravi')
  await press(sealed, 'Reveal the pick')
}
