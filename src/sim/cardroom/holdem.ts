/** One hand of hold'em as far as the bad beat sees it: hole cards, board, who folded, who shows down. */

import type { Hand } from '../../engine/judging/fact.ts'
import type { OrderOf } from '../../engine/mechanisms.ts'
import { dealHoldem, looksBig, rigHoldem, type Shoe } from './deal.ts'
import { isRigged, type Room } from './room.ts'
import { bettorOf, type Seats } from './seats.ts'

export type HoldemRound = { readonly dealtIn: number; readonly report: OrderOf<'ReportHit'> | undefined }

export function holdemRound(room: Room, table: string, seats: Seats, shoe: Shoe): HoldemRound {
  const { rng } = room
  const playing = seats.flatMap((sitter, index) => (sitter === undefined ? [] : [index]))
  const rigged = isRigged(room) ? rigHoldem(rng, shoe, playing.length) : undefined
  const { holes, board } = rigged ?? dealHoldem(shoe, playing.length)
  const folded = holes.map((_, index) => (rigged !== undefined && index < 3 ? rng.oneIn(15) : rng.below(10) < 6))
  const big = holes.filter((hole) => looksBig(hole, board)).length
  // With one big hand somebody sometimes calls the floor too.
  const isCalled = big >= 2 || (big === 1 && rng.oneIn(40))
  return {
    dealtIn: playing.length,
    report: isCalled ? reportOf(room, table, seats, playing, holes, board, folded) : undefined,
  }
}

function reportOf(
  { rng }: Room,
  table: string,
  seats: Seats,
  playing: readonly number[],
  holes: readonly (readonly number[])[],
  board: readonly number[],
  folded: readonly boolean[],
): OrderOf<'ReportHit'> {
  const hands = playing.map((seat, index): Hand => {
    const isFolded = folded[index]!
    const button = rng.oneIn(15) ? undefined : 'none'
    return {
      seat: String(seat + 1),
      role: 'player',
      // Cards of those who folded are mostly in the muck.
      cards: isFolded && !rng.oneIn(3) ? {} : { hole: holes[index]! },
      ...(isFolded ? { folded: true } : {}),
      ...(rng.oneIn(40) && !isFolded ? { betsCompleted: false } : {}),
      ...(button === undefined ? {} : { button }),
      bettors: [bettorOf(seats[seat]!)],
    }
  })
  const empty = seats.indexOf(undefined)
  if (empty >= 0 && rng.oneIn(4))
    hands.push({
      seat: String(empty + 1),
      role: 'player',
      cards: {},
      folded: true,
      dealt: false,
      button: rng.oneIn(2) ? 'missed blind' : 'hold',
      bettors: [{ place: 'seated', duty: 'none' }],
    })
  const known = (rare: number): boolean | undefined => (rng.oneIn(10) ? undefined : rng.oneIn(rare))
  const [tournament, misdeal, spokenOf, oddDeck] = [known(50), known(50), known(50), known(50)]
  return {
    do: 'ReportHit',
    table,
    facts: {
      dealtIn: playing.length,
      ...(tournament === undefined ? {} : { tournament }),
      ...(misdeal === undefined ? {} : { misdeal }),
      ...(spokenOf === undefined ? {} : { spokenOf }),
      ...(oddDeck === undefined ? {} : { standardDeck: !oddDeck }),
    },
    common: { flop: board.slice(0, 3), turn: board.slice(3, 4), river: board.slice(4) },
    hands,
  }
}
