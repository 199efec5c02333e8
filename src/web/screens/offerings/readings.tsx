/** How a clause is read, each reading with whom it favours. */
import type { ReadingView } from '../../../views/offerings/difference.ts'
import { words } from '../../words.ts'

export function Readings({ of }: { of: readonly ReadingView[] }) {
  const { favours: say } = words().offerings
  return (
    <>
      {of.map(({ id, says, favours }) => (
        <span key={id} class="reading">
          <span lang="en">{`${id}: ${says}`}</span>
          {favours !== undefined && <span class="favours">{` (${say[favours]})`}</span>}
        </span>
      ))}
    </>
  )
}
