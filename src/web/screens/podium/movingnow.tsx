import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'
import { moving, stop } from './moving.ts'

/** Who is being moved, wherever one looks meanwhile. */
export function MovingNow() {
  const say = words().podium
  const moved = moving()
  if (moved === undefined) return null
  return (
    <Notice tone="due" class="podium-moving">
      <strong>{say.moving(moved.name, moved.table, moved.seat)}</strong>
      <span>{say.movingHint}</span>
      <Button size="small" onClick={stop}>
        {say.stopMoving}
      </Button>
    </Notice>
  )
}
