/** Prizes for tables that were drawn: chips into a pot and out of it, and what each of several has of a prize. */
import type { Card } from '../../../cards/card.ts'
import type { HighCategory } from '../../../cards/high/classes.ts'
import type { CardWheelGame } from '../../../games/cardwheel/game.ts'
import { agree } from '../../audit/difference.ts'
import { type Books, type Heard, move } from '../books.ts'
import type { Part } from '../part.ts'
import type { Running } from '../running.ts'
import { holderIn, lineOf, prizeOf } from '../terms.ts'
import { drawnFor } from './drawings.ts'

type Kept = {
  chips?: { table: string; amount: bigint }
  prize?: bigint
  seats?: readonly string[]
  ace?: string
  play?: CardWheelGame
}
/** By call-up. */
const kept = new WeakMap<Books, Map<string, Kept>>()

export const pots: Part = (books) => {
  const calls = new Map<string, Kept>()
  kept.set(books, calls)
  const of = (callup: string): Kept => {
    const one = calls.get(callup) ?? {}
    calls.set(callup, one)
    return one
  }
  return {
    CardsSpread: ({ callup, seats, ace }) => {
      const one = of(callup)
      one.seats = seats.map(({ seat }) => seat)
      if (ace !== undefined) one.ace = ace
    },
    GameStepped: ({ callup, play }) => {
      if ('hand' in play) of(callup).play = play
    },
    PotSplashed: ({ callup, activity, table, line, amount, drawer }) => {
      const running = drawnFor(books, activity, callup)
      const prize = prizeOf(running, lineOf(running, line, undefined), undefined)
      agree(`prize in the pot of table ${table}`, `${prize}`, amount)
      of(callup).prize = prize
      if (drawer === undefined) return
      of(callup).chips = { table, amount: prize }
      move(books, holderIn(books, activity), `drawer:${drawer}`, `pot:${table}`, prize, 'c')
    },
    PotTakenBack: ({ callup, activity, drawer }) => {
      const { chips } = of(callup)
      if (chips !== undefined && drawer !== undefined)
        move(books, holderIn(books, activity), `pot:${chips.table}`, `drawer:${drawer}`, chips.amount, 'c')
    },
  }
}

/** How much each award is, in their order, where a prize is not simply paid in full to each; nothing for other hits. */
export function sharedOut(books: Books, running: Running, callup: string, { command }: Heard): bigint[] | undefined {
  const { prize, chips, seats, ace = '', play } = kept.get(books)?.get(callup) ?? {}
  if (command.do === 'AwardPot' && command.seats !== undefined && prize !== undefined) {
    const winners = command.seats.length
    return chips === undefined ? command.seats.map(() => prize) : inTurn(prize, winners, running.chip)
  }
  return play?.phase === 'over' ? bySpins(running, play, seats?.length ?? 1, seats?.indexOf(ace) ?? 0) : undefined
}

/** Chip by chip around the table until none is left, and what is less than a chip to the first. */
function inTurn(prize: bigint, winners: number, chip: bigint): bigint[] {
  const count = prize / chip
  const each = Array.from({ length: winners }, (_, nth) => {
    const rounds = count / BigInt(winners)
    return (rounds + (BigInt(nth) < count % BigInt(winners) ? 1n : 0n)) * chip
  })
  return each.map((part, nth) => (nth === 0 ? part + (prize % chip) : part)).filter((part) => part > 0n)
}

function bySpins({ offering }: Running, play: CardWheelGame, players: number, spinner: number): bigint[] {
  const wheel = offering.cardWheel
  if (wheel === undefined) return []
  const hand: Card[] = []
  const things: bigint[] = []
  for (const { shows } of play.spins) {
    if ('award' in shows) things.push(wheel.awards.find(({ award }) => award === shows.award)?.value ?? 0n)
    else if (!hand.includes(shows.card)) hand.push(shows.card)
  }
  const is = named(hand)
  const amountOf = (wanted: HighCategory) => wheel.chart.find((row) => row.hand === wanted)?.amount
  const amount = amountOf(is) ?? (is === 'royal flush' ? amountOf('straight flush') : undefined) ?? 0n
  const each = amount / BigInt(players)
  const parts = Array.from({ length: players }, (_, nth) =>
    nth === spinner ? amount - each * BigInt(players - 1) : each,
  )
  return [...parts.filter((part) => part > 0n), ...things]
}

/** Five cards by counting them. */
function named(hand: readonly Card[]): HighCategory {
  const ranks = hand.map((card) => card >> 2).sort((a, b) => a - b)
  const counts = [...Map.groupBy(ranks, (rank) => rank).values()].map(({ length }) => length).sort((a, b) => b - a)
  const isFlush = new Set(hand.map((card) => card & 3)).size === 1
  const text = ranks.join(' ')
  const isStraight = text === '0 1 2 3 12' || (counts.length === 5 && ranks[4]! - ranks[0]! === 4)
  if (isStraight && isFlush) return text === '8 9 10 11 12' ? 'royal flush' : 'straight flush'
  if (counts[0] === 4) return 'four of a kind'
  if (counts[0] === 3 && counts[1] === 2) return 'full house'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (counts[0] === 3) return 'three of a kind'
  if (counts[0] === 2) return counts[1] === 2 ? 'two pair' : 'pair'
  return 'high card'
}
