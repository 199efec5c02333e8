/** A meter over time: it grows, falls where it was won, and may be about so much in a week. */
import { ABOVE, Axis, BELOW, LEFT } from './axis.tsx'
import { placeIn, scaleOf } from './scale.ts'

export type LinePoint = { readonly at: number; readonly amount: number }
/** A win: from here it fell. */
export type LineHit = LinePoint & { readonly says: string; readonly when: string }
export type LineAhead = {
  readonly at: number
  readonly about: number
  readonly low: number
  readonly high: number
  readonly says: readonly string[]
}

type MeterLineProps = {
  readonly points: readonly LinePoint[]
  readonly hits: readonly LineHit[]
  readonly ahead?: LineAhead | undefined
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  readonly now: string
  readonly width: number
  readonly height: number
}

/** Beside the line, for what is to come; none on a narrow page. */
const AHEAD_TEXT = 116
const NARROW = 560
const LABEL_WIDTH = 64
const HIT_WIDTH = 128

export function MeterPlot({ points, hits, ahead, ticks, now, width, height }: MeterLineProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const isWide = width >= NARROW
  const right = width - (ahead !== undefined && isWide ? AHEAD_TEXT : 8)
  const end = ahead?.at ?? last.at
  const scale = scaleOf(
    [...points.map(({ amount }) => amount), ...(ahead === undefined ? [] : [ahead.low, ahead.high])],
    false,
  )
  const x = (at: number) => LEFT + ((at - first.at) / Math.max(1, end - first.at)) * (right - LEFT)
  const y = (amount: number) => placeIn(scale, amount, height - BELOW, ABOVE)
  // All its lines stand above the axis, however low it is.
  const aheadTop = Math.min(y(ahead?.about ?? 0) + 4, height - BELOW - 16 * ((ahead?.says.length ?? 1) - 1))
  const placed = (hit: LineHit): Placed => ({
    ...hit,
    x: x(hit.at),
    y: y(hit.amount),
    isLeft: x(hit.at) > right - HIT_WIDTH,
  })
  const path = points
    .map(({ at, amount }, n) => `${n === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(amount).toFixed(1)}`)
    .join('')
  return (
    <>
      <Axis scale={scale} width={right} height={height} />
      <line class="plot-now" x1={x(last.at)} x2={x(last.at)} y1={ABOVE} y2={height - BELOW} />
      {ahead !== undefined && (
        <>
          <path
            data-look="band"
            d={`M${x(last.at)} ${y(last.amount)}L${x(ahead.at)} ${y(ahead.high)}L${x(ahead.at)} ${y(ahead.low)}Z`}
          />
          <path data-look="ahead" d={`M${x(last.at)} ${y(last.amount)}L${x(ahead.at)} ${y(ahead.about)}`} />
          {isWide &&
            ahead.says.map((says, n) => (
              <text key={says} class={n === 0 ? 'plot-strong' : undefined} x={right + 8} y={aheadTop + n * 16}>
                {says}
              </text>
            ))}
        </>
      )}
      <path data-look="line" d={path} />
      {labelled(hits.map((hit) => placed(hit))).map(({ x: at, y: top, isLeft, isSaid, says, when }) => (
        <g key={says}>
          <path data-look="hit" d={`M${at} ${top - 6}l6 6l-6 6l-6-6z`} />
          {isSaid &&
            [says, when].map((text, n) => (
              <text
                key={text}
                class={n === 0 ? 'plot-strong' : 'plot-when'}
                x={at + (isLeft ? -10 : 10)}
                y={Math.max(12 + n * 14, top - 2 + n * 14)}
                text-anchor={isLeft ? 'end' : 'start'}
              >
                {text}
              </text>
            ))}
        </g>
      ))}
      <circle data-look="end" cx={x(last.at)} cy={y(last.amount)} r="4" />
      {spread(
        ticks.map((tick) => ({ ...tick, x: x(tick.at) })),
        x(last.at),
      ).map(({ label, x: at }) => (
        <text key={label} class="plot-when" x={at} y={height - 6} text-anchor="middle">
          {label}
        </text>
      ))}
      <text class="plot-strong" x={x(last.at)} y={height - 6} text-anchor={ahead === undefined ? 'end' : 'middle'}>
        {now}
      </text>
    </>
  )
}

type Placed = LineHit & { readonly x: number; readonly y: number; readonly isLeft: boolean }

/** The largest wins are named, as many as there is room for; the others are there without a name. */
function labelled(hits: readonly Placed[]): (Placed & { isSaid: boolean })[] {
  const said: Placed[] = []
  const isApart = (a: Placed, b: Placed) => Math.abs(middleOf(a) - middleOf(b)) > HIT_WIDTH || Math.abs(a.y - b.y) > 32
  for (const hit of hits.toSorted((a, b) => b.amount - a.amount))
    if (said.every((one) => isApart(one, hit))) said.push(hit)
  return hits.map((hit) => ({ ...hit, isSaid: said.includes(hit) }))
}

/** Near the right edge the name stands on the left. */
const middleOf = ({ x, isLeft }: Placed): number => x + ((isLeft ? -1 : 1) * HIT_WIDTH) / 2

function spread<Tick extends { readonly x: number }>(ticks: readonly Tick[], now: number): Tick[] {
  const kept: Tick[] = []
  for (const tick of ticks.toReversed())
    if (
      now - tick.x > LABEL_WIDTH &&
      tick.x > LEFT &&
      (kept.at(-1)?.x ?? Number.POSITIVE_INFINITY) - tick.x > LABEL_WIDTH
    )
      kept.push(tick)
  return kept
}
