/** Where an amount lies in what is allowed, and where it would lie: a ring for what runs, a dot for the draft. */
import './rangebar.css'
import { bareMoney, saidTicks, ticksIn, within } from './range.ts'

type RangeBarProps = {
  /** In cents. */
  readonly least: number
  readonly most: number
  readonly before?: number | undefined
  readonly after?: number | undefined
  /** The same in words. */
  readonly says: string
}

export function RangeBar({ least, most, before, after, says }: RangeBarProps) {
  const at = (amount: number) => `${(within(least, most, amount) * 100).toFixed(2)}%`
  const [first, last] = [before ?? after ?? least, after ?? before ?? least].map((one) => within(least, most, one)) as [
    number,
    number,
  ]
  return (
    <div class="range" role="img" aria-label={says}>
      <div class="range-track">
        {ticksIn(least, most).map((tick) => (
          <i key={tick} class="range-tick" style={{ left: at(tick) }} />
        ))}
        <i
          class="range-move"
          style={{ left: `${Math.min(first, last) * 100}%`, width: `${Math.abs(last - first) * 100}%` }}
        />
        {before !== undefined && <i class="range-runs" style={{ left: at(before) }} />}
        {after !== undefined && <i class="range-draft" style={{ left: at(after) }} />}
      </div>
      <div class="range-ends">
        <span>{bareMoney(least)}</span>
        {saidTicks(least, most).map((tick) => (
          <span key={tick} class="range-said" style={{ left: at(tick) }}>
            {bareMoney(tick)}
          </span>
        ))}
        <span>{bareMoney(most)}</span>
      </div>
    </div>
  )
}
