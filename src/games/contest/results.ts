/** How a game ended, and what contradicts it. A winner is named as a team, so results may come in any order. */
import { type Message, message } from '../../base/message.ts'
import { type Pick, type Place, shapeOf, wayOf } from './bracket.ts'
import { SCORE_MAX } from './form.ts'
import type { Slate } from './slate.ts'

/** Ends in which no pick of the game is right. */
export const NO_WINNERS = ['drawn', 'cancelled', 'postponed'] as const
export type NoWinner = (typeof NO_WINNERS)[number]

export type Result =
  | { readonly game: string; readonly winner: string; readonly score?: Score }
  | {
      readonly game: string
      readonly none: NoWinner
      /** A drawn game has a score. */
      readonly score?: Score
      /** In a bracket: the team that goes on without having won. */
      readonly goesOn?: string
    }
/** In the order of the sides. */
export type Score = readonly [number, number]

/** Who plays on after it. */
export const outOf = (result: Result): string | undefined => ('winner' in result ? result.winner : result.goesOn)

export type Meeting = { readonly teams: readonly [string | undefined, string | undefined]; readonly result?: Result }

/** Who meets whom by what is known, game by game in the order of the slate. */
export function meetings(slate: Slate, results: Iterable<Result>): Meeting[] {
  const { from } = shapeOf(slate)
  const known = new Map([...results].map((result) => [result.game, result]))
  const came = (game: number): string | undefined => {
    const result = known.get(slate.games[game]!.id)
    return result === undefined ? undefined : outOf(result)
  }
  return slate.games.map(({ id, sides }, game) => {
    const team = (side: Pick) => {
      const named = sides[side]
      return 'team' in named ? named.team : came(from[game]![side]!)
    }
    const result = known.get(id)
    return { teams: [team(0), team(1)], ...(result === undefined ? {} : { result }) }
  })
}

/** The total of the game that is guessed; nothing as long as it has not been played. */
export function totalPlayed({ totalOf }: Slate, results: Iterable<Result>): number | undefined {
  for (const { game, score } of results) if (game === totalOf && score !== undefined) return score[0] + score[1]
  return undefined
}

/** Every fault of a result, beside what is known of other games; `now` is the wall clock of the house. */
export function resultFaults(slate: Slate, known: Iterable<Result>, result: Result, now: string): Message[] {
  const { game } = result
  const shape = shapeOf(slate)
  const at = shape.at.get(game)
  if (at === undefined) return [message('result of no such game', { game })]
  const { starts } = slate.games[at]!
  const isCalledOff = 'none' in result && result.none !== 'drawn'
  // A game can be called off before it would have started.
  if (now < starts && !isCalledOff) return [message('result before its game', { game, starts })]
  const team = outOf(result)
  const place = team === undefined ? undefined : placeIn(slate, team, at)
  if (team !== undefined && place === undefined) return [message('winner not in the game', { game, team })]
  const faults = 'none' in result ? noWinnerFaults(slate, result) : []
  faults.push(...scoreFaults(slate, result, place))
  if (team !== undefined) faults.push(...waysCrossed(slate, at, team, known))
  return faults
}

/** The side that a team has when it comes to a game; nothing where it never can. */
function placeIn(slate: Slate, team: string, game: number): Pick | undefined {
  const shape = shapeOf(slate)
  const start = shape.teams.get(team)
  return start === undefined ? undefined : wayOf(shape, start).find((place) => place.game === game)?.side
}

function noWinnerFaults(slate: Slate, { game, none, goesOn }: Extract<Result, { none: NoWinner }>): Message[] {
  const isBracket = slate.kind === 'bracket'
  if (none === 'drawn' && isBracket) return [message('no draws in a bracket', { game })]
  return goesOn !== undefined && (!isBracket || none !== 'cancelled') ? [message('nobody goes on', { game })] : []
}

function scoreFaults({ totalOf }: Slate, result: Result, side: Pick | undefined): Message[] {
  const { game, score } = result
  const isCalledOff = 'none' in result && result.none !== 'drawn'
  if (score === undefined)
    return game === totalOf && !isCalledOff ? [message('score of the total missing', { game })] : []
  if (isCalledOff) return [message('score of a game not played', { game })]
  if (score.some((points) => !Number.isInteger(points) || points < 0 || points > SCORE_MAX))
    return [message('score is not a score', { game, most: SCORE_MAX })]
  if ('none' in result) return score[0] === score[1] ? [] : [message('draw with a winner', { game })]
  return side !== undefined && score[side] > score[side === 0 ? 1 : 0]
    ? []
    : [message('score against the winner', { game, team: result.winner })]
}

/** Of a team's way to the final nobody else has won a part of it before, and nobody else came out of this game later. */
function waysCrossed(slate: Slate, at: number, team: string, known: Iterable<Result>): Message[] {
  const shape = shapeOf(slate)
  const game = slate.games[at]!.id
  const startOf = (name: string): Place => shape.teams.get(name)!
  const own = wayOf(shape, startOf(team))
  const isSame = (name: string) => startOf(name) === startOf(team)
  const here = own.findIndex((place) => place.game === at)
  return [...known].flatMap((other) => {
    const by = outOf(other)
    const there = shape.at.get(other.game)
    if (by === undefined || there === undefined || there === at || isSame(by)) return []
    const step = own.findIndex((place) => place.game === there)
    if (step >= 0 && step < here) return [message('beaten before', { game, team, in: other.game, by })]
    const isThrough = wayOf(shape, startOf(by)).findIndex((place) => place.game === at)
    return step > here && isThrough >= 0 ? [message('another played later', { game, team, in: other.game, by })] : []
  })
}
