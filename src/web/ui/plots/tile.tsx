/** A figure on top of a desk with a small plot, and one line that compares it. All of it leads to what is behind it. */
import './plots.css'
import type { ComponentChildren } from 'preact'

type FigureTileProps = {
  readonly name: string
  readonly href: string
  readonly figure: ComponentChildren
  readonly plot?: ComponentChildren
  readonly foot: ComponentChildren
}

export const FigureTile = ({ name, href, figure, plot, foot }: FigureTileProps) => (
  <a class="figure-tile" href={href}>
    <span class="figure-name">{name}</span>
    <span class="figure-amount">{figure}</span>
    {plot}
    <span class="figure-foot">{foot}</span>
  </a>
)

export const FigureTiles = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <section class="figure-tiles" aria-label={label}>
    {children}
  </section>
)
