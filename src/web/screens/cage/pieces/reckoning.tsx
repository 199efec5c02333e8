/** Where the pieces of each series are, as the book has it; a count that found another number stands beside it. */
import type { SeriesView } from '../../../../views/pieces.ts'
import { List } from '../../../ui/list/list.tsx'
import { untilOf } from '../../../ui/names.ts'
import { Notice } from '../../../ui/notice.tsx'
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
      <List
        name="pieces"
        title={say.reckoning}
        keepsHeads
        quietUpTo={5}
        rows={series}
        keyOf={({ series: code }) => code}
        columns={[
          {
            key: 'series',
            says: say.series,
            value: ({ series: code }) => code,
            cell: ({ series: code, isOver }) => (
              <>
                <strong>{code}</strong> {isOver && <span class="soft">{say.over}</span>}
              </>
            ),
          },
          {
            key: 'kind',
            says: words().listed.kind,
            value: ({ kind, face }) => `${say.kinds[kind] ?? kind} ${face}`,
            isUnlabelled: true,
          },
          {
            key: 'until',
            says: words().listed.until,
            value: ({ isOver, to }) => (isOver ? say.over : untilOf(to)),
            isDetail: true,
          },
          { key: 'name', says: words().listed.activity, value: ({ name }) => name, isDetail: true },
          ...COLUMNS.map((place) => ({
            key: place,
            says: say.places[place],
            value: ({ places }: SeriesView) =>
              place === 'patron' ? (places.patron ?? 0) + (places.chips ?? 0) : (places[place] ?? 0),
            kind: 'number' as const,
          })),
        ]}
      />
    </>
  )
}
