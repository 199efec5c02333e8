/** A room with tournaments, in the engine alone: posted, sign-ups open, people at one drawer. */
import { readFileSync } from 'node:fs'
import { cents, dollars, fromWire } from '../src/base/money.ts'
import { occasionKey } from '../src/base/occasion.ts'
import { isRefusal } from '../src/base/refusal.ts'
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import { type Command, type Event, initialState, type Order, type State } from '../src/engine/mechanisms.ts'
import { balance, coverOf } from '../src/ledger/balances.ts'
import type { AccountName } from '../src/ledger/name.ts'
import { reckoner } from '../src/sim/reckoning/reckoner.ts'
import { sentence } from '../src/words/sentence.ts'

export const TOURNAMENTS = 'bay-101/poker-tournaments'
export const DOUBLE = 'hawaiian-gardens/double-or-nothing'
export const DRAWER = 'cage-1'

/** What is posted of a tournament besides its prizes: `{ buyIn: $120, … }` as a rule file writes it. */
export const STRUCTURE = [
  "date: '2026-05-08', begins: '19:00', chips: 10000, seats: 9",
  'levels: [{ minutes: 20, small: 25, big: 50 }, { minutes: 20, small: 50, big: 100 }]',
  "houseRules: { dated: '2026-01-01', balance: 1, halt: 3 }",
].join(', ')

export const shownBy = (rules: string): string =>
  JSON.stringify([...rules.matchAll(/^ {4}- \{ by: [^,]+, what: '?([^}']+?)'? \}$/gm)].map((match) => match[1]))

export class TournamentRoom {
  state: State = initialState()
  readonly auditor = reckoner()
  /** What a journal of it would hold. */
  readonly accepted: { readonly command: Command; readonly recorded: number; readonly events: readonly Event[] }[] = []
  #keys = 0
  #now = Date.parse('2026-05-08T18:00:00Z')

  constructor() {
    this.does({ do: 'OpenProperty', property: 'Test', zone: 'UTC', dayStart: '06:00', chip: dollars(1) })
  }

  get now() {
    return { at: this.#now, local: new Date(this.#now).toISOString().slice(0, 19) }
  }

  wait(minutes: number): void {
    this.#now += minutes * 60_000
  }

  #command(order: Order, by: string): Command {
    this.#keys += 1
    return { ...order, key: `k${this.#keys}`, at: this.now, by }
  }

  ask(order: Order, by: string) {
    return decide(this.state, this.#command(order, by))
  }

  does(order: Order, by = 'director'): readonly Event[] {
    const command = this.#command(order, by)
    const events = decide(this.state, command)
    if (isRefusal(events)) throw new Error(`${order.do}: ${sentence(events)}`)
    for (const event of events) this.state = evolve(this.state, event)
    this.accepted.push({ command, recorded: this.#now, events })
    // The auditor reckons every amount by himself.
    this.auditor.hear({ command, events })
    return events
  }

  /** Refused, and how. */
  why(order: Order, by = 'director'): string {
    const decision = this.ask(order, by)
    return isRefusal(decision) ? sentence(decision) : 'done'
  }

  /** Its key. `posted`: what stands under `tournament`. */
  post(rules: string, occasion: string, posted: string, game = 'holdem'): string {
    const text = readFileSync(`catalog/${rules}.yaml`, 'utf8')
    const activity = occasionKey(rules, occasion)
    if (!this.state.rules.has(rules)) {
      const clauses = [...text.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
      this.does({ do: 'AcceptRules', text, document: 'as approved', clauses, second: 'approver' }, 'compliance')
    }
    const offering = `activity: ${rules}
occasion: ${occasion}
name: ${occasion}
games: [${game}]
advertisement: { id: GETR-000056, words: [No Purchase Necessary, 25% or 12.5% for Food Bank] }
shown: ${shownBy(text)}
tournament: { ${posted} }
`
    this.does({ do: 'DraftOffering', text: offering }, 'marketing')
    this.does({ do: 'ApproveOffering', activity, version: 1 }, 'approver')
    this.does({ do: 'PostOffering', activity, places: ['the board'] }, 'marketing')
    return activity
  }

  /** Posted, sign-ups open. */
  open(rules: string, occasion: string, posted: string, game?: string): string {
    const activity = this.post(rules, occasion, posted, game)
    this.does({ do: 'OpenSignUps', activity })
    return activity
  }

  /** So many more, each as the person of that number: entries in their order. */
  enter(activity: string, players: number, from = 1): string[] {
    return Array.from({ length: players }, (_, nth) => this.register(activity, String(1000 + from + nth)))
  }

  register(activity: string, person: string): string {
    const [event] = this.does({ do: 'Register', activity, person, way: 'paid', drawer: DRAWER }, 'cage')
    if (event?.type !== 'EntryRegistered') throw new Error('nobody was registered')
    return event.entry
  }

  /** One after the other, each alone; `by`: who won those hands. */
  out(activity: string, entries: readonly string[], by?: string): void {
    for (const entry of entries)
      this.does({ do: 'KnockOut', activity, fallen: [{ entry, ...(by === undefined ? {} : { by: [by] }) }] })
  }

  award(activity: string): void {
    this.does({ do: 'AwardTournament', activity, second: 'approver' })
  }

  tournament(activity: string) {
    return this.state.tournaments.get(activity)!
  }

  /** What each entry has won, in dollars: all of it, in the order of the wins. */
  won(activity: string): Record<string, number> {
    const sums: Record<string, number> = {}
    for (const { entry, prizes } of this.tournament(activity).wins)
      for (const { amount } of prizes) sums[entry] = (sums[entry] ?? 0) + Number(fromWire(amount)) / 100
    return sums
  }

  held(activity: string, name: AccountName): number {
    return Number(balance(this.state.balances, activity, name)) / 100
  }

  /** Custody of each holder equals what its accounts say. */
  isCovered(): boolean {
    return coverOf(this.state.balances).every(({ held, owing }) => held === owing)
  }

  /** All wins of it verified and paid at the drawer. */
  payAll(activity: string): void {
    for (const { hit } of this.tournament(activity).wins) this.verify(hit)
    for (const claim of this.state.claims.values())
      if (claim.activity === activity && claim.status === 'open') this.pay(claim.claim)
  }

  verify(hit: string): void {
    if (this.state.hits.get(hit)?.status === 'declared') this.does({ do: 'VerifyHit', hit }, 'floor')
  }

  pay(claim: string, form = 'cash'): void {
    const { person } = this.state.claims.get(claim)!.award
    this.does({ do: 'ShowId', claim, copied: true, ...(person === undefined ? {} : { person }) }, 'cage')
    const at = form === 'cash' ? { drawer: DRAWER } : {}
    this.does({ do: 'PayClaim', claim, form, ...at }, 'cage')
  }
}

export const usd = (amount: number) => cents(Math.round(amount * 100))
