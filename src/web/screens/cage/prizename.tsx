/** For what a prize was won: the hand by its posted name, or which part of a divided prize it is. */
import { Ruled } from '../../ui/sentence.tsx'
import { words } from '../../words.ts'

export const wonText = (line: string, share: string): string =>
  share === 'full' ? line : (words().shareOf[share] ?? share)

export function Won({ line, share }: { line: string; share: string }) {
  if (share === 'full') return <Ruled text={line} />
  return <>{wonText(line, share)}</>
}
