/** The names of the columns; each sorts by itself. */
import { Press } from '../button.tsx'
import { type Column, nextSort, type Sort } from './columns.ts'
import { keep } from './kept.ts'

type Of<Row> = {
  readonly list: string
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | undefined
  /** Whether the rows end with a sign that has no name. */
  readonly hasMore: boolean
}

export function Heads<Row>({ list, columns, sort, hasMore }: Of<Row>) {
  return (
    <tr class="list-heads">
      {columns.map((column) => {
        const isBy = sort?.by === column.key
        const isRight = column.kind === 'money' || column.kind === 'number'
        return (
          <th
            key={column.key}
            scope="col"
            class={isRight ? 'money' : undefined}
            aria-sort={isBy ? (sort.isDown ? 'descending' : 'ascending') : undefined}
          >
            <Press class="list-sort" onClick={() => keep(list, { sort: nextSort(column as Column<never>, sort) })}>
              {column.says}
              <span class="list-sign" aria-hidden="true">
                {isBy ? (sort.isDown ? '▼' : '▲') : ''}
              </span>
            </Press>
          </th>
        )
      })}
      {hasMore && <td class="no-print" />}
    </tr>
  )
}
