/** A wheel with its prizes. What was drawn is known before it turns: it turns to that, on every screen at the same pace. */
import './wheels.css'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { placeOf, placesOf, SPIN_MS, spinTo, turnTo } from '../../../games/wheel/face.ts'
import { houseNow } from '../../stream/feed.ts'
import { centsIn } from '../stage/moving.ts'

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
    <div class="wheel-face" role="img" aria-label={label} data-turning={isMoving}>
      <Layer>
        <circle r="100" class="wheel-rim" />
      </Layer>
      <Layer
        key={spun?.draw ?? 0}
        class="wheel-turns"
        data-spins={turn.since < SPIN_MS}
        data-idle={shown === undefined}
        style={{ '--from': `${turn.from}deg`, '--to': `${turn.to}deg`, '--since': `-${turn.since}ms` }}
      >
        {places.map((place, nth) => (
          <g
            key={nth}
            transform={`rotate(${nth * angle})`}
            data-shade={shadeOf(spots, place)}
            data-rests={nth === at && !isMoving}
          >
            <path d={slice(angle)} />
            <text
              x={OUT - 10}
              text-anchor="end"
              dominant-baseline="central"
              font-size={Math.min(13, angle * 0.9, ROOM / short(place.prize).length)}
            >
              {short(place.prize)}
            </text>
          </g>
        ))}
      </Layer>
      <Layer>
        <circle r={HUB} class="wheel-hub" />
        <path d="M90 0L108 -9V9Z" class="wheel-pointer" />
      </Layer>
    </div>
  )
}

/** What turns is a picture of its own: the browser moves it without drawing it anew. */
const Layer = ({ children, ...more }: JSX.IntrinsicElements['svg']) => (
  <svg viewBox="-102 -102 212 204" aria-hidden="true" {...more}>
    {children}
  </svg>
)

const SHADES = 6

/** The rarer the lighter, and of two alike the one that is worth more; the first prize stands alone. */
export function shadeOf(spots: readonly Spot[], spot: Spot): string {
  if (spot.isTop === true) return 'top'
  const worth = ({ prize }: Spot) => (/^\$/.test(prize) ? centsIn(prize) : 0)
  const ranked = spots
    .filter(({ isTop }) => isTop !== true)
    .toSorted((a, b) => a.times - b.times || worth(b) - worth(a))
  return String(
    Math.min(
      ranked.findIndex((one) => one.spot === spot.spot),
      SHADES - 1,
    ),
  )
}

/** What a prize has from the rim to the hub, in the widths of a letter at size one. */
const ROOM = 118

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
