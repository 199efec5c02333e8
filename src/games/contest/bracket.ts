/** Who can meet whom: the way from each team to the final. */
import type { Slate } from './slate.ts'

/** The first or the second side of a game. */
export type Pick = 0 | 1
export type Place = { readonly game: number; readonly side: Pick }

/** Games by their number on the slate, from 0. */
export type Shape = {
  readonly at: ReadonlyMap<string, number>
  /** Of each game and side: the game whose winner comes there. */
  readonly from: readonly (readonly [number | undefined, number | undefined])[]
  /** Where the winner of each game goes. */
  readonly to: readonly (Place | undefined)[]
  /** Where each team begins, by its name and by that of the place which it was given. */
  readonly teams: ReadonlyMap<string, Place>
  /** 1 for the games where nobody has won yet. */
  readonly rounds: readonly number[]
}

const kept = new WeakMap<Slate, Shape>()

/** Of a sound slate. */
export function shapeOf(slate: Slate): Shape {
  const known = kept.get(slate)
  if (known !== undefined) return known
  const { games } = slate
  const at = new Map(games.map(({ id }, nth) => [id, nth]))
  const from = games.map(({ sides: [one, other] }) => {
    const fed = (side: typeof one) => ('winnerOf' in side ? at.get(side.winnerOf) : undefined)
    return [fed(one), fed(other)] as const
  })
  const to: (Place | undefined)[] = games.map(() => undefined)
  const teams = new Map<string, Place>()
  for (const [game, { sides }] of games.entries())
    for (const side of [0, 1] as const) {
      const fed = from[game]![side]
      if (fed !== undefined) to[fed] = { game, side }
      const named = sides[side]
      if (!('team' in named)) continue
      const place = { game, side }
      for (const name of [named.team, named.was ?? named.team]) teams.set(name, place)
    }
  const rounds: number[] = []
  const roundOf = (game: number): number => {
    rounds[game] ??= 1 + Math.max(0, ...from[game]!.map((fed) => (fed === undefined ? 0 : roundOf(fed))))
    return rounds[game]
  }
  for (const game of games.keys()) roundOf(game)
  const shape = { at, from, to, teams, rounds }
  kept.set(slate, shape)
  return shape
}

/** From where a team begins to the final: the side that it has in every game on its way. */
export function wayOf({ to }: Shape, start: Place): Place[] {
  const way: Place[] = []
  for (let next: Place | undefined = start; next !== undefined; next = to[next.game]) way.push(next)
  return way
}

/** Games by round as a bracket is drawn, from the top: the two whose winners meet stand beside each other. A card is one round. */
export function roundsOf(slate: Slate): number[][] {
  const { from, to, rounds } = shapeOf(slate)
  const drawn: number[][] = Array.from({ length: Math.max(...rounds) }, () => [])
  const draw = (game: number): void => {
    for (const fed of from[game]!) if (fed !== undefined) draw(fed)
    drawn[rounds[game]! - 1]!.push(game)
  }
  for (const [game, next] of to.entries()) if (next === undefined) draw(game)
  return drawn
}

/** The games from which a whole part of a bracket goes to its end: as few parts as have at most so many first games each. */
export function partsOf(slate: Slate, firstMost: number): number[] {
  const { from, to } = shapeOf(slate)
  const firsts = (game: number): number => {
    const fed = from[game]!.filter((one) => one !== undefined)
    return fed.length === 0 ? 1 : fed.reduce((sum, one) => sum + firsts(one), 0)
  }
  const cut = (game: number): number[] =>
    firsts(game) <= firstMost ? [game] : from[game]!.flatMap((fed) => (fed === undefined ? [] : cut(fed)))
  return to.flatMap((next, game) => (next === undefined ? cut(game) : []))
}

/** A part by rounds as it is drawn, its first games first. */
export function roundsUpTo(slate: Slate, root: number): number[][] {
  const { from } = shapeOf(slate)
  const rounds: number[][] = [[root]]
  for (;;) {
    const before = rounds[0]!.flatMap((game) => from[game]!.filter((fed) => fed !== undefined))
    if (before.length === 0) return rounds
    rounds.unshift(before)
  }
}
