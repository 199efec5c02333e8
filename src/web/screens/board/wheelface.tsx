/** The posted wheel: every spot with its prize, the one where the pointer rests on top; worth is told by words and by shade. */
import type { PromotionSign } from '../../../views/signs/promotionsign.ts'
import { words } from '../../words.ts'

type Wheel = NonNullable<PromotionSign['wheel']>

const OUT = 96
const IN = 24
const LINES = 8

export function WheelFace({ wheel: { spots, rests, isDouble } }: { wheel: Wheel }) {
  const say = words().board
  const all = spots.flatMap((one, kind) => Array.from({ length: one.times }, () => ({ ...one, kind })))
  const angle = 360 / all.length
  // The pointer is at three o'clock, so that what it rests on stands upright.
  const at =
    rests === undefined
      ? 0
      : Math.max(
          0,
          all.findIndex(({ spot }) => spot === rests),
        )
  return (
    <div class="wheel-board">
      <svg class="wheel-face" viewBox="-102 -102 208 204" role="img" aria-label={say.wheelOf(all.length)}>
        <circle r="100" class="wheel-rim" />
        <g transform={`rotate(${-at * angle})`}>
          {all.map(({ prize, kind, spot }, nth) => (
            <g
              key={nth}
              transform={`rotate(${nth * angle})`}
              data-shade={kind % 4}
              data-rests={nth === at && spot === rests}
            >
              <path d={slice(angle)} />
              <text x={OUT - 4} text-anchor="end" dominant-baseline="central" font-size={Math.min(11, angle * 0.9)}>
                {short(prize)}
              </text>
            </g>
          ))}
        </g>
        <circle r={IN} class="wheel-hub" />
        <path d="M92 0L106 -8V8Z" class="wheel-pointer" />
      </svg>
      {rests !== undefined && <p class="wheel-rests">{say.rests(rests)}</p>}
      {isDouble && <p class="pending-mark wheel-double">{say.double}</p>}
      <ul class="wheel-list" aria-label={say.wheelOf(all.length)}>
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

const short = (prize: string): string => (prize.length > 12 ? `${prize.slice(0, 11)}…` : prize).replace(/\.00$/, '')

function slice(angle: number): string {
  const half = Math.min(angle / 2, 179.9) * (Math.PI / 180)
  const [x, y] = [OUT * Math.cos(half), OUT * Math.sin(half)]
  return `M0 0L${x} ${-y}A${OUT} ${OUT} 0 ${angle > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
