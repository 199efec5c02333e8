/** What is wrong with a bracket: a winner who goes nowhere or two ways, rounds that do not fit. */
import { type Message, message } from '../../base/message.ts'
import { shapeOf } from './bracket.ts'
import type { Slate } from './slate.ts'

export function bracketFaults(slate: Slate, teams: number): Message[] {
  const { games } = slate
  const faults = feedFaults(slate)
  if (slate.totalOf !== undefined) faults.push(message('no total in this contest', { game: slate.totalOf }))
  if (games.length !== teams - 1)
    faults.push(message('bracket of another size', { games: games.length, wanted: teams - 1 }))
  if (faults.length > 0) return faults
  const { to, rounds, from } = shapeOf(slate)
  const ends = games.filter((_, nth) => to[nth] === undefined)
  if (ends.length > 1) return [message('bracket with several ends', { game: ends[0]!.id, other: ends[1]!.id })]
  const uneven = games.filter((_, nth) => {
    const [one, other] = from[nth]!.map((fed) => (fed === undefined ? 0 : rounds[fed]))
    return one !== other
  })
  return uneven.map(({ id: game }) => message('bracket rounds uneven', { game }))
}

/** On the same day where an hour is not set yet. */
function isAfter(later: string, before: string): boolean {
  const known = Math.min(later.length, before.length)
  return known > DATE_SIGNS ? later > before : later.slice(0, known) >= before.slice(0, known)
}
const DATE_SIGNS = 10

function feedFaults({ games }: Slate): Message[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  const goes = new Map<string, string>()
  const faults: Message[] = []
  for (const { id: game, sides, starts } of games)
    for (const side of sides) {
      if ('team' in side) continue
      const of = side.winnerOf
      const fed = byId.get(of)
      const other = goes.get(of)
      goes.set(of, game)
      if (fed === undefined) faults.push(message('winner of no game', { game, of }))
      else if (other !== undefined) faults.push(message('winner goes two ways', { of, game, other }))
      else if (!isAfter(starts, fed.starts)) faults.push(message('starts before its teams are known', { game, of }))
    }
  if (faults.length > 0) return faults
  // Each winner goes one way, so a circle is a way that comes back to its beginning.
  const circle = games.find(({ id }) => {
    let next = goes.get(id)
    for (let steps = 0; next !== undefined && steps < games.length; steps += 1) {
      if (next === id) return true
      next = goes.get(next)
    }
    return false
  })
  return circle === undefined ? [] : [message('games in a circle', { game: circle.id })]
}
