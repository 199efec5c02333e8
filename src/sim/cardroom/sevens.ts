/** One round of No Bust 21 as far as the sevens see it: bets on sensors, two cards each, the up card. */

import type { Hand } from '../../engine/judging/fact.ts'
import type { OrderOf } from '../../engine/mechanisms.ts'
import type { Bet } from '../../engine/rounds/vocabulary.ts'
import { dealSevens, rigSevens, type Shoe } from './deal.ts'
import { isRigged, type Room } from './room.ts'
import { bettorOf, type Seats, type Sitter, sitDown } from './seats.ts'
import { BLAZING } from './terms.ts'

export type SevensRound = {
  readonly bets: readonly Bet[]
  readonly fees: number
  /** What the dealer would call the floor for, or nothing. */
  readonly report: OrderOf<'ReportHit'> | undefined
}

export function sevensRound(room: Room, table: string, seats: Seats, shoe: Shoe): SevensRound {
  const { rng, terms } = room
  const bets: Bet[] = []
  const behind: (Sitter | undefined)[] = []
  let fees = 0
  for (const [index, sitter] of seats.entries()) {
    if (sitter === undefined) continue
    const seat = String(index + 1)
    const pays = rng.below(100) < 70
    const wagered = !rng.oneIn(300)
    bets.push({ seat, wagered, fees: pays ? [BLAZING] : [], ...(rng.oneIn(400) ? { marked: true } : {}) })
    if (pays && wagered) fees += 1
    if (!rng.oneIn(25)) continue
    behind[index] = sitDown(rng)
    bets.push({ seat, backline: 1, wagered: true, fees: [BLAZING] })
    fees += 1
  }
  const players = seats.filter((sitter) => sitter !== undefined).length
  const dealt = (isRigged(room) && rigSevens(rng, shoe, players, terms.blazing.suit)) || dealSevens(shoe, players)
  return { bets, fees, report: reportOf(room, table, seats, behind, bets, dealt.seats, dealt.up) }
}

const isSeven = (card: number) => card >> 2 === 5

function reportOf(
  { rng, terms }: Room,
  table: string,
  seats: Seats,
  behind: readonly (Sitter | undefined)[],
  bets: readonly Bet[],
  dealt: readonly (readonly number[])[],
  up: number,
): OrderOf<'ReportHit'> | undefined {
  const least = terms.blazing.chart === 'A' ? 1 : 2
  const isHit = dealt.some((cards) => cards.filter(isSeven).length >= least)
  if (!isHit && !rng.oneIn(2_000)) return undefined
  let next = 0
  const hands: Hand[] = []
  let isWorthIt = false
  for (const [index, sitter] of seats.entries()) {
    if (sitter === undefined) continue
    const seat = String(index + 1)
    const cards = dealt[next++]!
    const backer = behind[index]
    const paid = bets.some((bet) => bet.seat === seat && bet.wagered && bet.fees.length > 0)
    isWorthIt ||= paid && cards.filter(isSeven).length >= least
    hands.push({
      seat,
      role: 'player',
      cards: { hand: cards },
      bettors: [bettorOf(sitter), ...(backer === undefined ? [] : [bettorOf(backer, 'backline')])],
    })
  }
  // A dealer who sees sevens without a fee mostly knows that there is nothing to call.
  if (!isWorthIt && !rng.oneIn(10)) return undefined
  if (rng.oneIn(20))
    hands.push({
      seat: '8',
      role: 'player-dealer',
      cards: {},
      bettors: [{ place: 'seated', proposition: true, duty: 'none' }],
    })
  const tournament = rng.oneIn(10) ? undefined : rng.oneIn(150)
  return {
    do: 'ReportHit',
    table,
    facts: { dealtIn: hands.length + 1, ...(tournament === undefined ? {} : { tournament }) },
    common: { dealerUp: [up] },
    hands,
  }
}
