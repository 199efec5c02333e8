/** The time to the next drawing; a held one says until when. */
import type { DrawnSign } from '../../../../views/signs/drawnsign.ts'
import { isAnyTime } from '../../../../views/signs/drawntimes.ts'
import { beat } from '../../../stream/feed.ts'
import { clockOf } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'
import { leftWords, secondsTo, whenOf } from '../times.ts'

export function Countdown({ drawing }: { readonly drawing: DrawnSign }) {
  const say = words().board
  const local = beat.value?.local
  const { held, next } = drawing
  if (isAnyTime(drawing)) return <p class="promotion-held">{words().games.anyTime}</p>
  if (held !== undefined) return <p class="promotion-held">{say.drawingNow(clockOf(held.from), clockOf(held.to))}</p>
  if (next === undefined || local === undefined) return null
  return (
    <div class="promotion-next">
      <p class="promotion-left" role="timer">
        {leftWords(secondsTo(next, local))}
      </p>
      <p class="promotion-says">{say.nextDrawing(whenOf(next, local))}</p>
    </div>
  )
}
