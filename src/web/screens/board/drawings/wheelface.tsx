/** The posted wheel on the wall: every spot with its prize, and where the pointer rests; worth is told by words and by shade. */
import type { PromotionSign } from '../../../../views/signs/promotionsign.ts'
import { isTurning, WheelFace } from '../../../ui/wheels/face.tsx'
import { words } from '../../../words.ts'

const LINES = 8

export function WheelBoard({ wheel }: { wheel: NonNullable<PromotionSign['wheel']> }) {
  const say = words().board
  const { spots, rests, spun, isDouble } = wheel
  const label = say.wheelOf(spots.reduce((sum, { times }) => sum + times, 0))
  const shown = spun?.spot ?? rests
  const isMoving = isTurning(spun)
  return (
    <div class="wheel-board">
      <WheelFace spots={spots} rests={rests} spun={spun} label={label} />
      {isMoving && <p class="wheel-rests">{say.turning}</p>}
      <div role="status">
        {shown !== undefined && !isMoving && <p class="wheel-rests">{say.rests(shown)}</p>}
        {isDouble && !isMoving && <p class="pending-mark wheel-double">{say.double}</p>}
      </div>
      {spun !== undefined && <p class="promotion-says">{say.spunBy(spun.draw)}</p>}
      <ul class="wheel-list" aria-label={label}>
        {spots.slice(0, LINES).map(({ spot, prize, times }) => (
          <li key={spot}>
            <strong>{prize}</strong>
            <span>{say.places(times)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
