/** Two amounts a day as bars, and what they were a week before as a line over each. */
import { ABOVE, Axis, BELOW, LEFT } from './axis.tsx'
import { barScaleOf, placeIn } from './scale.ts'

export type DayBar = {
  readonly label: string
  readonly isNow?: boolean
  /** In cents: slate, then brass. */
  readonly values: readonly [number, number]
  readonly before?: readonly [number, number]
}

const LOOKS = ['fees', 'money'] as const
/** Labels are left out rather than laid over each other. */
const LABEL_WIDTH = 52

export function DayBars({ bars, width, height }: { bars: readonly DayBar[]; width: number; height: number }) {
  const scale = barScaleOf(bars.flatMap(({ values, before = [0, 0] }) => [...values, ...before]))
  const each = (width - LEFT) / Math.max(1, bars.length)
  const bar = Math.max(1, Math.min(24, each * 0.32))
  const every = Math.ceil(LABEL_WIDTH / each)
  const y = (value: number) => placeIn(scale, value, height - BELOW, ABOVE)
  return (
    <>
      <Axis scale={scale} width={width} height={height} />
      {bars.map(({ label, isNow = false, values, before }, n) => {
        const middle = LEFT + each * (n + 0.5)
        const isSaid = (bars.length - 1 - n) % every === 0
        return (
          <g key={n}>
            {values.map((value, which) => {
              const x = middle + (which === 0 ? -bar - Math.min(2, bar / 4) : Math.min(2, bar / 4))
              const top = Math.min(y(value), y(0))
              return (
                <g key={LOOKS[which]}>
                  <rect
                    data-look={LOOKS[which]}
                    x={x}
                    y={top}
                    width={bar}
                    height={Math.max(value === 0 ? 0 : 1, Math.abs(y(value) - y(0)))}
                    rx={Math.min(2, bar / 4)}
                  />
                  {before !== undefined && each > 14 && before[which] !== 0 && (
                    <line
                      data-look="mark"
                      x1={x - 2}
                      x2={x + bar + 2}
                      y1={y(before[which] ?? 0)}
                      y2={y(before[which] ?? 0)}
                    />
                  )}
                </g>
              )
            })}
            {isSaid && (
              <text
                class={isNow ? 'plot-when plot-strong' : 'plot-when'}
                x={isNow && each < LABEL_WIDTH ? width : middle}
                y={height - 6}
                text-anchor={isNow && each < LABEL_WIDTH ? 'end' : 'middle'}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
