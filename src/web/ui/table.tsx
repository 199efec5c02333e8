/** Rows and columns. A table that is wider than its place scrolls inside itself, by finger and by the arrow keys. */
import './table.css'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { classOf } from './button.tsx'
import { FileButtons, fileOf } from './list/filebuttons.tsx'

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
  /** What a file of it is called; with that it can be had as one. */
  readonly file?: string
  readonly class?: string | undefined
}

export function Table({
  columns,
  head,
  foot,
  caption,
  label,
  isBare = false,
  file,
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
  if (file !== undefined)
    return (
      <>
        <div class="table-files no-print">
          <FileButtons title={said ?? file} file={() => fileOf(file, said ?? file, shownIn(place.current))} />
        </div>
        {boxed()}
      </>
    )
  return boxed()
  function boxed() {
    return (
      <section ref={place} class="table-place" aria-label={isWide ? said : undefined} tabIndex={isWide ? 0 : undefined}>
        {body}
      </section>
    )
  }
}

/** The table as it stands there: the last row of its head, its rows, its sums. */
function shownIn(place: HTMLElement | null): string[][] {
  const rows = [...(place?.querySelectorAll('tr') ?? [])]
  const heads = rows.filter((row) => row.closest('thead') !== null).slice(-1)
  const others = rows.filter((row) => row.closest('thead') === null)
  const cells = [...heads, ...others].map((row) =>
    [...row.cells].flatMap((cell) => [cellText(cell), ...Array<string>(Math.max(0, cell.colSpan - 1)).fill('')]),
  )
  return heads.length > 0 ? cells : [Array<string>(cells[0]?.length ?? 1).fill(''), ...cells]
}

const cellText = (cell: HTMLElement): string => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()

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
