/** Rows and columns. A table that is wider than its place scrolls inside itself, by finger and by the arrow keys. */
import './table.css'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { classOf } from './button.tsx'

/** The name of a column; amounts stand on the right, below their name. */
type Column = ComponentChildren | { readonly says: ComponentChildren; readonly isMoney: true }

type TableProps = Omit<JSX.IntrinsicElements['table'], 'class' | 'label'> & {
  readonly columns?: readonly Column[]
  /** A head of several rows, where names of columns are not enough. */
  readonly head?: ComponentChildren
  readonly foot?: ComponentChildren
  readonly caption?: ComponentChildren
  /** How a page that scrolls by itself is called. */
  readonly label?: string | undefined
  /** Drawn by the page itself: a sign on the wall, a table of payouts. */
  readonly isBare?: boolean
  readonly class?: string | undefined
}

export function Table({
  columns,
  head,
  foot,
  caption,
  label,
  isBare = false,
  class: more,
  children,
  ...rest
}: TableProps) {
  const place = useRef<HTMLElement>(null)
  const isWide = useOverflow(place)
  const said = label ?? (typeof caption === 'string' ? caption : undefined)
  const body = (
    <table {...rest} class={classOf(isBare ? '' : 'grid-table', more)}>
      {caption !== undefined && <caption>{caption}</caption>}
      {(columns !== undefined || head !== undefined) && (
        <thead>
          {head}
          {columns !== undefined && (
            <tr>
              {columns.map((column, at) =>
                // Columns do not move, so the place is the key. One without a name has no head.
                column === '' ? (
                  <td key={at} />
                ) : (
                  <th key={at} scope="col" class={isMoney(column) ? 'money' : undefined}>
                    {isMoney(column) ? column.says : column}
                  </th>
                ),
              )}
            </tr>
          )}
        </thead>
      )}
      <tbody>{children}</tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  )
  return (
    <section ref={place} class="table-place" aria-label={isWide ? said : undefined} tabIndex={isWide ? 0 : undefined}>
      {body}
    </section>
  )
}

const isMoney = (column: Column): column is { says: ComponentChildren; isMoney: true } =>
  typeof column === 'object' && column !== null && 'isMoney' in column

/** Only what scrolls is a stop of the tab key. */
function useOverflow(place: { readonly current: HTMLElement | null }): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const box = place.current
    if (box === null) return
    const look = () => setWide(box.scrollWidth > box.clientWidth)
    const watcher = new ResizeObserver(look)
    watcher.observe(box)
    if (box.firstElementChild !== null) watcher.observe(box.firstElementChild)
    return () => watcher.disconnect()
  }, [])
  return isWide
}
