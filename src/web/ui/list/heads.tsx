/** The names of the columns; each sorts by itself. */
import { Press } from '../button.tsx'
import { type Column, groupsOf, nextSort, type Sort } from './columns.ts'
import { keep } from './kept.ts'

type Of<Row> = {
  readonly list: string
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | undefined
  /** How many cells without a name the rows end with. */
  readonly more: number
}

export function Heads<Row>({ list, columns, sort, more }: Of<Row>) {
  const groups = groupsOf(columns)
  return (
    <>
      {groups.length > 0 && (
        <tr class="list-groups">
          {groups.map(({ says, span }, nth) =>
            says === '' ? (
              <td key={nth} colSpan={span} />
            ) : (
              <th key={nth} colSpan={span} scope="colgroup">
                {says}
              </th>
            ),
          )}
          {more > 0 && <td class="no-print" colSpan={more} />}
        </tr>
      )}
      <tr class="list-heads">
        {columns.map((column) => {
          const isBy = sort?.by === column.key
          const isRight = column.kind === 'money' || column.kind === 'number'
          return (
            <th
              key={column.key}
              scope="col"
              data-column={column.key}
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
        {more > 0 && <td class="no-print" colSpan={more} />}
      </tr>
    </>
  )
}
