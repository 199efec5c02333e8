/** Whether a screen on the wall is on, as far as the house knows. */

import type { WallScreen } from '../../../views/signs/wallscreen.ts'
import { Badge } from '../../ui/badge.tsx'
import { when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

export function OnWall({ of }: { of: WallScreen | undefined }) {
  if (of === undefined) return null
  if (of.link === 'awaited') return <Badge>{onWallText(of)}</Badge>
  return <Badge tone={of.link === 'up' ? 'good' : 'due'}>{onWallText(of)}</Badge>
}

export function onWallText(of: WallScreen | undefined): string {
  const say = words().wall
  if (of === undefined) return ''
  const { link, isSeen, since = '' } = of
  if (link === 'up') return say.seen
  if (link === 'awaited') return say.awaited
  return isSeen ? say.silent(when(since)) : say.neverSeen(when(since))
}
