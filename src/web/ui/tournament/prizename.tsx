/** For what a prize was won: the hand by its posted name, which part of a divided prize it is, or the place in a tournament. */

import { words } from '../../words.ts'
import { Ruled } from '../sentence.tsx'

/** The share of everything that was won in a tournament, by which its claims are known. */
const IN_TOURNAMENT = 'player'

export const isOfTournament = ({ share }: { readonly share: string }): boolean => share === IN_TOURNAMENT

export function wonText(line: string, share: string): string {
  if (share === IN_TOURNAMENT) return placedText(line) ?? line
  return share === 'full' ? line : (words().shareOf[share] ?? share)
}

export function Won({ line, share }: { line: string; share: string }) {
  if (share === 'full' || (share === IN_TOURNAMENT && placedText(line) === undefined)) return <Ruled text={line} />
  return <>{wonText(line, share)}</>
}

/** As the journal names it: a place, several that are shared, a bounty or a part of a deal; a thing has its own name. */
function placedText(line: string): string | undefined {
  const say = words().placed
  const [, place, to] = /^places? (\d+)(?: to (\d+))?$/.exec(line) ?? []
  if (place !== undefined) return to === undefined ? say.place(place) : say.places(place, to)
  return line === 'bounty' ? say.bounty : line === 'deal' ? say.deal : undefined
}
