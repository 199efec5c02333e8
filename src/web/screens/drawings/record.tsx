/** Which draw picked somebody, and its record for whoever wants to redo it. */
import { words } from '../../words.ts'

export function Record({ draw, says }: { draw: number; says?: string }) {
  const say = words().games
  return (
    <p class="soft">
      {says ?? say.picked(draw)} ·{' '}
      <a href={`/api/drawings/${draw}`} target="_blank" rel="noreferrer">
        {say.record}
      </a>
    </p>
  )
}
