/** Hands that met without a showdown: each player's the player-dealer's, all of them each other, or the two of the table. */

import { because, type Reason } from '../../base/refusal.ts'
import { coupOf } from '../../cards/hands/baccarat.ts'
import type { Deal } from '../../cards/outcomes/deal.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { judge as judgeBase, type Lying } from '../../games/judge.ts'
import type { Line } from '../../rulebook/rule.ts'
import type { Running } from '../offerings/running.ts'
import { untold } from './cardcheck.ts'
import { dealOf, type Hand, type Round } from './fact.ts'
import { hasLine } from './line.ts'

type Pair = { readonly loser: Hand; readonly winner: Hand }

export type Beat = { line?: Line; winners: readonly Hand[]; losers: readonly Hand[]; misses: readonly Reason[] }

/** Who lost and who won with hands of the chart. */
export function findMet({ offering }: Running, round: Round, lines: readonly Line[]): Beat {
  const { player, banker } = round.common
  if (player !== undefined && banker !== undefined) return communityBeat(offering, round, lines)
  const dealer = round.hands.find(({ role }) => role === 'player-dealer')
  const others = round.hands.filter((hand) => hand !== dealer)
  const met: Pair[][] =
    dealer === undefined
      ? [others.flatMap((loser) => others.filter((hand) => hand !== loser).map((winner) => ({ loser, winner })))]
      : [
          others.map((loser) => ({ loser, winner: dealer })),
          // Equal hands are the player-dealer's: a player beats that position with every hand or not at all.
          others.filter((hand) => isHigherInAll(round, hand, dealer)).map((winner) => ({ loser: dealer, winner })),
        ]
  for (const pairs of met) {
    const beats = (line: Line) => pairs.filter((pair) => qualifies(line, offering, round, pair))
    const line = lines.find((candidate) => beats(candidate).length > 0)
    if (line === undefined) continue
    const found = lines.flatMap(beats)
    const losers = [...new Set(found.map(({ loser }) => loser))]
    const winners = [...new Set(found.map(({ winner }) => winner))].filter((hand) => !losers.includes(hand))
    return {
      line,
      losers,
      // Of several that beat it, the highest hand has won.
      winners: winners.filter((hand) => !winners.some((other) => isHigherInAll(round, other, hand))),
      misses: [],
    }
  }
  return { winners: [], losers: [], misses: [noneBeaten(lines)] }
}

const noneBeaten = (lines: readonly Line[]): Reason =>
  because(lines[0]!.by, 'none beaten as the chart asks', { lines: lines.map(({ line }) => line) })

function qualifies(line: Line, offering: Running['offering'], round: Round, { loser, winner }: Pair): boolean {
  return hasLine(line, offering, { ...cardsOf(round, loser), opponent: cardsOf(round, winner) })
}

/** The cards before a hand; the player-dealer's whole hand may be told as its up card and those below. */
export function cardsOf(round: Round, hand: Hand): Deal {
  const deal = dealOf(round, hand)
  if (hand.role !== 'player-dealer' || deal.hand !== undefined) return deal
  const parts = [...(deal.dealerUp ?? []), ...(deal.dealerDown ?? [])]
  return parts.length === 0 ? deal : { ...deal, hand: parts }
}

/** In every hand that the base game compares. */
function isHigherInAll(round: Round, one: Hand, other: Hand): boolean {
  const [own, theirs] = [strengthsOf(round, one), strengthsOf(round, other)]
  return own.length > 0 && own.length === theirs.length && own.every((strength, index) => strength > theirs[index]!)
}

function strengthsOf(round: Round, hand: Hand): number[] {
  if (!isGame(round.game)) return []
  const game = GAMES[round.game]
  const zones = game.judging.by === 'set hands' ? game.judging.hands.map(({ zone }) => zone) : ['hand' as const]
  const cards = cardsOf(round, hand)
  const lying: Lying = Object.fromEntries(
    zones.flatMap((zone) => (cards[zone] === undefined ? [] : [[zone, cards[zone]]])),
  )
  const read = judgeBase(game, lying)
  return read.ok ? read.value.map(({ standing }) => standing.strength) : []
}

/** Player against Banker: a hand belongs to those who wagered on it; one without wagers to the player-dealer. */
function communityBeat(offering: Running['offering'], round: Round, lines: readonly Line[]): Beat {
  const { player = [], banker = [] } = round.common
  const none = { winners: [], losers: [] }
  const line = lines.find((candidate) => hasLine(candidate, offering, round.common))
  if (line === undefined) return { ...none, misses: [noneBeaten(lines), ...untold(lines[0]!.by, round.common)] }
  const { winner } = coupOf(player, banker)
  const of = (side: 'player' | 'banker') => {
    const on = round.hands.filter((hand) => hand.role === 'player' && (hand.wageredOn ?? 'player') === side)
    return on.length > 0 ? on : round.hands.filter(({ role }) => role === 'player-dealer')
  }
  return winner === 'banker'
    ? { line, losers: of('player'), winners: of('banker'), misses: [] }
    : { line, losers: of('banker'), winners: of('player'), misses: [] }
}
