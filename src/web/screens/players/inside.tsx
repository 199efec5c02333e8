import type { ComponentChildren } from 'preact'
import { show } from '../../stream/address.ts'

/** A link inside this page: it opens at once, and can be sent to somebody. */
export const Inside = ({ to, children, class: named }: InsideProps) => (
  <a
    class={named}
    href={`?${new URLSearchParams(to)}`}
    onClick={(event) => {
      event.preventDefault()
      show(to)
      scrollTo(0, 0)
    }}
  >
    {children}
  </a>
)
type InsideProps = { to: Readonly<Record<string, string>>; children: ComponentChildren; class?: string }
