/** On top of the coupons: what players still hold, what was given, what is awaited, and counts that found another number. */
import { add, cents, formatMoney, parseMoney, ZERO } from '../../../base/money.ts'
import { view } from '../../stream/feed.ts'
import { Money } from '../../ui/money.tsx'
import { type DeskTile, DeskTiles, footOf, todayIn } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'

export function SeriesTiles() {
  const say = words().tiles
  const { series = [], posted = [] } = view('pieces').value ?? {}
  const awaited = posted.filter(({ isOver, received }) => !isOver && received === 0)
  const differ = series.filter(({ differences }) => differences.length > 0)
  const out = series.reduce((sum, { places }) => sum + (places.patron ?? 0) + (places.chips ?? 0), 0)
  const at = (one: { readonly series: string } | undefined) =>
    one === undefined ? '/series' : `/series?${new URLSearchParams({ series: one.series })}`
  return (
    <DeskTiles
      live={['pieces']}
      tiles={(trend): DeskTile[] => [
        {
          name: say.notReceived,
          href: '/series?series-only=awaited',
          figure: awaited.length,
          foot: awaited.length === 0 ? say.nothingWaits : say.notReceivedSays,
        },
        {
          name: say.differ,
          href: at(differ[0]),
          figure: differ.length,
          foot: differ.length === 0 ? say.nothingWaits : differ.map((one) => one.series).join(', '),
        },
        {
          name: say.withPlayers,
          href: '/series',
          figure: (
            <Money amount={formatMoney(add(...series.map((one) => parseMoney(one.withPatrons) ?? ZERO)))} size={28} />
          ),
          of: 'withPlayers',
          kind: 'line',
          foot: footOf(say.ofPieces(out), say.lastNight(formatMoney(cents(todayIn(trend, 'withPlayers', 1) ?? 0)))),
        },
        {
          name: say.pieces,
          href: '/series',
          figure: todayIn(trend, 'pieces') ?? say.none,
          of: 'pieces',
          foot: say.yesterday(todayIn(trend, 'pieces', 1) ?? 0),
        },
      ]}
    />
  )
}
