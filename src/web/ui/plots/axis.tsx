/** Lines and amounts of the upright axis. */
import { placeIn, type Scale, shortMoney } from './scale.ts'

/** Room for the amounts on the left, and for the days below. */
export const LEFT = 52
export const BELOW = 24
export const ABOVE = 16

type AxisProps = { readonly scale: Scale; readonly width: number; readonly height: number }

export const Axis = ({ scale, width, height }: AxisProps) => (
  <g>
    {scale.ticks.map((tick) => {
      const y = placeIn(scale, tick, height - BELOW, ABOVE)
      return (
        <g key={tick}>
          <line class="plot-grid" x1={LEFT} x2={width} y1={y} y2={y} />
          <text x={LEFT - 8} y={y + 4} text-anchor="end">
            {shortMoney(tick)}
          </text>
        </g>
      )
    })}
  </g>
)
