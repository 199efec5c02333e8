/** What lies in the demo's drums before anybody plays for it: tickets for hands that were reported and verified like any others. */

import { isRefusal } from '../../base/refusal.ts'
import { type Card, cardOf, KING, QUEEN } from '../../cards/card.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { House } from '../house/kernel.ts'
import { DEMO_MEMBERS } from './clubmembers.ts'
import { MEMBERS } from './machines.ts'

const FLOOR = '21'
const SECOND = '22'
const COMPLIANCE = '71'
const BEAT = 'hawaiian-gardens/beat-the-dealer'
const CASH = 'hawaiian-gardens/cash-drawing'
const BLACKJACK_TABLE = '16'
const POKARA_TABLE = '21'

/** Two queens at three seats: a ticket for each, once; two of them are members whose kiosk everybody may try. */
export async function fillDrum(house: House): Promise<void> {
  if (house.state.offerings.get(BEAT)?.running === undefined || house.state.ticketsSoFar > 0) return
  await ticketsFor(
    house,
    BEAT,
    BLACKJACK_TABLE,
    [0, 1, 2].map((n) => ({
      person: DEMO_MEMBERS[n + 1]?.person ?? MEMBERS[22]!,
      cards: [cardOf(QUEEN, n), cardOf(QUEEN, n + 1)],
    })),
  )
}

/** Three kings at six seats, and the tickets collected by two: the drawing in ten minutes has somebody to draw. */
export async function fillCashDrum(house: House): Promise<void> {
  if (house.state.offerings.get(CASH)?.running === undefined) return
  const players = MEMBERS.slice(-6).map((person, n) => ({
    person,
    cards: [n, n + 1, n + 2].map((suit) => cardOf(KING, suit % 4)),
  }))
  await ticketsFor(house, CASH, POKARA_TABLE, players)
  const tickets = house.state.tickets
    .filter(({ activity, isIn }) => activity === CASH && !isIn)
    .map(({ first, last }) => ({ first, last }))
  if (tickets.length > 0)
    await house.submit({ do: 'CollectTickets', activity: CASH, tickets, second: COMPLIANCE }, { by: FLOOR })
}

type Player = { readonly person: string; readonly cards: readonly Card[] }

async function ticketsFor(house: House, activity: string, table: string, players: readonly Player[]): Promise<void> {
  const hands = players.map(({ person, cards }, n) => ({
    seat: String(n + 1),
    role: 'player' as const,
    cards: { hand: cards },
    bettors: [{ place: 'seated' as const, person }],
  }))
  const facts = { dealtIn: players.length + 1 }
  const order: Order = { do: 'ReportHit', table, facts, common: {}, hands, activities: [activity] }
  const outcome = await house.submit(order, { by: FLOOR })
  if (isRefusal(outcome)) return
  for (const hit of [...house.state.hits.values()].filter(
    (one) => one.activity === activity && one.status === 'declared',
  )) {
    const answers = Object.fromEntries(hit.questions.map(({ id }) => [id, true]))
    if (hit.questions.length > 0) await house.submit({ do: 'AttestHit', hit: hit.hit, answers }, { by: FLOOR })
    await house.submit({ do: 'VerifyHit', hit: hit.hit }, { by: SECOND })
  }
}
