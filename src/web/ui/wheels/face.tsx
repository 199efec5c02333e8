/** A wheel with its prizes. What was drawn is known before it turns: it turns to that, on every screen at the same pace. */
import './wheels.css'
import { useRef } from 'preact/hooks'
import { placeOf, placesOf, SPIN_MS, spinTo, turnTo } from '../../../games/wheel/face.ts'
import { houseNow } from '../../stream/feed.ts'

type Spot = { readonly spot: string; readonly prize: string; readonly times: number; readonly isTop?: true }
/** A spin that the program has drawn: which draw, what it found, and when. */
export type Spun = { readonly draw: number; readonly spot: string; readonly at: number }

const OUT = 96
const HUB = 24

/** Whether the wheel still turns. A person who wants no motion sees where it rests at once. */
export const isTurning = (spun: Spun | undefined): boolean =>
  spun !== undefined && houseNow.value - spun.at < SPIN_MS && !isStill()

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** `rests`: where the attendant of a real wheel saw it come to rest. */
export function WheelFace({
  spots,
  rests,
  spun,
  label,
}: {
  spots: readonly Spot[]
  rests?: string | undefined
  spun?: Spun | undefined
  label: string
}) {
  const places = placesOf(spots)
  const shown = spun?.spot ?? rests
  const at = shown === undefined ? undefined : placeOf(places, shown, spun?.draw)
  const turn = useTurn(places.length, at, spun)
  const angle = 360 / places.length
  const isMoving = isTurning(spun)
  return (
    <svg class="wheel-face" viewBox="-102 -102 212 204" role="img" aria-label={label} data-turning={isMoving}>
      <circle r="100" class="wheel-rim" />
      <g
        key={spun?.draw ?? 0}
        class="wheel-turns"
        data-spins={turn.since < SPIN_MS}
        style={{ '--from': `${turn.from}deg`, '--to': `${turn.to}deg`, '--since': `-${turn.since}ms` }}
      >
        {places.map((place, nth) => (
          <g
            key={nth}
            transform={`rotate(${nth * angle})`}
            data-shade={place.isTop === true ? 'top' : spots.indexOf(place) % 4}
            data-rests={nth === at && !isMoving}
          >
            <path d={slice(angle)} />
            <text
              x={OUT - 4}
              text-anchor="end"
              dominant-baseline="central"
              font-size={Math.min(10, angle * 0.8, ROOM / short(place.prize).length)}
            >
              {short(place.prize)}
            </text>
          </g>
        ))}
      </g>
      <circle r={HUB} class="wheel-hub" />
      <path d="M92 0L108 -8V8Z" class="wheel-pointer" />
    </svg>
  )
}

/** What a prize has from the rim to the hub, in the widths of a letter at size one. */
const ROOM = 130

const short = (prize: string): string => (prize.length > 16 ? `${prize.slice(0, 15)}…` : prize).replace(/\.00$/, '')

type Turn = { readonly draw: number; readonly from: number; readonly to: number; readonly since: number }

/** From where it rested to where it will. Who comes in the middle of a spin sees the rest of it; who comes later, the end. */
function useTurn(places: number, at: number | undefined, spun: Spun | undefined): Turn {
  const last = useRef<Turn>({ draw: 0, from: 0, to: 0, since: SPIN_MS })
  const { draw, to: before } = last.current
  if (spun === undefined || at === undefined) {
    const to = at === undefined ? before % 360 : turnTo(places, at)
    last.current = { draw: 0, from: to, to, since: SPIN_MS }
  } else if (spun.draw !== draw) {
    const from = before % 360
    const since = Math.min(SPIN_MS, Math.max(0, Math.round(houseNow.peek() - spun.at)))
    last.current = { draw: spun.draw, from, to: spinTo(from, places, at), since }
  }
  return last.current
}

function slice(angle: number): string {
  const half = Math.min(angle / 2, 179.9) * (Math.PI / 180)
  const [x, y] = [OUT * Math.cos(half), OUT * Math.sin(half)]
  return `M0 0L${x} ${-y}A${OUT} ${OUT} 0 ${angle > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
