/** Three or four figures on top of a desk, each with its last days where the house keeps them, and each leading to what it counts. */
import { useComputed } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import type { ViewName } from '../../../server/door/viewnames.ts'
import type { Trend, TrendFigure } from '../../../views/overview/trend.ts'
import { query, show } from '../../stream/address.ts'
import { beat, view } from '../../stream/feed.ts'
import { session } from '../../stream/session.ts'
import { useView } from '../../stream/viewreader.ts'
import { words } from '../../words.ts'
import { Spark } from './spark.tsx'
import { FigureTile, FigureTiles } from './tile.tsx'

export type DeskTile = {
  readonly name: string
  readonly href: string
  /** A count, a time, or an amount that says itself how it looks. */
  readonly figure: number | string | JSX.Element
  /** Of how many. */
  readonly all?: number
  readonly foot: ComponentChildren
  /** Of which figure its plot is, or of which ones together; whoever may not see it sees none. */
  readonly of?: TrendFigure | readonly TrendFigure[]
  readonly look?: 'fees' | 'money' | 'due'
  /** What stands at the end of each day is a line, what happens on it a column. */
  readonly kind?: 'line'
}

/**
 * `tiles` is asked with the last days, so that a tile may name a day before; `live` are the views that its figures are
 * taken from: until they have come nobody is told that nothing waits.
 */
export function DeskTiles({
  live = [],
  isRead = true,
  tiles,
}: {
  live?: readonly ViewName[]
  /** Whether what else the figures are taken from has come. */
  isRead?: boolean
  tiles: (trend: Trend | undefined) => readonly DeskTile[]
}) {
  const isComing = !isRead || live.some((name) => view(name).value === undefined)
  // Once a minute for whoever sits there; what is now is in the live views.
  const minute = useComputed(() => beat.value?.local.slice(0, 16))
  const isAsked = session.value?.person !== undefined && minute.value !== undefined
  const { view: trend } = useView(isAsked ? `/api/views/trend?again=${minute.value}` : undefined)
  return (
    <FigureTiles label={words().tiles.label} class="desk-tiles">
      {tiles(trend).map(({ of, look, kind, figure, all, ...tile }) => (
        <FigureTile
          key={tile.name}
          {...tile}
          foot={isComing ? '\u00A0' : tile.foot}
          figure={
            isComing ? <Shown figure={words().tiles.none} all={undefined} /> : <Shown figure={figure} all={all} />
          }
          plot={<Plotted values={of === undefined ? undefined : daysIn(trend, of)} look={look} kind={kind} />}
          onClick={(event) => stayHere(event, tile.href)}
        />
      ))}
    </FigureTiles>
  )
}

const Shown = ({ figure, all }: Pick<DeskTile, 'figure'> & { readonly all: number | undefined }) => (
  <>
    {typeof figure === 'object' ? figure : <span class="figure-count">{figure}</span>}
    {all !== undefined && <span class="soft"> {words().tiles.of(all)}</span>}
  </>
)

type PlottedProps = {
  readonly values: readonly number[] | undefined
  readonly look: DeskTile['look']
  readonly kind: DeskTile['kind']
}

const Plotted = ({ values, look = 'fees', kind }: PlottedProps) =>
  values === undefined || values.every((value) => value === 0) ? null : (
    <Spark values={values} look={look} kind={kind ?? 'bars'} />
  )

/** Day by day, several figures added up; of what somebody may not see there is none. */
function daysIn(trend: Trend | undefined, of: TrendFigure | readonly TrendFigure[]): readonly number[] | undefined {
  const all = [of].flat().map((figure) => trend?.figures[figure])
  return all.reduce((sum, one) => one && sum?.map((value, day) => value + (one[day] ?? 0)))
}

/** What stands on the same desk is shown without loading the page again. */
function stayHere(event: MouseEvent, href: string): void {
  const to = new URL(href, location.href)
  if (to.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const gone = Object.fromEntries([...query.value.keys()].map((key) => [key, undefined]))
  show({ ...gone, ...Object.fromEntries(to.searchParams) })
}

/** How many of today, where it is told; or so many days back. */
export const todayIn = (
  trend: Trend | undefined,
  of: TrendFigure | readonly TrendFigure[],
  back = 0,
): number | undefined => daysIn(trend, of)?.at(-1 - back)

/** The one line below a figure: what waits, and what its plot says of today. */
export const footOf = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** Nothing is said of a day without any. */
export const toldToday = (
  trend: Trend | undefined,
  of: TrendFigure | readonly TrendFigure[],
  says: (count: number) => string,
): string | undefined => {
  const count = todayIn(trend, of) ?? 0
  return count === 0 ? undefined : says(count)
}

/** The foot has room for the first few; the figure says how many there are. */
const FEW = 6

export const fewOf = (tables: readonly string[]): string =>
  tables.length <= FEW ? tables.join(', ') : `${tables.slice(0, FEW).join(', ')}…`
