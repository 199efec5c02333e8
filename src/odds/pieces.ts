/** What a piece is worth to whoever holds it, and costs the house: played until it is gone, by the settlement of the table. */
import { dollars, ZERO } from '../base/money.ts'
import type { Game } from '../games/game.ts'
import { type Laid, netOf, type PieceTerms, RESULTS, type Result, settlePieces } from '../games/pieces/settle.ts'
import { coupsOf } from './doubleup.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'

export type BetOdds = {
  readonly bet: string
  readonly chances: Readonly<Record<Result, Fraction>>
  readonly pays: Laid['pays']
}

/** All in times the face. */
export type PieceValue = {
  /** What the holder wins more than with the same live chips alone. */
  readonly worth: Fraction
  /** What the cage pays. */
  readonly house: Fraction
  /** What is left to the player-dealer, or is missing there: the three add up to nothing. */
  readonly playerDealer: Fraction
  /** Hands on the average until it is gone, pushes among them. */
  readonly hands: Fraction
}

/** Comes out whole at every odds of a base bet, a commission of 5% too. */
const FACE = dollars(20)

export function pieceValue(
  terms: PieceTerms,
  { chances, pays }: BetOdds,
  { isBesideLive, redeemed }: { readonly isBesideLive: boolean; readonly redeemed?: string | undefined },
): PieceValue {
  const live = isBesideLive ? FACE : ZERO
  let [worth, house, playerDealer, stays] = [NOTHING, NOTHING, NOTHING, NOTHING]
  for (const result of RESULTS) {
    const chance = chances[result]
    const settled = settlePieces(terms, result, { live, face: FACE, pays, redeemed })
    const withIt = netOf(settled)
    const without = netOf(settlePieces(terms, result, { live, face: ZERO, pays, redeemed }))
    const weighed = (cents: bigint) => fraction(chance.over * cents, chance.under * FACE)
    worth = plus(worth, weighed(withIt.player - without.player))
    house = plus(house, weighed(-withIt.house))
    playerDealer = plus(playerDealer, weighed(withIt.playerDealer - without.playerDealer))
    if (settled.piece === 'stays') stays = plus(stays, chance)
  }
  // What stays is played again and is worth then what it is worth now.
  const ends = fraction(stays.under - stays.over, stays.under)
  return {
    worth: dividedBy(worth, ends),
    house: dividedBy(house, ends),
    playerDealer: dividedBy(playerDealer, ends),
    hands: dividedBy(fraction(1), ends),
  }
}

const NOTHING = fraction(0)
const EVEN = { is: 'to', over: 1, under: 1 } as const

/**
 * A bet at even odds of whatever game, by chances that somebody else has counted: how often it wins, loses and pushes, in percent or
 * in hands, as whatever adds up to the whole. Nothing where that is no such list, or the piece would never be gone.
 */
export function betOf(written: string): BetOdds | undefined {
  const parts = written.split(':').map((part) => /^(\d{1,15})(?:\.(\d{1,12}))?$/.exec(part.trim()))
  if (parts.length !== RESULTS.length || parts.some((part) => part === null)) return undefined
  const decimals = Math.max(...parts.map((part) => part?.[2]?.length ?? 0))
  const [win = 0n, lose = 0n, push = 0n] = parts.map((part) =>
    BigInt(part![1]! + (part![2] ?? '').padEnd(decimals, '0')),
  )
  if (lose === 0n) return undefined
  const of = (times: bigint) => fraction(times, win + lose + push)
  return {
    bet: `win ${parts[0]![0]}, lose ${parts[1]![0]}, push ${parts[2]![0]}`,
    chances: { win: of(win), lose: of(lose), push: of(push) },
    pays: EVEN,
  }
}

/**
 * Base bets whose chances are known, of each hand from a full shoe; nothing for other games. How a game pays its banker is a rule
 * of that game, so both ways are given.
 */
export function baseBets({ family, pieces }: Pick<Game, 'family' | 'pieces'>): readonly BetOdds[] {
  if (family !== 'baccarat' || pieces === 'tiles') return []
  const { player, banker, tie, dragon } = coupsOf(pieces.copies)
  return [
    { bet: 'player', chances: { win: player, lose: plus(banker, dragon), push: tie }, pays: EVEN },
    {
      bet: 'banker, pushing with a seven of three cards',
      chances: { win: banker, lose: player, push: plus(tie, dragon) },
      pays: EVEN,
    },
    {
      bet: 'banker, less 5%',
      chances: { win: plus(banker, dragon), lose: player, push: tie },
      pays: { is: 'to', over: 19, under: 20 },
    },
  ]
}
