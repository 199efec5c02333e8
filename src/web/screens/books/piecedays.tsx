/** Where the pieces of a series were at the close before, what moved them, and where they are: every column adds up. */
import { HELD, type SeriesStatement } from '../../../views/paper/piecestatement.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { words } from '../../words.ts'

const shown = (count: number): string => (count === 0 ? '–' : String(count))

export function SeriesOfDay({ one: { series, opening, rows, closing, agrees } }: { one: SeriesStatement }) {
  const say = words()
  const cells = (counts: SeriesStatement['opening']) =>
    HELD.map((held) => (
      <td key={held} class="money">
        {shown(counts[held])}
      </td>
    ))
  return (
    <details class="fold" open={rows.length > 0 || !agrees}>
      <summary>
        {say.pieces.series} {series}
      </summary>
      <Table
        class="figures"
        caption={`${say.pieces.series} ${series}`}
        columns={['', ...HELD.map((held) => ({ says: say.pieces.places[held], isMoney: true as const }))]}
        foot={
          <tr>
            <th scope="row">
              {say.books.closing}{' '}
              <Badge tone={agrees ? 'good' : 'stop'}>{agrees ? say.books.addsUp : say.books.differs}</Badge>
            </th>
            {cells(closing)}
          </tr>
        }
      >
        <tr>
          <th scope="row">{say.books.opening}</th>
          {cells(opening)}
        </tr>
        {rows.map(({ what, changes }) => (
          <tr key={what}>
            <th scope="row">{say.event[what] ?? what}</th>
            {cells(changes)}
          </tr>
        ))}
      </Table>
    </details>
  )
}
