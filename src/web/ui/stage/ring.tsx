/** Time that is left, as a ring: steady, and in its last half minute thicker, amber and with a word. */
import './ring.css'

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS
/** From here on it says so. */
export const HURRY_SECONDS = 30

export const hurryOf = (left: number): 'over' | 'hurry' | '' =>
  left === 0 ? 'over' : left <= HURRY_SECONDS ? 'hurry' : ''

export function TimeRing({ left, whole, says }: { left: number; whole: number; says: string }) {
  const part = whole === 0 ? 0 : Math.min(1, left / whole)
  return (
    <div class="time-ring" role="timer" data-left={hurryOf(left)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r={RADIUS} class="ring-whole" />
        <circle r={RADIUS} class="ring-left" transform="rotate(-90)" stroke-dasharray={`${part * ROUND} ${ROUND}`} />
      </svg>
      <p>
        <b>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
        <span>{says}</span>
      </p>
    </div>
  )
}
