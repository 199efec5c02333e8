/** For what a prize was won: the hand by its posted name, or which part of a divided prize it is. */
import { Ruled } from '../live/said.tsx'
import { words } from '../words/words.ts'

export function Won({ line, share }: { line: string; share: string }) {
  if (share === 'full') return <Ruled text={line} />
  return <>{words().shareOf[share] ?? share}</>
}
