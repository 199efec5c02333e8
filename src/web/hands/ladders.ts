import type { Card } from '../../cards/card.ts'
import { fiveHigh } from '../../cards/hands/five.ts'
import { fourCard } from '../../cards/hands/four.ts'
import { aceToFive, deuceToSeven } from '../../cards/hands/low.ts'
import { threeCard } from '../../cards/hands/three.ts'
import { tileHand } from '../../cards/hands/tilehand.ts'
import { evaluate7 } from '../../cards/high/high.ts'
import { TILES } from '../../cards/tile.ts'
import type { LadderName } from '../../words/hands.ts'
import { type Ladder, ladderOf } from './ladder.ts'

export type Said = {
  strength: number
  says: string
  category: string
  ranks?: readonly number[]
  tiebreak?: readonly string[]
}

const worked = new Map<LadderName, Ladder<Said>>()

/** Worked out at the first question, then kept. */
export function ladderNamed(name: LadderName): Ladder<Said> {
  const known = worked.get(name)
  if (known !== undefined) return known
  const ladder = work(name)
  worked.set(name, ladder)
  return ladder
}

function work(name: LadderName): Ladder<Said> {
  switch (name) {
    case 'high':
      return ladderOf(5, fiveHigh)
    case 'three':
      return ladderOf(3, threeCard)
    case 'four':
      return ladderOf(4, fourCard)
    case 'aceToFive':
      return ladderOf(5, aceToFive)
    case 'deuceToSeven':
      return ladderOf(5, deuceToSeven)
    case 'tiles':
      return tileLadder()
  }
}

function tileLadder(): Ladder<Said> {
  const found = new Map<number, { deals: number; hand: Said }>()
  for (const first of TILES)
    for (const second of TILES) {
      if (second <= first) continue
      const { strength, says, kind, value } = tileHand(first, second)
      const known = found.get(strength)
      if (known === undefined)
        found.set(strength, { deals: 1, hand: { strength, says, category: kind, ranks: [value] } })
      else known.deals++
    }
  const rungs = [...found]
    .map(([strength, { deals, hand }]) => ({ strength, deals, hand }))
    .sort((one, other) => one.strength - other.strength)
  return { rungs, deals: (TILES.length * (TILES.length - 1)) / 2 }
}

export type Versus = { beats: number; ties: number; loses: number }

/** A finished hold'em hand against every other two cards that may be out: 990 of them. */
export function versusOthers(hole: readonly Card[], board: readonly Card[]): Versus {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = board
  const own = evaluate7(hole[0]!, hole[1]!, a, b, c, d, e)
  const rest = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !hole.includes(card) && !board.includes(card),
  )
  const found = { beats: 0, ties: 0, loses: 0 }
  for (const [at, first] of rest.entries())
    for (const second of rest.slice(at + 1)) {
      const other = evaluate7(first, second, a, b, c, d, e)
      if (own > other) found.beats++
      else if (own === other) found.ties++
      else found.loses++
    }
  return found
}
