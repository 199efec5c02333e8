/** Where the pieces of each series are, as the book has it; a count that found another number stands beside it. */
import type { SeriesView } from '../../../../views/pieces.ts'
import { untilOf } from '../../../ui/names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Table } from '../../../ui/table.tsx'
import { words } from '../../../words.ts'

const COLUMNS = ['stock', 'with', 'patron', 'wager', 'collected', 'cancelled', 'void', 'expired', 'destroyed'] as const

export function Reckoning({ series }: { series: readonly SeriesView[] }) {
  const say = words().pieces
  return (
    <>
      {series.flatMap(({ series: code, differences }) =>
        differences.map(({ where, expected, counted }) => (
          <Notice key={`${code} ${where}`} tone="due">
            {say.difference(code, say.where[where] ?? where, counted, expected)}
          </Notice>
        )),
      )}
      <Table
        label={say.reckoning}
        columns={[say.series, ...COLUMNS.map((place) => ({ says: say.places[place], isMoney: true as const }))]}
      >
        {series.map(({ series: code, kind, face, to, isOver, places }) => (
          <tr key={code}>
            <th scope="row">
              {code} · {say.kinds[kind] ?? kind} {face}
              <br />
              <span class="soft">{isOver ? say.over : say.until(untilOf(to))}</span>
            </th>
            {COLUMNS.map((place) => (
              <td key={place} class="money">
                {place === 'patron' ? (places.patron ?? 0) + (places.chips ?? 0) : (places[place] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  )
}
