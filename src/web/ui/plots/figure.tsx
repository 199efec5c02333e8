/** The frame of a plot: what it is, how to read it, the drawing as wide as its place, and its numbers one press away. */
import './plots.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../words.ts'

export type Sign = { readonly says: string; readonly look: 'fees' | 'money' | 'mark' | 'band' | 'promised' }

type PlotProps = {
  readonly title: string
  /** What the drawing says, for whoever does not see it. */
  readonly says: string
  readonly signs?: readonly Sign[]
  readonly height: number
  /** What stands beside the title. */
  readonly head?: ComponentChildren
  /** Everything drawn, given how wide it may be. */
  readonly draw: (width: number) => ComponentChildren
  /** The table of the numbers; its rows lead to the movements behind them. */
  readonly children: ComponentChildren
}

/** Until the page knows how wide it is. */
const WIDTH = 640

export function Plot({ title, says, signs = [], height, head, draw, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(WIDTH)
  useEffect(() => {
    const box = place.current
    if (box === null) return
    const watcher = new ResizeObserver(() => setWidth(Math.max(240, Math.floor(box.clientWidth))))
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])
  return (
    <section class="pane plot-pane" aria-label={title}>
      <header class="plot-head">
        <h2>{title}</h2>
        <span class="plot-signs">
          {signs.map((sign) => (
            <span key={sign.says}>
              <i data-look={sign.look} aria-hidden="true" />
              {sign.says}
            </span>
          ))}
        </span>
        {head}
      </header>
      <div ref={place} class="plot-place">
        <svg class="plot" width={width} height={height} role="img" aria-label={says}>
          <PlotPatterns />
          {draw(width)}
        </svg>
      </div>
      <details class="fold">
        <summary>{words().kit.numbers}</summary>
        {children}
      </details>
    </section>
  )
}

/** The house's word is hatched: it is not money yet. */
const PlotPatterns = () => (
  <defs>
    <pattern id="plot-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="plot-hatch" width="3" height="6" />
    </pattern>
  </defs>
)
