/** A small plot for a tile or a row: the last days, and today in a stronger color. Its numbers stand beside it. */
import './plots.css'

type SparkProps = {
  readonly values: readonly number[]
  readonly look?: 'fees' | 'money' | 'due'
  readonly kind?: 'bars' | 'line'
  /** What it shows, where nothing beside it says so. */
  readonly says?: string
}

const [WIDTH, HEIGHT] = [100, 36]

export function Spark({ values, look = 'money', kind = 'bars', says }: SparkProps) {
  if (values.length === 0) return null
  const most = Math.max(...values, 1)
  // Columns stand on nothing, or hang from it: a variance may be below it.
  const least = Math.min(...values, ...(kind === 'bars' ? [0] : []))
  const y = (value: number) => HEIGHT - 2 - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 4)
  const each = WIDTH / values.length
  return (
    <svg
      class="spark"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={says}
      aria-hidden={says === undefined}
      focusable="false"
    >
      {kind === 'bars' ? (
        values.map((value, n) => (
          <rect
            key={n}
            data-look={n === values.length - 1 ? look : 'past'}
            x={n * each + each * 0.1}
            y={Math.min(y(value), y(0))}
            width={each * 0.8}
            height={Math.abs(y(value) - y(0)) + 2}
          />
        ))
      ) : (
        <>
          <path
            data-look="line"
            d={values.map((value, n) => `${n === 0 ? 'M' : 'L'}${(n + 0.5) * each} ${y(value)}`).join('')}
          />
          <circle data-look="end" cx={WIDTH - each / 2} cy={y(values.at(-1) ?? 0)} r="2.5" />
        </>
      )}
    </svg>
  )
}
