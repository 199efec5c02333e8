/** A tournament in the engine itself, for tests and measurements: tables, entries and a clock, without a server. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { digestOf } from '../src/base/digest.ts'
import { dollars } from '../src/base/money.ts'
import { isRefusal } from '../src/base/refusal.ts'
import { decide } from '../src/engine/decide.ts'
import { commitOf, fingerprintOf, type Outside } from '../src/engine/drawings/draw/outside.ts'
import { secretDigestOf } from '../src/engine/drawings/draw/selection.ts'
import { evolve } from '../src/engine/evolve.ts'
import { type Command, type Event, initialState, MECHANISMS, type Order, type State } from '../src/engine/mechanisms.ts'
import { ruleOf } from '../src/engine/offerings/running.ts'
import { seatsPurpose } from '../src/engine/tournamentfloor/draws.ts'
import { floorOf } from '../src/engine/tournamentfloor/floor.ts'
import type { Floor } from '../src/engine/tournamentfloor/vocabulary.ts'
import type { Tournament } from '../src/engine/tournaments/vocabulary.ts'
import { sentence } from '../src/words/sentence.ts'

const CATALOG = resolve(import.meta.dirname, '..', 'catalog')
export const FREE_ROLL = 'bay-101/poker-tournaments.friday'

export type FloorWish = {
  readonly tables: number
  readonly seats?: number
  readonly game?: string
  readonly levels?: string
  readonly balance?: number
}

/** The orders by which a house posts it, up to open sign-ups; and who gives each. */
export function postingOrders(wish: FloorWish): [Order, string][] {
  const rules = readFileSync(resolve(CATALOG, 'bay-101/poker-tournaments.yaml'), 'utf8')
  const rule = ruleOf(rules)
  const text = offeringOf(wish).replace('SHOWN', JSON.stringify(rule.signs.show.map(({ what }) => what)))
  const game = (wish.game ?? 'holdem') as 'holdem'
  return [
    [{ do: 'AcceptRules', text: rules, document: 'S0', clauses: Object.keys(rule.clauses) }, 'compliance'],
    [{ do: 'DraftOffering', text }, 'marketing'],
    [{ do: 'ApproveOffering', activity: FREE_ROLL, version: 1 }, 'approver'],
    ...namesOf(wish.tables).flatMap((table): [Order, string][] => [
      [{ do: 'SetTable', table, game, seats: 10, decks: 1, kind: 'tournament' }, 'director'],
      [{ do: 'OpenTable', table }, 'director'],
    ]),
    [{ do: 'PostOffering', activity: FREE_ROLL, places: ['room'] }, 'marketing'],
    [{ do: 'OpenSignUps', activity: FREE_ROLL }, 'director'],
  ]
}

const LEVELS = `[{ minutes: '20', small: '25', big: '50' }, { break: '10', colourUp: ['25'] }, { minutes: '20', small: '100', big: '200', ante: '200' }]`

const namesOf = (tables: number): string[] => Array.from({ length: tables }, (_, nth) => `${nth + 1}`)

/** Nothing to pay, so that no drawer is in the way. Tables are broken from the last one on. */
const offeringOf = ({ tables, seats = 9, game = 'holdem', levels = LEVELS, balance = 1 }: FloorWish): string => `
activity: bay-101/poker-tournaments
occasion: friday
games: [${game}]
tables: [${namesOf(tables).map((name) => `'${name}'`)}]
tournament:
  date: 2026-05-08
  begins: '18:00'
  buyIn: $0
  fee: $0
  chips: '10000'
  seats: '${seats}'
  lateUntilLevel: '2'
  levels: ${levels}
  chipSet: [{ value: '25', colour: green, each: '40' }, { value: '100', colour: black, each: '90' }]
  pays: { kind: flat, places: [{ prize: $500 }, { prize: $300 }, { prize: $200 }] }
  houseRules: { dated: 2026-01-15, balance: '${balance}', halt: '3', breaks: [${namesOf(tables)
    .toReversed()
    .map((name) => `'${name}'`)}] }
advertisement: { words: [] }
shown: SHOWN
`

/** `hear`: every command that took effect, with its events, as an auditor is told of them. */
export function tournamentHouse(wish: FloorWish, hear?: (command: Command, events: readonly Event[]) => void) {
  let state: State = initialState()
  let now = Date.parse('2026-05-08T18:00:00Z')
  let keys = 0
  const local = () => new Date(now).toISOString().slice(0, 19)
  const ask = (order: Order, by = 'director') => {
    keys += 1
    return decide(state, { ...order, key: `k${keys}`, at: { at: now, local: local() }, by })
  }
  const take = (order: Order, decision: readonly Event[], by = 'director'): void => {
    for (const event of decision) state = evolve(state, event)
    hear?.({ ...order, key: `k${keys}`, at: { at: now, local: local() }, by } as Command, decision)
  }
  const does = (order: Order, by = 'director'): readonly Event[] => {
    const decision = ask(order, by)
    if (isRefusal(decision)) throw new Error(sentence(decision))
    take(order, decision, by)
    return decision
  }
  const why = (order: Order, by = 'director'): string => {
    const decision = ask(order, by)
    return isRefusal(decision) ? (decision.reasons[0]!.id ?? '') : 'done'
  }
  does({ do: 'OpenProperty', property: 'Test', zone: 'UTC', dayStart: '06:00', chip: dollars(1) })
  for (const [order, by] of postingOrders(wish)) does(order, by)
  const fingerprint = fingerprintOf(witnessed(digestOf('any')))
  does({ do: 'AcceptWitness', name: 'the regulator', fingerprint, second: 'surveillance' }, 'compliance')

  const house = {
    activity: FREE_ROLL,
    get state() {
      return state
    },
    get floor(): Floor {
      return floorOf(state, FREE_ROLL)
    },
    get tournament(): Tournament {
      return state.tournaments.get(FREE_ROLL)!
    },
    get now() {
      return now
    },
    ask,
    take,
    does,
    why,
    /** Everything is put aside; answers with what brings it back. */
    keep() {
      const kept = structuredClone(state)
      return () => {
        state = structuredClone(kept)
      }
    },
    pass(minutes: number) {
      now += minutes * 60_000
    },
    register(people: number) {
      const before = house.tournament.entriesSoFar
      for (let nth = 1; nth <= people; nth += 1)
        does({ do: 'Register', activity: FREE_ROLL, person: `p${before + nth}`, way: 'free' })
    },
    useTables(names: readonly string[] = namesOf(wish.tables)) {
      does({ do: 'UseTables', activity: FREE_ROLL, tables: names.map((table) => ({ table })) })
    },
    /** By the public protocol, with dice that follow from `seed`. */
    draw(purpose = seatsPurpose(house.floor), seed = 1) {
      const secret = digestOf(`secret ${seed} ${purpose}`)
      const value = digestOf(`value ${seed} ${purpose}`)
      const outside = witnessed(value)
      const order: Order = {
        do: 'OpenDraw',
        purpose,
        how: { winners: seatsIn(purpose, house.floor), standby: 0, replacement: false },
        secretDigest: secretDigestOf(secret),
        outside,
      }
      does(order)
      const draw = state.draws.count
      const faces = [...digestOf(`dice ${seed}`)].slice(0, 20).map((sign) => (Number.parseInt(sign, 16) % 6) + 1)
      does({ do: 'ContributeToDraw', draw, contribution: [{ kind: 'dice', faces }] })
      does({ do: 'RevealDraw', draw, secret, outside: { value, proof: '' } })
    },
    /** What the floor's own timer would do now. */
    timer: () => MECHANISMS.tournamentfloor.timers?.due(state, FREE_ROLL)?.order,
    start() {
      does({ do: 'StartTournament', activity: FREE_ROLL })
    },
    /** Ready to play: tables, entries, seats by the draw. */
    seatAll(people: number, seed = 1) {
      house.useTables()
      house.register(people)
      house.draw(seatsPurpose(house.floor), seed)
      does({ do: 'SeatEntries', activity: FREE_ROLL })
      house.start()
    },
    out(entry: string) {
      does({ do: 'KnockOut', activity: FREE_ROLL, fallen: [{ entry }] })
    },
  }
  return house
}

export const witnessed = (value: string): Outside => ({
  kind: 'witness',
  key: 'b'.repeat(64),
  commit: commitOf(value),
  signature: '0'.repeat(128),
  minutes: 10,
})

function seatsIn(purpose: string, { tables }: Floor): number {
  const open = [...tables.values()].map(({ seats, closed }) => seats - closed.length)
  return purpose.includes('/final/') ? Math.max(...open) : open.reduce((sum, one) => sum + one, 0)
}

export type TournamentHouse = ReturnType<typeof tournamentHouse>
