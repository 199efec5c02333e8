/** One series at a look: what stands on each piece, and where they are. */
import type { PostedSeries } from '../../../views/offerings/postedseries.ts'
import { numbersText } from '../../../views/offerings/seriallist.ts'
import { view } from '../../stream/feed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Facts } from '../../ui/facts.tsx'
import { List } from '../../ui/list/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words.ts'
import { departmentName, gamesOf, periodOf, placeName } from './says.ts'

export function Look({ of }: { of: PostedSeries }) {
  const say = words().series
  return (
    <>
      <Facts
        rows={[
          [say.face, of.face],
          [say.games, gamesOf(of.games)],
          [say.period, periodOf(of)],
          [say.fee, of.fee === undefined ? say.noFee : say.feeEach(of.fee)],
          [say.received, say.of(of.received, of.posted)],
          [say.kept, of.keeper === undefined ? '' : departmentName(of.keeper)],
        ]}
      />
      <Must of={of} />
      <Where of={of} />
    </>
  )
}

/** What the document asks for on each piece, and whether the posting has it. */
export function Must({ of: { printed } }: { of: PostedSeries }) {
  const say = words().series
  if (printed === undefined) return <p class="soft">{say.mustNothing}</p>
  return (
    <>
      <h3>{say.must}</h3>
      <p class="soft">
        <span class="clause">{printed.clause}</span> <span lang="en">{printed.says}</span>
      </p>
      <ul class="series-must">
        {printed.what.map((what) => (
          <li key={what}>
            {say.what[what]}
            <Badge tone={printed.lacking.includes(what) ? 'stop' : 'good'}>
              {printed.lacking.includes(what) ? words().notAllowed : say.stated}
            </Badge>
          </li>
        ))}
      </ul>
      {printed.lacking.map((what) => (
        <Notice key={what} tone="stop">
          {say.lacks(say.what[what].toLowerCase())}
        </Notice>
      ))}
    </>
  )
}

const OUT = ['patron', 'wager', 'collected', 'destroyed'] as const

type Lying = { readonly key: string; readonly place: string; readonly pieces: number; readonly numbers: string }

function Where({ of: { series, held } }: { of: PostedSeries }) {
  const say = words().series
  const known = view('pieces').value?.series.find((one) => one.series === series)
  if (known === undefined) return <p class="soft">{say.notReceived}</p>
  const { places, differences } = known
  const rows: readonly Lying[] = [
    ...held.map(({ place, pieces, spans }) => ({
      key: place,
      place: placeName(place),
      pieces,
      numbers: `${numbersText(spans)}${spans.reduce((sum, { first, last }) => sum + last - first + 1, 0) < pieces ? ` ${say.more}` : ''}`,
    })),
    ...OUT.map((place) => ({
      key: place,
      place: words().pieces.places[place],
      pieces: (places[place] ?? 0) + (place === 'patron' ? (places.chips ?? 0) : 0),
      numbers: place === 'patron' ? known.withPatrons : '',
    })).filter(({ pieces }) => pieces > 0),
  ]
  return (
    <>
      <h3>{say.where}</h3>
      {differences.map(({ where, expected, counted }) => (
        <Notice key={where} tone="due">
          {words().pieces.difference(series, words().pieces.where[where] ?? where, counted, expected)}
        </Notice>
      ))}
      <List
        name="series-where"
        title={say.where}
        isWhole
        keepsHeads
        quietUpTo={8}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'place', says: say.place, value: ({ place }) => place },
          { key: 'pieces', says: say.pieces, value: ({ pieces }) => pieces, kind: 'number' },
          { key: 'numbers', says: say.numbers, value: ({ numbers }) => numbers },
        ]}
      />
    </>
  )
}
