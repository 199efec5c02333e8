/** A list of things, one of which is open beside it. */
import './row.css'
import type { JSX, PartialAnchorHTMLAttributes } from 'preact'
import { classOf } from './button.tsx'

type RowsProps = Omit<JSX.IntrinsicElements['ul'], 'class'> & { readonly class?: string | undefined }

export const Rows = ({ class: more, ...rest }: RowsProps) => <ul {...rest} class={classOf('rows', more)} />

type RowProps = Omit<JSX.IntrinsicElements['button'], 'class'> & {
  readonly isOpen?: boolean
  /** Everything on one line of 44 pixels: number, what it is (`line-what`), state, time, amount. */
  readonly isLine?: boolean
  readonly class?: string | undefined
}

export const Row = ({ isOpen = false, isLine = false, class: more, ...rest }: RowProps) => (
  <button
    type="button"
    {...rest}
    class={classOf('row', isLine ? 'line' : '', more)}
    aria-current={isOpen ? 'true' : undefined}
  />
)

type RowLinkProps = Omit<PartialAnchorHTMLAttributes<HTMLAnchorElement>, 'class' | 'href' | 'role'> & {
  readonly href: string
  readonly isOpen?: boolean
  readonly isLine?: boolean
}

/** A row that leads to another page, or to one that has an address of its own. */
export const RowLink = ({ isOpen = false, isLine = false, children, ...rest }: RowLinkProps) => (
  <a {...rest} class={classOf('row', isLine ? 'line' : '')} aria-current={isOpen ? 'true' : undefined}>
    {children}
  </a>
)
