/**
 * A wild night: everybody in a room with every jackpot does what comes to mind, from a seed. Nothing is expected of a single
 * order; what must always hold is looked at after each of them.
 */

import { MINUTE } from '../../base/moment.ts'
import { add, formatMoney, fromWire, ZERO } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { evolve } from '../../engine/evolve.ts'
import { type Event, initialState, type State } from '../../engine/mechanisms.ts'
import { timerNames, timerOf, touchedBy } from '../../engine/timers.ts'
import { parseEntry } from '../../journal/line.ts'
import { nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import { type Kind, type Named, readName } from '../../ledger/name.ts'
import { unbalanced } from '../../ledger/pieces/book.ts'
import { openDemoHouse } from '../../server/demo/setup.ts'
import { manualClock } from '../../server/house/clock.ts'
import { sentence } from '../../words/sentence.ts'
import { digestOfState } from '../digest.ts'
import { type Rng, rngOf } from '../rng.ts'
import type { May, Try } from './attempt.ts'
import { contestFault } from './contests.ts'
import { creditFault } from './credits.ts'
import { MAKERS } from './orders.ts'
import { ticketFault } from './tickets.ts'
import { floorFault } from './tournamentfloor.ts'
import { tournamentFault } from './tournaments.ts'

export type Wild = {
  readonly tried: number
  readonly done: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  /** What broke, and after which order. */
  readonly failure?: string
}

const START = Date.parse('2026-03-04T02:00:00Z')

export async function wildNight(
  seed: string,
  steps: number,
  tell: (says: string) => void = () => undefined,
  makers = MAKERS,
): Promise<Wild> {
  const rng = rngOf(seed)
  const clock = manualClock(START)
  const house = await openDemoHouse({ memory: true }, clock, () => undefined)
  const done: Record<string, number> = {}
  const refused: Record<string, number> = {}
  const count = (of: Record<string, number>, what: string) => {
    of[what] = (of[what] ?? 0) + 1
  }
  let tried = 0
  let failure: string | undefined
  for (; tried < steps && failure === undefined; tried += 1) {
    clock.advance(rng.oneIn(60) ? rng.between(1, 600) * MINUTE : rng.below(90_000))
    const may: May = (order, by) => !isRefusal(house.dryRun(order, { by }))
    const next = nextOf(rng, house.state, may, clock.now(), makers)
    if (next === undefined) continue
    const { order, by } = next
    try {
      await house.tick()
      const before = house.durable().seq
      const outcome = await house.submit(order, { by, key: rng.word(20) })
      if (isRefusal(outcome)) {
        count(refused, order.do)
        if (house.durable().seq !== before) failure = 'a refused order was recorded'
        if (rng.oneIn(4)) tell(`${order.do}: ${sentence(outcome)}`)
      } else count(done, order.do)
      failure ??= faultOf(house.state)
    } catch (error) {
      failure = `${(error as Error).stack}`
    }
    if (failure !== undefined) failure = `seed ${seed}, step ${tried}: ${inWords(next)} by ${by}\n${failure}`
  }
  failure ??= await replayed(house.store, house.state)
  await house.close()
  return { tried, done, refused, ...(failure === undefined ? {} : { failure }) }
}

function nextOf(rng: Rng, state: State, may: May, at: number, makers: typeof MAKERS): Try | undefined {
  let left = rng.below(makers.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, maker] of makers) {
    left -= weight
    if (left < 0) return maker(rng, state, may, at)
  }
  return undefined
}

const inWords = ({ order }: Try): string =>
  JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? `${value}` : value))

/** Accounts that may stand below nothing: promised, wanted back, laid out for an activity, and the world outside. */
const MAY_OWE: ReadonlySet<Kind> = new Set([
  'promised',
  'advanced',
  'drawer',
  'tray',
  'patrons',
  'patron',
  'house',
  'variance',
])

/** A table may also have lost more than it won. */
const mayOwe = (named: Named): boolean => MAY_OWE.has(named.kind) || (named.kind === 'due' && named.what === 'game')

/** What must hold after every order, or how it does not. */
export function faultOf(state: State): string | undefined {
  const { balances, claims, series } = state
  for (const [code, { book }] of series) {
    const why = unbalanced(book)
    if (why !== undefined) return `the pieces of ${code} do not add up: ${why}`
  }
  for (const { activity, held, owing } of coverOf(balances))
    if (held !== owing) return `${activity} holds ${formatMoney(held)} and owes ${formatMoney(owing)}`
  for (const book of ['custody', 'entitlement'] as const) {
    let sum = 0n
    for (const [account, amount] of balances[book]) {
      sum += amount
      const named = readName(nameOf(account))
      if (amount < 0n && !mayOwe(named)) return `${account} stands at ${formatMoney(amount)} (${book})`
      if (amount > 0n && named.kind === 'promised') return `${account} stands above nothing`
    }
    if (sum !== 0n) return `the book of ${book} adds up to ${sum} cents`
  }
  for (const [account, amount] of balances.entitlement) {
    const named = readName(nameOf(account))
    if (named.kind === 'claim' && claims.get(named.claim)?.status !== 'open')
      return `${account} holds ${formatMoney(amount)} and is not open`
  }
  for (const { claim, award, shares } of claims.values()) {
    const sum = add(ZERO, ...(shares ?? []).map(({ amount }) => fromWire(amount)))
    if (shares !== undefined && sum !== fromWire(award.amount))
      return `the shares of ${claim} add up to ${formatMoney(sum)}`
  }
  return ticketFault(state) ?? creditFault(state) ?? contestFault(state) ?? tournamentFault(state) ?? floorFault(state)
}

type Lines = { lines(range: { after: number }): AsyncIterable<readonly { readonly text: string }[]> }

/** The journal's text alone makes the same books; and whoever looks only at the timers that an event touches knows them all. */
async function replayed(store: Lines, state: State): Promise<string | undefined> {
  let again = initialState()
  const known = new Map<string, string>()
  for await (const batch of store.lines({ after: 0 }))
    for (const { text } of batch)
      for (const event of parseEntry<Event>(text).events) {
        again = evolve(again, event)
        for (const name of touchedBy(event, again)) known.set(name, told(again, name))
        for (const name of new Set([...timerNames(again), ...known.keys()])) {
          const [before, now] = [known.get(name) ?? NONE, told(again, name)]
          if (before === now) continue
          const done = now === NONE ? `ended ${name}` : `set ${name} to ${now}`
          return `${event.type} has ${done} and does not touch it`
        }
      }
  return digestOfState(again) === digestOfState(state) ? undefined : 'the journal replays to another state'
}

const NONE = 'none'
const told = (state: State, name: string): string => JSON.stringify(timerOf(state, name)) ?? NONE
