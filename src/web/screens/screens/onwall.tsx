/** Whether a screen on the wall is on, as far as the house knows. */
import type { WallScreen } from '../../../views/signs/wallscreen.ts'
import { Badge } from '../../ui/badge.tsx'
import { when } from '../../ui/names.ts'
import { words } from '../../words.ts'

export function OnWall({ of }: { of: WallScreen | undefined }) {
  const say = words().wall
  if (of === undefined) return null
  const { link, isSeen, since = '' } = of
  if (link === 'up') return <Badge tone="good">{say.seen}</Badge>
  if (link === 'awaited') return <Badge>{say.awaited}</Badge>
  return <Badge tone="due">{isSeen ? say.silent(when(since)) : say.neverSeen(when(since))}</Badge>
}
