/** A figure on top of a desk with a small plot, and one line that compares it. All of it leads to what is behind it. */
import './plots.css'
import type { ComponentChildren } from 'preact'
import { classOf } from '../button.tsx'

type FigureTileProps = {
  readonly name: string
  readonly href: string
  readonly figure: ComponentChildren
  readonly plot?: ComponentChildren
  readonly foot: ComponentChildren
  readonly onClick?: (event: MouseEvent) => void
}

export const FigureTile = ({ name, href, figure, plot, foot, onClick }: FigureTileProps) => (
  <a class="figure-tile" href={href} onClick={onClick}>
    <span class="figure-name">{name}</span>
    <span class="figure-line">
      <span class="figure-amount">{figure}</span>
      {plot}
    </span>
    <span class="figure-foot">{foot}</span>
  </a>
)

export const FigureTiles = ({
  label,
  class: more,
  children,
}: {
  label: string
  class?: string
  children: ComponentChildren
}) => (
  <section class={classOf('figure-tiles', more)} aria-label={label}>
    {children}
  </section>
)
