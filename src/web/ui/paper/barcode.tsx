/** A barcode, and below it what it says. Dark on light, whatever the page's colors are. */
import './barcode.css'
import { barsOf } from '../../../server/paper/bars.ts'

const HEIGHT = 40

export function Barcode({ of }: { of: string }) {
  const { width, bars } = barsOf(of)
  return (
    <figure class="barcode">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        shape-rendering="crispEdges"
        aria-hidden="true"
      >
        <rect width={width} height={HEIGHT} fill="var(--barcode-ground)" />
        <path
          d={bars.map((bar) => `M${bar.at} 0h${bar.width}v${HEIGHT}h-${bar.width}z`).join('')}
          fill="var(--barcode)"
        />
      </svg>
      <figcaption>{of}</figcaption>
    </figure>
  )
}
