/** Series of coupons, certificates and dead chips: received, issued, given out, printed, counted and destroyed; and where all of them are. */
import './series.css'
import type { VNode } from 'preact'
import type { PostedSeries } from '../../../views/offerings/postedseries.ts'
import { query, show } from '../../stream/address.ts'
import { view } from '../../stream/feed.ts'
import { isAllowed } from '../../stream/permission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Choice, Column } from '../../ui/list/columns.ts'
import { List } from '../../ui/list/list.tsx'
import { OfficeDesk } from '../../ui/list/officedesk.tsx'
import { Desk, openScreen, Waiting } from '../../ui/shell.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words.ts'
import { Reckoning } from '../cage/pieces/reckoning.tsx'
import { Count, Destroy, Issue, Receive, Void } from './forms.tsx'
import { Give } from './give.tsx'
import { Look } from './look.tsx'
import { PiecesPaper, Print } from './print.tsx'
import { SeriesTiles } from './tiles.tsx'

const PARTS = {
  stock: (of) => <Look of={of} />,
  receive: (of) => <Receive of={of} />,
  issue: (of) => <Issue of={of} />,
  give: (of) => <Give of={of} />,
  print: (of) => <Print of={of} />,
  count: (of) => <Count of={of} />,
  void: (of) => <Void of={of} />,
  destroy: (of) => <Destroy of={of} />,
} as const satisfies Record<string, (of: PostedSeries) => VNode>
type Part = keyof typeof PARTS

const ORDERED = {
  receive: 'ReceiveSeries',
  issue: 'IssuePieces',
  give: 'GivePieces',
  print: 'PrintSheet',
  count: 'CountPieces',
  void: 'VoidPieces',
  destroy: 'DestroyPieces',
} as const

const partsFor = (): Part[] =>
  (Object.keys(PARTS) as Part[]).filter((part) => part === 'stock' || isAllowed(ORDERED[part]))

function SeriesPage() {
  const say = words().series
  const pieces = view('pieces').value
  const wanted = query.value.get('series')
  const chosen = pieces?.posted.find(({ series }) => series === wanted)
  if (chosen !== undefined && query.value.get('paper') !== null)
    return (
      <Desk screen="series">
        <main class="series">
          <PiecesPaper
            series={chosen.series}
            first={query.value.get('first')}
            last={query.value.get('last')}
            onBack={() => show({ paper: undefined, first: undefined, last: undefined })}
          />
        </main>
      </Desk>
    )
  return (
    <Desk screen="series">
      <main class="series">
        {pieces === undefined ? (
          <Waiting />
        ) : (
          <>
            {chosen === undefined && <SeriesTiles />}
            <OfficeDesk
              label={say.heading}
              class="series-desk"
              isOpened={chosen !== undefined}
              back={say.all}
              onBack={() => show({ series: undefined, part: undefined })}
              list={
                <>
                  {chosen !== undefined && (
                    <Button onClick={() => show({ series: undefined, part: undefined })}>{say.all}</Button>
                  )}
                  <List
                    name="series"
                    title={say.heading}
                    rows={pieces.posted}
                    keyOf={({ activity, series }) => `${activity} ${series}`}
                    opens={{ isOpen: (one) => one === chosen, open: ({ series }) => show({ series }) }}
                    choices={choicesOf()}
                    columns={columnsOf()}
                  />
                </>
              }
            >
              {chosen === undefined ? (
                <section class="pane">
                  <h2>{words().pieces.reckoning}</h2>
                  {pieces.posted.length === 0 && <p class="soft">{say.nothing}</p>}
                  {pieces.series.length === 0 ? (
                    <p class="soft">{words().pieces.noSeries}</p>
                  ) : (
                    <Reckoning series={pieces.series} />
                  )}
                </section>
              ) : (
                <One key={chosen.series} of={chosen} />
              )}
            </OfficeDesk>
          </>
        )}
      </main>
    </Desk>
  )
}

function One({ of }: { of: PostedSeries }) {
  const say = words().series
  const parts = partsFor()
  const asked = query.value.get('part')
  const part = parts.find((one) => one === asked) ?? 'stock'
  return (
    <section>
      <header class="pane-head">
        <h2>
          {of.series} · {words().pieces.kinds[of.kind] ?? of.kind} {of.face}
        </h2>
        <span class="soft">{of.name}</span>
      </header>
      <Tabs
        label={of.series}
        names={parts}
        chosen={part}
        says={(name) => say.parts[name]}
        to={(name) => ({ series: of.series, part: name })}
      />
      <article class="pane" key={part}>
        {PARTS[part](of)}
      </article>
    </section>
  )
}

const choicesOf = (): Choice<PostedSeries>[] => [
  { key: 'awaited', says: words().tiles.notReceived, fits: ({ isOver, received }) => !isOver && received === 0 },
]

function columnsOf(): Column<PostedSeries>[] {
  const say = words()
  const stateOf = ({ isOver, received, posted }: PostedSeries): string =>
    isOver ? say.pieces.over : received === 0 ? say.series.notYet : say.series.of(received, posted)
  return [
    {
      key: 'series',
      says: say.listed.series,
      value: ({ series, face }) => `${series} ${face}`,
      cell: ({ series, face }) => (
        <>
          <strong>{series}</strong> {face}
        </>
      ),
    },
    { key: 'kind', says: say.manager.what, value: ({ kind }) => say.pieces.kinds[kind] ?? kind, isUnlabelled: true },
    { key: 'name', says: say.cage.activity, value: ({ name }) => name, isUnlabelled: true },
    {
      key: 'state',
      says: say.listed.state,
      value: stateOf,
      cell: (one) => <Badge tone={one.isOver ? undefined : one.received === 0 ? 'due' : 'good'}>{stateOf(one)}</Badge>,
      isUnlabelled: true,
    },
  ]
}

export const open = (page: HTMLElement): void =>
  openScreen({ screen: 'series', views: ['pieces'] }, page, <SeriesPage />)
