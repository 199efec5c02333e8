/** On top of the cage: what is to be paid, what was paid, whose ID is missing, the own drawer. */
import { cents, formatMoney, parseMoney, ZERO } from '../../../../base/money.ts'
import { houseNow, view } from '../../../stream/feed.ts'
import { acting } from '../../../stream/orders.ts'
import { Money } from '../../../ui/money.tsx'
import { type DeskTile, DeskTiles, footOf, todayIn, toldToday } from '../../../ui/plots/desktiles.tsx'
import { words } from '../../../words.ts'

export function CageTiles() {
  const say = words().tiles
  const open = (view('claims').value ?? []).filter(({ status }) => status === 'open')
  const sum = open.reduce((total, { amount }) => total + (parseMoney(amount) ?? ZERO), 0n)
  const withoutId = open.filter(({ needsId, idShown }) => needsId && !idShown)
  const late = withoutId.filter(({ idUntil }) => idUntil !== undefined && idUntil < houseNow.value)
  const own = view('drawers').value?.find(({ cashier }) => cashier === acting.value)
  const money = (amount: number) => formatMoney(cents(amount))
  return (
    <DeskTiles
      live={['claims']}
      tiles={(trend): DeskTile[] => {
        const paid = trend?.figures.paid
        return [
          {
            name: say.toPay,
            href: '/cage',
            figure: <Money amount={formatMoney(cents(sum))} size={28} />,
            of: 'waiting',
            look: 'due',
            foot: footOf(
              open.length === 0 ? say.nothingWaits : say.claims(open.length),
              trend?.figures.waiting !== undefined && say.lastNight(money(todayIn(trend, 'waiting', 1) ?? 0)),
            ),
          },
          ...(paid === undefined
            ? []
            : [
                {
                  name: say.paidToday,
                  href: '/cage?part=payments',
                  figure: <Money amount={money(paid.at(-1) ?? 0)} size={28} />,
                  of: 'paid',
                  look: 'money',
                  foot: say.yesterday(money(paid.at(-2) ?? 0)),
                } as const,
              ]),
          {
            name: say.idDue,
            href: '/cage',
            figure: withoutId.length,
            of: 'ids',
            foot: footOf(say.idLate(late.length), toldToday(trend, 'ids', say.idsShown)),
          },
          {
            name: say.ownDrawer,
            href: '/cage?part=drawers',
            figure: own?.inside === undefined ? say.none : <Money amount={own.inside} size={28} />,
            foot:
              own === undefined
                ? say.noDrawer
                : footOf(say.drawer(own.drawer), own.opened && say.openedWith(own.opened)),
          },
        ]
      }}
    />
  )
}
