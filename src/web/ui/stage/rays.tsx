/** Rays that turn behind what was won, and glints on it. */
import './rays.css'

const RAYS = 34
const ray = (nth: number): string => {
  const from = (nth * 360) / RAYS
  const to = from + 2 + ((nth * 7) % 5)
  return `M0 0L${at(from)} ${at(to)}Z`
}
const at = (degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${Math.round(100 * Math.cos(angle))} ${Math.round(100 * Math.sin(angle))}`
}

export const Rays = () => (
  <svg class="rays" viewBox="-100 -100 200 200" aria-hidden="true">
    <path d={Array.from({ length: RAYS }, (_, nth) => ray(nth)).join('')} />
  </svg>
)

/** In hundredths of the width and height, and how large. */
const GLINTS = [
  [5, 8, 1.5],
  [95, 9, 1.6],
  [13, 15, 0.7],
  [88, 14, 0.8],
  [98, 39, 0.9],
  [2, 44, 0.8],
  [3, 86, 1.1],
  [35, 88, 0.9],
  [74, 87, 0.7],
  [97, 55, 1.3],
  [80, 6, 0.6],
  [22, 5, 0.6],
] as const

export const Glints = () => (
  <div class="glints" aria-hidden="true">
    {GLINTS.map(([left, top, size], nth) => (
      <svg
        key={nth}
        aria-hidden="true"
        viewBox="-28 -28 56 56"
        style={{ left: `${left}%`, top: `${top}%`, '--i': nth, '--size': size }}
      >
        <path d="M0-28C2-7 7-2 28 0 7 2 2 7 0 28-2 7-7 2-28 0-7-2-2-7 0-28Z" />
      </svg>
    ))}
  </div>
)
