/** On top of the books: fees, prizes, what the funds hold, and what counts were off by. */
import { cents, formatMoney } from '../../../base/money.ts'
import type { TrendFigure } from '../../../views/overview/trend.ts'
import { Money } from '../../ui/money.tsx'
import { type DeskTile, DeskTiles } from '../../ui/plots/desktiles.tsx'
import { words } from '../../words.ts'

export function BooksTiles() {
  const say = words().tiles
  return (
    <DeskTiles
      tiles={(trend): DeskTile[] => {
        const today = trend?.days.at(-1) ?? ''
        const money = (of: TrendFigure, back = 1) => formatMoney(cents(trend?.figures[of]?.at(-back) ?? 0))
        const tile = (of: TrendFigure, name: string, href: string, look: 'fees' | 'money' | 'due'): DeskTile => ({
          name,
          href,
          of,
          look,
          figure: trend?.figures[of] === undefined ? say.none : <Money amount={money(of)} size={28} />,
          foot: say.yesterday(money(of, 2)),
          ...(of === 'held' && { kind: 'line' }),
        })
        return [
          tile('fees', say.fees, '/books?page=day', 'fees'),
          tile('won', say.won, `/hit?day=${today}`, 'money'),
          tile('held', say.held, '/books?page=cover', 'money'),
          tile('variance', say.variance, `/books?page=exceptions&from=${today}&to=${today}`, 'due'),
        ]
      }}
    />
  )
}
