/** A code for a camera: one path of dark squares on light, whatever the page's colours are. */
import { generate } from 'lean-qr'

/** Light all around is part of the code. */
const QUIET = 4

export function QrCode({ of, label, class: named = 'qr' }: { of: string; label: string; class?: string }) {
  const code = generate(of)
  const cells = Array.from({ length: code.size * code.size }, (_, n) => [n % code.size, Math.floor(n / code.size)])
  const dark = cells.filter(([x = 0, y = 0]) => code.get(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  const size = code.size + 2 * QUIET
  return (
    <svg class={named} viewBox={`-${QUIET} -${QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="var(--barcode-ground)" />
      <path d={dark.join('')} fill="var(--barcode)" shape-rendering="crispEdges" />
    </svg>
  )
}
