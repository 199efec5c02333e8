/** The house in which rounds are measured: a hundred tables with two activities attached to each, and the orders of its rounds. */
import { isRefusal } from '../src/base/refusal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import type { House, Outcome } from '../src/server/house/kernel.ts'
import { sentence } from '../src/words/sentence.ts'
import {
  BAD_BEAT_OFFERING,
  BAD_BEAT_RULES,
  openingOrders,
  SEVENS_OFFERING,
  SEVENS_RULES,
  startRound,
} from '../tests/house.ts'

export const TABLES = 100
const GAME = 'no-bust-21'

/** By table, who plays there and the two orders of a round. */
export const ORDERS = Array.from({ length: TABLES }, (_, n) => {
  const table = String(n + 1)
  return { by: `t${table}`, start: startRound(table), end: { do: 'EndRound', table } satisfies Order }
})

/** Both jackpots at every table; the second one's dollar comes from the pot and is known at the count only. */
export async function furnish(house: House): Promise<void> {
  const sameGame = BAD_BEAT_RULES.replace('game: holdem', `game: ${GAME}`)
  const orders: [Order, string][] = [
    ...openingOrders(SEVENS_RULES, SEVENS_OFFERING),
    ...openingOrders(sameGame, BAD_BEAT_OFFERING),
    ...Array.from({ length: TABLES }, (_, n): [Order, string][] => [
      [{ do: 'SetTable', table: String(n + 1), game: GAME, seats: 8, decks: 6 }, '1'],
      [{ do: 'OpenTable', table: String(n + 1) }, '1'],
    ]).flat(),
  ]
  for (const [order, by] of orders) accepted(await house.submit(order, { by }))
}

/** From round `from` of the house on; 500 are under way at any time, and each counts when both of its orders are answered. */
export async function play(house: House, from: number, rounds: number): Promise<void> {
  for (let round = from; round < from + rounds; ) {
    const answers: Promise<Outcome>[] = []
    for (let i = 0; i < 500 && round < from + rounds; i += 1, round += 1) {
      const { by, start, end } = ORDERS[round % TABLES]!
      const number = Math.floor(round / TABLES) * 2
      answers.push(house.submit(start, { by, key: `${by}:${number + 1}` }))
      answers.push(house.submit(end, { by, key: `${by}:${number + 2}` }))
    }
    for (const answer of await Promise.all(answers)) accepted(answer)
  }
}

function accepted(outcome: Outcome): void {
  if (isRefusal(outcome)) throw new Error(sentence(outcome))
}
