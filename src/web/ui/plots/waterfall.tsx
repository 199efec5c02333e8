/** How a figure came about: what it stood at, what each step did to it, and what it is now. Each column says its own amount. */
import './waterfall.css'

export type Fall = {
  readonly key: string
  readonly label: string
  /** As it is written above its bar. */
  readonly says: string
  /** In cents: what it did, or for a `level` what stood there. */
  readonly amount: number
  readonly look: 'level' | 'in' | 'out' | 'promised'
}

export function Waterfall({ label, falls }: { label: string; falls: readonly Fall[] }) {
  const placed = placedOf(falls)
  const [least, most] = [
    Math.min(0, ...placed.flatMap(({ from, to }) => [from, to])),
    Math.max(0, ...placed.flatMap(({ from, to }) => [from, to])),
  ]
  const part = (amount: number) => `${(((amount - least) / Math.max(1, most - least)) * 100).toFixed(2)}%`
  return (
    <div class="waterfall-room">
      <ol class="waterfall" aria-label={label}>
        {placed.map(({ fall, from, to }) => {
          const [low, high] = [Math.min(from, to), Math.max(from, to)]
          return (
            <li key={fall.key}>
              <div class="waterfall-place">
                <div class="waterfall-track">
                  <i data-look={fall.look} style={{ '--low': part(low), '--size': part(least + high - low) }} />
                </div>
                <b style={{ '--high': part(high) }}>{fall.says}</b>
              </div>
              <span class="waterfall-label">{fall.label}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Each begins where the one before it ended. */
export function placedOf(falls: readonly Fall[]): { fall: Fall; from: number; to: number }[] {
  let at = 0
  return falls.map((fall) => {
    const from = fall.look === 'level' ? 0 : at
    at = from + fall.amount
    return { fall, from, to: at }
  })
}
